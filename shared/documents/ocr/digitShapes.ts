/**
 * The digits of a page compared with each other: type is the same wherever it stands, so that a 6 which was read as an 8 looks like the page's
 * sixes. This knows no typeface and no language, and errs elsewhere than networks do.
 */
import { characterPatches, pitchOfPatches, type CharacterPatch } from './digitPatches.ts';
import type { GreyPicture } from './picture.ts';
import type { NumberInk, PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';

/** Pixels: the height to which digits are brought, and the width, in whose middle they stand. */
const SIDE = 12;
/** How many of the page's digits read alike each digit is compared with, the surest first. */
const MOST_EXAMPLES = 16;
/** Of these, the similarity of the nearest ones counts: one may be misread itself. */
const NEAREST = 2;
/** Similarity from which two digits look alike, and below which a digit looks like none of its kind. */
const ALIKE = 0.8;
const LEAST_ALIKE = 0.6;
/** Numbers that show how far apart a page's digits are. */
const FOR_PITCH = 40;

/** A word that is a number, with what stands beside it. */
const NUMBER = /^[\d.,:;'’+±=<>≤≥$€£%()[\]/|{}*°"–—-]+$/;

const DIGITS = Array.from('0123456789');

interface Sample {
  readonly word: RecognisedWord;
  /** As it was read. */
  readonly digit: string;
  readonly shape: Float32Array;
}

/** By what they were read as. */
type Examples = ReadonlyMap<string, readonly Sample[]>;

interface Compared {
  readonly digit: string;
  /** The most similar other digit of the page was read so. */
  readonly like: string;
  /** Similarity to the page's others that were read as this digit, and as `like`; -1 to 1. */
  readonly own: number;
  readonly other: number;
}

/** The lines with what the ink shows of each number. */
export function withDigitShapes(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const numbers = lines.flatMap((line) => line.words).filter(({ text }) => NUMBER.test(text) && /\d/.test(text));
  const pitch = pitchOfPatches(numbers.slice(0, FOR_PITCH).flatMap((word) => [patchesOf(picture, word) ?? []]));
  const places = numbers.flatMap((word) => {
    const patches = patchesOf(picture, word, pitch)?.filter(({ character }) => /\d/.test(character)) ?? [];
    return patches.length === 0 ? [] : [{ word, patches }];
  });
  const samples = places.map(({ word, patches }) =>
    patches.map(({ character, box }): Sample => ({ word, digit: character, shape: shapeOf(picture, box) })),
  );
  const examples = examplesOf(samples.flat());
  const inks = new Map(
    places.map(({ word, patches }, i): [RecognisedWord, NumberInk] => [
      word,
      { box: around(word, patches), ...seenIn(samples[i], examples) },
    ]),
  );
  if (inks.size === 0) return lines;
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const ink = inks.get(word);
      return ink === undefined ? word : { ...word, ink };
    }),
  }));
}

/** What the page's digits say about those of one number. */
function seenIn(samples: readonly Sample[], examples: Examples): Pick<NumberInk, 'digits' | 'lead'> {
  const seen = samples.map((sample) => compared(sample, examples));
  // One that is like none of the page's was not cut out as they were, and then the others may not be either.
  if (!seen.every(isTold)) return { lead: 0 };
  const lead = Math.min(...seen.map(({ own, other }) => own - other));
  const isClear = seen.every(({ own, other }) => own < other || own >= ALIKE);
  return {
    digits: seen.map(({ digit, like, own, other }) => (other > own ? like : digit)).join(''),
    lead: lead > 0 && (!isClear || !hasAllDigits(examples)) ? 0 : lead,
  };
}

const isTold = ({ own, other }: Compared): boolean =>
  other > own ? other >= ALIKE && own >= LEAST_ALIKE : own >= LEAST_ALIKE;

/** Otherwise the page may not show what a misread digit is. */
const hasAllDigits = (examples: Examples): boolean =>
  DIGITS.every((digit) => (examples.get(digit)?.length ?? 0) > NEAREST);

