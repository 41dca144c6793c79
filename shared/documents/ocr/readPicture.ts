/** Reads a picture however it stands: measures the text's stance, levels and scales it, and tries other turns where it reads badly. */
import type { IndexedLine } from '../textIndex.ts';
import { findComponents } from './components.ts';
import type { GreyPicture } from './picture.ts';
import { pictureLines } from './pictureLines.ts';
import { meanConfidence } from './recognised.ts';
import { straighten, type Stance, type Straightened } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';
import { textStance } from './textStance.ts';

/** Height of small letters, pixels, at which Tesseract reads best: ten-point type at 300 dpi. */
const WANTED_LETTER_HEIGHT = 22;
/** Enlarging further invents what is not there. */
const MOST_SCALE = 3;
const LEAST_SCALE = 0.25;
/** Within this factor of the wanted size nothing is gained. */
const NEAR_ENOUGH = 1.35;
/** Pixels of what is read: an A3 page at 300 dpi and a margin. */
const MAX_READ_PIXELS = 25_000_000;
/** Mean confidence (0..100) below which another turn may read better: upside down, words come out near 40. */
const DOUBTFUL = 65;
/** How much better a turn must read on the sample to be believed. */
const CLEARLY_BETTER = 10;
/** The sample by which turns are compared: this many letter heights square, about eight lines. */
const SAMPLE_LETTERS = 40;

export function readPicture(tesseract: Tesseract, given: GreyPicture): IndexedLine[] {
  const components = findComponents(given);
  if (components.length === 0) return [];
  const { sideways, skew, letterHeight } = textStance(components, given.width, given.height);
  const scale = scaleFor(given, letterHeight);
  const turned = (quarterTurns: Stance['quarterTurns']): Straightened =>
    straighten(given, { quarterTurns, skew, scale });

  const first = turned(sideways ? 1 : 0);
  const lines = tesseract.recognise(first.picture);
  if (meanConfidence(lines) >= DOUBTFUL) return pictureLines(lines, first.back);

  // Opposite first: the axis was measured, the sense was not.
  const others = (sideways ? [3, 0, 2] : [2, 1, 3]) as readonly Stance['quarterTurns'][];
  const here = meanConfidence(tesseract.recognise(sample(first.picture)));
  for (const quarterTurns of others) {
    const other = turned(quarterTurns);
    if (meanConfidence(tesseract.recognise(sample(other.picture))) < Math.max(here + CLEARLY_BETTER, DOUBTFUL))
      continue;
    const better = tesseract.recognise(other.picture);
    if (meanConfidence(better) > meanConfidence(lines)) return pictureLines(better, other.back);
  }
  return pictureLines(lines, first.back);
}

function scaleFor({ width, height }: GreyPicture, letterHeight: number | undefined): number {
  if (letterHeight === undefined) return 1;
  const wanted = WANTED_LETTER_HEIGHT / letterHeight;
  const near = wanted < NEAR_ENOUGH && wanted > 1 / NEAR_ENOUGH;
  const scale = near ? 1 : Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted));
  return Math.min(scale, Math.sqrt(MAX_READ_PIXELS / (width * height)));
}

/** The part in the middle of the picture: the same in every turn. */
function sample({ width, height, pixels }: GreyPicture): GreyPicture {
  const side = WANTED_LETTER_HEIGHT * SAMPLE_LETTERS;
  const part = { width: Math.min(width, side), height: Math.min(height, side) };
  const left = (width - part.width) >> 1;
  const top = (height - part.height) >> 1;
  const copy = new Uint8Array(part.width * part.height);
  for (let y = 0; y < part.height; y++) {
    const from = (top + y) * width + left;
    copy.set(pixels.subarray(from, from + part.width), y * part.width);
  }
  return { ...part, pixels: copy };
}
