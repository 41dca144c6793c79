/** Tables of Word documents without a grid get one: without it, LibreOffice forgets which cells are over several columns. */
import { withTableGrids } from '../../../shared/conversion/office/tableGrids.ts';

const cell = (text: string, properties = ''): string =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const span = (columns: number): string => `<w:gridSpan w:val="${columns}"/>`;
const widthsIn = (xml: string): number[] =>
  [...xml.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width));

const body =
  row(cell(''), cell('Black', span(2)), cell('White', span(2))) +
  row(cell('Metropolitan'), ...['142,914', '110,612', '2,148,762', '7'].map((text) => cell(text)));

it('a table without a grid gets a column for each that its widest row has, wide enough for its words', () => {
  const widths = widthsIn(withTableGrids(`<w:tbl><w:tblPr/>${body}</w:tbl>`));
  expect(widths).toHaveLength(5);
  expect(widths[0]).toBeGreaterThan(widths[1]);
  expect(widths[4]).toBeLessThan(widths[3]);
  expect(Math.abs(widths.reduce((sum, width) => sum + width, 0) - 9360)).toBeLessThan(5);
});

it('an empty grid is replaced, a table inside another one has its own, and a grid that is there stays', () => {
  const empty = withTableGrids(`<w:tbl><w:tblPr><w:tblW w:w="0"/></w:tblPr><w:tblGrid/>${body}</w:tbl>`);
  expect(widthsIn(empty)).toHaveLength(5);
  expect(empty).not.toContain('<w:tblGrid/>');
  const written = withTableGrids(`<w:tbl><w:tblPr/><w:tblGrid></w:tblGrid>${body}</w:tbl>`);
  expect(written.match(/<w:tblGrid>/g)).toHaveLength(1);
  const inner = `<w:tbl><w:tblPr/>${row(cell('a'), cell('b'))}</w:tbl>`;
  const nested = withTableGrids(`<w:tbl><w:tblPr/><w:tr><w:tc>${inner}<w:p/></w:tc></w:tr></w:tbl>`);
  expect(nested.match(/<w:tblGrid>(?:<w:gridCol w:w="\d+"\/>)+<\/w:tblGrid>/g)).toHaveLength(2);
  const whole = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="100"/></w:tblGrid>${row(cell('a'))}</w:tbl>`;
  expect(withTableGrids(whole)).toBe(whole);
});

it('what cells say of their widths is kept, and the page is not exceeded', () => {
  const width = (twips: number): string => `<w:tcW w:w="${twips}" w:type="dxa"/>`;
  const given = `<w:tbl><w:tblPr/>${row(cell('a', width(2000)), cell('b', width(500)))}</w:tbl>`;
  expect(widthsIn(withTableGrids(given))).toEqual([2000, 500]);
  const page = '<w:sectPr><w:pgSz w:w="6000" w:h="9000"/><w:pgMar w:left="500" w:right="500"/></w:sectPr>';
  const long = 'a word '.repeat(200);
  const [first, second] = widthsIn(
    withTableGrids(`<w:tbl><w:tblPr/>${row(cell(long), cell('2,148,762'))}</w:tbl>${page}`),
  );
  expect(first + second).toBe(5000);
  expect(second).toBeGreaterThan(1000);
});

it('a long cell over several columns widens all of them, and words that need more than the page share it', () => {
  const over = `<w:tbl><w:tblPr/>${row(cell('W'.repeat(40), span(2)))}${row(cell('a'), cell('b'))}</w:tbl>`;
  const [one, other] = widthsIn(withTableGrids(over));
  expect(one).toBe(other);
  const tight = `<w:tbl><w:tblPr/>${row(cell('W'.repeat(120)), cell('W'.repeat(60)))}</w:tbl>`;
  const [wide, narrow] = widthsIn(withTableGrids(tight));
  expect(wide + narrow).toBe(9360);
  expect(wide / narrow).toBeCloseTo(2, 1);
});
