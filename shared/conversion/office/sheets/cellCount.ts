/**
 * How many rows and cells of a spreadsheet would be set on pages. A file of one kilobyte may repeat a row a million times, and each takes
 * LibreOffice as long as a written one.
 */
import { UnconvertibleSource } from '../../unconvertibleSource.ts';
import { attribute } from '../xmlTags.ts';
import type { SheetStyles } from './sheetStyles.ts';

/** Rows with text: twice as many as LibreOffice lays out in its time, unless their sheets are wide, and more than the pages of a document. */
const MOST_ROWS = 200_000;
/** Cells with text: as many of one letter as it lays out in its time, and twice as many as of words. */
const MOST_CELLS = 1_000_000;

export interface Counted {
  readonly rows: number;
  readonly cells: number;
}

interface Format {
  /** Tags of rows and cells, and what shows that a cell is not empty. */
  readonly tags: RegExp;
  readonly isRow: (tag: string) => boolean;
  readonly isCell: (tag: string) => boolean;
  readonly isFilled: (tag: string) => boolean;
  readonly isHidden: (row: string) => boolean;
  readonly repeated: (tag: string, what: 'rows' | 'columns') => number;
}

const OPEN_DOCUMENT: Format = {
  tags: /<table:(?:table-row|table-cell|covered-table-cell)(?:\s[^<>]*)?>|<text:p[\s/>]/g,
  isRow: (tag) => tag.startsWith('<table:table-row'),
  isCell: (tag) => tag.startsWith('<table:table-cell') || tag.startsWith('<table:covered'),
  isFilled: (tag) => tag.startsWith('<text:p') || /\s(?:office:[\w-]*value|table:formula)="/.test(tag),
  isHidden: (row) => /\stable:visibility="(?:collapse|filter)"/.test(row),
  repeated: (tag, what) => Math.max(1, Number(attribute(tag, `table:number-${what}-repeated`) ?? 1)),
};

/** ECMA-376, part 1, section 18.3.1, under any prefix. */
const WORKSHEET: Format = {
  tags: /<(?:\w+:)?(?:row|c|v|is)(?:\s[^<>]*)?>/g,
  isRow: (tag) => /^<(?:\w+:)?row/.test(tag),
  isCell: (tag) => /^<(?:\w+:)?c[\s/>]/.test(tag),
  isFilled: (tag) => /^<(?:\w+:)?(?:v|is)[\s>]/.test(tag),
  isHidden: (row) => /\shidden="(?:1|true)"/.test(row),
  repeated: () => 1,
};

function countedIn(xml: string, { tags, isRow, isCell, isFilled, isHidden, repeated }: Format): Counted {
  let [rows, cells] = [0, 0];
  /** How often the row counts, and then those of its cells: nothing is counted twice. */
  let [ofRow, rowsLeft, columns] = [0, 0, 0];
  for (const [tag] of xml.matchAll(tags)) {
    if (isRow(tag)) {
      ofRow = isHidden(tag) ? 0 : repeated(tag, 'rows');
      [rowsLeft, columns] = [ofRow, 0];
    } else if (isCell(tag)) columns = repeated(tag, 'columns');
    if (columns === 0 || !isFilled(tag)) continue;
    cells += columns * ofRow;
    rows += rowsLeft;
    [rowsLeft, columns] = [0, 0];
  }
  return { rows, cells };
}

/** @param xml of a worksheet of an XLSX file */
export const worksheetCells = (xml: string): Counted => countedIn(xml, WORKSHEET);

/** @param content of an OpenDocument spreadsheet */
export const openDocumentCells = (content: string, { sheets }: SheetStyles): Counted =>
  sumOf(
    content
      .split(/(?=<table:table\s)/)
      .filter((sheet) => sheets.get(styleOf(sheet))?.isHidden !== true)
      .map((sheet) => countedIn(sheet, OPEN_DOCUMENT)),
  );

const styleOf = (sheet: string): string => attribute(sheet.slice(0, sheet.indexOf('>')), 'table:style-name') ?? '';

export const sumOf = (all: readonly Counted[]): Counted => ({
  rows: all.reduce((sum, { rows }) => sum + rows, 0),
  cells: all.reduce((sum, { cells }) => sum + cells, 0),
});

/** @throws UnconvertibleSource if it is more than can be laid out */
export function requireFewCells({ rows, cells }: Counted): void {
  if (rows <= MOST_ROWS && cells <= MOST_CELLS) return;
  const most = (count: number): string => count.toLocaleString('en');
  throw new UnconvertibleSource(
    'too_large',
    `The spreadsheet shows more than this service takes (${most(MOST_ROWS)} rows and ${most(MOST_CELLS)} cells with text). Hide the sheets and rows that are not quoted, or split it and prepare the parts.`,
  );
}
