/**
 * Finds the lines of a page that are not part of its text: running headers, footers, page numbers. A sentence that crosses a page break
 * continues over these. Only what recurs like a running header counts; content is never skipped.
 */
import { wordsOf } from '../language/languages.ts';
import { isNegation } from '../language/negations.ts';
import { lineNumbersFrom } from './lineNumbers.ts';
import { isSpoken, type SourcePage } from './source.ts';

/**
 * Lines from the top and from the bottom of a page, not counting empty ones, among which running headers and footers are searched. If all
 * of them recur, the page repeats its content; letterheads are shorter.
 */
const EDGE_LINES = 7;
/** A header may alternate between left and right pages, so it recurs on the next page or on the one after. */
const MAX_PAGES_BETWEEN = 2;
/** UTF-16 units: a running header or footer is short; a longer line that recurs is repeated content. */
const MAX_LENGTH = 160;

/** Line positions (0-based) of running headers and footers, by position of the page. */
export function findRunningLines(pages: readonly SourcePage[]): ReadonlySet<number>[] {
  const running = pages.map(() => new Set<number>());
  const lastSeen = new Map<string, { page: number; line: number; order: string }[]>();
  for (const [position, page] of pages.entries()) {
    for (const [zone, lines] of edgeZones(page)) {
      const outermost = zone === 'top' ? lines.at(0) : lines.at(-1);
      for (const line of lines) {
        const found = signatures(page.lines[line], page.pageNumber).map((signature) => ({
          ...signature,
          text: `${zone} ${signature.text}`,
        }));
        if (line === outermost) found.push(...numberedHead(page.lines[line], page.pageNumber));
        for (const { text: key, order, pages: needed } of found) {
          const reach = MAX_PAGES_BETWEEN * (needed - 1);
          const seen = (lastSeen.get(key) ?? []).filter((place) => position - place.page <= reach);
          const earlier = new Set(seen.map((place) => place.page)).difference(new Set([position]));
          for (const place of seen) {
            const isMirrored = place.order !== order;
            if (place.page === position || (earlier.size + 1 < needed && !isMirrored)) continue;
            running[place.page].add(place.line);
            running[position].add(line);
          }
          lastSeen.set(key, [...seen, { page: position, line, order }]);
        }
      }
    }
  }
  return running.map((found, position) => {
    const page = pages[position];
    const kept = keepOuterLines(page, found);
    const numbers = page.lines.map((_, line) => line).slice(numbersFrom(page));
    return numbers.length === 0 ? kept : kept.union(new Set(numbers));
  });
}

const filledLines = (page: SourcePage): number[] =>
  page.lines.slice(0, numbersFrom(page)).flatMap((line, position) => (line.trim() === '' ? [] : [position]));

const numbersFrom = (page: SourcePage): number =>
  isSpoken(page.readBy) ? page.lines.length : lineNumbersFrom(page.lines);

function edgeZones(page: SourcePage): ['top' | 'bottom', number[]][] {
  if (isSpoken(page.readBy)) return [];
  const filled = filledLines(page);
  // On a short page a line belongs to the nearer edge: the last line of one page is not the header of the next.
  const middle = Math.ceil(filled.length / 2);
  return [
    ['top', filled.slice(0, Math.min(EDGE_LINES, middle))],
    ['bottom', filled.slice(Math.max(middle, filled.length - EDGE_LINES))],
  ];
}

/** What running lines of one kind have in common, and the pages that must have it. */
interface Signature {
  readonly text: string;
  /**
   * The words in their order: "112 The Review" beside "The Review 113" is the header of left and right pages, and two of them are enough.
   */
  readonly order: string;
  readonly pages: number;
}

