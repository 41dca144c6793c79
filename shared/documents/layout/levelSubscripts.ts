/**
 * Subscripts as large as their letter, as circuit diagrams and data sheets set them: lowered less than a line, and right after the letter.
 * A separate line of them would take `R_A` apart from its formula.
 */
import type { Chunk } from './chunks.ts';
import { isLetter } from './letters.ts';
import type { Row } from './row.ts';

/** In font sizes: how far one is lowered at most. Lines are further apart than this. */
const MOST_LOWERED = 0.5;
/** In font sizes: how far its start is from the end of its letter, either way. */
const BESIDE = 0.3;
/** Ratio of the larger size to the smaller: more makes it an ordinary subscript. */
const SAME_SIZE = 1.15;
/** In font sizes: how far a character of the line may reach into it. */
const OVERLAP = 0.2;
/** In font sizes: how far other text on its own baseline is from it at least. */
const APART = 0.5;
/** Characters of one. What is longer is text beside a bar or bracket whose baseline is elsewhere. */
const LONGEST = 16;
/** Texts of a row: formulas and labels of a drawing have dozens. Each is held against all others, and a hostile page has thousands. */
const MOST_TEXTS = 200;
const BEGINNING = /^[\p{L}\p{N}(]$/u;

/**
 * @param rows from top to bottom
 * @returns the row of the letter that a text of the row at `own` is a subscript of
 */
export function hostOfSubscript(chunk: Chunk, own: number, rows: readonly Row[]): Row | undefined {
  const { glyphs, start, end, size } = chunk;
  if (glyphs.length > LONGEST || !BEGINNING.test(glyphs.at(0)?.text ?? '')) return undefined;
  if (rows[own].chunks.length > MOST_TEXTS) return undefined;
  const isBeside = (other: Chunk): boolean =>
    other !== chunk && other.start - end < APART * size && start - other.end < APART * size;
  if (rows[own].chunks.some(isBeside)) return undefined;
  for (let at = own - 1; at >= 0; at--) {
    const row = rows[at];
    const lowered = chunk.baseline - row.baseline;
    if (lowered > size) return undefined;
    if (lowered > 0 && lowered <= MOST_LOWERED * size && isSubscriptOf(chunk, row)) return row;
  }
  return undefined;
}

function isSubscriptOf({ size, start, end }: Chunk, row: Row): boolean {
  if (row.chunks.length > MOST_TEXTS) return false;
  if (Math.max(row.size, size) > SAME_SIZE * Math.min(row.size, size)) return false;
  const near = row.chunks.filter((other) => other.start < end && other.end >= start - BESIDE * size);
  const glyphs = near.flatMap((other) => other.glyphs);
  return (
    glyphs.some((glyph) => isLetter(glyph.text) && Math.abs(start - glyph.end) <= BESIDE * size) &&
    glyphs.every((glyph) => Math.min(glyph.end, end) - Math.max(glyph.start, start) <= OVERLAP * size)
  );
}
