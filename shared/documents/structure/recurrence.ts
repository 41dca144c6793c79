/** What makes pieces of lines on neighbouring pages the same header, footer or stamp: their words, and numbers that count pages. */
import { normalForm } from '../../platform/normalForm.ts';

/** What recurring pieces have in common. */
export interface Recurrence {
  readonly key: string;
  readonly pageNumber: number;
  readonly numbers: readonly number[];
  /** Number of pages on which the piece must appear, including its own, if its numbers rise with the page: few lines are asked. */
  pagesNeeded(): number;
}

/** UTF-16 units: a longer line that recurs is repeated content. */
const MAX_LENGTH = 160;
/** Words that appear beside page numbers and say nothing else. */
const PAGE_WORDS = new Set(
  'page pages p pg id of seite seiten s von página páginas pág de pagina pag di sur стр страница из 頁 页'.split(' '),
);
/** "(continued)" after a running header. */
const CONTINUATION = / ?\((?:continued|cont\.?|cont['’]d|fortsetzung|suite|continuación|continua)\)/;
/** "Total loss 7", "Total loss 8": the number is believed to be the page's only over that many pages. */
const PAGES_OF_NUMBERED_WORDS = 3;
const ROMAN = /^[-–—\s]*([ivxlc]+)[-–—\s]*$/;
/** Longer numbers are not page numbers; their last digits may count pages, as in court records. */
const COUNTING_DIGITS = 9;

/** @param pageNumber 1-based. Undefined for text that never recurs as an artifact: it is too long, or has neither words nor numbers. */
export function recurrenceOf(text: string, pageNumber: number): Recurrence | undefined {
  const lower = normalForm(text, 'NFKC').toLowerCase();
  const spaced = ODD_SPACE.test(lower) ? lower.replace(/\s+/g, ' ') : lower;
  const plain = (spaced.includes('(') ? spaced.replace(CONTINUATION, '') : spaced).trim();
  if (plain === '' || plain.length > MAX_LENGTH) return undefined;
  const roman = ROMAN.exec(plain);
  if (roman !== null) return { key: 'roman', numbers: [romanValue(roman[1])], pageNumber, pagesNeeded: () => 2 };
  const digits = plain.match(/\d+/g) ?? [];
  if (digits.length === 0 && !WORD.test(plain)) return undefined;
  const numbers = digits.map((some) => Number(some.slice(-COUNTING_DIGITS)));
  const key = digits.length === 0 ? plain : plain.replace(/\d+/g, '#');
  const pagesNeeded = (): number => {
    const words = plain.match(WORDS) ?? [];
    const namesPage = words.every((word) => PAGE_WORDS.has(word)) || /\bpage\b|\bseite\b/.test(plain);
    return namesPage || numbers.includes(pageNumber) ? 2 : PAGES_OF_NUMBERED_WORDS;
  };
  return { key, numbers, pageNumber, pagesNeeded };
}

/** White space that is not a single plain space. */
const ODD_SPACE = /\s\s|[^\S ]/;
const WORD = /[\p{L}']/u;
const WORDS = /[\p{L}']+/gu;

/**
 * Whether two pieces with the same key are one artifact: every number is the same or rises with the page.
 * @returns the pages on which it must appear; undefined if they are not
 */
export function pagesToRecur(one: Recurrence, other: Recurrence): number | undefined {
  let counts = false;
  for (let at = 0; at < one.numbers.length; at++) {
    if (one.numbers[at] === other.numbers[at]) continue;
    if (one.numbers[at] - one.pageNumber !== other.numbers[at] - other.pageNumber) return undefined;
    counts = true;
  }
  return counts ? Math.max(one.pagesNeeded(), other.pagesNeeded()) : 2;
}

/** UTF-16 units of a header with its page's number: a longer line begins or ends with a number of its own. */
const MAX_HEAD_LENGTH = 60;
const HEAD_WITH_NUMBER =
  /^\s*(?:(\d{1,4})\s+(?=\p{Lu})([^!?;:]+)|(\p{Lu}[^!?;:]+?)\s+(\d{1,4})|[-–—\s]*(\d{1,4})[-–—\s]*)$/u;

/**
 * "64 THE KEEPER'S LEDGER" and on the next page "THE INQUEST 65": the words of left and right pages differ, the numbers continue.
 * @returns the number minus the page's; undefined for other lines. If both are one, small letters may be the third chapter on page three.
 */
export function headNumberOffset(text: string, pageNumber: number): number | undefined {
  const found = text.length > MAX_HEAD_LENGTH ? null : HEAD_WITH_NUMBER.exec(normalForm(text, 'NFKC'));
  if (found === null) return undefined;
  const words = found.at(2) ?? found.at(3) ?? '';
  // "H. Marsh" has full stops, and so has the end of a sentence.
  if (/\p{Ll}{2}\./u.test(words)) return undefined;
  const offset = Number(found.at(1) ?? found.at(4) ?? found.at(5)) - pageNumber;
  return offset === 0 && words !== words.toUpperCase() ? undefined : offset;
}

function romanValue(text: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  const digits = Array.from(text, (letter) => values[letter] ?? 0);
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0);
}
