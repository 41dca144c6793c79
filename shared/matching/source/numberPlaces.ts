/**
 * Where the numbers of a source are: for each run of digits, and for each number word, the segments that hold it, so that a value is found
 * without reading all others. A counting sort over hashes, as for the index of letters; built once per source, on first use.
 */
import { sureCardinalOf } from '../language/cardinals.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';

interface RunPlaces {
  /** Segments of the bucket of a run: `segments[heads[bucket]]` to `segments[heads[bucket + 1]]`, ascending. Other runs may share it. */
  readonly heads: Uint32Array;
  readonly segments: Uint32Array;
}

/** Years, days and amounts of four digits have buckets of their own. */
const BUCKETS = 2 ** 15;
const [ZERO, NINE] = [48, 57];

/** Calls back for each run of digits with its bucket. */
function eachRun(text: string, found: (bucket: number) => void): void {
  let hash = 0;
  let isRun = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= ZERO && unit <= NINE) {
      hash = isRun ? withDigit(hash, unit) : withDigit(1, unit);
      isRun = true;
    } else if (isRun) {
      found(hash & (BUCKETS - 1));
      isRun = false;
    }
  }
  if (isRun) found(hash & (BUCKETS - 1));
}

/** Eleven for ten digits: "05" is a different run from "5". */
const withDigit = (hash: number, unit: number): number => (Math.imul(hash, 11) + (unit - ZERO)) | 0;

const runsOf = oncePer(({ segments: all }: SourceIndex): RunPlaces => {
  const heads = new Uint32Array(BUCKETS + 1);
  // A segment counts once per bucket, however often it has the run.
  const last = new Int32Array(BUCKETS).fill(-1);
  for (const [number, { text }] of all.entries()) {
    eachRun(text, (bucket) => {
      if (last[bucket] !== number) heads[bucket + 1]++;
      last[bucket] = number;
    });
  }
  for (let bucket = 1; bucket < heads.length; bucket++) heads[bucket] += heads[bucket - 1];
  const segments = new Uint32Array(heads[BUCKETS]);
  const next = heads.slice(0, -1);
  last.fill(-1);
  for (const [number, { text }] of all.entries()) {
    eachRun(text, (bucket) => {
      if (last[bucket] !== number) segments[next[bucket]++] = number;
      last[bucket] = number;
    });
  }
  return { heads, segments };
});

/** Segments with a number word, by its number. */
const wordsOf = oncePer(({ segments }: SourceIndex): ReadonlyMap<number, readonly number[]> => {
  const words = new Map<number, number[]>();
  for (const [number, { text }] of segments.entries()) {
    for (const [word] of text.matchAll(/\p{L}{2,}/gu)) {
      const counted = sureCardinalOf(word.toLowerCase());
      if (counted === undefined) continue;
      const known = words.get(counted);
      if (known === undefined) words.set(counted, [number]);
      else if (known.at(-1) !== number) known.push(number);
    }
  }
  return words;
});

function bucketOf(run: string): number {
  let bucket = 0;
  eachRun(run, (found) => (bucket = found));
  return bucket;
}

/** How many segments may hold this run of digits. */
export function countWithRun(index: SourceIndex, run: string): number {
  const { heads } = runsOf(index);
  const bucket = bucketOf(run);
  return heads[bucket + 1] - heads[bucket];
}

/** The segments that may hold this run of digits, ascending. */
export function segmentsWithRun(index: SourceIndex, run: string): Uint32Array {
  const { heads, segments } = runsOf(index);
  const bucket = bucketOf(run);
  return segments.subarray(heads[bucket], heads[bucket + 1]);
}

/** The segments with a word for that number, ascending. */
export const segmentsWithWord = (index: SourceIndex, counted: number): readonly number[] =>
  wordsOf(index).get(counted) ?? [];
