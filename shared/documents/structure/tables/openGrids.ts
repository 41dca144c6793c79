/** Grids whose horizontal rules separate groups of rows, not rows: between two of them are several rows, as in most invoices. */
import type { Grid } from '../../layout/grid.ts';
import type { Table } from '../../pageStructure.ts';
import type { IndexedLine } from '../../textIndex.ts';
import { laidTables } from './alignedTables.ts';
import { columnsOf, columnsUnder, spans, type Column } from './columns.ts';
import { isAmount, isBlank, isValue } from './cellText.ts';
import { laidRows, type LaidCell, type LaidRow } from './logicalRows.ts';
import { areaOf, type PieceInside } from './piecesInside.ts';
import { rowsOfArea, type VisualRow } from './visualRows.ts';

/** Amounts above each other in one cell, each beside a line of another cell, from which they are amounts of several rows. */
const LEAST_STACKED = 2;
/** Lines of two cells beside each other of which none continues in the middle of a sentence: wrapped text has some that do. */
const LEAST_LISTED = 3;
/** A range or a number broken by the end of a line. */
const BROKEN = /[-–—/,.]$/;
/** The rest of the line above. */
const GOES_ON = /^(?:\p{Ll}[^\s@\d]*(?:\s|$)|\()/u;

/** Undefined if every row is between rules of its own. */
export function openTables(
  grid: Grid,
  inside: readonly PieceInside[],
  lines: readonly IndexedLine[],
): Table[] | undefined {
  const bands = Array.from({ length: grid.ys.length - 1 }, (_, row) => inside.filter((each) => each.row === row));
  // Lines of one cell are read one after the other: following each other does not make them one row.
  const rowsOf = (some: readonly PieceInside[]): VisualRow[] =>
    rowsOfArea(areaOf(some, lines)).map((row, band) => ({ ...row, band }));
  const isOpen = bands.map((band) => holdsSeveralRows(band, rowsOf));
  if (!isOpen.some((is) => is)) return undefined;
  return segmentsOf(bands, grid).flatMap((rows) => {
    const open = rows.filter((row) => isOpen[row]).flatMap((row) => rowsOf(bands[row]));
    const all = grid.xs.slice(0, -1).flatMap((left, at) => columnsWithin(left, grid.xs[at + 1], open));
    const columns = withLabelsJoined(
      all,
      rows.flatMap((row) => rowsOf(bands[row])),
    );
    const laid = rows.flatMap((row) => {
      const own = rowsOf(bands[row]);
      return isOpen[row] || hasLevels(own) ? laidRows(own, columns, lines) : rowOf(bands[row], row, columns, grid);
    });
    return laidTables(laid, columns);
  });
}

/** Numbers of consecutive bands, between those that are empty or contain one cell over the whole width. */
function segmentsOf(bands: readonly (readonly PieceInside[])[], grid: Grid): number[][] {
  const segments: number[][] = [[]];
  for (const [row, band] of bands.entries()) {
    if (band.length === 0 || isAcross(band, grid)) segments.push([]);
    else segments[segments.length - 1].push(row);
  }
  return segments.filter(({ length }) => length > 0);
}

/** Whether amounts are above each other, each of them on the line of its own label, or names are. */
function holdsSeveralRows(
  band: readonly PieceInside[],
  rowsOf: (some: readonly PieceInside[]) => VisualRow[],
): boolean {
  const cells = [...Map.groupBy(band, ({ cell, column }) => cell ?? column).values()]
    .filter((own) => (own[0].cell?.rowSpan ?? 1) === 1)
    .map(rowsOf);
  const listed = cells.filter(
    (rows) => rows.length >= LEAST_LISTED && !rows.some(({ pieces }) => GOES_ON.test(pieces[0].text)),
  );
  const areListed = listed.some((one) =>
    listed.some((other) => other !== one && one.every((row) => other.some((beside) => isBeside(row, beside)))),
  );
  if (areListed) return true;
  const stacked = cells.filter(
    (rows) =>
      rows.length >= LEAST_STACKED &&
      rows.filter(({ pieces }) => pieces.some(({ text }) => isValue(text))).length >= LEAST_STACKED &&
      rows.every(({ pieces }) => pieces.every(({ text }) => isBlank(text) || (isAmount(text) && !BROKEN.test(text)))),
  );
  const labels = cells.filter((rows) => !stacked.includes(rows)).flat();
  return stacked.some((amounts) =>
    amounts.every((amount) => labels.some((label) => isBeside(amount, label) && !GOES_ON.test(label.pieces[0].text))),
  );
}

/** In heights of the lower row: how much of it is beside the other one. */
const BESIDE = 0.6;

const isBeside = (one: VisualRow, other: VisualRow): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
  BESIDE * Math.min(one.bottom - one.top, other.bottom - other.top);

/** The columns of rows between two walls; one if gaps do not coincide. */
function columnsWithin(left: number, right: number, rows: readonly VisualRow[]): Column[] {
  const within = rows.flatMap((row) => {
    const pieces = row.pieces.filter(({ box }) => box.x + box.width / 2 >= left && box.x + box.width / 2 < right);
    return pieces.length === 0 ? [] : [{ ...row, pieces }];
  });
  return columnsOf(within) ?? [{ left, right }];
}

/** Labels indented so far that they are under a column of their own name rows as the others do. */
function withLabelsJoined(columns: readonly Column[], rows: readonly VisualRow[]): readonly Column[] {
  const [first, second, ...others] = columns;
  if (others.length === 0) return columns;
  const areApart = rows.every(({ pieces }) => {
    const own = pieces.map(({ box }) => columnsUnder(columns, box.x, box.x + box.width)[0]);
    return !(own.includes(0) && own.includes(1));
  });
  const areWords = rows.every(({ pieces }) =>
    pieces.every(({ box, text }) => columnsUnder(columns, box.x, box.x + box.width)[0] !== 1 || !isAmount(text)),
  );
  return areApart && areWords ? [{ left: first.left, right: second.right }, ...others] : columns;
}

/** A heading over several others, with no rule between them. */
const hasLevels = (rows: readonly VisualRow[]): boolean =>
  rows.some((row, at) => at > 0 && rows[at - 1].pieces.some((piece) => spans(piece, row)));

/** One cell over the whole width: a title, or text between tables. */
function isAcross(band: readonly PieceInside[], { xs }: Grid): boolean {
  const cells = new Set(band.map(({ cell }) => cell));
  const [cell] = cells;
  return cells.size === 1 && cell !== undefined && cell.columnSpan === xs.length - 1;
}

/** A row between rules of its own: its cells are what the rules enclose, separate if they are over several columns. */
function rowOf(band: readonly PieceInside[], row: number, columns: readonly Column[], { ys }: Grid): LaidRow[] {
  const cells: LaidCell[] = [];
  for (const own of Map.groupBy(band, ({ cell, column }) => cell ?? column).values()) {
    for (const { piece, cell } of own.toSorted((one, other) => one.piece.box.x - other.piece.box.x)) {
      const [first, last] = columnsUnder(columns, piece.box.x, piece.box.x + piece.box.width);
      const known = cells.findIndex((each) => each.first <= last && each.last >= first);
      if (known < 0) cells.push({ first, last, pieces: [piece], rows: cell?.rowSpan ?? 1 });
      else {
        const { first: from, last: to, pieces } = cells[known];
        const all = [...pieces, piece].sort((one, other) => one.line - other.line || one.start - other.start);
        cells[known] = { ...cells[known], first: Math.min(from, first), last: Math.max(to, last), pieces: all };
      }
    }
  }
  cells.sort((one, other) => one.first - other.first);
  return [{ cells, top: ys[row], bottom: ys[row + 1], band: row, isEnclosed: true }];
}
