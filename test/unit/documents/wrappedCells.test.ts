/** Cells of a table whose amounts take several lines. */
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);

/** The rows of a table, 36 points apart, their lines 12, written line by line over all cells, as by a report writer. */
const table = (rows: readonly (readonly string[])[]): DrawnLine[] =>
  rows.flatMap((lines, row) =>
    lines.flatMap((line, at) =>
      line
        .split('|')
        .flatMap((text, column): DrawnLine[] =>
          text === '' ? [] : [[60 + 120 * column, 100 + 48 * row + 12 * at, text]],
        ),
    ),
  );

describe('a cell of a row', () => {
  it('whose amount goes on in the next line is read to its end', () => {
    const rows = [
      ['Savings Account|No|$15,001 -|None (or less', '||$50,000|than $201)'],
      ['Credit Union|N/A|$1,001 - $2,500|None'],
      ['Bank Account|No|$500,001 -|Interest', '||$1,000,000'],
    ];
    expect(read(table(rows)).join(' ')).toBe(
      'Savings Account No $15,001 - $50,000 None (or less than $201) Credit Union N/A $1,001 - $2,500 None ' +
        'Bank Account No $500,001 - $1,000,000 Interest',
    );
  });

  it('of many lines is read to its end', () => {
    const rows = [
      [
        'Film Company|N/A|$1,001 -|Flow-thru',
        '||$5,000|ordinary',
        '|||income of',
        '|||a firm',
        '|||held by',
        '|||a few',
      ],
    ];
    expect(read(table([...rows, [], ['Film School|No|$3,000|None']])).join(' ')).toBe(
      'Film Company N/A $1,001 - $5,000 Flow-thru ordinary income of a firm held by a few Film School No $3,000 None',
    );
  });

  it('with an amount and its sign after it is a whole one', () => {
    const rows = [['Result|No|15,001-|None of it', '||50,000|than 201'], ['Other|N/A|1,001|None']];
    expect(read(table(rows)).slice(0, 2)).toEqual(['Result No 15,001- None of it', '50,000 than 201']);
  });
});
