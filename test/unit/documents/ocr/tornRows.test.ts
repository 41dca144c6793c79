/** A row that was taken for two lines, one within the other, is read again as one. */
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';
import { withTornRows } from '../../../../shared/documents/ocr/tornRows.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

type Word = readonly [text: string, x: number, confidence?: number];

/** Letters ten wide and thirty high. */
const lettersAt = (text: string, x: number): Drawn[] =>
  Array.from(text, (_, i) => [x + 12 * i, 20, x + 12 * i + 10, 50]);
const word = ([text, x, confidence = 95]: Word): RecognisedWord => ({
  ...wordAt(text, ...lettersAt(text, x)),
  confidence,
});
const lineOf = (...words: readonly Word[]): RecognisedLine => ({ words: words.map(word), baseline: 50, height: 40 });

/** The row's words in the end, and how often it was read. @param read places on the page */
function readAgain(lines: readonly RecognisedLine[], read: readonly Word[], ink: readonly Drawn[] = []) {
  const left = Math.min(...lines.flatMap((line) => line.words.map(({ bbox }) => bbox.x0))) - 16;
  const shifted = (words: readonly Word[]): RecognisedWord[] =>
    words.map(([text, x, confidence]) => word([text, x - Math.max(0, left), confidence]));
  let count = 0;
  const tesseract: Tesseract = {
    recognise: () => {
      count++;
      return [{ words: shifted(read), baseline: 38, height: 40 }];
    },
  };
  const found = withTornRows(tesseract, drawnInk(900, 90, ...ink), lines, ['eng']);
  return { count, words: found.flatMap((line) => line.words) };
}
const textOf = ({ words }: { readonly words: readonly RecognisedWord[] }): string =>
  words.map(({ text }) => text).join(' ');

const TORN = [lineOf(['Associated', 20], ['sy', 160], ['include', 280]), lineOf(['ymptoms', 172])];
const WHOLE: readonly Word[] = [
  ['Associated', 20],
  ['symptoms', 160],
  ['include', 280],
];

describe('a row in two lines', () => {
  it('is read as one', () => {
    expect(textOf(readAgain(TORN, WHOLE))).toBe('Associated symptoms include');
  });

  it('keeps what was read with more confidence, and nothing that has a letter less', () => {
    const unsure: readonly Word[] = [['Associoted', 20, 80], ['symptoms', 160, 90], WHOLE[2]];
    expect(textOf(readAgain(TORN, unsure))).toBe('Associated symptoms include');
  });

  it.each([
    ['loses a word', [WHOLE[0], ['symptoms', 160]]],
    ['is a guess', WHOLE.map(([text, x]): Word => [text.replace(/[aeiou]/g, 'x'), x, 60])],
  ] as const)('stays as it is where the reading %s', (_, read) => {
    const lines = TORN.map(({ words, ...line }) => ({
      ...line,
      words: words.map((one) => ({ ...one, confidence: Math.min(one.confidence, 85) })),
    }));
    expect(textOf(readAgain(lines, read))).toBe('Associated sy include ymptoms');
  });

  it('has its numbers read further if they were read differently', () => {
    const torn = [lineOf(['Sodium', 20], ['<2', 120], ['day', 280]), lineOf(['300', 150])];
    const read: readonly Word[] = [
      ['Sodium', 20],
      ['<2800', 120],
      ['day', 280],
    ];
    const [, number] = readAgain(torn, read).words;
    expect([number.text, number.confidence < 93]).toEqual(['<2800', true]);
  });

  it('is not seen in cells beside each other, nor in a heading beside small print', () => {
    const cells = [lineOf(['Glucose', 20]), lineOf(['118', 300]), lineOf(['HIGH', 500])];
    const heading = [{ ...lineOf(['Heading', 20]), height: 90 }, lineOf(['small', 30])];
    expect([readAgain(cells, WHOLE).count, readAgain(heading, WHOLE).count]).toEqual([0, 0]);
  });
});

it('reads a row again of which letters were left out', () => {
  const lost = lettersAt('symptoms', 160);
  const line = lineOf(['Associated', 20], ['include', 280]);
  expect(textOf(readAgain([line], WHOLE, lost))).toBe('Associated symptoms include');
  expect(readAgain([line], WHOLE).count).toBe(0);
});
