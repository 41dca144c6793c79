/** CSV (RFC 4180) with the position of every cell. */

export interface CsvCell {
  readonly text: string;
  /** UTF-16 offsets of the cell's words, without the marks around them; end exclusive. */
  readonly start: number;
  readonly end: number;
}

const SEPARATORS = [',', ';', '\t'];

/** The separator is the one in the first line; empty lines are not rows. */
export function parseCsv(content: string): CsvCell[][] {
  const [first] = content.split(/[\r\n]/, 1);
  const separator = SEPARATORS.find((one) => first.includes(one)) ?? ',';
  const rows: CsvCell[][] = [];
  let row: CsvCell[] = [];
  let at = 0;
  const endRow = (): void => {
    if (row.some(({ text }) => text !== '')) rows.push(row);
    row = [];
  };
  while (at < content.length) {
    const { cell, next } = content[at] === '"' ? quotedCell(content, at) : plainCell(content, at, separator);
    row.push(cell);
    at = next;
    if (content[at] === separator) at++;
    else {
      at = content.startsWith('\r\n', at) ? at + 2 : at + 1;
      endRow();
    }
  }
  endRow();
  return rows;
}

function plainCell(content: string, start: number, separator: string): { cell: CsvCell; next: number } {
  let end = start;
  while (end < content.length && content[end] !== separator && content[end] !== '\n' && content[end] !== '\r') end++;
  return { cell: { text: content.slice(start, end), start, end }, next: end };
}

/** A quotation mark inside the cell is written twice. Without an end it extends to the end of the file. */
function quotedCell(content: string, start: number): { cell: CsvCell; next: number } {
  let end = start + 1;
  while (end < content.length && (content[end] !== '"' || content[end + 1] === '"'))
    end += content[end] === '"' ? 2 : 1;
  const text = content.slice(start + 1, end).replaceAll('""', '"');
  return { cell: { text, start: start + 1, end }, next: end + 1 };
}
