/** The tables of a source with the words of their cells, cut into tokens: built when the first quotation asks for them. */
import { foldText } from '../text/foldText.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { withHeadLines } from './headLines.ts';
import { withHeadsAbove } from './headsAbove.ts';
import { numberingTokens } from './numbering.ts';
import { rowsOfLabels } from './spanningLabels.ts';
import { setsSignsAfter, signAtEnd, signAtStart, type SignAfter } from './signsAfter.ts';
import { withWrappedRows } from './wrappedRows.ts';
import {
  RULED_CERTAINTY,
  type CellPiece,
  type LineSpan,
  type SourceCell,
  type SourcePage,
  type SourceTable,
  textOfPieces,
} from '../source/source.ts';

/** Words that belong together: a cell, or lines that only their place shows to be one. */
export interface CellText {
  readonly pieces: readonly CellPiece[];
  /** Columns that it is over. */
  readonly columnSpan: number;
  /** Its lines joined by a space, a word broken by a line end rejoined. */
  readonly raw: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** Begins or ends inside a word or number of its line: what it says is not what is printed. */
  readonly isCut: boolean;
  /** The sign after its last digits, as statements set it: "418.20 -". */
  readonly signAfter: SignAfter;
  /** Tokens at its start that only number it, and may be left out. */
  readonly numbering: number;
  /** Its last dash may lead to an amount on the line below: "$15,001 -". */
  readonly goesOn: boolean;
  /** Where tokens `from` to `to` (exclusive) are. */
  spansOf(from: number, to: number): LineSpan[];
}

export type WordedCell = SourceCell &
  CellText & { /** Its rows beyond the first are only likely to be its own. */ readonly isSpread?: true };

export interface WordedTable {
  readonly pageNumber: number;
  readonly readBy: SourcePage['readBy'];
  readonly table: SourceTable;
  /** The same as on the page, without the header of the page before. */
  readonly pageTable: SourceTable;
  /** First rows that name columns. */
  readonly headerRows: number;
  /** First rows that are the header of the page before. */
  readonly rowsBefore: number;
  /** Position of the first row that is neither a header nor from the page before. */
  readonly bodyFrom: number;
  /** From top to bottom, then from left to right. */
  readonly cells: readonly WordedCell[];
  /** By row, from left to right. */
  readonly rows: readonly (readonly WordedCell[])[];
  /** Dashes that stand for values. */
  readonly dashes: readonly WordedCell[];
  /** Letters and digits of every token: words with others are not in the table. */
  readonly vocabulary: ReadonlySet<string>;
}

/** Tables less certain than this prove nothing: what is side by side in them may belong elsewhere. */
const LEAST_CERTAINTY = 0.6;
/** Average share of the columns that rows with values fill: drawings, formulas and spaced-out text leave more of them empty. */
const LEAST_FILLED = 0.58;

/** A table whose cells are cut into words when a quotation has its words: most tables of a long source are never asked for. */
interface Known {
  readonly page: SourcePage;
  readonly given: SourceTable;
  /** With rows joined that only continue those above them. */
  readonly table: SourceTable;
  /** On the page before, if this one continues it. */
  readonly before: Known | undefined;
}

const known = new WeakMap<readonly SourcePage[], readonly Known[]>();
const worded = new WeakMap<Known, WordedTable>();

/**
 * @param pages those with tables, always the same array for one source
 * @param mayHold whether a table on some pages, its own and those that it continues, is of interest
 */
export const wordedTables = (
  pages: readonly SourcePage[],
  mayHold: (pages: readonly SourcePage[]) => boolean,
): WordedTable[] =>
  knownTables(pages)
    .filter((table) => mayHold(pagesOf(table)))
    .map(wordedOf);

function pagesOf(table: Known): SourcePage[] {
  const pages = [table.page];
  for (let before = table.before; before !== undefined; before = before.before) pages.push(before.page);
  return pages;
}

function knownTables(pages: readonly SourcePage[]): readonly Known[] {
  const all = known.get(pages);
  if (all !== undefined) return all;
  const tables: Known[] = [];
  for (const page of pages) {
    for (const given of page.tables ?? []) {
      const table = withWrappedRows(page, given);
      if (table.certainty < LEAST_CERTAINTY || filledPart(table) < LEAST_FILLED) continue;
      const last = tables.at(-1);
      const isNext = last?.page.pageNumber === page.pageNumber - 1 && last.table.columns === table.columns;
      tables.push({ page, given, table, before: table.continues === true && isNext ? last : undefined });
    }
  }
  known.set(pages, tables);
  return tables;
}

