/** The lines of a page in the order in which a person reads them. */
import { chunksOf } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import { guttersOf, separatesColumns } from './gutters.ts';
import type { Gutter } from './gutters.ts';
import type { Glyph } from './glyph.ts';
import { lineOf } from './lineText.ts';
import type { FramedLine } from './lineText.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Columns inside columns inside columns: real pages stop at three. */
const DEEPEST = 6;

export function linesInReadingOrder(glyphs: readonly Glyph[]): FramedLine[] {
  return order(chunksOf(glyphs), 0).map((row) => lineOf(row.chunks));
}

function order(chunks: readonly Chunk[], depth: number): Row[] {
  const rows = rowsOf(chunks);
  if (depth === DEEPEST) return rows;
  const gutter = guttersOf(rows).find((candidate) => separatesColumns(rows, candidate));
  if (gutter === undefined) return rows;
  const within = (first: number, last: number): Chunk[] => rows.slice(first, last).flatMap((row) => row.chunks);
  const inside = within(gutter.firstRow, gutter.lastRow + 1);
  return [
    ...order(within(0, gutter.firstRow), depth + 1),
    ...order(
      inside.filter((chunk) => isLeft(chunk, gutter)),
      depth + 1,
    ),
    ...order(
      inside.filter((chunk) => !isLeft(chunk, gutter)),
      depth + 1,
    ),
    ...order(within(gutter.lastRow + 1, rows.length), depth + 1),
  ];
}

const isLeft = (chunk: Chunk, gutter: Gutter): boolean =>
  (chunk.start + chunk.end) / 2 < (gutter.start + gutter.end) / 2;
