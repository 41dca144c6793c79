/** Every place in the source's letter stream where a quotation's letters occur unchanged. */
import { bucketAt, bucketSize, gramLength, type GramIndex } from './gramIndex.ts';
import type { SourceIndex } from './sourceIndex.ts';

/** Places of a seed that are examined one by one; a more frequent seed gives way to a linear scan. */
const MAX_SEED_PLACES = 512;
/** Seeds that are weighed to choose the rarest: more cost time on long quotations without finding a much rarer one. */
const MAX_SEEDS_WEIGHED = 64;

/**
 * Ascending, overlapping ones included, at most `limit`. The cost does not depend on the product of both lengths: the
 * scan is Knuth, Morris and Pratt's, linear even in text that repeats itself.
 */
export function findExact(index: SourceIndex, letters: string, limit: number): number[] {
  if (letters.length === 0 || letters.length > index.letters.length) return [];
  const scanned = index.grams.scansInstead() ? scanByBeginning(index.letters, letters, limit) : undefined;
  if (scanned !== undefined) return scanned;
  const grams = index.grams.get();
  const seed = rarestSeed(grams, letters);
  if (seed === undefined) return scan(index.letters, letters, limit);
  const { heads, positions } = grams;
  const places: number[] = [];
  for (let entry = heads[seed.bucket]; entry < heads[seed.bucket + 1] && places.length < limit; entry++) {
    const start = positions[entry] - seed.at;
    if (start >= 0 && index.letters.startsWith(letters, start)) places.push(start);
  }
  return places;
}

function rarestSeed(grams: GramIndex, letters: string): { bucket: number; at: number } | undefined {
  let best: { bucket: number; at: number } | undefined;
  let bestSize = MAX_SEED_PLACES + 1;
  const step = Math.max(1, Math.ceil(letters.length / MAX_SEEDS_WEIGHED));
  for (let at = 0; at + gramLength(letters, at) <= letters.length; at += step) {
    const bucket = bucketAt(grams, letters, at);
    if (bucket < 0) continue;
    const size = bucketSize(grams, bucket);
    if (size < bestSize) {
      best = { bucket, at };
      bestSize = size;
      if (size <= 1) break;
    }
  }
  return best;
}

/** Letters of a pattern that the engine's own search cannot degrade on by more than them. */
const SHORT = 64;

/** Looks at the places where the pattern begins; `undefined` if these are too many. */
function scanByBeginning(text: string, pattern: string, limit: number): number[] | undefined {
  const beginning = pattern.slice(0, SHORT);
  const most = pattern.length <= SHORT ? limit : MAX_SEED_PLACES;
  const begun = scanShort(text, beginning, most);
  if (pattern.length <= SHORT) return begun;
  return begun.length < most ? begun.filter((start) => text.startsWith(pattern, start)).slice(0, limit) : undefined;
}

/** Knuth, Morris, Pratt: "Fast pattern matching in strings" (1977). */
function scan(text: string, pattern: string, limit: number): number[] {
  // The engine's own search is the fastest for short patterns, and cannot degrade by more than their length.
  if (pattern.length <= SHORT) return scanShort(text, pattern, limit);
  const fallback = new Int32Array(pattern.length + 1);
  for (let i = 1, matched = 0; i < pattern.length; i++) {
    while (matched > 0 && pattern[i] !== pattern[matched]) matched = fallback[matched];
    if (pattern[i] === pattern[matched]) matched++;
    fallback[i + 1] = matched;
  }
  const places: number[] = [];
  for (let at = 0, matched = 0; at < text.length && places.length < limit; at++) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && unit !== pattern.charCodeAt(matched)) matched = fallback[matched];
    if (unit === pattern.charCodeAt(matched)) matched++;
    if (matched === pattern.length) {
      places.push(at - matched + 1);
      matched = fallback[matched];
    }
  }
  return places;
}

function scanShort(text: string, pattern: string, limit: number): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(pattern); at >= 0 && places.length < limit; at = text.indexOf(pattern, at + 1)) {
    places.push(at);
  }
  return places;
}
