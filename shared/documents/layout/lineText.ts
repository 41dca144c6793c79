/** One row of chunks becomes one line: characters in reading order, spaces where a reader sees them, an extent for each. */
import { toLogicalOrder } from './bidi.ts';
import type { Chunk } from './chunks.ts';
import { isRightToLeft } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import { place } from './marks.ts';
import { printedOnce } from './overprints.ts';
import type { Placed } from './placed.ts';
import { markSpaces } from './spaces.ts';

/** A line in the frame of its text. */
export interface FramedLine {
  readonly text: string;
  /** As in IndexedLine, along the frame. */
  readonly edges: Float32Array;
  readonly top: number;
  readonly bottom: number;
}

export function lineOf(chunks: readonly Chunk[]): FramedLine {
  const rightToLeft = chunks.some((chunk) => chunk.glyphs.some((glyph) => isRightToLeft(glyph.text.charCodeAt(0))));
  const { top, bottom } = mainChunk(chunks);
  const placed = place(rightToLeft ? inVisualOrder(printedOnce(chunks)) : printedOnce(chunks));
  markSpaces(placed, rightToLeft);
  const units = withSpaces(placed);
  const ordered = rightToLeft ? toLogicalOrder(units) : units;
  let text = '';
  for (const unit of ordered) text += unit.text;
  const edges = new Float32Array(text.length * 2);
  let at = 0;
  for (const unit of ordered) {
    for (let i = 0; i < unit.text.length; i++) {
      edges[at++] = unit.start;
      edges[at++] = unit.end;
    }
  }
  return { text, edges, top, bottom };
}

/** Sizes this close are the same: fonts of one line are set a little larger or smaller to look alike. */
const ALIKE = 0.02;

/** The chunk whose height is the line's: the largest text, and of chunks as large the longest. */
function mainChunk(chunks: readonly Chunk[]): Chunk {
  let best = chunks[0];
  for (const chunk of chunks) {
    const larger = chunk.size > best.size * (1 + ALIKE);
    const alike = Math.abs(chunk.size - best.size) <= best.size * ALIKE;
    if (larger || (alike && chunk.glyphs.length > best.glyphs.length)) best = chunk;
  }
  return best;
}

function inVisualOrder(glyphs: readonly Glyph[]): Glyph[] {
  // Pieces of a ligature are in logical order in the stream: turned round here, the line's reordering turns them back.
  return [...glyphs].sort(
    (one, other) =>
      one.start + one.end - other.start - other.end ||
      (isRightToLeft(one.text.charCodeAt(0)) ? other.order - one.order : one.order - other.order),
  );
}

function withSpaces(placed: readonly Placed[]): Placed[] {
  const units: Placed[] = [];
  for (const unit of placed) {
    const last = units.at(-1);
    if (last !== undefined && unit.spaceBefore) {
      const start = Math.min(last.end, unit.start);
      units.push({ text: ' ', start, end: Math.max(unit.start, start), glyph: unit.glyph, spaceBefore: false });
    }
    units.push(unit);
  }
  return units;
}
