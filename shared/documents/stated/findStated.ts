/** Where the source states a line of the page: by its letters in their order or, if direction mixes them up, by its words. */
import { CELL_END, SHAPED, UNIT_END, type StatedText, type StatedUnit } from './statedText.ts';
import { isLetterOrDigit, letterChain } from './letterChain.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Offsets in the stated text. */
export interface StatedSpan {
  readonly start: number;
  readonly end: number;
}

/** Where the last line was found: the next one usually comes after it. */
export interface Cursor {
  /** In the chain of letters. */
  at: number;
  /** Remaining searches through the whole text. */
  wholeSearches: number;
}

/** Each takes a millisecond in the longest book; few lines, such as page numbers, are not stated at all. */
const WHOLE_SEARCHES = 3_000;
/** Letters after the last line that are searched first: some pages. */
const NEARBY_LETTERS = 20_000;

/** Places of the same letters that are compared: a repetitive text has as many as it has letters. */
const MOST_PLACES = 100;

export const startCursor = (): Cursor => ({ at: 0, wholeSearches: WHOLE_SEARCHES });

/**
 * In their order: where the symbols between them match those of the line too, otherwise where they come first.
 * @param shown the line as the PDF has it; @param letters its letters
 */
export function findInOrder(
  stated: StatedText,
  shown: string,
  letters: string,
  cursor: Cursor,
): StatedSpan | undefined {
  if (letters === '') return undefined;
  const symbols = symbolsOf(shown);
  const accepted = (from: number, to: number): StatedSpan | undefined => {
    let first: { readonly span: StatedSpan; readonly after: number } | undefined;
    let places = 0;
    for (let at = stated.letters.indexOf(letters, from); at !== -1 && at < to && places < MOST_PLACES; places++) {
      const span = spanOf(stated, at, at + letters.length);
      const after = at + letters.length;
      if (span && symbolsOf(stated.text.slice(span.start, span.end)) === symbols) {
        cursor.at = after;
        return span;
      }
      if (span) first ??= { span, after };
      at = stated.letters.indexOf(letters, at + 1);
    }
    if (first) cursor.at = first.after;
    return first?.span;
  };
  const near = stated.letters.slice(cursor.at, cursor.at + NEARBY_LETTERS).includes(letters);
  if (near) {
    const found = accepted(cursor.at, cursor.at + NEARBY_LETTERS);
    if (found) return found;
  }
  if (cursor.wholeSearches === 0) return undefined;
  cursor.wholeSearches--;
  return accepted(0, stated.letters.length);
}

/** The letters right after the last line that was found, in the same paragraph or cell. */
export function findNext(stated: StatedText, letters: string, cursor: Cursor): StatedSpan | undefined {
  if (letters === '' || !stated.letters.startsWith(letters, cursor.at)) return undefined;
  const span = spanOf(stated, cursor.at, cursor.at + letters.length);
  if (span === undefined || stated.text[span.start - 1] !== ' ') return undefined;
  cursor.at += letters.length;
  return span;
}

/** Together with the symbols at the start of its paragraph or cell, if the line has them. */
export function withFirstSymbols({ text }: StatedText, shown: string, span: StatedSpan): StatedSpan {
  // No further than symbols stand there: a paragraph may be as long as the document, and have as many lines.
  let start = span.start;
  while (start > 0 && !isEnd(text[start - 1]) && NO_LETTER.test(text[start - 1])) start--;
  if (start > 0 && !isEnd(text[start - 1])) return span;
  const before = text.slice(start, span.start).trim();
  const isShown = /^[\p{P}\p{S}]+$/u.test(before) && Array.from(before).every((symbol) => shown.includes(symbol));
  return isShown ? { start, end: span.end } : span;
}

/** Symbols, spaces and halves of either. */
const NO_LETTER = /[\p{P}\p{S}\p{Cs}\s]/u;
/** Of a paragraph or cell. */
const isEnd = (unit: string): boolean => unit === UNIT_END || unit === CELL_END;

const SYMBOL = /[\p{P}\p{S}]/gu;
/** In no order: direction changes it. */
const symbolsOf = (text: string): string => (normalForm(text, 'NFKC').match(SYMBOL) ?? []).sort().join('');

