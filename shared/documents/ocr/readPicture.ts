/** Reads a picture however it stands: measures the text's stance, levels and scales it, and tries other turns where it reads badly. */
import type { IndexedLine } from '../textIndex.ts';
import { findComponents } from './components.ts';
import type { GreyPicture } from './picture.ts';
import { pictureLines } from './pictureLines.ts';
import { meanConfidence } from './recognised.ts';
import { inkiestPart } from './inkiestPart.ts';
import { straighten, type Stance, type Straightened } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';
import { textStance } from './textStance.ts';

/** Typical height of letters, pixels, that is wanted. Measured on print, noisy prints and screenshots: below 18 lines of small type get lost, above 20 only the time grows. */
const WANTED_LETTER_HEIGHT = 20;
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
/** Side of the sample by which turns are compared, pixels: about twelve lines of the wanted height. */
const SAMPLE_SIDE = 40 * WANTED_LETTER_HEIGHT;

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
  const here = meanConfidence(tesseract.recognise(inkiestPart(first.picture, SAMPLE_SIDE)));
  for (const quarterTurns of others) {
    const other = turned(quarterTurns);
    if (
      meanConfidence(tesseract.recognise(inkiestPart(other.picture, SAMPLE_SIDE))) <
      Math.max(here + CLEARLY_BETTER, DOUBTFUL)
    )
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
