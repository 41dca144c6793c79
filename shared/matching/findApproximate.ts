/** Places of the source that resemble a quotation: where many of its seeds stand, in about the same order. */
import { bucketAt, gramLength } from './gramIndex.ts';
import type { SourceIndex } from './sourceIndex.ts';

/** Places in the source's letter stream, end exclusive. */
export interface Region {
  readonly start: number;
  readonly end: number;
  /** Seeds of the quotation that stand there. */
  readonly seeds: number;
}

/** Seeds looked up for one quotation, spread evenly: bounds the cost of quotations of 100,000 characters. */
const MAX_SEEDS = 1_024;
/** Seeds that stand in more places than this say little about the place. */
const MAX_PLACES_PER_SEED = 48;
/**
 * Share of the quotation's seeds that a place must have to be compared word by word: unrelated text of the same language
 * has 1 to 3 %, every second word replaced leaves 20 %.
 */
const MIN_SEED_SHARE = 0.06;
/** Seeds that make a place worth comparing whatever their share: an unbroken run of five or six words. */
const MIN_SEEDS_OF_RUN = 24;
/** One seed alone is chance. */
const MIN_SEEDS = 2;
/** Places with a smaller share of the best place's seeds cannot come nearer than it. */
const MIN_SHARE_OF_BEST = 0.4;
/** Letters by which a diagonal may shift through left out or added words: a share of the quotation, with a floor. */
const DRIFT_SHARE = 0.15;
const MIN_DRIFT_LETTERS = 48;

/** Best first, at most `limit`, not overlapping. */
export function findApproximate(index: SourceIndex, letters: string, limit: number): Region[] {
  const { hits, lookedUp, step } = collectHits(index, letters);
  const enough = Math.max(MIN_SEEDS, Math.min(lookedUp * MIN_SEED_SHARE, MIN_SEEDS_OF_RUN / step));
  const drift = Math.max(MIN_DRIFT_LETTERS, Math.ceil(letters.length * DRIFT_SHARE));
  const regions: Region[] = [];
  const diagonals = Float64Array.from(hits).sort();
  for (let from = 0, to = 0; from < diagonals.length; from++) {
    while (to < diagonals.length && diagonals[to] <= diagonals[from] + drift) to++;
    if (to - from < enough) continue;
    regions.push({ start: diagonals[from], end: diagonals[to - 1] + letters.length, seeds: to - from });
  }
  regions.sort((a, b) => b.seeds - a.seeds || a.start - b.start);
  const chosen: Region[] = [];
  for (const region of regions) {
    if (chosen.length >= limit || region.seeds < regions[0].seeds * MIN_SHARE_OF_BEST) break;
    if (chosen.some((other) => region.start < other.end && other.start < region.end)) continue;
    chosen.push(region);
  }
  return chosen.map((region) => ({
    ...region,
    start: Math.max(0, region.start),
    end: Math.min(index.letters.length, region.end),
  }));
}

/** Diagonals (place in the source less place in the quotation) of all seeds. */
function collectHits(index: SourceIndex, letters: string): { hits: number[]; lookedUp: number; step: number } {
  const { heads, positions } = index.grams;
  const hits: number[] = [];
  const step = Math.max(1, Math.ceil(letters.length / MAX_SEEDS));
  for (let at = 0; at < letters.length; at += step) {
    const bucket = bucketAt(index.grams, letters, at);
    if (bucket < 0 || heads[bucket + 1] - heads[bucket] > MAX_PLACES_PER_SEED) continue;
    const seed = letters.slice(at, at + gramLength(letters, at));
    for (let entry = heads[bucket]; entry < heads[bucket + 1]; entry++) {
      if (index.letters.startsWith(seed, positions[entry])) hits.push(positions[entry] - at);
    }
  }
  return { hits, lookedUp: Math.ceil(letters.length / step), step };
}
