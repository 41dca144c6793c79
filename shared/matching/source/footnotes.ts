/** Finds the block of footnotes at the end of a page, and the numbers of its notes. */
import { takesNumber } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { isSpoken, type SourcePage } from './source.ts';
import { raise, raisedNumber } from '../text/raisedDigits.ts';

export interface FootnoteBlock {
  /** Position (0-based) of its first line; the block extends to the end of the page's text. */
  readonly start: number;
  /** Numbers of the notes that start in it. */
  readonly numbers: readonly number[];
  /** Those whose mark is separated from the words, as an extractor may print it. */
  readonly lone: readonly number[];
}

/** Lines per note, on average: longer blocks that start with a number are chapters. */
const MAX_LINES_PER_NOTE = 6;
/** A line of a note that is shorter than this share of the usual line ends its sentence; a heading does not. */
const FULL_LINE_SHARE = 0.7;
/** Notes that take up more than this share of a page's lines are its text. */
const MAX_SHARE_OF_PAGE = 0.6;

const plainMark = /^\s*(\d{1,3})\s+(?=["“‘'(]?\p{L})/u;
const gluedMark = /^\s*(\d{1,3})(?=["“‘'(]?\p{Lu})/u;
const raisedReference = /^\s*\(?([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\)?\s*(?=\S)/u;
/** "1." and "(1)" and "[1]" also number lists: they count only with an attached mark in the text. */
const listMark = /^\s*[([]?(\d{1,3})[.)\]]\s+(?=\S)/u;

/** `artifacts`: positions of page artifacts, which are not text. */
export function findFootnotes(page: SourcePage, artifacts: ReadonlySet<number>): FootnoteBlock | undefined {
  if (isSpoken(page.readBy)) return undefined;
  const lines = page.lines.map((line, position) => (artifacts.has(position) ? '' : line));
  const filled = lines.filter((line) => line.trim() !== '').length;
  let best: FootnoteBlock | undefined;
  let remaining = 0;
  const numbers: number[] = [];
  const lone: number[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    if (lines[at].trim() === '') continue;
    remaining++;
    if (remaining > filled * MAX_SHARE_OF_PAGE) break;
    if (isSignedNote(lines, at)) {
      best = { start: at, numbers: [...numbers], lone: [...lone] };
      continue;
    }
    const isAlone = isAloneAbove(lines, at);
    const mark = isAlone ? { number: Number(lines[at]), likeList: false } : noteNumber(lines[at]);
    if (mark === undefined || (numbers.length > 0 && mark.number >= numbers[0])) continue;
    if (remaining > MAX_LINES_PER_NOTE * (numbers.length + 1) || (!isAlone && isHeading(lines, at))) continue;
    const text = lines.slice(0, at).join('\n');
    const isAttached = hasAttachedMark(text, mark.number);
    if (!isAttached && (isAlone || mark.likeList || isWrappedLine(lines[at]) || !hasLoneMark(text, mark.number)))
      continue;
    numbers.unshift(mark.number);
    if (!isAttached) lone.unshift(mark.number);
    best = { start: at, numbers: [...numbers], lone: [...lone] };
  }
  return best;
}

/** The mark of a note in a line of its own, above the note's text. */
const isAloneAbove = (lines: readonly string[], at: number): boolean =>
  /^\s*\d{1,3}\s*$/.test(lines[at]) && /^\s*["“‘'(]?[\p{Lu}\d]/u.test(lines.at(at + 1) ?? '');

/** "3 Methods" over a paragraph: a short line without a full stop, followed by a line that starts anew. */
function isHeading(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1).find((line) => line.trim() !== '');
  if (next === undefined || noteNumber(next) !== undefined || !/^\s*\p{Lu}/u.test(next)) return false;
  const usual = Math.max(...lines.map((line) => line.length));
  return !/[.!?…)\]"”’]\s*$/u.test(lines[at]) && lines[at].trim().length < usual * FULL_LINE_SHARE;
}

/** "3 members left the room": a note starts with a capital, or in brackets or quotation marks. */
const isWrappedLine = (line: string): boolean => /^\s*\d+\s+\p{Ll}/u.test(line);

/** "* See the archive", if the text has a word with that symbol. */
function isSignedNote(lines: readonly string[], at: number): boolean {
  const sign = /^\s*([*∗†‡§¶])\s*(?=["“‘'(]?\p{Lu})/u.exec(lines[at])?.[1];
  if (sign === undefined || at === 0) return false;
  // In a list each item begins like this. Checked first: a page of items would be assembled for each of them.
  if (lines.findIndex((line) => line.trimStart().startsWith(sign)) < at) return false;
  const before = lines.slice(0, at).join('\n');
  // Extractors separate a raised character from its word. An asterisk after a number multiplies.
  const carrier = /[*∗]/.test(sign) ? '\\p{L}' : '[\\p{L}\\d%]';
  return new RegExp(`${carrier}[.,;:!?"”’')\\]]{0,2} ?[${sign}](?=[\\s.,;:)]|$)`, 'mu').test(before);
}

function noteNumber(line: string): { number: number; likeList: boolean } | undefined {
  const raised = raisedReference.exec(line)?.[1];
  if (raised !== undefined) {
    return { number: raisedNumber(raised), likeList: false };
  }
  const plain = plainMark.exec(line)?.[1] ?? gluedMark.exec(line)?.[1];
  if (plain !== undefined) return { number: Number(plain), likeList: false };
  const listed = listMark.exec(line)?.[1];
  return listed === undefined ? undefined : { number: Number(listed), likeList: true };
}

/** Whether the text has the note's mark raised, or glued to a word or its punctuation. */
function hasAttachedMark(text: string, number: number): boolean {
  const glued = new RegExp(`(?:\\p{Ll}{3}|[\\p{L}%)][.,;:!?"”’')\\]]|\\d["”’')\\]])${number}(?![\\p{L}\\d.,%/-])`, 'u');
  const gluedBeforePunctuation = new RegExp(`\\p{Ll}{3}${number}[.,;:](?!\\d)`, 'u');
  return text.includes(raise(String(number))) || glued.test(text) || gluedBeforePunctuation.test(text);
}

/**
 * Whether the text has the note's mark alone after a word or its punctuation. Only if there is one such place: of two, one is a number of
 * the sentence, and nobody can tell which.
 */
function hasLoneMark(text: string, number: number): boolean {
  const alone = new RegExp(`(\\p{L}{2,}|[%)\\d])([.,;:!?"”’')\\]]*)\\s${number}(?![\\p{L}\\d%/-]|[.,]\\d)`, 'gu');
  const places = Array.from(text.matchAll(alone)).filter(
    ([, word, punctuation]) => punctuation !== '' || !precedesNumber(word.toLowerCase()),
  );
  return places.length === 1;
}

/** "from 1 August", "Table 1", "25 1": a number follows these as part of the sentence. */
export const precedesNumber = (word: string): boolean => isStopword(word) || takesNumber(word) || !/^\p{L}/u.test(word);
