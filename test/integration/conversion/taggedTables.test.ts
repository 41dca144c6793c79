/** Tables of pages and office documents: their cells are those that the source has, whatever gaps and lines the rendition shows. */
import { readFile } from 'node:fs/promises';
import type { Table } from '../../../shared/documents/pageStructure.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex, type SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { sourcePage } from '../../../shared/verification/sourcePage.ts';
import { convertedText } from '../../support/convertedText.ts';
import { sheetData, xlsxParts, zipped } from '../../support/officeFiles.ts';
import { readerForTests, sourceOf } from '../../support/readPdf.ts';
import { webConversion } from '../../support/web/webConversion.ts';

const conversion = webConversion({ 'page.test': undefined });
const office = convertedText();
const reader = readerForTests();

async function read(html: string): Promise<readonly IndexedPage[]> {
  conversion.site.answers.set('/', `<!doctype html><meta charset="utf-8"><title>A page</title>${html}`);
  const source = await conversion.convert('http://page.test/');
  if (source.kind !== 'page') throw new Error('A file came instead of a page.');
  const pdf = await readFile(source.rendition.path);
  return reader.structured(undefined, (await reader.extractText(sourceOf(pdf))).pages);
}

const indexOf = (pages: readonly IndexedPage[]): SourceIndex =>
  createSourceIndex(pages.map((page) => sourcePage(page)));

/** Each row as "*Plan | *Price": headers with a star, spans after a colon. */
const rowsOf = ({ lines }: IndexedPage, { rows, cells }: Table): string[] =>
  Array.from({ length: rows }, (_, at) =>
    cells
      .filter(({ row }) => row === at)
      .map(({ isHeader, rowSpan, columnSpan, pieces }) => {
        const text = pieces.map(({ line, start, end }) => lines[line].text.slice(start, end)).join(' ');
        const spans = rowSpan * columnSpan > 1 ? `:${rowSpan}x${columnSpan}` : '';
        return `${isHeader ? '*' : ''}${text}${spans}`;
      })
      .join(' | '),
  );
const tablesOf = (pages: readonly IndexedPage[]): string[][] =>
  pages.flatMap((page) => (page.tables ?? []).map((table) => rowsOf(page, table)));

const LONG = 'Basic plan for small companies and for their friends who work at home on every single day of the year';
const PLANS = `
  <table>
    <caption>Our plans</caption>
    <tr><td>Plan</td><td>Price</td><td>Users</td></tr>
    <tr><td>${LONG}, which is rather long</td><td>10 €</td><td>5</td></tr>
    <tr><td>Pro</td><td>20 €</td><td>15</td></tr>
    <tr><td>Max</td><td>30 €</td><td></td></tr>
  </table>`;

describe('a table of a page', () => {
  it('has its cells, though they wrap, are empty, or are hardly apart', async () => {
    expect(tablesOf(await read(PLANS))).toEqual([
      ['*Plan | *Price | *Users', `*${LONG}, which is rather long | 10 € | 5`, '*Pro | 20 € | 15', '*Max | 30 €'],
    ]);
  });

  it('has its spans, and the headers that it says', async () => {
    const html = `<table>
      <thead><tr><th>Region<th colspan="2">Sales<th>Comment</thead>
      <tr><th rowspan="2">North and all islands<td>2023<td>500<td>Growth
      <tr><td>2024<td>600<td>no comment
      <tr><th>South<td>2023<td>100<td></table>`;
    expect(tablesOf(await read(html))).toEqual([
      [
        '*Region | *Sales:1x2 | *Comment',
        expect.stringMatching(/^\*North and all islands:2x1 \| \*?2023 \| 500 \| Growth$/),
        expect.stringMatching(/^\*?2024 \| 600 \| no comment$/),
        expect.stringMatching(/^\*South \| \*?2023 \| 100$/),
      ],
    ]);
  });

  it('is quoted with the names of its columns, and never with those of others', async () => {
    const index = indexOf(await read(PLANS));
    const statusOf = (quoted: string): string => judgeQuotation(index, { sourceContext: quoted }).status;
    const rulesOf = (quoted: string): unknown => judgeQuotation(index, { sourceContext: quoted }).decidedBy;
    for (const fair of [
      'Plan: Pro, Price: 20 €, Users: 15',
      `${LONG}, which is rather long: Price 10 €`,
      'Pro, Users: 15',
    ])
      expect([fair, statusOf(fair)]).toEqual([fair, 'found']);
    expect(rulesOf('Plan: Pro, Price: 10 €')).toEqual(['cell.other-row']);
    expect(rulesOf('Pro, Users: 5')).toEqual(['cell.other-row']);
    expect(rulesOf('Pro, Price: 15')).toEqual(['cell.other-column']);
    expect(rulesOf('Max: Price 20 €')).toEqual(['cell.other-row']);
  });

  it('has none of a table that lays the page out, nor what styles put elsewhere', async () => {
    const inner = '<table><tr><td>Left<td>in it<tr><td>Low<td>under</table>';
    const layout = `<table><tr><td>${inner}<td>Right<tr><td>a<td>b</table>`;
    expect(
      tablesOf(await read(layout))
        .flat()
        .join(),
    ).not.toContain('Right');
    const moved = (text: string, by: string): string => `<td style="position:relative;top:${by}">${text}`;
    const html = `<table><tr><td>Plan<td>Price<tr><td>Pro${moved('20', '1.6em')}<tr><td>Max${moved('30', '-1.6em')}</table>`;
    const index = indexOf(await read(html));
    expect(judgeQuotation(index, { sourceContext: 'Plan: Pro, Price: 20' })).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['word.missing', 'name.changed'],
    });
  });

  it('is printed without tags where spans make it too many cells', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, at) => `<tr><td rowspan=65534 colspan=1000>a${at}<td>b${at}<td rowspan=65534>c${at}`,
    );
    const text = (await read(`<table>${rows.join('')}</table>`)).flatMap(({ lines }) => lines.map((line) => line.text));
    expect(text.join(' ')).toContain('b9 c9');
  });

  it('continues over pages, with the names of its columns', async () => {
    const rows = Array.from(
      { length: 120 },
      (_, at) => `<tr><td>Item ${at} of the long list<td>${1000 + 7 * at}<td>${at}`,
    );
    const html = `<table><thead><tr><th>Item<th>Count<th>Rank</thead>${rows.join('')}</table>`;
    const index = indexOf(await read(html));
    const judged = (quoted: string): unknown => judgeQuotation(index, { sourceContext: quoted });
    expect(judged('Item: Item 110 of the long list, Count: 1770, Rank: 110')).toMatchObject({ status: 'found' });
    expect(judged('Item: Item 110 of the long list, Count: 1763')).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['cell.other-row'],
    });
  });
});

it('has the cells of a sheet, with a heading over the columns that its text is over', async () => {
  const rows = [
    ['', 'Population in 2004', '', ''],
    ['District', 'Total', 'Male', 'Female'],
    ['Bo', 7698, 3713, 3985],
    ['Bonthe', 10904, 5095, 5809],
  ];
  const xml = `${sheetData(rows)}<mergeCells count="1"><mergeCell ref="B1:D1"/></mergeCells>`;
  const pages = await office.structureOf(await zipped(xlsxParts([{ name: 'Data', xml }])));
  expect(tablesOf(pages)).toEqual([
    [
      '*Population in 2004:1x2',
      '*District | *Total | *Male | *Female',
      '*Bo | 7698 | 3713 | 3985',
      '*Bonthe | 10904 | 5095 | 5809',
    ],
  ]);
});
