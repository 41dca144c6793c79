/** Rows and cells of spreadsheets are counted before LibreOffice lays them out: repeating them costs a stranger nothing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  openDocumentCells,
  requireFewCells,
  worksheetCells,
} from '../../../shared/conversion/office/sheets/cellCount.ts';
import { readSheetStyles } from '../../../shared/conversion/office/sheets/sheetStyles.ts';
import { storeSheetResults } from '../../../shared/conversion/office/sheets/storeSheetResults.ts';
import { openDocumentParts, sheetData, xlsxParts, zipped } from '../../support/officeFiles.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const CELL = '<table:table-cell office:value-type="string"><text:p>a</text:p><text:p>b</text:p></table:table-cell>';
const rows = (repeated: number, cells: string, more = ''): string =>
  `<table:table-row table:number-rows-repeated="${repeated}"${more}>${cells}</table:table-row>`;
const sheet = (content: string, style = 'ta1'): string =>
  `<table:table table:name="a" table:style-name="${style}">${content}</table:table>`;
const counted = (content: string) => openDocumentCells(content, readSheetStyles(content));

describe('the cells of an OpenDocument spreadsheet', () => {
  it('count as often as they are repeated, once each', () => {
    const wide = '<table:table-cell office:value="1" table:number-columns-repeated="40"/>';
    expect(counted(sheet(rows(3, CELL) + rows(20, wide + CELL)))).toEqual({ rows: 23, cells: 3 + 20 * 41 });
  });

  it('do not count where nothing is shown: empty and hidden rows, hidden sheets', () => {
    const empty = '<table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/>';
    const style =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const hidden = rows(1_000_000, CELL, ' table:visibility="filter"');
    expect(counted(style + sheet(rows(1_048_576, empty) + hidden) + sheet(rows(9, CELL), 'ta2'))).toEqual({
      rows: 0,
      cells: 0,
    });
  });

  it('are not made fewer by numbers that are none', () => {
    expect(counted(sheet(rows(-5, CELL) + rows(2, CELL)))).toEqual({ rows: 3, cells: 3 });
  });
});

it('the cells of a worksheet are those with a value, under any prefix', () => {
  expect(
    worksheetCells(
      '<x:sheetData><x:row r="1"><x:c r="A1" s="1"/><x:c r="B1"><x:v>1</x:v></x:c></x:row><x:row r="2" hidden="1"><x:c r="A2"><x:v>1</x:v></x:c></x:row></x:sheetData>',
    ),
  ).toEqual({ rows: 1, cells: 1 });
  expect(
    worksheetCells('<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row></sheetData>'),
  ).toEqual({ rows: 1, cells: 1 });
});

describe('a spreadsheet', () => {
  const folder = temporaryFolder();
  afterAll(async () => (await folder).remove());

  it('of as many rows as people write is laid out, a larger one refused with what to do', () => {
    expect(() => {
      requireFewCells({ rows: 200_000, cells: 1_000_000 });
    }).not.toThrow();
    for (const counts of [
      { rows: 200_001, cells: 200_001 },
      { rows: 1_000, cells: 1_000_001 },
    ]) {
      expect(() => {
        requireFewCells(counts);
      }).toThrow(/split it/);
    }
  });

  const stored = async (document: Buffer, format: 'ods' | 'xlsx'): Promise<unknown> => {
    const { path } = await folder;
    await writeFile(join(path, 'original'), document);
    return storeSheetResults(join(path, 'original'), format, path);
  };

  it('of a million repeated rows is refused before LibreOffice sees it', async () => {
    const document = await zipped(
      openDocumentParts('spreadsheet', `<office:spreadsheet>${sheet(rows(1_000_000, CELL))}</office:spreadsheet>`),
    );
    await expect(stored(document, 'ods')).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('in another format is, too, unless sheets are hidden: they are counted later', async () => {
    const many = { name: 'A', xml: sheetData(Array.from({ length: 200_001 }, () => [1])) };
    await expect(stored(await zipped(xlsxParts([many])), 'xlsx')).rejects.toMatchObject({ reason: 'too_large' });
    const hidden = xlsxParts([
      { name: 'Shown', xml: sheetData([[1]]) },
      { ...many, state: 'hidden' },
    ]);
    await expect(stored(await zipped(hidden), 'xlsx')).resolves.toBeDefined();
  });
});
