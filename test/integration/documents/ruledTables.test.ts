/** Tables whose cells ruling lines enclose: read row by row, and each cell whole. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests, sourceOf } from '../../support/readPdf.ts';

const reader = readerForTests();
const lines = (content: string): Promise<string[]> => linesOf(reader, pdfFile([{ content }]));

const rule = (x1: number, y1: number, x2: number, y2: number): string => `${x1} ${y1} m ${x2} ${y2} l S\n`;
const grid = (xs: readonly number[], ys: readonly number[]): string =>
  [...ys.map((y) => rule(xs[0], y, xs[xs.length - 1], y)), ...xs.map((x) => rule(x, ys[0], x, ys[ys.length - 1]))].join(
    '',
  );
const cell = (texts: readonly string[], x: number, y: number): string =>
  texts.map((text, i) => say(text, x, y - 10 * i, { size: 7 })).join('');

describe('a table with rules', () => {
  it('has a label at the middle of its row read before the text beside it', async () => {
    const text = ['Hand in the form within 20 days to the office', 'that is in charge, and keep a copy of it'];
    const content =
      grid([60, 150, 450], [720, 690, 660]) +
      cell(['Procedure'], 70, 703) +
      cell(text, 160, 708) +
      cell(['Period'], 70, 673) +
      cell(['Two years after leaving'], 160, 673);
    expect(await lines(content)).toEqual(['Procedure', ...text, 'Period Two years after leaving']);
  });

  it('has cells of several lines read one after the other, however near they stand', async () => {
    const cells = [
      ['Level of', 'the text'],
      ['Number of', 'clerks in it'],
      ['Share that', 'is known'],
    ];
    const content =
      grid([60, 105, 165, 220], [720, 690, 670]) +
      cells.map((texts, i) => cell(texts, [62, 107, 167][i], 708)).join('') +
      ['low', 'four', 'none'].map((text, i) => cell([text], [62, 107, 167][i], 677)).join('');
    expect(await lines(content)).toEqual([...cells.flat(), 'low four none']);
  });

  it('has counts read with the shares below them', async () => {
    const heads = [
      ['F N =', '155138', '(56%)'],
      ['M N =', '120381', '(44%)'],
      ['All N =', '275519', '(100%)'],
    ];
    const counts = [
      ['50,589', '(33%)'],
      ['42,478', '(35%)'],
      ['93,067', '(34%)'],
    ];
    const places = [112, 172, 232];
    const content =
      grid([60, 110, 170, 230, 290], [720, 680, 655]) +
      heads.map((texts, i) => cell(texts, places[i], 708)).join('') +
      cell(['Age 25-39'], 62, 670) +
      counts.map((texts, i) => cell(texts, places[i], 670)).join('');
    expect((await lines(content)).join(' ')).toBe(
      'F N = 155138 (56%) M N = 120381 (44%) All N = 275519 (100%) Age 25-39 50,589 (33%) 42,478 (35%) 93,067 (34%)',
    );
  });

  it('has rows that no rule parts read line by line', async () => {
    const names = ['Alpha station', 'Beta station', 'Gamma station', 'Delta station', 'Epsilon station'];
    const numbers = ['12', '345', '6', '78', '90'];
    const content = grid([60, 200, 300], [720, 640]) + cell(names, 70, 705) + cell(numbers, 210, 705);
    expect(await lines(content)).toEqual(names.map((name, i) => `${name} ${numbers[i]}`));
  });

  it('keeps text whole that goes on over a rule', async () => {
    const content =
      grid([60, 105, 165, 220], [720, 690, 670]) + cell(['Unquestionably'], 62, 705) + cell(['few'], 170, 677);
    expect(await lines(content)).toContain('Unquestionably');
  });

  it('in one column leaves the other column whole', async () => {
    const left = Array.from({ length: 24 }, (_, i) => `left ${i + 10} of a long text here`);
    const above = Array.from({ length: 8 }, (_, i) => `right ${i + 10} of a long text it`);
    const below = Array.from({ length: 8 }, (_, i) => `under ${i + 10} of a long text it`);
    const content =
      cell(left, 60, 720) +
      cell(above, 300, 720) +
      grid([300, 360, 420], [634, 614, 594, 574]) +
      ['one', 'two', 'three']
        .map((word, i) => cell([word], 305, 620 - 20 * i) + cell([`${i}7`], 365, 620 - 20 * i))
        .join('') +
      cell(below, 300, 560);
    expect(await lines(content)).toEqual([...left, ...above, 'one 07', 'two 17', 'three 27', ...below]);
  });

  it('has rows whose cells are shaded by their values, but for some, read along each', async () => {
    const shaded = (x: number, row: number, shade: string): string => `${shade} rg ${x} ${706 - 14 * row} 60 14 re f\n`;
    const values = [
      ['0.44', '0.07', '0.20', '0.49'],
      ['0.43', '0.00', '0.21', '0.39'],
      ['0.91', '0.00', '0.60', '0.84'],
      ['0.89', '0.10', '0.40', '0.73'],
    ];
    const names = ['slope', 'line', 'square', 'cube'];
    const content = values
      .map(
        (row, at) =>
          shaded(60, at, '.9 .9 .9') +
          row.map((value, i) => (value === '0.00' ? '' : shaded(120 + 60 * i, at, `${value} .5 .9`))).join('') +
          '0 g\n' +
          cell([names[at]], 64, 710 - 14 * at) +
          row.map((value, i) => cell([value], 130 + 60 * i, 710 - 14 * at)).join(''),
      )
      .join('');
    expect(await lines(content)).toEqual(values.map((row, at) => [names[at], ...row].join(' ')));
  });

  it('has cells each side of which is drawn as a thin area of its own', async () => {
    const side = (x: number, y: number, width: number, height: number): string => `${x} ${y} ${width} ${height} re f\n`;
    const cells = Array.from({ length: 450 }, (_, i) => [40 + 50 * (i % 9), 740 - 14 * Math.floor(i / 9)] as const);
    const sides = cells.map(
      ([x, y]) => side(x, y, 50, 1) + side(x, y - 14, 50, 1) + side(x, y - 14, 1, 14) + side(x + 49, y - 14, 1, 14),
    );
    const content =
      `0 g ${sides.join('')}` + cell(['12.50', 'EUR'], 42, 736) + cell(['Alpha'], 92, 732) + cell(['7'], 142, 732);
    const { pages } = await reader.extractText(sourceOf(pdfFile([{ content }])));
    expect(pages[0].rules?.length).toBeGreaterThan(3_000);
    expect(pages[0].lines.map(({ text }) => text)).toEqual(['12.50', 'EUR', 'Alpha 7']);
  });

  it('has no further cells where lines of text are shaded as their cell is, nor the sides of a letter in the background', async () => {
    const area = (grey: number, x: number, y: number, width: number, height: number): string =>
      `${grey} g ${x} ${y} ${width} ${height} re f\n`;
    const shaded = area(0.8, 60, 690, 140, 30) + area(0.8, 65, 690, 130, 15) + area(0.8, 65, 705, 130, 15);
    const letter = '0.9 g 60 300 m 60 360 l 300 360 l 300 300 l 220 300 l 220 100 l 140 100 l 140 300 l h f\n';
    const { pages } = await reader.extractText(sourceOf(pdfFile([{ content: shaded + letter }])));
    expect(pages[0].rules).toHaveLength(4);
    const framed = area(0.8, 60, 690, 140, 30) + area(0.3, 65, 695, 130, 20);
    const { pages: others } = await reader.extractText(sourceOf(pdfFile([{ content: framed }])));
    expect(others[0].rules).toHaveLength(8);
  });

  it('tells its rules with the text of the page', async () => {
    const pdf = pdfFile([{ content: grid([60, 200], [720, 640]) + cell(['Alpha'], 70, 705) }]);
    const { pages } = await reader.extractText(sourceOf(pdf));
    expect(pages[0].rules).toHaveLength(4);
    expect(pages[0].rules).toContainEqual({ x1: 60, y1: 80, x2: 200, y2: 80 });
  });
});
