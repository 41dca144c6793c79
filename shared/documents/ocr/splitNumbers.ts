/** Numbers that were read as two words because of the space beside their point ("77. 54"): the ink shows that it is no wider after it than before. */
import { findComponents, type Component } from './components.ts';
import { digitsIn } from './points.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';

/** Digits with their punctuation, up to a point or comma, and what may follow it. */
const BEGINS = /^[–—($€£-]*\d[\d.,]*[.,]$/;
const GOES_ON = /^\d+(?:[.,]\d+)*[%).,;:*]*$/;
/**
 * In heights of the digits: how much wider the gap after the point may be than before it. Within 19 numbers that were split it was 0.12 at most,
 * and 0.21 in typewriter type; a space adds a quarter of the type's size, 0.36.
 */
const WIDER = 0.25;
/** A point or comma is at most this high and wide, in heights of the digits. */
const LARGEST_POINT = 0.45;

export const withWholeNumbers = (picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: joined(picture, line.words) }));

function joined(picture: GreyPicture, words: readonly RecognisedWord[]): readonly RecognisedWord[] {
  const result: RecognisedWord[] = [];
  for (const word of words) {
    const before = result.at(-1);
    if (before !== undefined && BEGINS.test(before.text) && GOES_ON.test(word.text) && isOne(picture, before, word)) {
      result[result.length - 1] = together(before, word);
    } else result.push(word);
  }
  return result;
}

function isOne(picture: GreyPicture, { bbox: first }: RecognisedWord, { bbox: second }: RecognisedWord): boolean {
  const box = around(first, second);
  const height = box.y1 - box.y0;
  const [left, top] = [Math.max(0, box.x0 - height), Math.max(0, box.y0)];
  const width = Math.min(picture.width, box.x1 + height) - left;
  const patches = findComponents(cut(picture, left, top, width, Math.min(picture.height, box.y1) - top));
  const digits = digitsIn(patches);
  const size = Math.max(0, ...digits.map((one) => one.bottom - one.top));
  const end = first.x1 - left;
  const isPoint = (one: Component): boolean =>
    Math.max(one.bottom - one.top, one.right - one.left) <= LARGEST_POINT * size &&
    one.bottom > Math.min(...digits.map(({ bottom }) => bottom)) - (LARGEST_POINT * size) / 2 &&
    Math.abs((one.left + one.right) / 2 - end) <= LARGEST_POINT * size;
  const points = patches.filter(isPoint);
  if (points.length !== 1) return false;
  const [point] = points;
  const before = digits.filter(({ right }) => right <= point.left + 1);
  const after = digits.filter((one) => one.left >= point.right - 1);
  if (before.length === 0 || after.length === 0) return false;
  const gapBefore = point.left - Math.max(...before.map(({ right }) => right));
  const gapAfter = Math.min(...after.map((one) => one.left)) - point.right;
  return gapAfter - gapBefore <= WIDER * size;
}

const around = (one: PixelBox, other: PixelBox): PixelBox => ({
  x0: Math.min(one.x0, other.x0),
  x1: Math.max(one.x1, other.x1),
  y0: Math.min(one.y0, other.y0),
  y1: Math.max(one.y1, other.y1),
});

const together = (before: RecognisedWord, after: RecognisedWord): RecognisedWord => ({
  text: before.text + after.text,
  confidence: Math.min(before.confidence, after.confidence),
  bbox: around(before.bbox, after.bbox),
  symbols: [...before.symbols, ...after.symbols],
});
