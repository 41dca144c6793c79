/** A box on the page: what was written in one go, in a place with nothing else. */
import type { Chunk } from './chunks.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** In font sizes: what belongs to a box is no further from the rest of it. */
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
 * The box that contains the seeds, what was written between them, and what was written right before and after them and is near. Only the
 * seeds if something else is among them.
 * @param written the page's text in the order in which it was written
 * @param mayBelong whether a chunk beside the seeds may belong to the box
 */
export function boxAround(
  seeds: readonly Chunk[],
  written: readonly Chunk[],
  mayBelong: (chunk: Chunk) => boolean,
): readonly Chunk[] {
  const places = seeds.map((seed) => written.indexOf(seed));
  let stretch = { first: least(places), last: greatest(places) };
  if (!written.slice(stretch.first, stretch.last + 1).every(mayBelong)) return seeds;
  // One cell of a row is never alone before the others are taken too.
  const growths = [{ before: 0, after: 0 }];
  for (let more = 1; more <= MOST_CELLS; more++) growths.push({ before: more, after: 0 }, { before: 0, after: more });
  const grown = ({ before, after }: Growth): Stretch | undefined => {
    const wider = { first: stretch.first - before, last: stretch.last + after };
    if (wider.first < 0 || wider.last >= written.length) return undefined;
    return isInOnePiece(written, stretch, wider, mayBelong) && isAlone(written, wider) ? wider : undefined;
  };
  const alone = growths.map(grown).find((wider) => wider !== undefined);
  if (alone === undefined) return seeds;
  stretch = alone;
  for (let at = 1; at < growths.length; at++) {
    const wider = grown(growths[at]);
    if (wider === undefined) continue;
    stretch = wider;
    at = 0;
  }
  return written.slice(stretch.first, stretch.last + 1);
}

/** Numbers of the first and the last chunk, in writing order. */
type Stretch = Readonly<{ first: number; last: number }>;
type Growth = Readonly<{ before: number; after: number }>;

const boxOver = (written: readonly Chunk[], { first, last }: Stretch): Box =>
  written
    .slice(first, last + 1)
    .map(boxOf)
    .reduce(joined);

/** Nothing else is in the box of the stretch. */
function isAlone(written: readonly Chunk[], stretch: Stretch): boolean {
  const box = boxOver(written, stretch);
  return written.every((chunk, at) => (at >= stretch.first && at <= stretch.last) || !standsIn(chunk, box));
}

/** Each chunk that widened the stretch is near those before it, and is of their kind or the heading over them. */
function isInOnePiece(
  written: readonly Chunk[],
  stretch: Stretch,
  wider: Stretch,
  mayBelong: (chunk: Chunk) => boolean,
): boolean {
  let box = boxOver(written, stretch);
  const before = written.slice(wider.first, stretch.first).toReversed();
  return [...before, ...written.slice(stretch.last + 1, wider.last + 1)].every((chunk) => {
    const isOne = isNear(chunk, box) && (mayBelong(chunk) || (before.includes(chunk) && isOver(chunk, box)));
    box = joined(box, boxOf(chunk));
    return isOne;
  });
}

const isOver = ({ start, end, baseline }: Chunk, { left, right, top }: Box): boolean =>
  baseline <= top && start < right && end > left;

const boxOf = ({ start, end, top, bottom }: Chunk): Box => ({ left: start, right: end, top, bottom });

const joined = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** By the middle of its height: the boxes of consecutive lines overlap. */
function standsIn(chunk: Chunk, { left, right, top, bottom }: Box): boolean {
  const middle = (chunk.top + chunk.bottom) / 2;
  return chunk.start < right && chunk.end > left && middle > top && middle < bottom;
}

const isNear = (chunk: Chunk, { left, right, top, bottom }: Box): boolean =>
  chunk.start - right <= NEAR * chunk.size &&
  left - chunk.end <= NEAR * chunk.size &&
  chunk.top - bottom <= NEAR * chunk.size &&
  top - chunk.bottom <= NEAR * chunk.size;
