/** Turns one row of chunks into one line: characters in reading order, spaces where a reader sees them, an extent for each. */
import { toLogicalOrder } from './bidi.ts';
import type { Chunk } from './chunks.ts';
import { isRightToLeft } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import { withCombiningMarks } from './combiningMarks.ts';
import { printedOnce } from './printedOnce.ts';
import { writeSuperscripts } from './superscripts.ts';
import { withInsertions } from './insertions.ts';
import { markSpaces } from './spaces.ts';

/** A line in the frame of its text. */
export interface FramedLine {
  readonly text: string;
  /** As in IndexedLine, along the frame. */
  readonly edges: Float32Array;
  readonly top: number;
  readonly bottom: number;
}

/** @param isInRightToLeft whether the text around it is read from right to left */
export function lineOf(chunks: readonly Chunk[], isInRightToLeft: boolean): FramedLine {
  const rightToLeft = chunks.some((chunk) => chunk.glyphs.some((glyph) => isRightToLeft(glyph.text.charCodeAt(0))));
  const { top, bottom } = mainChunk(chunks);
  const printed = printedOnce(chunks);
  const glyphs = withCombiningMarks(rightToLeft ? inVisualOrder(printed) : withInsertions(printed));
  writeSuperscripts(glyphs);
  markSpaces(glyphs, rightToLeft);
  const units = withSpaces(glyphs);
  const ordered = rightToLeft || isInRightToLeft ? toLogicalOrder(units, isInRightToLeft) : units;
  // Added up one by one, all its beginnings would be kept as long as the line.
  const text = ordered.map((unit) => unit.text).join('');
  const edges = new Float32Array(text.length * 2);
  let at = 0;
  for (const { text: characters, start, end } of ordered) {
    for (let i = 0; i < characters.length; i++) {
      edges[at++] = start;
      edges[at++] = end;
    }
  }
  return { text, edges, top, bottom };
}

/** A character with its marks, or a space. */
interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isWideGap?: boolean;
}

/** In font sizes: spaces of justified lines are narrower, gaps between the cells of a table mostly wider. */
const WIDE_GAP = 1.5;

/** Sizes this close are the same: fonts in one line are set slightly larger or smaller to look alike. */
const ALIKE = 0.02;

/** The chunk whose height is the line's: the largest text, and among chunks of equal size the longest. */
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
  // Pieces of a ligature are in logical order in the stream: reversed here, the line's reordering restores them.
  return [...glyphs].sort(
    (one, other) =>
      one.start + one.end - other.start - other.end ||
      (isRightToLeft(one.text.charCodeAt(0)) ? other.order - one.order : one.order - other.order),
  );
}

function withSpaces(glyphs: readonly Glyph[]): Unit[] {
  const units: Unit[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (last !== undefined && glyph.spaceBefore) {
      const start = Math.min(last.end, glyph.start);
      const end = Math.max(glyph.start, start);
      units.push({ text: ' ', start, end, isWideGap: end - start > WIDE_GAP * Math.min(last.size, glyph.size) });
    }
    units.push(glyph);
    last = glyph;
  }
  return units;
}
