/** Quotations that join cells of a table that the index tells: found where the table says it, with the places of the cells. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const accounts: TablePage = {
  headers: 2,
  rows: [
    '\t2023\t<\t2022\t<',
    'Segment\tRevenue (EUR m)\tProfit\tRevenue (EUR m)\tProfit',
    'Europe',
    'Retail\t310\t41\t296\t38',
    'Services\t120\t17\t\t9',
    'Asia',
    'Retail\t77\t(5)\t64\t3',
    'Services\t58\t8\t51\t6',
  ].join('\n'),
};
const judge = (quoted: string, page = accounts, value?: string) =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext: quoted, value });

describe('cells of a table are found', () => {
  it.each([
    ['2023 Profit: 17'],
    ['Services, 2023, Profit: 17'],
    ['Services – Profit 2023: 17'],
    ['2022 Revenue (EUR m): 64'],
    ['2022 Revenue: 64'],
    ['Asia, Retail, 2023 Profit: (5)'],
    ['Services | 58 | 8 | 51 | 6'],
    ['2023 2022\nSegment, Revenue, Profit, Revenue, Profit\nRetail; 77; (5); 64; 3'],
  ])('%s', (quoted) => {
    expect(judge(quoted)).toMatchObject({ status: 'found' });
  });

  it('at their own places, with the value in its cell', () => {
    const verdict = judge('Services, 2023 Profit: 17', accounts, '17');
    const span = (lineId: number, start: number, end: number) => ({ pageNumber: 1, lineId, start, end });
    expect(verdict).toMatchObject({
      status: 'found',
      decidedBy: ['cell.joined'],
      match: { spans: [span(5, 0, 8), span(1, 0, 4), span(2, 24, 30), span(5, 13, 15)], valueSpans: [span(5, 13, 15)] },
    });
  });
});

describe('a value is not found', () => {
  it.each([
    ['with the label of another row', 'Asia, Services, 2023 Profit: 17'],
    ['under the header of another column', 'Services, 2022, Profit: 17'],
    ['under the same header of another year', 'Retail, 2022 Profit: 41'],
    ['under the head of another group', 'Europe, Retail, 2023 Profit: (5)'],
    ['in a row mixed with another', 'Retail | 310 | 41 | 64 | 3'],
    ['without its brackets', 'Asia, Retail, 2023 Profit: 5'],
    ['with a part of its number', 'Retail, 2023 Revenue: 31'],
    ['in the place of an empty cell', '2023 2022\nSegment, Revenue, Profit, Revenue, Profit\nServices; 120; 17; 9'],
    ['with words that no cell has', 'Services, 2023 Profit rose to: 17'],
  ])('%s', (_, quoted) => {
    expect(judge(quoted).status).not.toBe('found');
  });

  it('and the difference has the right one, with its place', () => {
    const verdict = judge('Services, 2023 Revenue: 77');
    expect(verdict).toMatchObject({ status: 'partial_text_found' });
    const [difference] = verdict.status === 'partial_text_found' ? verdict.differences : [];
    expect(difference).toMatchObject({ type: 'cell_mismatch', rule: 'cell.other-row', quoted: '77', source: '120' });
    expect(difference.spans).toEqual([{ pageNumber: 1, lineId: 5, start: 9, end: 12 }]);
  });

  it('by a table that is not certain', () => {
    expect(judge('Services, 2022, Profit: 6', { ...accounts, certainty: 0.4 }).status).not.toBe('found');
  });
});