function wordedOf(one: Known): WordedTable {
  const made = worded.get(one);
  if (made !== undefined) return made;
  const { page, given, before } = one;
  const above = before === undefined ? [] : headersOf(wordedOf(before));
  const table = withHeadLines(page, one.table);
  const tables = page.tables ?? [];
  const upper = tables.indexOf(given) > 0 ? tables[tables.indexOf(given) - 1] : undefined;
  const named = above.length > 0 ? table : withHeadsAbove(page, table, upper);
  const own = { ...wordedTable(page, named, above), pageTable: given };
  worded.set(one, own);
  return own;
}

/** A table of words shows only by its position that its first row names its columns. */
const headersOf = ({ cells, headerRows, table }: WordedTable): WordedCell[] =>
  cells.filter(({ row, columnSpan }) => (headerRows > 0 ? row < headerRows : row === 0 && columnSpan < table.columns));

function filledPart({ cells, rows, certainty }: SourceTable): number {
  const body = cells.reduce((first, { row, isHeader }) => (isHeader ? first : Math.min(first, row)), rows);
  const all = [...Map.groupBy(cells, ({ row }) => row)].flatMap(([row, own]) =>
    row >= body && own.length > 1 ? [own] : [],
  );
  // If rules enclose the cells, columns of which no row has as many are fewer, and start at several places.
  const most = certainty >= RULED_CERTAINTY ? Math.max(...all.map((own) => own.length)) : cells.length;
  const columns = Math.min(most, new Set(cells.map(({ column }) => column)).size);
  // Below the items of an invoice come its sums: a label and an amount each.
  const filled = all.slice(0, Math.max(1, all.findLastIndex((own) => own.length > 2) + 1));
  const covered = filled.flat().reduce((sum, { columnSpan }) => sum + columnSpan, 0);
  return filled.length === 0 ? 1 : covered / (filled.length * columns);
}

/** @param above header of the page before, if the table continues from it */
function wordedTable(page: SourcePage, placed: SourceTable, above: readonly WordedCell[]): WordedTable {
  const own = inReadingOrder(page, placed);
  const before = above.reduce((rows, { row }) => Math.max(rows, row + 1), 0);
  const table = {
    ...own,
    rows: own.rows + before,
    cells: [...above, ...own.cells.map((cell) => ({ ...cell, row: cell.row + before }))],
  };
  const all = [...above, ...table.cells.slice(above.length).map((cell) => wordedCell(page, cell))];
  const read = all.filter(({ tokens }) => tokens.length > 0);
  const spread = rowsOfLabels(read, table.rows);
  const alike = Map.groupBy(read, ({ column, tokens, numbering }) =>
    [column, ...tokens.slice(numbering).map(({ key }) => key)].join(' '),
  );
  const isAlone = new Set([...alike.values()].flatMap((cells) => (cells.length === 1 ? cells : [])));
  const cells = read.map((cell): WordedCell => {
    const extent = spread.get(cell);
    // "1. Costs" and "2. Costs": only their numbers tell them apart.
    const told = isAlone.has(cell) || cell.numbering === 0 ? cell : { ...cell, numbering: 0 };
    if (extent === undefined) return told;
    return { ...told, rowSpan: extent.rows, ...(extent.isLikely && { isSpread: true }) };
  });
  const rows = Array.from({ length: table.rows }, (_, row) =>
    cells.filter((cell) => isIn(cell, row, table)).toSorted((one, other) => one.column - other.column),
  );
  const firstOther = table.cells.reduce(
    (first, { row, isHeader }) => (isHeader ? first : Math.min(first, row)),
    table.rows,
  );
  const heads = rows
    .slice(0, firstOther)
    .findLastIndex((row) => row.some(({ column, columnSpan }) => column > 0 && columnSpan < table.columns));
  return {
    pageNumber: page.pageNumber,
    readBy: page.readBy,
    table,
    pageTable: own,
    headerRows: heads + 1,
    rowsBefore: before,
    bodyFrom: Math.max(heads + 1, before),
    cells,
    rows,
    dashes: all.filter(({ raw, column }) => column > 0 && /^\s*[-–—−]{1,2}\s*$/.test(raw)),
    vocabulary: new Set(cells.flatMap(({ tokens }) => tokens.map(wordOf))),
  };
}

