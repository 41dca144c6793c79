/**
 * Tables recognised by ruling lines, or alignment and gaps: rows of cells above each other, the rows that name their columns, and the
 * headings of groups.
 */
import type { Box } from '../../geometry.ts';
import type { Table, TableCell } from '../../pageStructure.ts';
import type { IndexedLine } from '../../textIndex.ts';
import { columnsOf, type Column } from './columns.ts';
import { amountColumns, headerCount, restarts, spreadHeads } from './headers.ts';
import { laidRows, textOf, type LaidCell, type LaidRow } from './logicalRows.ts';
import { regionsOf, type Area, type Region } from './visualRows.ts';
import { greatest, least } from '../../../platform/longLists.ts';

/** More columns are a drawing, or text with widely spaced words. */
const MOST_COLUMNS = 40;
/** Tables above each other, and rows at their ends, that are removed one after the other. */
const MOST_DEPTH = 60;
/** Rows with several cells; widely spaced words in two lines may be prose. */
const LEAST_ROWS = 2;
const LEAST_ROWS_OF_WORDS = 3;
/** Words of a cell on average, from which columns are taken for columns of text. */
const TEXT_WORDS = 14;

export const alignedTables = (area: Area): Table[] => regionsOf(area).flatMap((region) => tablesIn(region, area.lines));

/** From rows whose cells are known: each stretch of them from one header to the next. */
export const laidTables = (
  rows: readonly LaidRow[],
  columns: readonly Column[],
  make: (rows: readonly LaidRow[], columns: readonly Column[]) => readonly Table[] = tablesOfRows,
): Table[] => withRestarts(rows, columns, make);

function tablesIn(region: Region, lines: readonly IndexedLine[], depth = 0): Table[] {
  const columns = columnsOf(region);
  if (columns === undefined || columns.length > MOST_COLUMNS || depth > MOST_DEPTH) return [];
  const rows = laidRows(region, columns, lines);
  const edge = strayEnds(rows).at(0);
  if (edge !== undefined) {
    const { top, bottom } = rows[edge];
    return tablesIn(
      region.filter((row) => row.top < top || row.bottom > bottom),
      lines,
      depth + 1,
    );
  }
  return withRestarts(rows, columns, (own) => {
    // Each of several tables above each other has its own columns.
    if (own.length === rows.length) return tablesOfRows(own, columns);
    const [top, bottom] = [own[0].top, own[own.length - 1].bottom];
    return tablesIn(
      region.filter((row) => row.top >= top && row.bottom <= bottom),
      lines,
      depth + 1,
    );
  });
}

/** Positions of rows at the ends that share at most one column with another row: what is above and below a table. */
function strayEnds(rows: readonly LaidRow[]): number[] {
  return [0, rows.length - 1].filter((at) => {
    const own = rows[at].cells.filter(({ first, last }) => first === last);
    if (rows[at].cells.length < 2 || own.length < rows[at].cells.length) return false;
    return !rows.some(
      (other, order) =>
        order !== at &&
        own.filter(({ first }) => other.cells.some((cell) => cell.first <= first && cell.last >= first)).length > 1,
    );
  });
}

function withRestarts(
  rows: readonly LaidRow[],
  columns: readonly Column[],
  make: (rows: readonly LaidRow[], columns: readonly Column[]) => readonly Table[],
): Table[] {
  const amounts = amountColumns(rows, columns);
  const starts = restarts(rows, headerCount(rows, amounts), amounts);
  const ends = [0, ...starts, rows.length];
  return ends.slice(1).flatMap((end, at) => make(rows.slice(ends[at], end), columns));
}

/** Empty if they are not a table. @param known how many of the first rows name columns, if that is known */
export function tablesOfRows(rows: readonly LaidRow[], columns: readonly Column[], known?: number): Table[] {
  const amounts = amountColumns(rows, columns);
  const headers = known ?? headerCount(rows, amounts);
  const filled = rows.slice(headers).filter(({ cells }) => cells.length > 1);
  const least = headers > 0 ? 1 : amounts.some((is) => is) ? LEAST_ROWS : LEAST_ROWS_OF_WORDS;
  if (filled.length < least) return [];
  const words = filled.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + textOf(cell).split(' ').length, 0);
  const perCell = words / filled.reduce((sum, { cells }) => sum + cells.length, 0);
  if (perCell > TEXT_WORDS || isRunningText(rows)) return [];
  const cells = cellsOf(rows, headers, columns, labelColumns(rows.slice(headers), amounts));
  return [{ rows: rows.length, columns: columns.length, cells, certainty: certaintyOf(filled, amounts, headers) }];
}

/** Columns that name rows: the first, and those beside the labels of groups, up to the amounts. */
function labelColumns(body: readonly LaidRow[], amounts: readonly boolean[]): number {
  const first = amounts.indexOf(true);
  const isGrouped = body.some(({ cells }) => cells.some((cell) => (cell.rows ?? 1) > 1 && cell.last < first));
  return isGrouped ? first : 1;
}