/** Whether the same letters are stated elsewhere as other words; this is assumed if they occur at too many places to be compared. */
export function isStatedOtherwise(source: StatedText, letters: string, stated: string): boolean {
  const words = wordsOf(stated);
  let places = 0;
  for (let at = source.letters.indexOf(letters); at !== -1; at = source.letters.indexOf(letters, at + 1)) {
    if (++places > MOST_PLACES) return true;
    const span = spanOf(source, at, at + letters.length);
    if (span && wordsOf(source.text.slice(span.start, span.end)) !== words) return true;
  }
  return false;
}

/** Without case and symbols. */
const wordsOf = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => letterChain(word).letters)
    .filter((word) => word !== '')
    .join(' ');

const SPACE = /\s/;
const MARK = /[\p{M}\p{Cf}]/u;
const OPENING = /[\p{Ps}\p{Pi}]/u;
/** Scripts without spaces between words: their lines end anywhere. */
const UNSPACED =
  /[\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Lines end after it, within codes and compounds. */
const HYPHEN = /[-\u2010\u2013\u2014/]/;

/** The text of these letters with the marks and symbols around them; undefined if they would split a word. */
function spanOf({ text, places }: StatedText, first: number, afterLast: number): StatedSpan | undefined {
  let start = places[first];
  let end = places[afterLast - 1] + characterAt(text, places[afterLast - 1]).length;
  while (end < text.length && MARK.test(characterAt(text, end))) end += characterAt(text, end).length;
  const isBreakable = (at: number): boolean =>
    at > 0 && at < text.length && (UNSPACED.test(characterAt(text, at)) || HYPHEN.test(text[at - 1]));
  const isBroken = isInWord(text, start, places[first - 1]);
  if (isBroken && !isBreakable(start)) return undefined;
  while (end < text.length && !isLetterOrDigit(characterAt(text, end)) && !SPACE.test(text[end])) {
    if (OPENING.test(characterAt(text, end)) && isLetterOrDigit(characterAt(text, end + 1))) break;
    end++;
  }
  if (end < text.length && !SPACE.test(text[end]) && !isBreakable(end)) return undefined;
  while (!isBroken && start > 0 && !SPACE.test(text[start - 1]) && !isLetterOrDigit(characterAt(text, start - 1)))
    start--;
  return { start, end };
}

/** Whether the letter is part of a word that began before. */
const isInWord = (text: string, at: number, before: number | undefined): boolean =>
  before !== undefined && at > 0 && !SPACE.test(text.slice(before, at));

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0x20);

/** Words contained in more units say nothing about where a line is. */
const MOST_HOLDERS = 200;
/** Units that are examined closely. */
const CANDIDATES = 12;

/**
 * Consecutive words of a unit that have exactly the letters and digits of the line, whatever the order: numbers and words of the other
 * direction are displayed at other positions than they are written. If two texts are made of the same ones, neither is chosen.
 */
export function findByWords(stated: StatedText, lineWords: readonly string[]): StatedSpan | undefined {
  const letters = lineWords.join('');
  if (!SHAPED.test(letters)) return undefined;
  const wanted = sorted(letters);
  const spans = likelyUnits(stated, lineWords).flatMap((unit) => windowsOf(unit, letters.length, wanted));
  const texts = new Set(spans.map(({ start, end }) => plain(stated.text.slice(start, end))));
  return texts.size === 1 ? spans[0] : undefined;
}

function likelyUnits({ units, unitsOf }: StatedText, lineWords: readonly string[]): StatedUnit[] {
  const votes = new Map<number, number>();
  for (const word of new Set(lineWords)) {
    const holders = unitsOf.get(word) ?? [];
    if (holders.length > MOST_HOLDERS) continue;
    for (const holder of holders) votes.set(holder, (votes.get(holder) ?? 0) + word.length);
  }
  const best = [...votes].sort(([, one], [, other]) => other - one).slice(0, CANDIDATES);
  return best.map(([position]) => units[position]);
}

function windowsOf({ words }: StatedUnit, length: number, wanted: string): StatedSpan[] {
  const found: StatedSpan[] = [];
  let last = 0;
  let held = 0;
  for (let first = 0; first < words.length; first++) {
    while (last < words.length && held < length) held += words[last++].letters.length;
    const window = words.slice(first, last);
    if (
      words[first].letters !== '' &&
      held === length &&
      sorted(window.map(({ letters }) => letters).join('')) === wanted
    ) {
      found.push({ start: words[first].start, end: words[last - 1].end });
    }
    held -= words[first].letters.length;
  }
  return found;
}

const sorted = (letters: string): string => Array.from(letters).sort().join('');

const plain = (text: string): string => text.replaceAll(CELL_END, ' ').replaceAll(UNIT_END, ' ');