/** In Arabic and Hebrew the first column is the rightmost one, which has the labels. */
function inReadingOrder({ lines }: SourcePage, table: SourceTable): SourceTable {
  const { cells, columns } = table;
  const words = cells.map(({ pieces }) => textOfPieces(lines, pieces)).filter((text) => /\p{L}/u.test(text));
  const leading = words.filter((text) => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text));
  if (leading.length * 2 <= words.length) return table;
  const rows = Map.groupBy(cells, ({ row }) => row);
  const isOfHeader = ({ row }: SourceCell): boolean => rows.get(row)?.every(({ isHeader }) => isHeader) === true;
  const mirrored = cells.map((cell): SourceCell => {
    const column = columns - cell.column - cell.columnSpan;
    return { ...cell, column, isHeader: isOfHeader(cell) || column === 0 };
  });
  return { ...table, cells: mirrored };
}

/** A cell that spans several rows is in each of them; the head of a group is in its own. */
const isIn = ({ row, rowSpan, columnSpan }: SourceCell, at: number, { columns }: SourceTable): boolean =>
  row === at || (columnSpan < columns && row <= at && at < row + rowSpan);

/** Numbers without the separators that group their digits. */
export const wordOf = ({ letters, key }: Token): string => (letters === '' ? key : letters);

/** "temperature=0" over ".7", and a number too long to be an amount over its last digits: the cell was too narrow. */
const isBrokenNumber = (above: string, below: string): boolean =>
  (/\d$/.test(above) && /^[.,]\d/.test(below)) || (/\d{9}$/.test(above) && /^\d{1,4}$/.test(below));

const wordedCell = (page: SourcePage, cell: SourceCell): WordedCell => ({
  ...cell,
  ...cellText(page, cell.pieces, cell.columnSpan),
});

/** @param joins positions of pieces that begin with the rest of a broken word */
export function cellText(
  page: SourcePage,
  pieces: readonly CellPiece[],
  columnSpan: number,
  joins?: ReadonlySet<number>,
): CellText {
  let raw = '';
  const starts: number[] = [];
  const shifts: number[] = [];
  for (const [at, { line, start, end }] of pieces.entries()) {
    const text = page.lines[line].slice(start, end);
    const isBroken = /\p{L}[-\u00ad\u2010]$/u.test(raw) && /^\p{Ll}/u.test(text);
    raw = isBroken
      ? raw.slice(0, -1)
      : raw === '' || joins?.has(at) === true || isBrokenNumber(raw, text)
        ? raw
        : `${raw} `;
    starts.push(raw.length);
    shifts.push(start - raw.length);
    raw += text;
  }
  const fold = foldText(raw);
  const tokens = tokenize(fold.text);
  const spansOf = (from: number, to: number): LineSpan[] => {
    const first = tokens.at(from)?.start ?? 0;
    const last = to === 0 ? fold.text.length : tokens[to - 1].end;
    const start = fold.starts?.[first] ?? first;
    const end = fold.ends?.[last - 1] ?? last;
    return pieces.flatMap(({ line }, at) => {
      const begin = Math.max(start, starts[at]);
      const stop = Math.min(end, starts.at(at + 1) ?? raw.length);
      const text = raw.slice(begin, stop).trimEnd();
      if (text === '') return [];
      const place = { pageNumber: page.pageNumber, lineId: line + 1 };
      return [{ ...place, start: begin + shifts[at], end: begin + shifts[at] + text.length }];
    });
  };
  const isCut = pieces.some(
    ({ line, start, end }) => isInWord(page.lines[line], start) || isInWord(page.lines[line], end),
  );
  const last = pieces.at(-1);
  const after = last === undefined ? '' : page.lines[last.line].slice(last.end);
  const signAfter = signAtEnd(fold.text) || (/\d$/.test(fold.text) ? signAtStart(foldText(after).text) : '');
  const goesOn = GOES_ON.test(fold.text) || (DASH_AT_END.test(fold.text) && !setsSignsAfter(page));
  const numbering = numberingTokens({ folded: fold.text, tokens });
  return { pieces, columnSpan, raw, folded: fold.text, tokens, isCut, signAfter, numbering, goesOn, spansOf };
}

/** "children,". */
const GOES_ON = /,\s*$/;
const DASH_AT_END = /\d\s?-\s*$/;

/** Scripts without capitals may be written without spaces. */
const isInWord = (line: string, at: number): boolean =>
  /[\p{Lu}\p{Ll}\p{N}]$/u.test(line.slice(0, at)) && /^[\p{Lu}\p{Ll}\p{N}]/u.test(line.slice(at));
