/** The rows of a table: each of one line, or of several if its cells are wrapped. */
import type { IndexedLine } from '../../textIndex.ts';
import type { LinePiece } from '../linePieces.ts';
import { columnsUnder, type Column } from './columns.ts';
import { isAmount } from './cellText.ts';
import { pieceOver, type VisualRow } from './visualRows.ts';
import { append } from '../../../platform/longLists.ts';

export interface LaidCell {
  readonly first: number;
  /** Position of its last column. */
  readonly last: number;
  readonly pieces: LinePiece[];
  /** Rows that it is over; 1 if absent. */
  readonly rows?: number;
}

export interface LaidRow {
  readonly cells: LaidCell[];
  readonly top: number;
  bottom: number;
  readonly band: number;
  /** Rules are above and below it. */
  readonly isEnclosed?: true;
}

export const textOf = ({ pieces }: LaidCell): string => pieces.map(({ text }) => text.trim()).join(' ');

/** In heights of the line: lines of one cell are no further apart. */
const WITHIN_CELL = 0.75;

export function laidRows(
  rows: readonly VisualRow[],
  columns: readonly Column[],
  lines: readonly IndexedLine[],
): LaidRow[] {
  const laid: LaidRow[] = [];
  for (const row of rows) {
    const next = layRow(row, columns, lines);
    const last = laid.at(-1);
    if (last !== undefined && continuesRow(last, next)) join(last, next);
    else laid.push(next);
  }
  return laid;
}

function layRow(
  { pieces, top, bottom, band }: VisualRow,
  columns: readonly Column[],
  lines: readonly IndexedLine[],
): LaidRow {
  const cells: LaidCell[] = [];
  for (const whole of pieces) {
    for (const piece of partedAtGaps(whole, columns, lines[whole.line])) {
      const [first, end] = columnsUnder(columns, piece.box.x, piece.box.x + piece.box.width);
      const before = cells.at(-1);
      const place = before?.pieces.at(-1);
      if (before === undefined || place === undefined || first > before.last)
        cells.push({ first, last: end, pieces: [piece] });
      else {
        const joined =
          place.line === piece.line
            ? [...before.pieces.slice(0, -1), pieceOver(place, piece)]
            : [...before.pieces, piece];
        cells[cells.length - 1] = { first: before.first, last: Math.max(end, before.last), pieces: joined };
      }
    }
  }
  return { cells, top, bottom, band };
}

/** Share of the gap between two columns that a space must fill to separate two cells. */
const FILLED = 0.6;

/** Cells so close together that no wide gap separates them: a space is in the gap of the other rows. */
function partedAtGaps(piece: LinePiece, columns: readonly Column[], line: IndexedLine): LinePiece[] {
  const parts: LinePiece[] = [];
  let start = piece.start;
  for (let at = 1; at < columns.length; at++) {
    const [from, to] = [columns[at - 1].right, columns[at].left];
    if (from <= piece.box.x || to >= piece.box.x + piece.box.width) continue;
    for (let unit = start + 1; unit < piece.end - 1; unit++) {
      if (line.text[unit] !== ' ') continue;
      const shared = Math.min(to, line.edges[2 * unit + 1]) - Math.max(from, line.edges[2 * unit]);
      if (shared < FILLED * (to - from)) continue;
      parts.push(partOfPiece(piece, start, unit, line));
      start = unit + 1;
      break;
    }
  }
  return start === piece.start
    ? partedAtWords(piece, columns, line)
    : [...parts, partOfPiece(piece, start, piece.end, line)];
}

/** Words over two columns may as well head both of them. */
const LEAST_HEADS = 3;

/** Headings of narrow columns, a space apart: split if each of their words is over one column alone. */
function partedAtWords(piece: LinePiece, columns: readonly Column[], line: IndexedLine): LinePiece[] {
  const [first, last] = columnsUnder(columns, piece.box.x, piece.box.x + piece.box.width);
  if (first === last || /\d/.test(piece.text)) return [piece];
  const parts: { column: number; start: number; end: number }[] = [];
  let start = piece.start;
  for (const word of piece.text.split(' ')) {
    const end = start + word.length;
    const [left, right] = [line.edges[2 * start], line.edges[2 * end - 1]];
    const over = columns.flatMap((column, at) => (column.left < right && column.right > left ? [at] : []));
    if (over.length !== 1) return [piece];
    const part = parts.at(-1);
    if (part?.column === over[0]) part.end = end;
    else parts.push({ column: over[0], start, end });
    start = end + 1;
  }
  if (parts.length !== last - first + 1 || parts.length < LEAST_HEADS) return [piece];
  return parts.map((part) => partOfPiece(piece, part.start, part.end, line));
}

function partOfPiece(piece: LinePiece, start: number, end: number, { text, edges }: IndexedLine): LinePiece {
  const x = edges[2 * start];
  const box = { ...piece.box, x, width: edges[2 * end - 1] - x };
  return { line: piece.line, start, end, text: text.slice(start, end), box };
}

/** Whether a row contains the rest of the cells of the one above, and nothing of its own. */
function continuesRow(row: LaidRow, next: LaidRow): boolean {
  const label = next.cells.at(0);
  if (label === undefined) return false;
  const height = label.pieces[0].box.height;
  if (next.top - row.bottom > WITHIN_CELL * height) return false;
  const above = next.cells.map(({ first, last }) =>
    row.cells.find((cell) => cell.first === first && cell.last >= last),
  );
  if (above.some((cell) => cell === undefined) || next.cells.some((cell) => isAmount(textOf(cell)))) return false;
  const isBroken = next.cells.length === 1 || next.cells.some((cell) => /^[\p{Ll}(]/u.test(textOf(cell)));
  if (label.first > 0) return isBroken && above.every((cell) => cell !== undefined && !isAmount(textOf(cell)));
  // Only what is read right after the first line of the same cell is its second line; a separate row begins otherwise.
  if (row.cells.length === 1) return false;
  const isReadOn = next.cells.every(
    (cell, at) => cell.pieces[0].line - (above[at]?.pieces.at(-1)?.line ?? -Infinity) === 1 && row.band === next.band,
  );
  if (isReadOn) return next.cells.length < row.cells.length || next.cells.length > 1;
  return next.cells.length === 1 && /^[\p{Ll}(]/u.test(textOf(label));
}

function join(row: LaidRow, next: LaidRow): void {
  for (const cell of next.cells) {
    const above = row.cells.find(({ first }) => first === cell.first);
    if (above !== undefined) append(above.pieces, cell.pieces);
  }
  row.bottom = next.bottom;
}