/** Words that accompany page numbers and say nothing else. */
const pageWords = wordsOf('pageWord');
/** "(continued)" after a running header. */
const continuation = / ?\((?:continued|cont\.?|cont['’]d|fortsetzung|suite|continuación|continua)\)/;
/** Pages over which "Total loss 7", "Total loss 8" must continue before its number is accepted as the page's. */
const PAGES_OF_NUMBERED_WORDS = 3;

/**
 * The text itself, or the text with the number that grows with the page ("Page 3 of 10" on page 3 and "Page 4 of 10" on page 4). "Article
 * 5" and "Article 7" do not. If the number is not the page's own and has words beside it, it may be a total.
 */
function signatures(line: string, pageNumber: number): Signature[] {
  const text = line.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(continuation, '').trim();
  if (text === '' || text.length > MAX_LENGTH) return [];
  const words = text.match(/[\p{L}']+/gu) ?? [];
  // A denial alone on its line is an answer, or the end of a sentence.
  if (words.length > 0 && words.every((word) => isNegation(word))) return [];
  const found: Signature[] = words.length > 0 ? [{ text, order: '', pages: 2 }] : [];
  const namesPage = words.every((word) => pageWords.has(word));
  for (const number of text.matchAll(/\d{1,5}/g)) {
    // Years increase from page to page in tables and reports, and are not page numbers among words.
    if (words.length > 2 && /^(?:19|20)\d\d$/.test(number[0])) continue;
    const before = text.slice(0, number.index);
    const after = text.slice(number.index + number[0].length);
    const offset = Number(number[0]) - pageNumber;
    const pages = namesPage || offset === 0 ? 2 : PAGES_OF_NUMBERED_WORDS;
    const order = `${before}{${offset}}${after}`;
    found.push({ text: order.split(' ').sort().join(' '), order, pages });
  }
  if (/^[-–—\s]*[ivxlc]+[-–—\s]*$/.test(text))
    found.push({ text: `roman {${romanValue(text) - pageNumber}}`, order: '', pages: 2 });
  return found;
}

/** UTF-16 units of a header with its page's number: a longer line begins or ends with a number of its own. */
const MAX_HEAD_LENGTH = 60;
const headWithNumber =
  /^\s*(?:(\d{1,4})\s+(?=\p{Lu})([^!?;:]+)|(\p{Lu}[^!?;:]+?)\s+(\d{1,4})|[-–—\s]*(\d{1,4})[-–—\s]*)$/u;

/**
 * "64 THE KEEPER'S LEDGER" and on the next page "THE INQUEST 65", or a bare "65": the headers of left and right pages differ, the numbers
 * continue. If page and number are one, a line in capitals may be the third chapter on page three.
 */
function numberedHead(line: string, pageNumber: number): Signature[] {
  const found = line.length > MAX_HEAD_LENGTH ? null : headWithNumber.exec(line.normalize('NFKC'));
  if (found === null) return [];
  const words = found.at(2) ?? found.at(3) ?? '';
  // "H. Marsh" has full stops, and so has the end of a sentence.
  if (/\p{Ll}{2}\./u.test(words)) return [];
  const offset = Number(found.at(1) ?? found.at(4) ?? found.at(5)) - pageNumber;
  return offset === 0 && words !== words.toUpperCase()
    ? []
    : [{ text: `page number {${offset}}`, order: '', pages: 2 }];
}

function romanValue(text: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  const digits = Array.from(text, (letter) => values[letter] ?? 0).filter((value) => value > 0);
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0);
}

/** Running lines are outside the text: a line with content on both sides is content, however often it recurs. */
function keepOuterLines(page: SourcePage, found: ReadonlySet<number>): ReadonlySet<number> {
  const filled = filledLines(page);
  const top = outerRun(filled, found);
  const bottom = outerRun(filled.toReversed(), found);
  const outer = new Set([...top, ...bottom]);
  // A page of nothing but recurring lines repeats its content.
  return outer.size < filled.length ? outer : new Set();
}

function outerRun(lines: readonly number[], found: ReadonlySet<number>): number[] {
  const end = lines.findIndex((line) => !found.has(line));
  return end < 0 || end >= EDGE_LINES ? [] : lines.slice(0, end);
}
