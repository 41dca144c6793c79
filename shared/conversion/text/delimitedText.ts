/** Tables written as text (RFC 4180, with any of the usual separators): whether a text is one, and its cells. */
import { UnconvertibleSource } from '../unconvertibleSource.ts';

export type Table = readonly (readonly string[])[];

/** The tab first: it has no use other than separating. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** With fewer rows, a table cannot be distinguished from a list of sentences. */
const LEAST_ROWS = 3;
/** Cells per row: two halves of a sentence on each line are prose. */
const LEAST_CELLS = 3;
/** If the name or the server says that it is a table, less evidence is enough. */
const LEAST_ROWS_WHEN_DECLARED = 1;
const LEAST_CELLS_WHEN_DECLARED = 2;
/** Cells of a table: twelve columns of them are 900 pages, and half a minute of LibreOffice. */
const MOST_CELLS = 500_000;
/** Share of separators followed by a space from which they are commas of prose. */
const PROSE = 0.5;

/**
 * A text is a table only if every row has the same number of cells: otherwise it is shown as it is, with its separators.
 * @param isDeclared whether its name or its server called it a table
 * @throws UnconvertibleSource if it has more cells than are set
 */
export function readDelimited(text: string, isDeclared: boolean): Table | undefined {
  const leastRows = isDeclared ? LEAST_ROWS_WHEN_DECLARED : LEAST_ROWS;
  const leastCells = isDeclared ? LEAST_CELLS_WHEN_DECLARED : LEAST_CELLS;
  for (const separator of SEPARATORS) {
    if (!text.includes(separator) || (!isDeclared && isProse(text, separator))) continue;
    const table = parsed(text, separator);
    const width = table?.[0]?.length ?? 0;
    if (table && table.length >= leastRows && width >= leastCells) return table;
  }
  return undefined;
}

function isProse(text: string, separator: Separator): boolean {
  const parts = text.split(separator).slice(1);
  return parts.filter((part) => part.startsWith(' ')).length > PROSE * parts.length;
}

/** @returns undefined if quotation marks are not where the format has them, or rows have different numbers of cells */
function parsed(text: string, separator: Separator): Table | undefined {
  const table: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  let at = 0;
  while (at < text.length || row.length > 0) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    if (!cell) return undefined;
    row.push(cell.value);
    cells += 1;
    if (cells > MOST_CELLS) throw tooManyCells();
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') return undefined;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // An empty line is not a row.
    if (row.length > 1 || row[0] !== '') table.push(row);
    if (table.at(-1)?.length !== table.at(0)?.length) return undefined;
    row = [];
  }
  return table;
}

const tooManyCells = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    `The table has more cells than this service takes (${MOST_CELLS.toLocaleString('en')}). Split it and prepare the parts.`,
  );

interface Cell {
  readonly value: string;
  /** Where the separator or the line's end is. */
  readonly end: number;
}

function plainCell(text: string, start: number, separator: Separator): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

function quotedCell(text: string, start: number): Cell | undefined {
  let value = '';
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return undefined;
    value += text.slice(at, close);
    if (text[close + 1] !== '"') return { value, end: close + 1 };
    value += '"';
    at = close + 2;
  }
}
