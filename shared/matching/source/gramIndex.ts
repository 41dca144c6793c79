/**
 * An index of short letter sequences: from a few letters of a quotation to their places in the source. A counting sort over hashes: two
 * typed arrays, no object per entry, built in one pass.
 */
import { GLYPH, kindOf } from '../text/characters.ts';

/** Letters of a seed: shorter seeds find words with a typing error, longer ones hit fewer wrong places. */
const SPACED_GRAM_LETTERS = 6;
/** A Chinese or Japanese character says as much as two or three letters. */
const GLYPH_GRAM_LETTERS = 3;

export interface GramIndex {
  /** Places of the bucket of `hash`: `positions[heads[bucket]]` to `positions[heads[bucket + 1]]`, ascending. */
  readonly heads: Uint32Array;
  readonly positions: Uint32Array;
  readonly mask: number;
}

/** The number of letters that the seed at this place has, decided by its first letter. */
export const gramLength = (letters: string, at: number): number =>
  kindOf(letters.charCodeAt(at)) === GLYPH ? GLYPH_GRAM_LETTERS : SPACED_GRAM_LETTERS;

/** Hash of the seed at `at`; -1 when the text ends before the seed does. */
function hashAt(letters: string, at: number): number {
  const length = gramLength(letters, at);
  if (at + length > letters.length) return -1;
  let hash = 0;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ letters.charCodeAt(at + i), 0x9e3779b1) ^ (hash >>> 15);
  hash ^= hash >>> 16;
  return hash >>> 0;
}

/**
 * The index of one source's letters, built when a search first needs it: that takes as long as three hundred searches without it, and
 * a request for quotations that are all there word for word makes one for each.
 */
export interface Grams {
  get(): GramIndex;
  /** Whether a search of all letters is still cheaper; counts it. False once the index is there. */
  scansInstead(): boolean;
}

/** Searches of all letters before the index is built: together less than its cost. */
const SCANS_INSTEAD = 256;
/**
 * Letters up to which the index is built later, a quarter of a second's work: within what one citation may take. A text that repeats itself
 * makes a search thirty times as long; of this length that is twenty milliseconds.
 */
const MOST_LETTERS_LATER = 2_000_000;

export function gramsOf(letters: string): Grams {
  let built = letters.length > MOST_LETTERS_LATER ? buildGramIndex(letters) : undefined;
  let scans = 0;
  return {
    get: () => (built ??= buildGramIndex(letters)),
    scansInstead: () => built === undefined && scans++ < SCANS_INSTEAD,
  };
}

/** Bytes of the index of so many letters, whether it is built or not. */
export const gramBytes = (letters: number): number =>
  Uint32Array.BYTES_PER_ELEMENT * (bucketsFor(letters) + 1 + Math.max(0, letters + 1 - GLYPH_GRAM_LETTERS));

const bucketsFor = (letters: number): number => 2 ** Math.min(22, Math.max(8, Math.ceil(Math.log2(letters + 1))));

/** Indexes every place of `letters`. */
export function buildGramIndex(letters: string): GramIndex {
  const mask = bucketsFor(letters.length) - 1;
  const buckets = new Int32Array(letters.length);
  // Shifted by one, so that counting up while places are put in leaves each head where it belongs: a second table would be as large.
  const counts = new Uint32Array(mask + 3);
  let places = 0;
  for (let at = 0; at < letters.length; at++) {
    const hash = hashAt(letters, at);
    buckets[at] = hash < 0 ? -1 : hash & mask;
    if (hash < 0) continue;
    counts[(hash & mask) + 2]++;
    places++;
  }
  for (let bucket = 2; bucket < counts.length; bucket++) counts[bucket] += counts[bucket - 1];
  const positions = new Uint32Array(places);
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at];
    if (bucket >= 0) positions[counts[bucket + 1]++] = at;
  }
  return { heads: counts.subarray(0, mask + 2), positions, mask };
}

/** The bucket of the seed at `at` of a quotation; -1 when there is no whole seed. Other seeds may share it. */
export function bucketAt(index: GramIndex, letters: string, at: number): number {
  const hash = hashAt(letters, at);
  return hash < 0 ? -1 : hash & index.mask;
}

export const bucketSize = (index: GramIndex, bucket: number): number => index.heads[bucket + 1] - index.heads[bucket];
