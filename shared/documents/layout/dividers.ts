/** Isolated vertical rules between columns, as in newspapers: they separate them however narrow the gutter is. */
import type { Rule } from '../pageStructure.ts';
import type { Chunk } from './chunks.ts';
import { chunkOf } from './chunks.ts';
import type { Grid } from './grid.ts';

/** Points, as displayed. */
export interface Divider {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Points: shorter ones separate the cells of one row, or are beside one heading. */
const LEAST_LENGTH = 40;
/** Points by which a rule may miss the side of a grid that it is. */
const PLAY = 3;
/** In font sizes: words on both sides of a rule are at least this far apart. */
const WORD_GAP = 0.15;

/** Those that belong to no table or box. */
export function dividersOf(rules: readonly Rule[], grids: readonly Grid[]): Divider[] {
  const isOfGrid = ({ x, top, bottom }: Divider): boolean =>
    grids.some(
      ({ xs, ys }) =>
        top < ys[ys.length - 1] + PLAY &&
        bottom > ys[0] - PLAY &&
        x > xs[0] - PLAY &&
        x < xs[xs.length - 1] + PLAY &&
        xs.some((at) => Math.abs(at - x) <= PLAY),
    );
  return rules.flatMap(({ x1, x2, y1, y2 }) => {
    const divider = { x: x1, top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
    return x1 === x2 && divider.bottom - divider.top >= LEAST_LENGTH && !isOfGrid(divider) ? [divider] : [];
  });
}

export const standsBetween = (dividers: readonly Divider[], start: number, end: number, y: number): boolean =>
  dividers.some(({ x, top, bottom }) => x >= start && x <= end && y >= top && y <= bottom);

/** The chunks, split where the text was written over a divider. */
export function partedAtDividers(chunks: readonly Chunk[], dividers: readonly Divider[]): readonly Chunk[] {
  if (dividers.length === 0) return chunks;
  return chunks.flatMap((chunk) => {
    const y = (chunk.top + chunk.bottom) / 2;
    const { glyphs } = chunk;
    const at = glyphs.findIndex(
      (glyph, i) =>
        i > 0 &&
        glyph.start - glyphs[i - 1].end > WORD_GAP * glyph.size &&
        standsBetween(dividers, glyphs[i - 1].end, glyph.start, y),
    );
    if (at < 0) return [chunk];
    return [chunkOf(glyphs.slice(0, at)), ...partedAtDividers([chunkOf(glyphs.slice(at))], dividers)];
  });
}
