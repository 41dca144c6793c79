/** Recognised lines stand in reading order: tables by rows, prose by columns. */
import { orderedLines } from '../../../../shared/documents/ocr/orderedLines.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

const LETTER = 10;
const SPACE = 6;
const HEIGHT = 20;

/** Words of ten-pixel letters from `x` on; `direction` -1 goes from right to left. */
function line(text: string, x: number, y: number, direction: 1 | -1 = 1): RecognisedLine {
  let at = x;
  const words = text.split(' ').map((word) => {
    const width = LETTER * word.length;
    const [x0, x1] = direction === 1 ? [at, at + width] : [at - width, at];
    at += direction * (width + SPACE);
    return { text: word, confidence: 90, bbox: { x0, y0: y, x1, y1: y + HEIGHT }, symbols: [] };
  });
  return { words, baseline: y + 16, height: HEIGHT };
}
/** Both read as one line. */
const across = (left: RecognisedLine, right: RecognisedLine): RecognisedLine => ({
  ...left,
  words: [...left.words, ...right.words],
});
const textsOf = (lines: readonly RecognisedLine[]): string[] =>
  orderedLines(lines).map(({ words }) => words.map(({ text }) => text).join(' '));

const PROSE = [
  'the committee has approved all of the grants',
  'that were asked for in the spring and none of',
  'the members has objected to the proposal made',
  'by the treasurer who was absent on that day and',
  'will be heard again when the report is printed.',
];

describe('lines that were recognised', () => {
  it('are rows where Tesseract parts a table into columns', () => {
    const rows = [
      ['Revenue', '3', '1,284.6', '1,185.1'],
      ['Cost of sales', '5', '(812.9)', '(719.4)'],
      ['Gross profit', '7', '471.7', '465.7'],
      ['Operating profit', '9', '111.2', '148.4'],
    ];
    const left = rows.map(([label, note, number], i) =>
      across(across(line(label, 0, 40 * i), line(note, 300, 40 * i)), line(number, 400, 40 * i)),
    );
    const right = rows.map((row, i) => line(row[3], 600, 40 * i + 2));
    expect(textsOf([...left, ...right])).toEqual(rows.map((row) => row.join(' ')));
  });

  it('are columns where Tesseract reads prose across', () => {
    const read = PROSE.map((text, i) => across(line(text, 0, 30 * i), line(text.toUpperCase(), 600, 30 * i)));
    expect(textsOf(read)).toEqual([...PROSE, ...PROSE.map((text) => text.toUpperCase())]);
  });

  it('are left in the order in which Tesseract reads columns of prose', () => {
    const columns = [0, 600].flatMap((x) => PROSE.map((text, i) => line(`${text} ${x}`, x, 30 * i)));
    expect(textsOf(columns)).toEqual([0, 600].flatMap((x) => PROSE.map((text) => `${text} ${x}`)));
  });

  it('go from right to left in Arabic, also over a wide gap', () => {
    const read = [
      line('المبلغ', 900, 0, -1),
      line('318', 700, 0, -1),
      line('2021', 900, 60, -1),
      line('2022', 700, 60, -1),
    ];
    expect(textsOf(read)).toEqual(['المبلغ 318', '2021 2022']);
  });

  it('are of one type where their heights differ by a tenth, as they do with the letters that each has', () => {
    const lines = PROSE.map((text, i) => ({ ...line(text, 40, 40 + 30 * i), height: i === 2 ? HEIGHT * 1.1 : HEIGHT }));
    expect(textsOf(lines)).toEqual(PROSE);
  });
});
