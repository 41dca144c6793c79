/** Lines that stand above each other in one row of a table: a label never comes to stand before the other line's amount. */
import { pdfFile, say } from '../../support/pdfFile.ts';
import { linesOf, readerForTests } from '../../support/readPdf.ts';

const reader = readerForTests();
const lines = (content: string): Promise<string[]> => linesOf(reader, pdfFile([{ content }]));

const rows: readonly (readonly [labels: readonly string[], amounts: readonly string[]])[] = [
  [
    ['Hotel Green Palace', 'Lodging in the prefecture'],
    ['2,500 yen', '2,000 yen'],
  ],
  [
    ['Spa House Iwaki', 'Mountain lodge'],
    ['3,100 yen', '1,750 yen'],
  ],
];

describe('a table with labels above each other beside amounts above each other', () => {
  const expected = rows.flatMap(([labels, amounts]) => labels.map((label, i) => `${label} ${amounts[i]}`));
  const stack = (texts: readonly string[], x: number, y: number, size = 10): string =>
    texts.map((text, i) => say(text, x, y - 13 * i, { size })).join('');
  const table = (y: number, size?: number): string =>
    rows.map(([labels, amounts], i) => stack(labels, 72, y - 40 * i) + stack(amounts, 300, y - 40 * i, size)).join('');

  it('is read line by line, each label with its own amount', async () => {
    expect(await lines(table(700))).toEqual(expected);
  });

  it('is read so under a heading', async () => {
    expect(await lines(say('Prices', 72, 725, { size: 15 }) + table(700))).toEqual(['Prices', ...expected]);
  });

  it('is read label, amount, label, amount where these do not stand on one baseline', async () => {
    const shifted = rows
      .map(([labels, amounts], i) => stack(labels, 72, 700 - 40 * i) + stack(amounts, 300, 696 - 40 * i, 12))
      .join('');
    expect(await lines(shifted)).toEqual(
      rows.flatMap(([labels, amounts]) => labels.flatMap((each, i) => [each, amounts[i]])),
    );
  });

  it('is read cell by cell where its lines are one wrapped text', async () => {
    const wrapped = [
      [
        ['Lodging for members who', 'travel with their children'],
        ['Paid in the year after', 'the journey was made'],
      ],
      [
        ['Help for families that', 'have lost their house'],
        ['Paid at once, up to the', 'cost of a month'],
      ],
    ];
    const content = wrapped
      .map(([left, right], i) => stack(left, 72, 700 - 40 * i) + stack(right, 300, 700 - 40 * i))
      .join('');
    expect(await lines(content)).toEqual(wrapped.flat(2));
  });
});

describe('a large bracket before lines above each other', () => {
  it('does not join them', async () => {
    const content =
      say('One night', 72, 693, { size: 8 }) +
      say('{', 140, 689, { size: 20 }) +
      say('Hotel Green Palace', 155, 700, { size: 8 }) +
      say('2,500 yen', 300, 700, { size: 8 }) +
      say('Lodging in the prefecture', 155, 687, { size: 8 }) +
      say('2,000 yen', 300, 687, { size: 8 });
    expect(await lines(content)).toEqual([
      'One night {',
      'Hotel Green Palace 2,500 yen',
      'Lodging in the prefecture 2,000 yen',
    ]);
  });
});

describe('small text above and below the middle of large text', () => {
  it('is lines of its own, and no marks beside that', async () => {
    const content =
      say('1,186', 72, 700, { size: 24 }) +
      say('crore rupees', 150, 709, { size: 8 }) +
      say('of contribution', 150, 699, { size: 8 });
    const read = await lines(content);
    expect(read.some((line) => line.includes('crore') && line.includes('contribution'))).toBe(false);
  });
});
