/** Quotations that two columns flow around. */
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);
const textsOf = (lines: readonly DrawnLine[]): string[] => lines.map(([, , text]) => text);

/** Lines 12 points apart: full ones are 28 characters wide, those beside the quotation 18. */
const column = (x: number, right: number, texts: readonly string[], from = 0): DrawnLine[] =>
  texts.map((text, at) => {
    const isCut = at + from >= 3 && at + from <= 6;
    return [isCut && right > x ? right - 5 * text.length : x, 100 + 12 * (at + from), text];
  });

const LEFT = column(72, 0, [
  'The gas conference is an old',
  'and a yearly event of Vienna',
  'and has filled great halls a',
  'number of times in',
  'its years, for the',
  'firms that come to',
  'it are many and pa',
  'y thousands for one seat. Al',
]);
const AFTER: readonly DrawnLine[] = [
  [82, 196, 'so this is true of these'],
  [72, 208, 'technologies of tomorrow too'],
];
const RIGHT = column(230, 370, [
  'which are shown on the first',
  'day and on the second one as',
  'green and as the key for the',
  'whole of our road.',
  'The great gain is,',
  'as they see it, th',
  'at what stands can',
  'be used for more years still',
  'and that nothing is lost for',
  'those who own the old pipes.',
]);
const QUOTE: readonly DrawnLine[] = [
  [178, 140, 'A rare look at', 13],
  [178, 154, 'the debates of', 13],
  [178, 168, 'the branch now', 13],
];

describe('a quotation in larger type between two columns', () => {
  const expected = [LEFT, QUOTE, AFTER, RIGHT].flatMap(textsOf);

  it('is read between two paragraphs, whatever was written first, and the columns one after the other', () => {
    expect(read([...LEFT, ...AFTER, ...RIGHT, ...QUOTE])).toEqual(expected);
    expect(read([...QUOTE, ...LEFT, ...AFTER, ...RIGHT])).toEqual(expected);
  });

  it('is read after the columns if no paragraph begins beside it or below', () => {
    const straight = AFTER.map(([, y, text]): DrawnLine => [72, y, text]);
    expect(read([...LEFT, ...straight, ...RIGHT, ...QUOTE])).toEqual([LEFT, straight, RIGHT, QUOTE].flatMap(textsOf));
  });

  it('is a heading of a column of its own if no line of the others makes room for it', () => {
    const heads: readonly DrawnLine[] = [
      [240, 136, 'News from the', 13],
      [240, 152, 'branch of gas', 13],
    ];
    const prose = (x: number): DrawnLine[] =>
      Array.from({ length: 10 }, (_, at) => [x, 100 + 12 * at, `${'abcdefghij'[at]} line of a full column ok`]);
    const middle = prose(240).filter((_, at) => at < 3 || at > 5);
    const lines = read([...prose(72), ...middle.slice(0, 3), ...heads, ...middle.slice(3), ...prose(410)]);
    expect(lines).toEqual([prose(72), middle.slice(0, 3), heads, middle.slice(3), prose(410)].flatMap(textsOf));
  });
});
