/** Lines that form one unit: a row, an item with its further lines, a paragraph. */
import type { SourceIndex } from '../source/sourceIndex.ts';
import { endsSentence, isRow, isSentence, leadsIn } from './lineForms.ts';
import { markOf } from './lineMarks.ts';

const MAX_LINES_OF_UNIT = 30;

/** The line and those in which its sentence, row or item continues. */
export const unitFrom = (index: SourceIndex, from: number): string => joined(index, from, unitEnd(index, from));

export const joined = ({ segments }: SourceIndex, from: number, to: number): string =>
  segments
    .slice(from, to)
    .map(({ text }) => text.trim())
    .join(' ');

export function unitEnd(index: SourceIndex, from: number): number {
  let end = from + 1;
  while (end < index.segments.length && end - from < MAX_LINES_OF_UNIT && goesOn(index, end)) end++;
  return end;
}

/** Share of the widest nearby line that a line fills including the next word, if only that word's length made it end. */
const FULL_SHARE = 0.85;
/** UTF-16 units of a line that may be full: a list of short items has no width. */
export const MIN_FULL = 40;
const LINES_AROUND = 12;

/** Whether the line continues what the line above it begins. */
function goesOn(index: SourceIndex, at: number): boolean {
  const { segments, headings, blockStarts } = index;
  const [above, { text, run }] = [segments[at - 1], segments[at]];
  if (above.run !== run || headings.has(at - 1) || headings.has(at) || markOf(text) !== undefined) return false;
  if (/^\s*\p{Ll}/u.test(text)) return true;
  const isSamePage = above.pageNumber === segments[at].pageNumber;
  if (blockStarts.has(at) && isSamePage) return false;
  if (leadsIn.test(above.text) || (!/[,，、]\s*$/u.test(above.text) && (isRow(above.text) || isSentence(above.text))))
    return false;
  const [next] = text.trim().split(/\s/u);
  const written = above.text.trim().length;
  const least = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}|[\u3041-\u30ff]/u.test(text)
    ? MIN_FULL / 2
    : MIN_FULL;
  // A short line without a full stop may be the next heading, unless layout sees the same block.
  const isOfBlock = blockStarts.size > 0 && isSamePage;
  if (!isOfBlock && text.trim().length < least && !endsSentence.test(text)) return false;
  const room = roomAround(index, at, at);
  return written >= least && written + 1 + Math.min(next.length, room / 4) >= room * FULL_SHARE;
}

/** "Duties .......... 3": dot leaders to a page number fill lines of any width. */
const dotted = /(?:\.\s?){6}|(?:…\s?){3}/u;

/** UTF-16 units of the widest line near these. */
export const roomAround = ({ segments }: SourceIndex, from: number, to: number): number =>
  segments
    .slice(Math.max(0, from - LINES_AROUND), to + LINES_AROUND)
    .reduce((widest, { text }) => (dotted.test(text) ? widest : Math.max(widest, text.trim().length)), 0);
