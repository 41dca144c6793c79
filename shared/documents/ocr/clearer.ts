/** Which of two readings of one picture made out more of it. */
import type { IndexedLine } from '../textIndex.ts';
import type { PictureText } from './pictureText.ts';

/** Confidence, 0..100, from which a word is more likely read right than not: infra/docs/decisions/ocr.md, 44. */
const LIKELY = 80;
/**
 * Share of the letters that are likely read right from which nothing is gained by another reading: of 31 pictures by strangers and printed
 * ones, those that another reading improved had .55 to .87, and clean ones .93 to 1.
 */
const WELL_READ = 0.9;

interface LetterCount {
  readonly all: number;
  readonly likely: number;
}

export function isWellRead({ lines, unread }: PictureText): boolean {
  const { all, likely } = countLetters(lines);
  return unread === undefined && all > 0 && likely >= WELL_READ * all;
}

/** The reading with more letters that are likely right; the first one if neither has more. */
export const clearer = (one: PictureText, other: PictureText): PictureText =>
  countLetters(other.lines).likely > countLetters(one.lines).likely ? other : one;

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
