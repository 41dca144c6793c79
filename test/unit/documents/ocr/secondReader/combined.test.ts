/** Two readings of one word: the same is believed, a clearer one is taken, and what neither reads clearly is doubted. */
import { combined } from '../../../../../shared/documents/ocr/secondReader/combined.ts';
import type { SeenLetter } from '../../../../../shared/documents/ocr/secondReader/readLetters.ts';
import type { RecognisedWord } from '../../../../../shared/documents/ocr/recognised.ts';

const wordOf = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: 0, y0: 0, x1: 100, y1: 20 },
  symbols: [],
});

/** @param probability of all letters, or by position */
const seenAs = (
  text: string,
  probability: number | readonly number[],
  others: Readonly<Record<number, string>> = {},
): SeenLetter[] =>
  Array.from(text, (letter, i) => {
    const own = typeof probability === 'number' ? probability : probability[i];
    return { text: letter, probability: own, other: others[i] ?? '', otherProbability: 1 - own };
  });

const outcome = (text: string, confidence: number, seen: readonly SeenLetter[]): [string, number] => {
  const word = combined(wordOf(text, confidence), seen);
  return [word.text, word.confidence];
};

describe('two readings of a word', () => {
  it('is taken from the second reader where its digits differ and are clear', () => {
    expect(outcome('17.11.2071,', 51, seenAs('17.11.2011.', 0.99))).toEqual(['17.11.2011,', 85]);
    expect(outcome('20th', 96, seenAs('29th', [0.99, 0.98, 0.99, 0.99]))).toEqual(['29th', 85]);
    expect(outcome('883442', 66, seenAs('853142', 0.95))).toEqual(['853142', 85]);
    expect(outcome('XLTX', 53, seenAs('XLIX', 0.99))).toEqual(['XLIX', 85]);
    expect(outcome('(SMM)', 94, seenAs('($MM)', 0.83))).toEqual(['($MM)', 85]);
  });

  it('keeps the marks that the ink told the first one', () => {
    expect(outcome('57.920.852,05', 80, seenAs('57.920.052.05', 0.95))).toEqual(['57.920.052,05', 85]);
  });

  it('gets lost slashes back, but only if all is clear', () => {
    expect(outcome('5282018', 0, seenAs('5/28/2015', 0.95))).toEqual(['5/28/2015', 85]);
    expect(outcome('5282018', 72, seenAs('5/28/2015', 0.7))).toEqual(['5282018', 70]);
  });

  it('reads a percent sign that came out as digits', () => {
    expect(outcome('24', 96, seenAs('%', 0.99))).toEqual(['%', 85]);
    expect(outcome('24', 96, seenAs('%', 0.7))).toEqual(['24', 70]);
  });

  it('is doubted where a digit differs and is not clear, and where both are undecided', () => {
    expect(outcome('196/17', 78, seenAs('196/11', [0.99, 0.99, 0.99, 0.99, 0.99, 0.6]))).toEqual(['196/17', 70]);
    expect(outcome('196/17', 78, seenAs('196/17', [0.99, 0.99, 0.99, 0.99, 0.99, 0.51], { 5: '1' }))).toEqual([
      '196/17',
      70,
    ]);
  });

  it('is believed where both read the same, marks and all', () => {
    expect(outcome('1.874.320', 70, seenAs('1.874.320', 0.95))).toEqual(['1.874.320', 90]);
    expect(outcome('1.874.320', 70, seenAs('1.874,320', 0.95))).toEqual(['1.874.320', 70]);
    expect(outcome('1.874', 70, seenAs('1.874', [0.99, 0.5, 0.99, 0.99, 0.99]))).toEqual(['1.874', 70]);
    expect(outcome('1874', 0, seenAs('1874', 0.99))).toEqual(['1874', 0]);
    expect(outcome('€36.800', 70, seenAs('36.800', 0.95))).toEqual(['€36.800', 70]);
    expect(outcome('1874', 96, seenAs('1874', 0.95))).toEqual(['1874', 96]);
  });

  it('can be quoted, with a warning, where both read a point that may be the comma of thousands', () => {
    expect(outcome('975.980', 70, seenAs('975.980', 0.99))).toEqual(['975.980', 80]);
    expect(outcome('$53.296.44', 75, seenAs('$53.296.44', 0.99))).toEqual(['$53.296.44', 80]);
    expect(outcome('975.98', 70, seenAs('975.98', 0.99))).toEqual(['975.98', 90]);
  });

  it('says nothing where the second reader guesses, sees a neighbour, or only a part', () => {
    expect(outcome('145', 91, seenAs('小游', 0.04))).toEqual(['145', 91]);
    expect(outcome('145', 91, seenAs('148', 0.4))).toEqual(['145', 91]);
    expect(outcome('38', 96, seenAs('38 %', 0.98))).toEqual(['38', 96]);
    expect(outcome('10', 89, seenAs('0', 1))).toEqual(['10', 89]);
    expect(outcome('28', 92, seenAs('28年4月10', 1))).toEqual(['28', 92]);
    expect(outcome('145', 91, [])).toEqual(['145', 91]);
    // It knows every digit twice, as wide as Chinese characters too.
    expect(outcome('8', 96, seenAs('８', 0.6, { 0: '8' }))).toEqual(['8', 96]);
  });

  it('makes no digit of a letter, and none of a single sign: I is 1 to it, and s is 8', () => {
    expect(outcome('4s.,', 89, seenAs('48.,', 0.9))).toEqual(['4s.,', 89]);
    expect(outcome('DOB', 93, seenAs('008', 0.9))).toEqual(['DOB', 93]);
    expect(outcome('8', 51, seenAs('5', 0.94))).toEqual(['8', 51]);
    expect(outcome('IHN', 54, seenAs('II', 0.97))).toEqual(['IHN', 54]);
  });

  it('keeps accents and case that the second reader does not tell apart', () => {
    expect(outcome('MÜLLER', 80, seenAs('MULLER', 0.99))).toEqual(['MÜLLER', 80]);
    expect(outcome('bs1222o', 80, seenAs('BS1222O', 0.4))).toEqual(['bs1222o', 80]);
  });
});