function cellsOf(rows: readonly LaidRow[], headers: number, columns: readonly Column[], labels: number): TableCell[] {
  const isHead = groupHeads(rows);
  return rows.flatMap((row, at) => {
    const cells = at < headers ? spreadHeads(row, rows.at(at + 1), columns) : row.cells;
    const isGroupHead = at >= headers && isHead(at);
    return cells.map((cell): TableCell => {
      const place = { row: at, column: cell.first, rowSpan: cell.rows ?? 1, columnSpan: cell.last - cell.first + 1 };
      const pieces = cell.pieces.map(({ line, start, end }) => ({ line, start, end }));
      const box = around(cell);
      if (!isGroupHead) return { ...place, isHeader: at < headers || cell.first < labels, box, pieces };
      return {
        ...place,
        columnSpan: columns.length,
        rowSpan: groupLength(rows, at, isHead),
        isHeader: true,
        box,
        pieces,
      };
    });
  });
}

/** Whether a row is the heading of a group: one cell, which no other row's label looks like. "12:00–12:50" alone is an hour without lessons. */
function groupHeads(rows: readonly LaidRow[]): (at: number) => boolean {
  const numbered = new Set(rows.flatMap(({ cells }) => (cells.length > 1 ? numberedForm(cells[0]) : [])));
  return (at) =>
    rows[at].cells.length === 1 &&
    at + 1 < rows.length &&
    !isSentence(rows[at].cells[0]) &&
    !numberedForm(rows[at].cells[0]).some((form) => numbered.has(form));
}

/** Text below a row, as under a numbered heading, names none of the rows that follow. */
const isSentence = (cell: LaidCell): boolean => /\S\s+\S+\s+\S*[.!?]$/u.test(textOf(cell));

/** A label whose digits are one number or more: its form without them; none for other labels. */
function numberedForm(cell: LaidCell): readonly string[] {
  const text = textOf(cell);
  return cell.first === 0 && /\d/.test(text) ? [text.replace(/\d+/gu, '0').replace(/\s/gu, '')] : [];
}

/** Points by which rows of a group are indented. */
const INDENT = 2;

/** A heading and the rows under it: up to the next heading that is indented no further, or to a row that is indented less. */
function groupLength(rows: readonly LaidRow[], head: number, isGroupHead: (at: number) => boolean): number {
  const own = leftOf(rows[head]);
  const isIndented = head + 1 < rows.length && rows.slice(head + 1).some((row) => leftOf(row) > own + INDENT);
  let end = head + 1;
  while (end < rows.length) {
    const left = leftOf(rows[end]);
    const isHead = isGroupHead(end);
    if (isHead && left <= own + INDENT && end > head + 1) break;
    if (!isHead && isIndented && left < own - INDENT) break;
    end++;
  }
  return end - head;
}

const leftOf = ({ cells }: LaidRow): number => cells.at(0)?.pieces[0].box.x ?? Infinity;

function around({ pieces }: LaidCell): Box {
  const x = least(pieces.map(({ box }) => box.x));
  const y = least(pieces.map(({ box }) => box.y));
  const right = greatest(pieces.map(({ box }) => box.x + box.width));
  const bottom = greatest(pieces.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Certainty of tables of amounts under a header, of others, and the deduction for each row that lacks most columns or has a cell over
 * several.
 */
const SURE = 0.95;
const LESS_SURE = 0.8;
const ODD_ROWS_WEIGHT = 0.5;

function certaintyOf(filled: readonly LaidRow[], amounts: readonly boolean[], headers: number): number {
  const base = headers > 0 && amounts.some((is) => is) ? SURE : LESS_SURE;
  const odd = filled.filter(({ cells }) => cells.some((cell) => cell.last > cell.first)).length;
  return Math.max(0, base - ODD_ROWS_WEIGHT * (odd / filled.length));
}

/**
 * Share of the cells with letters that continue in the middle of a sentence, and the gap, in heights, that a fifth of all gaps is below.
 */
const MOST_GOING_ON = 0.35;
const LEAST_GAP = 1;
const LOW_GAPS = 0.2;
/** Words after another, or one that ends in a full stop. */
const continuation = /^[^\p{L}\d]*\p{Ll}\S*\s|^\p{Ll}{2,}[,.;]?$/u;

/** Text spread out by justification or formulas is not a table. */
function isRunningText(rows: readonly LaidRow[]): boolean {
  const texts = rows.flatMap(({ cells }) => cells.map(textOf)).filter((text) => /\p{L}/u.test(text));
  if (texts.filter((text) => continuation.test(text)).length < MOST_GOING_ON * texts.length) return false;
  const gaps = rows
    .flatMap(({ cells }) => {
      const boxes = cells.filter((cell) => (cell.rows ?? 1) === 1).map(around);
      return boxes
        .slice(1)
        .map((box, at) => (box.x - boxes[at].x - boxes[at].width) / Math.min(box.height, boxes[at].height));
    })
    .sort((one, other) => one - other);
  return gaps.length > 0 && gaps[Math.floor(gaps.length * LOW_GAPS)] < LEAST_GAP;
}
