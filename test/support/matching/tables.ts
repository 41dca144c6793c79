/** Pages with one table each, whose cells stand where a test says. */
import type { SourceCell, SourcePage } from '../../../shared/matching/source/source.ts';

export interface TablePage {
  /** Lines are rows, tabs part their cells; an empty cell stays empty, and "<" goes on with the cell before it. */
  readonly rows: string;
  /** First rows that name columns; 1 when absent. */
  readonly headers?: number;
  readonly certainty?: number;
  readonly readBy?: SourcePage['readBy'];
}

/** The table alone on its page, each row a line, its cells a space apart. A row of one cell heads those under it. */
export function tablePage({ rows: text, headers = 1, certainty = 0.95, readBy = 'textLayer' }: TablePage): SourcePage {
  const rows = text.split('\n').map((row) => row.split('\t'));
  const columns = Math.max(...rows.map((row) => row.length));
  const isHead = (at: number): boolean => at >= headers && at < rows.length && rows[at].length === 1;
  const cells: SourceCell[] = [];
  const lines = rows.map((row, at) => {
    let line = '';
    for (const [column, cell] of row.entries()) {
      if (cell === '' || cell === '<') continue;
      if (line !== '') line += ' ';
      const pieces = [{ line: at, start: line.length, end: line.length + cell.length }];
      line += cell;
      let columnSpan = 1;
      while (row.at(column + columnSpan) === '<') columnSpan++;
      let rowSpan = 1;
      if (isHead(at)) {
        columnSpan = columns;
        while (at + rowSpan < rows.length && !isHead(at + rowSpan)) rowSpan++;
      }
      cells.push({ row: at, column, rowSpan, columnSpan, isHeader: at < headers || column === 0, pieces });
    }
    return line;
  });
  return { pageNumber: 1, lines, readBy, tables: [{ rows: rows.length, columns, cells, certainty }] };
}
