/**
 * Whether a quotation reads a number with the wrong caption: where numbers and captions alternate line by line, "85%", "Satisfied", "12%",
 * "Unsure", the first line shows which of them is above the other.
 */
import type { Gap } from './gap.ts';
import { positionAt, type Window } from '../source/window.ts';
import { firstEndingAfter } from '../text/tokens.ts';

/** Lines read on either side: more pairs than a reader takes in at once. */
const REACH = 16;
/** Alternating lines below which nobody knows whether a number goes with the line above it or below it. */
const MIN_LINES = 4;
/** UTF-16 units of a caption: longer lines are prose. */
const MAX_CAPTION = 50;

type LineKind = 'figure' | 'caption' | 'other';

/** @param wordsBefore words of the quotation before the gap's left one */
export function joinsCaptions(window: Window, { left, right, text }: Gap, wordsBefore: number): boolean {
  if (!/^[^\S\n]*\n\s*$/.test(text)) return false;
  const { index, segments, tokens } = window;
  const above = segments[positionAt(window, left.start)];
  const below = segments[positionAt(window, right.start)];
  const first = tokens[Math.max(0, firstEndingAfter(tokens, left.start) - wordsBefore)];
  // A quotation of what is further up has the pairs as they are.
  if (below !== above + 1 || segments[positionAt(window, first.start)] !== above) return false;
  const kindAt = (segment: number): LineKind => kindOfLine(index.segments.at(segment)?.text ?? '');
  const kinds = [kindAt(above), kindAt(below)];
  if (kinds[0] === kinds[1] || kinds.includes('other')) return false;
  let start = above;
  while (start > 0 && above - start < REACH && takesTurns(kindAt(start - 1), kindAt(start))) start--;
  let end = below;
  while (end + 1 < index.segments.length && end - below < REACH && takesTurns(kindAt(end + 1), kindAt(end))) end++;
  if (end - start + 1 < MIN_LINES || kindAt(start) === kindAt(end)) return false;
  return kindAt(start) !== kinds[0];
}

const takesTurns = (one: LineKind, other: LineKind): boolean => one !== 'other' && one !== other;

function kindOfLine(line: string): LineKind {
  const words = line.trim();
  if (/\d/.test(words) && !/\p{L}{3}/u.test(words)) return 'figure';
  return isCaption(words) ? 'caption' : 'other';
}

/** A short line of words that no punctuation ends except the full stop of an initial: "Petrova A. S.". */
export function isCaption(line: string): boolean {
  const words = line.trim();
  return /^\p{L}/u.test(words) && words.length <= MAX_CAPTION && !/\d|[:;,]$|(?<!(?:^|[\s.])\p{Lu})\.$/u.test(words);
}
