/**
 * How sure a verdict is: the probability that its status is right. The numbers come from the reliability table that `npm run
 * bench:matching` prints over the generated corpus, set slightly below it, since real documents are harder.
 */
import type { Relevance } from '../search/relevance.ts';
import { certaintyOf } from '../source/readingCertainty.ts';
import type { Difference } from './verdict.ts';

/** One or two common words are found by chance more often than whole sentences. */
const SLIGHT_WEIGHT = 1;
const SLIGHT = 0.97;
const SOLID = 0.995;
/** Any difference that was taken for harmless may not have been. */
const PER_HARMLESS_DIFFERENCE = 0.005;
const MAX_FOR_HARMLESS_DIFFERENCES = 0.04;
/** OCR and speech recognition errors hide changes; the effect of speech is assumed to be no smaller, and is not measured. */
const FOR_READING = 0.015;

/** A number that OCR was not sure of is misread in one case in eight, and then quoted as it was misread. */
const FOR_DOUBTFUL_FIGURE = 0.12;
/** The words are side by side, and the table says otherwise: its lines may have been detected wrongly. */
export const CROSSED_CONFIDENCE = 0.85;
/** The page says what the quotation says, or OCR misread a number in the same way: nobody knows. */
export const GUESSED_CONFIDENCE = 0.5;

/** The words are there; whether what limits them matters is for the reader to say. */
export const LIMITED_CONFIDENCE = 0.9;

export function foundConfidence(
  weight: number,
  harmlessDifferences: number,
  isMachineRead: boolean,
  hasDoubtfulFigure: boolean,
): number {
  const base = weight >= SLIGHT_WEIGHT ? SOLID : SLIGHT;
  const doubt = Math.min(MAX_FOR_HARMLESS_DIFFERENCES, harmlessDifferences * PER_HARMLESS_DIFFERENCE);
  return round(base - doubt - (isMachineRead ? FOR_READING : 0) - (hasDoubtfulFigure ? FOR_DOUBTFUL_FIGURE : 0));
}

/** If OCR was unsure of the words that differ, the quotation may be right and the reading wrong. */
const FOR_UNSURE_READING = 0.08;
const FOR_DOUBTFUL_READING = 0.2;

/** The more of the quotation is there, the surer it is that this is the passage, and that the rest was changed. */
export function partialConfidence(relevance: Relevance, differences: readonly Difference[]): number {
  const certainties = differences.map(({ readingConfidence: read }) => certaintyOf(read && 100 * read));
  const doubt = certainties.includes('doubtful')
    ? FOR_DOUBTFUL_READING
    : certainties.includes('unsure')
      ? FOR_UNSURE_READING
      : 0;
  return round(0.93 + 0.055 * Math.min(1, relevance.share) - doubt);
}

/** Words in another order sometimes belong to another passage. */
export const SHUFFLED_CONFIDENCE = 0.93;

/** The closer the best passage came, the likelier a reader is to want to see it. */
export const notFoundConfidence = (best: Relevance | undefined): number =>
  best === undefined ? 0.99 : round(0.985 - 0.15 * best.share);

/** Three decimals: more would claim a precision that the corpus cannot give. */
const round = (value: number): number => Math.round(value * 1_000) / 1_000;
