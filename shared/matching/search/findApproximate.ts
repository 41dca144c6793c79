/** Places in the source that resemble a quotation: those where many of its seeds occur, in about the same order. */
import { bucketAt, bucketSize } from '../source/gramIndex.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';

/** Places in the source's letter stream, end exclusive. */
export interface Region {
  readonly start: number;
  readonly end: number;
  /** Seeds of the quotation that occur there. */
  readonly seeds: number;
}

/** Seeds looked up per quotation, spread evenly: each is a walk through cold memory, and 128 identify a place as well as 1,000. */
const MAX_SEEDS = 128;
/** Places that are examined per quotation; the rarest seeds come first, since they say most about the place. */
const MAX_PLACES = 600;
/**
 * Share of the quotation's seeds that a place needs to be compared word by word: unrelated text in the same language has 1 to 3 %; with
 * every second word replaced, 20 % remain.
 */
const MIN_SEED_SHARE = 0.06;
/** Seeds that make a place worth comparing whatever their share: an unbroken run of five or six words. */
const MIN_SEEDS_OF_RUN = 24;
/** A single seed is chance. */
const MIN_SEEDS = 2;
/** Places with a smaller share of the best place's seeds cannot come closer than it. */
const MIN_SHARE_OF_BEST = 0.4;
/** Letters by which a diagonal may shift because of left out or added words: a share of the quotation, with a floor. */
const DRIFT_SHARE = 0.15;
const MIN_DRIFT_LETTERS = 48;

/** Best first, at most `limit`, not overlapping. */
export function findApproximate(index: SourceIndex, letters: string, limit: number): Region[] {
  const { diagonals: unsorted, lookedUp, step } = collectHits(index, letters);
  const diagonals = unsorted.toSorted();
  const enough = Math.max(MIN_SEEDS, Math.min(lookedUp * MIN_SEED_SHARE, MIN_SEEDS_OF_RUN / step));
  const drift = Math.max(MIN_DRIFT_LETTERS, Math.ceil(letters.length * DRIFT_SHARE));
  const ends = new Int32Array(diagonals.length);
  for (let from = 0, to = 0; from < diagonals.length; from++) {
    while (to < diagonals.length && diagonals[to] <= diagonals[from] + drift) to++;
    ends[from] = to;
  }
  const regions: Region[] = [];
  while (regions.length < limit) {
    const region = bestFree(diagonals, ends, letters.length, regions);
    if (region === undefined || region.seeds < enough) break;
    if (regions.length > 0 && region.seeds < regions[0].seeds * MIN_SHARE_OF_BEST) break;
    regions.push(region);
  }
  return regions.map((region) => ({
    ...region,
    start: Math.max(0, region.start),
    end: Math.min(index.letters.length, region.end),
  }));
}

/** Seeds in a place with the words in another order: two or three long words. */
const MIN_SCATTERED_SEEDS = 5;
/** Length of such a place, as a multiple of the quotation's: it may have a few words of its own in between. */
const SCATTERED_LENGTH = 1.2;

/** The place that holds most of the quotation's seeds in any order; for sentences whose words were moved around. */
export function findScattered(index: SourceIndex, letters: string): Region | undefined {
  const { diagonals, seeds } = collectHits(index, letters);
  const places = diagonals.map((diagonal, hit) => diagonal + seeds[hit]).sort();
  const length = Math.ceil(letters.length * SCATTERED_LENGTH);
  let best: Region | undefined;
  for (let from = 0, to = 0; from < places.length; from++) {
    while (to < places.length && places[to] <= places[from] + length) to++;
    if (to - from > (best?.seeds ?? MIN_SCATTERED_SEEDS - 1)) {
      best = { start: places[from], end: Math.min(index.letters.length, places[from] + length), seeds: to - from };
    }
  }
  return best;
}

/** The region with the most seeds that overlaps none of the taken ones; the first of several. */
function bestFree(
  diagonals: Int32Array,
  ends: Int32Array,
  length: number,
  taken: readonly Region[],
): Region | undefined {
  let best: Region | undefined;
  for (let from = 0; from < diagonals.length; from++) {
    const seeds = ends[from] - from;
    if (best !== undefined && seeds <= best.seeds) continue;
    const start = diagonals[from];
    const end = diagonals[ends[from] - 1] + length;
    if (!taken.some((other) => start < other.end && other.start < end)) best = { start, end, seeds };
  }
  return best;
}

interface Hits {
  /** Place in the source minus place in the quotation, for every hit. */
  readonly diagonals: Int32Array;
  /** Place in the quotation, for every hit. */
  readonly seeds: Int32Array;
  readonly lookedUp: number;
  /** Letters from one looked-up seed to the next. */
  readonly step: number;
}

/** The hits of the last quotation asked for: one that resembles nothing is searched in another order too. */
const lastHits = new WeakMap<SourceIndex, { readonly letters: string; readonly hits: Hits }>();

function collectHits(index: SourceIndex, letters: string): Hits {
  const last = lastHits.get(index);
  if (last?.letters === letters) return last.hits;
  const hits = lookUp(index, letters);
  lastHits.set(index, { letters, hits });
  return hits;
}

function lookUp(index: SourceIndex, letters: string): Hits {
  const grams = index.grams.get();
  const { heads, positions } = grams;
  const step = Math.max(1, Math.ceil(letters.length / MAX_SEEDS));
  const lookedUp = Math.ceil(letters.length / step);
  // Sorted as numbers, rarest seed first: its places, then its position in the quotation.
  const rarest = new Float64Array(lookedUp).fill(Infinity);
  const buckets = new Int32Array(lookedUp);
  for (let seed = 0; seed < lookedUp; seed++) {
    const bucket = bucketAt(grams, letters, seed * step);
    buckets[seed] = bucket;
    if (bucket >= 0) rarest[seed] = bucketSize(grams, bucket) * MAX_SEEDS + seed;
  }
  rarest.sort();
  const diagonals = new Int32Array(MAX_PLACES);
  const seeds = new Int32Array(MAX_PLACES);
  let count = 0;
  for (const seed of rarest) {
    if (count + seed / MAX_SEEDS > MAX_PLACES) break;
    const at = seed % MAX_SEEDS;
    const bucket = buckets[at];
    // Other seeds in the same bucket are not distinguished: they scatter, and only places where many agree count.
    for (let entry = heads[bucket]; entry < heads[bucket + 1]; entry++) {
      diagonals[count] = positions[entry] - at * step;
      seeds[count++] = at * step;
    }
  }
  return { diagonals: diagonals.subarray(0, count), seeds: seeds.subarray(0, count), lookedUp, step };
}
