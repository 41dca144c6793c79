/**
 * Whether text in Latin letters has the letters that languages use: a font with a wrong character map gives a text layer other letters than
 * the page shows, and they may look like words.
 */
import { normalForm } from '../../platform/normalForm.ts';
import { characterCounter } from './characterCounter.ts';

/**
 * Letters a to z without their accents, per thousand: the mean of sixteen languages (Czech, Dutch, English, Finnish, French, German,
 * Hungarian, Indonesian, Italian, Polish, Portuguese, Romanian, Spanish, Swedish, Turkish, Vietnamese), counted in the
 * translated messages of Debian's programs.
 */
const USUAL = [114, 18, 32, 36, 109, 12, 23, 22, 81, 6, 24, 46, 31, 76, 69, 25, 2, 60, 63, 63, 40, 15, 7, 3, 12, 12];
/**
 * Cosine between the shares of a text's letters and the usual ones from which the text is likely. Counted the same way: 72 languages have
 * .82 to .99, stretches of 700 letters of the sixteen .64 to .99 (one in a hundred below .74); with their letters exchanged at random nine
 * of ten have less than .69. A text that is considered unlikely is only compared with the picture, no more.
 */
const LIKELY = 0.7;
/** Shorter texts may have any letters. */
const LEAST_LETTERS = 400;
/** Share of the letters that must be Latin: nothing is known here about other scripts. */
const LEAST_LATIN = 0.7;

export function hasUsualLetters(text: string): boolean {
  const { shares, latin } = countLetters(text);
  if (latin < LEAST_LETTERS || latin < LEAST_LATIN * letterCount(text)) return true;
  return likelihood(shares) >= LIKELY;
}

const letterCount = characterCounter(/\p{L}/u);

/** Difference of two texts' likelihoods that is conclusive: an a for an o makes .04 to .1, letters of the same frequency nothing. */
const CLEAR_DIFFERENCE = 0.03;
/** Letters that a text must have to be compared. */
const LEAST_COMPARED = 300;

/** Whether a text has clearly more usual letters than another one of the same length. */
export function isUsualSo(text: string, other: string): boolean {
  const { shares, latin } = countLetters(text);
  return (
    latin >= LEAST_COMPARED &&
    likelihood(shares) >= LIKELY &&
    likelihood(shares) >= likelihood(countLetters(other).shares) + CLEAR_DIFFERENCE
  );
}

const FIRST = 'a'.charCodeAt(0);

function countLetters(text: string): { shares: number[]; latin: number } {
  const shares = new Array<number>(USUAL.length).fill(0);
  let latin = 0;
  const plain = normalForm(text, 'NFD').toLowerCase();
  for (let at = 0; at < plain.length; at++) {
    const place = plain.charCodeAt(at) - FIRST;
    if (place < 0 || place >= USUAL.length) continue;
    shares[place]++;
    latin++;
  }
  return { shares, latin };
}

/** 0..1. */
const likelihood = (counts: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + count * USUAL[i], 0) / (lengthOf(counts) * lengthOf(USUAL));
const lengthOf = (counts: readonly number[]): number => Math.sqrt(counts.reduce((sum, count) => sum + count ** 2, 0));
