/**
 * Gives tables of Word documents the grid that ECMA-376, part 1, section 17.4.48 requires and some programs do not write. Word lays such
 * tables out by their content; LibreOffice forgets which cells are over several columns, and sets "White" above a column of "Black".
 */
import { applyEdits, attribute, xmlPieces, type Edit, type XmlPiece } from './xmlTags.ts';
import { greatest } from '../../platform/longLists.ts';

/** A row, or an empty grid, right after a table's properties. */
export const GRIDLESS_TABLE = /<(?:\/w:tblPr|w:tblPr\s?\/)>\s*<w:(?:tr[\s>]|tblGrid\s?\/>|tblGrid><\/w:tblGrid>)/;

/** Twentieths of a point: of a letter of ordinary size, and of a cell's margins on both sides. */
const LETTER = 110;
const MARGINS = 216;
/** Of a page of letter size, where the document does not say. */
const TEXT_WIDTH = 9_360;
/** More than Word allows: 63. */
const MOST_COLUMNS = 100;

interface Cell {
  readonly column: number;
  span: number;
  width: number;
  /** Letters of its longest word and of its longest paragraph. */
  word: number;
  line: number;
  text: string;
}

interface Table {
  at: number;
  length: number;
  hasGrid: boolean;
  columns: number;
  /** Of the open row. */
  next: number;
  cell: Cell | undefined;
  readonly cells: Cell[];
}

/** @param xml of a part of a DOCX file */
export function withTableGrids(xml: string): string {
  if (!GRIDLESS_TABLE.test(xml)) return xml;
  const open: Table[] = [];
  const edits: Edit[] = [];
  const available = textWidth(xml);
  for (const piece of xmlPieces(xml)) {
    const table = open.at(-1);
    if (piece.name === 'w:tbl' && piece.kind === 'start')
      open.push({ at: -1, length: 0, hasGrid: false, columns: 0, next: 0, cell: undefined, cells: [] });
    else if (table === undefined) continue;
    else if (piece.name === 'w:tbl' && piece.kind === 'end') {
      open.pop();
      if (table.hasGrid || table.at < 0 || table.columns === 0 || table.columns > MOST_COLUMNS) continue;
      edits.push({ at: table.at, length: table.length, replacement: gridOf(table, available) });
    } else read(table, piece);
  }
  return applyEdits(
    xml,
    edits.toSorted((one, other) => one.at - other.at),
  );
}

function read(table: Table, { kind, name, source, at }: XmlPiece): void {
  const isEnd = kind !== 'start';
  const { cell } = table;
  if (name === 'w:tblPr' && isEnd) table.at = at + source.length;
  else if (name === 'w:gridCol') table.hasGrid = true;
  else if (name === 'w:tblGrid') {
    // An empty one is replaced.
    if (kind !== 'end') table.at = at;
    table.length = at + source.length - table.at;
  } else if (name === 'w:tr' && kind === 'start') table.next = 0;
  else if ((name === 'w:gridBefore' || name === 'w:gridAfter') && kind !== 'end') {
    table.next += numberIn(source);
    table.columns = Math.max(table.columns, table.next);
  } else if (name === 'w:tc' && kind === 'start') {
    table.cell = { column: table.next, span: 1, width: 0, word: 0, line: 0, text: '' };
    table.cells.push(table.cell);
  } else if (name === 'w:tc' && kind === 'end' && cell !== undefined) {
    table.next = cell.column + cell.span;
    table.columns = Math.max(table.columns, table.next);
    table.cell = undefined;
  } else if (cell === undefined) return;
  else if (name === 'w:gridSpan') cell.span = Math.max(1, numberIn(source));
  else if (name === 'w:tcW' && attribute(source, 'w:type') === 'dxa')
    cell.width = Number(attribute(source, 'w:w')) || 0;
  else if (name === 'w:p' && isEnd) measure(cell);
  else if (kind === 'text') cell.text += source.trim() === '' && source.includes('\n') ? '' : source;
}

const numberIn = (tag: string): number => Number(attribute(tag, 'w:val')) || 0;

function measure(cell: Cell): void {
  const words = cell.text.trim().split(/\s+/);
  cell.word = words.reduce((most, { length }) => Math.max(most, length), cell.word);
  cell.line = Math.max(cell.line, words.join(' ').length);
  cell.text = '';
}

/** As wide as the widths of cells say; otherwise so that no word is broken, and the rest by the length of lines. */
function gridOf({ columns, cells }: Table, available: number): string {
  const least = needs(columns, cells, ({ word }) => word * LETTER + MARGINS);
  const fitted = fit(
    least,
    needs(columns, cells, ({ line }) => line * LETTER + MARGINS),
    available,
  );
  const widths = fitted.map((width, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.span === 1).map((cell) => cell.width);
    return Math.max(0, greatest(own)) || width;
  });
  return `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${Math.round(width)}"/>`).join('')}</w:tblGrid>`;
}

/** By column; what a cell over several columns needs beyond theirs is spread over them. */
function needs(columns: number, cells: readonly Cell[], needOf: (cell: Cell) => number): number[] {
  const widths = Array.from({ length: columns }, () => MARGINS);
  for (const cell of cells.toSorted((one, other) => one.span - other.span)) {
    const under = widths.slice(cell.column, cell.column + cell.span);
    const lacking = needOf(cell) - sumOf(under);
    if (lacking > 0) under.forEach((width, at) => (widths[cell.column + at] = width + lacking / under.length));
  }
  return widths;
}

function fit(least: readonly number[], most: readonly number[], available: number): number[] {
  const [narrow, wide] = [sumOf(least), sumOf(most)];
  if (narrow >= available) return least.map((width) => (width * available) / narrow);
  if (wide <= available) return most.map((width) => (width * available) / wide);
  const share = (available - narrow) / (wide - narrow);
  return least.map((width, at) => width + (most[at] - width) * share);
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Of the last section, which most documents have only. */
function textWidth(xml: string): number {
  const tagOf = (name: string): string => /^<[^<>]*>/.exec(xml.slice(Math.max(0, xml.lastIndexOf(name))))?.[0] ?? '';
  const [size, margins] = ['<w:pgSz ', '<w:pgMar '].map(tagOf);
  const width =
    Number(attribute(size, 'w:w')) - Number(attribute(margins, 'w:left')) - Number(attribute(margins, 'w:right'));
  return width > 0 ? width : TEXT_WIDTH;
}
