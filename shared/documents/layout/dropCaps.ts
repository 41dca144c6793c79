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
  for (const initial of chunks) {
    if (initial.glyphs.length !== 1 || initial.size < leastSize || !CAPITAL.test(initial.glyphs[0].text)) continue;
    const lines = chunks.filter((chunk) => standsBeside(chunk, initial));
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

function standsBeside(chunk: Chunk, initial: Chunk): boolean {
  const middle = (chunk.top + chunk.bottom) / 2;
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
