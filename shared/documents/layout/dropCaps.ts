/** Initials as high as several lines: the first letter of the first of them. */
import { chunkOf, type Chunk } from './chunks.ts';
import type { Glyph } from './glyph.ts';

/** An initial is at least this many times as large as its text. */
const LEAST_RATIO = 1.7;
/** In sizes of the initial: how far its text is from it. */
const TEXT_DISTANCE = 0.5;
/** Lines beside an initial; a large letter before a single line begins a heading. */
const LEAST_LINES = 2;

const CAPITAL = /^[\p{Lu}\p{Lo}]$/u;

/** The chunks with every initial put before the line that it begins, as large as its letters. */
export function withDropCaps(chunks: readonly Chunk[]): readonly Chunk[] {
  const firstLines = new Map<Chunk, Chunk>();
  const leastSize = LEAST_RATIO * chunks.reduce((smallest, { size }) => Math.min(smallest, size), Infinity);
  const initials = chunks.filter(
    ({ glyphs, size }) => glyphs.length === 1 && size >= leastSize && CAPITAL.test(glyphs[0].text),
  );
  if (initials.length === 0) return chunks;
  const near = chunksNear(chunks);
  for (const initial of initials) {
    const lines = near(initial).filter((chunk) => standsBeside(chunk, initial));
    const baselines = new Set(lines.map(({ baseline }) => Math.round(baseline)));
    if (baselines.size < LEAST_LINES) continue;
    const first = lines.reduce((top, line) => (line.baseline < top.baseline ? line : top));
    if (/^\p{L}$/u.test(first.glyphs[0].text)) firstLines.set(initial, first);
  }
  if (firstLines.size === 0) return chunks;
  const begun = new Map([...firstLines].map(([initial, first]) => [first, initial]));
  return chunks
    .filter((chunk) => !firstLines.has(chunk))
    .map((chunk) => {
      const initial = begun.get(chunk);
      return initial === undefined ? chunk : chunkOf([asFirst(initial.glyphs[0], chunk.glyphs[0]), ...chunk.glyphs]);
    });
}

interface PlacedChunk {
  readonly chunk: Chunk;
  readonly order: number;
  readonly at: number;
}

/** Those that may stand beside an initial, in their order: of its height, or behind it, whichever are fewer, as a page may have thousands of both. */
function chunksNear(chunks: readonly Chunk[]): (initial: Chunk) => readonly Chunk[] {
  const sortedBy = (placeOf: (chunk: Chunk) => number): PlacedChunk[] =>
    chunks.map((chunk, order) => ({ chunk, order, at: placeOf(chunk) })).sort((one, other) => one.at - other.at);
  const [byStart, byMiddle] = [sortedBy(({ start }) => start), sortedBy(middleOf)];
  return ({ size, end, top, bottom }) => {
    const reach = TEXT_DISTANCE * size;
    const behind = rangeOf(byStart, end - reach, end + reach);
    const beside = rangeOf(byMiddle, top, bottom);
    const [sorted, [from, to]] = behind[1] - behind[0] < beside[1] - beside[0] ? [byStart, behind] : [byMiddle, beside];
    return sorted
      .slice(from, to)
      .sort((one, other) => one.order - other.order)
      .map(({ chunk }) => chunk);
  };
}

/** Where those between two places begin and end, both included. */
function rangeOf(sorted: readonly PlacedChunk[], first: number, last: number): readonly [number, number] {
  const countWhere = (isBefore: (at: number) => boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(sorted[middle].at)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [countWhere((at) => at < first), countWhere((at) => at <= last)];
}

const middleOf = ({ top, bottom }: Chunk): number => (top + bottom) / 2;

function standsBeside(chunk: Chunk, initial: Chunk): boolean {
  const middle = middleOf(chunk);
  return (
    chunk.size * LEAST_RATIO <= initial.size &&
    chunk.start >= initial.end - TEXT_DISTANCE * chunk.size &&
    chunk.start - initial.end <= TEXT_DISTANCE * initial.size &&
    middle > initial.top &&
    middle < initial.bottom
  );
}

/** Extends to the next letter of its word: the distance was not meant as a space. */
const asFirst = (initial: Glyph, next: Glyph): Glyph => ({
  ...initial,
  end: Math.max(initial.end, next.start),
  top: next.top,
  baseline: next.baseline,
  bottom: next.bottom,
  size: next.size,
});
