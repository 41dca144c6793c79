/** Which of the languages a picture is read in: tried on a part with writing, the most confident reading wins. */
import type { GreyPicture } from './picture.ts';
import { inkiestPart } from './inkiestPart.ts';
import { LATIN, latinReading, SISTER_SCRIPT, type Reading } from './languages.ts';
import { meanConfidence } from './recognised.ts';
import type { Tesseract } from './tesseract.ts';

/**
 * Mean confidence (0..100) from which a reading counts as right: the right script comes out above 80, others and text on its side below 60.
 */
export const CONFIDENT = 65;
/** From here on no other script is tried: only the picture's own gets that far, except where Latin letters do. */
export const SURE = 75;
/** Maximum side of the part that is tried, pixels: about a dozen lines of letters of 20 pixels, enough to distinguish languages. */
export const SAMPLE_SIDE = 600;
/** The same in letter heights: with small type that many pixels are a third of a page, and take a third of its time. */
const SAMPLE_HEIGHTS = 30;
/** Side of the part that further scripts are tried on, pixels: a script that cannot read a text takes twice as long as one that can. */
const FURTHER_SIDE = 320;
/** Letters that a further script must read there: some see nothing in the writing of others, except a few strokes of their own. */
const LEAST_LETTERS = 12;
/** Confidence by which another script or orientation must read better to be believed. */
export const CLEARLY_BETTER = 10;

/**
 * Side of the part that is tried, pixels.
 * @param letterHeight typical one in the picture, pixels; undefined if there are no letters
 */
export const sampleSide = (letterHeight?: number): number =>
  letterHeight === undefined
    ? SAMPLE_SIDE
    : Math.min(SAMPLE_SIDE, Math.max(FURTHER_SIDE, Math.round(letterHeight * SAMPLE_HEIGHTS)));

export interface Choice extends Reading {
  /** Of the trial, 0..100. */
  readonly confidence: number;
  /** Read in the trial. */
  readonly letters: number;
}

/**
 * The first reading is tried alone: it fits most pictures, which then pay for one small trial. The others are tried if it fails.
 * @param sample the part of the picture that is tried, level, at the size at which it would be read
 */
export function chooseReading(tesseract: Tesseract, sample: GreyPicture, readings: readonly Reading[]): Choice {
  const [first, ...others] = readings;
  // Of two such scripts, the first to be tried would be believed.
  const inItsKind = (best: Reading): Choice | undefined => {
    const sister = readings.find(({ script }) => SISTER_SCRIPT[best.script] === script);
    if (sister === undefined) return undefined;
    const one = best === first ? own : tried(tesseract, sample, best);
    const other = tried(tesseract, sample, sister);
    return other.confidence > one.confidence ? other : one;
  };
  const own = tried(tesseract, sample, first);
  if (own.confidence >= CONFIDENT) return inItsKind(first) ?? own;
  const part = inkiestPart(sample, FURTHER_SIDE);
  let best = own;
  const better: Choice[] = [];
  for (const reading of others) {
    const one = tried(tesseract, part, reading);
    if (one.letters < LEAST_LETTERS || one.confidence <= own.confidence + CLEARLY_BETTER) continue;
    better.push(one);
    if (one.confidence > best.confidence) best = one;
    if (best.confidence >= SURE) break;
  }
  // A few words in Russian look similar to Thai: more of them decide.
  const rivals = better.filter(({ confidence }) => confidence > best.confidence - CLEARLY_BETTER);
  if (rivals.length > 1 && best.confidence < SURE) {
    const surer = rivals.map((rival) => tried(tesseract, sample, rival));
    best = surer.reduce((one, other) => (other.confidence > one.confidence ? other : one));
  }
  if (best !== own) best = inItsKind(best) ?? best;
  // Languages in Latin letters are recognised by their most common words, some of which must occur.
  const isLatin = best !== own && best.script === LATIN;
  return isLatin ? tried(tesseract, sample, best) : best;
}

/** In the reading's first language alone: that is enough to recognise the script, in half the time. */
function tried(tesseract: Tesseract, sample: GreyPicture, { script, languages }: Reading): Choice {
  const lines = tesseract.recognise(sample, languages.slice(0, 1));
  const confidence = meanConfidence(lines);
  const read = lines.flatMap(({ words }) => words.map(({ text }) => text));
  const letters = read.join('').length;
  return { languages: script === LATIN ? latinReading(languages, read) : languages, script, confidence, letters };
}
