/** Stacked labels go with their own amounts only. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourceCell, SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

/** A table of one row: each cell's lines in the order of the page. */
function page(cells: readonly (readonly string[])[]): SourcePage {
  let line = 0;
  const placed = cells.map((lines, column): SourceCell => {
    const pieces = lines.map((text) => ({ line: line++, start: 0, end: text.length }));
    return { row: 0, column, rowSpan: 1, columnSpan: 1, isHeader: false, pieces };
  });
  const tables = [{ rows: 1, columns: cells.length, cells: placed, certainty: 1 }];
  return { pageNumber: 1, lines: cells.flat(), readBy: 'textLayer', tables };
}

const judge = (cells: readonly (readonly string[])[], sourceContext: string): Verdict =>
  judgeQuotation(createSourceIndex([page(cells)]), { sourceContext });

const houses = [
  ['Hotel Green Palace', 'Mountain lodge'],
  ['2,500 yen', '2,000 yen'],
];

describe('labels above each other beside amounts above each other', () => {
  it('are not found with the amount of another line, and the answer shows their own', () => {
    const verdict = judge(houses, 'Mountain lodge 2,500 yen');
    expect(verdict).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['cell.other-line'],
      differences: [{ quoted: '2,500 yen', source: '2,000 yen', spans: [{ lineId: 4 }] }],
    });
  });

  it('are found as whole cells, and each cell by itself', () => {
    for (const quoted of [houses.flat().join(' '), 'Hotel Green Palace Mountain lodge', '2,500 yen 2,000 yen']) {
      expect([quoted, judge(houses, quoted).status]).toEqual([quoted, 'found']);
    }
  });

  it('are found where the label is one text of two lines', () => {
    const cells = [
      ['Lodging for members', 'of the association'],
      ['2,500 yen', '2,000 yen'],
    ];
    expect(judge(cells, 'of the association 2,500 yen').status).toBe('found');
  });

  it('are found with text beside them that is no amount', () => {
    const cells = [
      ['Hotel Green Palace', 'Mountain lodge'],
      ['Closed in winter', 'Open all year'],
    ];
    expect(judge(cells, 'Mountain lodge Closed in winter').status).toBe('found');
  });
});

describe('labels that are all read before their values, each in a row of its own', () => {
  const lines = ['Telephone', 'Price', 'Holder', '5550142', '$2.38', 'Ann Weber'];
  const cells = lines.map((text, line): SourceCell => ({
    row: line % 3,
    column: Math.floor(line / 3),
    rowSpan: 1,
    columnSpan: 1,
    isHeader: line < 3,
    pieces: [{ line, start: 0, end: text.length }],
  }));
  const source: SourcePage = {
    pageNumber: 1,
    lines,
    readBy: 'textLayer',
    tables: [{ rows: 3, columns: 2, cells, certainty: 0.95 }],
  };
  const judgeRows = (sourceContext: string): Verdict => judgeQuotation(createSourceIndex([source]), { sourceContext });

  it.each([['Telephone: 5550142'], ['Holder: Ann Weber'], ['Price $2.38']])('go with their own: %s', (quoted) => {
    expect(judgeRows(quoted).status).toBe('found');
  });

  it.each([
    ['Holder: 5550142', 'cell.other-line'],
    ['Holder 5550142', 'cell.other-line'],
    ['Price: Ann Weber', 'cell.other-row'],
  ])('go with no other: %s', (quoted, rule) => {
    expect(refusalOf(judgeRows(quoted))).toBe(rule);
  });
});
