/** Of two readings of one picture, the one that made out more of it, without losing what only the other one saw. */
import type { IndexedLine } from '../textIndex.ts';
import type { PictureText } from './pictureText.ts';

/** Confidence, 0..100, from which a word is more likely read right than not: infra/docs/decisions/ocr.md, 44. */
const LIKELY = 80;
/**
 * Share of the letters that are likely read right from which nothing is gained by another reading: of 31 pictures by strangers and printed
 * ones, those that another reading improved had .55 to .87, and clean ones .93 to 1.
 */
const WELL_READ = 0.9;
/** Share of a line's length, and of the lower line's height, that lines of the other reading must share with it to be the same. */
const LEAST_SHARED = 0.5;

interface LetterCount {
  readonly all: number;
  readonly likely: number;
}

export function isWellRead({ lines, unread }: PictureText): boolean {
  const { all, likely } = countLetters(lines);
  return unread === undefined && all > 0 && likely >= WELL_READ * all;
}

/**
 * The reading with more letters that are likely right; the first one if neither has more. Lines of the first one, and marks of what nobody
 * could read, stay where the other has nothing: cleaning may take small writing with the specks, and nobody would know of it.
 */
export const clearer = (one: PictureText, other: PictureText): PictureText =>
  countLetters(other.lines).likely > countLetters(one.lines).likely
    ? { ...other, lines: withLinesOf(one.lines, other.lines) }
    : one;

/** Each line that only the first reading has, after the line that the one above it is in the other reading. */
function withLinesOf(first: readonly IndexedLine[], other: readonly IndexedLine[]): readonly IndexedLine[] {
  const merged = [...other];
  let next = 0;
  for (const line of first) {
    const same = other.filter((candidate) => sharedLength(line, candidate) > 0);
    const shared = same.reduce((sum, candidate) => sum + sharedLength(line, candidate), 0);
    const { from, to } = extentOf(line);
    if (shared >= LEAST_SHARED * (to - from)) next = Math.max(...same.map((one) => merged.indexOf(one))) + 1;
    else merged.splice(next++, 0, line);
  }
  return merged;
}

/** How much of a line's length is beside another one on its height. */
function sharedLength(line: IndexedLine, other: IndexedLine): number {
  if (line.direction !== other.direction) return 0;
  const [one, two] = [extentOf(line), extentOf(other)];
  const [from, to] = [Math.max(one.from, two.from), Math.min(one.to, two.to)];
  const [start, otherStart] = [line, other].map(
    ({ crossStart, slope = 0, edges }) => crossStart + slope * ((from + to) / 2 - edges[0]),
  );
  const [across, otherAcross] = [line, other].map(({ crossStart, crossEnd }) => crossEnd - crossStart);
  const shared = Math.min(start + across, otherStart + otherAcross) - Math.max(start, otherStart);
  return shared >= LEAST_SHARED * Math.min(across, otherAcross) ? Math.max(0, to - from) : 0;
}

/** Along the line's direction; the letters of right-to-left text begin at its end. */
const extentOf = ({ edges }: IndexedLine): { readonly from: number; readonly to: number } => ({
  from: Math.min(...edges),
  to: Math.max(...edges),
});

function countLetters(lines: readonly IndexedLine[]): LetterCount {
  let [all, likely] = [0, 0];
  for (const { text, wordConfidences = [] } of lines) {
    for (const [i, word] of text.split(' ').entries()) {
      all += word.length;
      if ((wordConfidences.at(i) ?? 0) >= LIKELY) likely += word.length;
    }
  }
  return { all, likely };
}
