/** The part of a picture with the lines that could not be read: they may be in another script. */
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import { isLegible } from './pictureLines.ts';
import type { RecognisedLine } from './recognised.ts';

/** Minimum of the letters read that must be in lines that could not be read. */
export interface Loss {
  readonly letters: number;
  readonly share: number;
}

/** The part of the picture with the lines that could not be read, if their share of all lines is that large. */
export function lostPart(picture: GreyPicture, lines: readonly RecognisedLine[], loss: Loss): GreyPicture | undefined {
  const lost = lines.filter((line) => !isLegible(line));
  const letters = letterCount(lost);
  if (letters < loss.letters || letters < loss.share * letterCount(lines)) return undefined;
  const boxes = lost.flatMap(({ words }) => words.map(({ bbox }) => bbox));
  const left = Math.max(0, Math.min(...boxes.map(({ x0 }) => x0)) - LOST_MARGIN);
  const top = Math.max(0, Math.min(...boxes.map(({ y0 }) => y0)) - LOST_MARGIN);
  const right = Math.min(picture.width, Math.max(...boxes.map(({ x1 }) => x1)) + LOST_MARGIN);
  const bottom = Math.min(picture.height, Math.max(...boxes.map(({ y1 }) => y1)) + LOST_MARGIN);
  return cut(picture, left, top, right - left, bottom - top);
}

/** Pixels around the lost lines, so that OCR sees where they end. */
const LOST_MARGIN = 10;

const letterCount = (lines: readonly RecognisedLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((length, { text }) => length + text.length, 0), 0);