const patchesOf = (
  picture: GreyPicture,
  { text, bbox }: RecognisedWord,
  pitch?: number,
): readonly CharacterPatch[] | undefined => characterPatches(picture, { text, box: bbox }, pitch);

const around = ({ bbox }: RecognisedWord, patches: readonly CharacterPatch[]): PixelBox => ({
  x0: bbox.x0,
  x1: bbox.x1,
  y0: Math.min(...patches.map(({ box }) => box.y0)),
  y1: Math.max(...patches.map(({ box }) => box.y1)),
});

function examplesOf(samples: readonly Sample[]): Examples {
  const surest = [...samples].sort((one, other) => other.word.confidence - one.word.confidence);
  const examples = new Map<string, Sample[]>();
  for (const sample of surest) {
    const alike = examples.get(sample.digit) ?? [];
    if (alike.length < MOST_EXAMPLES) alike.push(sample);
    examples.set(sample.digit, alike);
  }
  return examples;
}

function compared(sample: Sample, examples: Examples): Compared {
  let [own, other, like] = [-1, -1, ''];
  for (const [digit, alike] of examples) {
    const similarity = nearest(sample, alike);
    if (digit === sample.digit) own = similarity;
    else if (similarity > other) [other, like] = [similarity, digit];
  }
  return { digit: sample.digit, like, own, other };
}

/** The mean similarity to the nearest ones of other words; -1 if there are too few. */
function nearest(sample: Sample, examples: readonly Sample[]): number {
  const best = new Array<number>(NEAREST).fill(-1);
  for (const { word, shape } of examples) {
    if (word === sample.word) continue;
    const similarity = product(sample.shape, shape);
    if (similarity <= best[NEAREST - 1]) continue;
    best[NEAREST - 1] = similarity;
    best.sort((one, other) => other - one);
  }
  return best[NEAREST - 1] === -1 ? -1 : best.reduce((sum, one) => sum + one, 0) / NEAREST;
}

/** Four at a time: a page's digits are compared a quarter of a million times. */
function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 4) {
    sum += one[i] * other[i] + one[i + 1] * other[i + 1] + one[i + 2] * other[i + 2] + one[i + 3] * other[i + 3];
  }
  return sum;
}

/** Its darkness at one height, without its mean and of length 1: the product of two is how similar they are. */
function shapeOf({ width, pixels }: GreyPicture, { x0, y0, x1, y1 }: PixelBox): Float32Array {
  const shape = new Float32Array(SIDE * SIDE);
  const [across, down] = [x1 - x0, y1 - y0];
  const breadth = Math.min(SIDE, (across * SIDE) / down);
  const margin = (SIDE - breadth) / 2;
  // Of a row of pixels: the darkness up to each of them.
  const upTo = new Float64Array(across + 1);
  const before = (x: number): number => {
    const at = Math.min(across, Math.max(0, ((x - margin) * across) / breadth));
    const whole = Math.floor(at);
    return upTo[whole] + (whole === at ? 0 : (at - whole) * (upTo[whole + 1] - upTo[whole]));
  };
  for (let row = 0; row < down; row++) {
    const from = (y0 + row) * width + x0;
    for (let x = 0; x < across; x++) upTo[x + 1] = upTo[x] + 255 - pixels[from + x];
    // Each row of pixels lies in one row of the shape, or in two.
    const [start, end] = [(row * SIDE) / down, ((row + 1) * SIDE) / down];
    for (let x = 0, last = before(0); x < SIDE; x++) {
      const next = before(x + 1);
      for (let y = Math.floor(start); y < end && y < SIDE; y++) {
        shape[y * SIDE + x] += (Math.min(y + 1, end) - Math.max(y, start)) * (next - last);
      }
      last = next;
    }
  }
  const mean = shape.reduce((sum, one) => sum + one, 0) / shape.length;
  let length = 0;
  for (let i = 0; i < shape.length; i++) length += (shape[i] -= mean) ** 2;
  const scale = length === 0 ? 0 : 1 / Math.sqrt(length);
  for (let i = 0; i < shape.length; i++) shape[i] *= scale;
  return shape;
}
