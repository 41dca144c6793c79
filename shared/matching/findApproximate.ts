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
/** Letters by which a diagonal may shift through left out or added words: a share of the quotation, with a floor. */
const DRIFT_SHARE = 0.15;
const MIN_DRIFT_LETTERS = 48;

/** Best first, at most `limit`, not overlapping. */
export function findApproximate(index: SourceIndex, letters: string, limit: number): Region[] {
  const hits = collectHits(index, letters);
  const drift = Math.max(MIN_DRIFT_LETTERS, Math.ceil(letters.length * DRIFT_SHARE));
  const regions: Region[] = [];
  const order = [...hits.keys()].sort((a, b) => hits[a] - hits[b]);
  const diagonals = order.map((position) => hits[position]);
  for (let from = 0, to = 0; from < diagonals.length; from++) {
    while (to < diagonals.length && diagonals[to] <= diagonals[from] + drift) to++;
    regions.push({ start: diagonals[from], end: diagonals[to - 1] + letters.length, seeds: to - from });
  }
  regions.sort((a, b) => b.seeds - a.seeds || a.start - b.start);
  const chosen: Region[] = [];
  for (const region of regions) {
    if (chosen.length >= limit) break;
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
function collectHits(index: SourceIndex, letters: string): number[] {
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
  return hits;
}
