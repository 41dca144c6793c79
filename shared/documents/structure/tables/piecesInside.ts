/** The contents of a grid: pieces of lines, cut at gaps and where one cell ends, each with its place. */
import type { Grid, GridCell } from '../../layout/grid.ts';
import { cellAt } from '../../layout/grids.ts';
import { spanBox, type IndexedLine } from '../../textIndex.ts';
import type { LinePiece } from '../linePieces.ts';
import { cellPieces, type Area } from './visualRows.ts';

/** A piece of a line and its place in a grid. */
export interface PieceInside {
  readonly piece: LinePiece;
  readonly row: number;
  readonly column: number;
  /** Absent if the place is not enclosed. */
  readonly cell?: GridCell;
}

/** In reading order, cut at gaps and where one cell ends. */
export function piecesInside(grid: Grid, lines: readonly IndexedLine[], taken: ReadonlySet<number>): PieceInside[] {
  const { ys } = grid;
  return lines.flatMap((line, position) => {
    const y = (line.crossStart + line.crossEnd) / 2;
    if (line.direction === 'vertical' || taken.has(position) || y < ys[0] || y > ys[ys.length - 1]) return [];
    const row = ys.findLastIndex((top) => top <= y);
    return cellPieces(line, position).flatMap((piece) => cutAtWalls(piece, line, grid, row, y));
  });
}

/** In heights of the line: letters that are closer together are one word, which hangs over into the next cell. */
const WITHIN_WORD = 0.1;

function cutAtWalls(piece: LinePiece, line: IndexedLine, grid: Grid, row: number, y: number): PieceInside[] {
  const parts: PieceInside[] = [];
  let start = piece.start;
  let end = piece.start;
  let place: Omit<PieceInside, 'piece'> | undefined;
  const close = (): void => {
    if (place === undefined || end === start) return;
    const part = { line: piece.line, start, end, text: line.text.slice(start, end), box: spanBox(line, start, end) };
    parts.push({ ...place, piece: part });
  };
  for (let at = piece.start; at < piece.end; at++) {
    if (line.text[at] === ' ') continue;
    const isJoined =
      at > start &&
      line.edges[2 * at] - line.edges[2 * at - 1] < WITHIN_WORD * piece.box.height &&
      line.text[at - 1] !== ' ';
    if (isJoined && place !== undefined) {
      end = at + 1;
      continue;
    }
    const x = (line.edges[2 * at] + line.edges[2 * at + 1]) / 2;
    const cell = cellAt(grid, x, y);
    const column = cell?.column ?? grid.xs.findLastIndex((left) => left <= x);
    const isOutside = column < 0 || column >= grid.xs.length - 1;
    if (place === undefined || isOutside || cell !== place.cell || column !== place.column) {
      close();
      start = at;
      place = isOutside ? undefined : { row: cell?.row ?? row, column, ...(cell !== undefined && { cell }) };
    }
    end = at + 1;
  }
  close();
  return parts;
}

/** Only these pieces, by the lines that they belong to. */
export function areaOf(inside: readonly PieceInside[], lines: readonly IndexedLine[]): Area {
  const byLine = Map.groupBy(inside, ({ piece }) => piece.line);
  const positions = [...byLine.keys()].sort((one, other) => one - other);
  return { lines, positions, piecesAt: (position) => byLine.get(position)?.map(({ piece }) => piece) ?? [] };
}
