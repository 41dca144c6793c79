/** A box on the page: what was written in one go, on a place where nothing else stands. */
import type { Chunk } from './chunks.ts';

/** In font sizes: what belongs to a box stands no further from the rest of it. */
const NEAR = 2.5;
/** Cells of a row of a box of facts, and chunks of a line. */
const MOST_CELLS = 6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The box that the seeds are in: they, what was written between them, and what was written right before and after them and
 * stands near. The seeds alone where something else stands among them.
 * @param written the page's text in the order in which it was written
 * @param mayBelong whether a chunk beside the seeds may be of the box
 */
export function boxAround(
  seeds: readonly Chunk[],
  written: readonly Chunk[],
  mayBelong: (chunk: Chunk) => boolean,
): readonly Chunk[] {
  const places = seeds.map((seed) => written.indexOf(seed));
  let first = Math.min(...places);
  let last = Math.max(...places);
  const between = written.slice(first, last + 1);
  let box = between.reduce((sum, chunk) => joined(sum, chunk), boxOf(seeds[0]));
  const isAlone = (wider: Box, from: number, to: number): boolean =>
    written.every((chunk, at) => (at >= from && at <= to) || !standsIn(chunk, wider));
  if (!between.every(mayBelong) || !isAlone(box, first, last)) return seeds;
  // One cell of a row is never alone before the others are taken too.
  const reach = (step: -1 | 1): number => {
    const edge = step < 0 ? first : last;
    let wider = box;
    for (let taken = 1; taken <= MOST_CELLS; taken++) {
      const chunk = at(written, edge + step * taken);
      if (chunk === undefined || !mayBelong(chunk) || !isNear(chunk, wider)) return 0;
      wider = joined(wider, chunk);
      const [from, to] = step < 0 ? [edge - taken, last] : [first, edge + taken];
      if (!isAlone(wider, from, to)) continue;
      box = wider;
      return taken;
    }
    return 0;
  };
  for (let taken = reach(-1); taken > 0; taken = reach(-1)) first -= taken;
  for (let taken = reach(1); taken > 0; taken = reach(1)) last += taken;
  return written.slice(first, last + 1);
}

const at = (written: readonly Chunk[], place: number): Chunk | undefined => (place < 0 ? undefined : written.at(place));

const boxOf = ({ start, end, top, bottom }: Chunk): Box => ({ left: start, right: end, top, bottom });

const joined = (box: Box, chunk: Chunk): Box => ({
  left: Math.min(box.left, chunk.start),
  right: Math.max(box.right, chunk.end),
  top: Math.min(box.top, chunk.top),
  bottom: Math.max(box.bottom, chunk.bottom),
});

/** By the middle of its height: the boxes of lines that follow each other overlap. */
function standsIn(chunk: Chunk, { left, right, top, bottom }: Box): boolean {
  const middle = (chunk.top + chunk.bottom) / 2;
  return chunk.start < right && chunk.end > left && middle > top && middle < bottom;
}

const isNear = (chunk: Chunk, { left, right, top, bottom }: Box): boolean =>
  chunk.start - right <= NEAR * chunk.size &&
  left - chunk.end <= NEAR * chunk.size &&
  chunk.top - bottom <= NEAR * chunk.size &&
  top - chunk.bottom <= NEAR * chunk.size;
