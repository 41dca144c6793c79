/** Of two readings in different languages, the page's own has the words, and the surer one the numbers. */
import { mergedReadings } from '../../../../shared/documents/ocr/mergedReadings.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

/** Words and their confidences; ten pixels a character of the picture, so that a space joins what the other reading parts. */
function lineOf(
  ...read: readonly (readonly [text: string, confidence: number, from: number, to: number])[]
): RecognisedLine {
  const words = read.map(([text, confidence, x0, x1]) => ({
    text,
    confidence,
    bbox: { x0, x1, y0: 10, y1: 40 },
    symbols: [],
  }));
  return { words, baseline: 40, height: 30 };
}

const isWord = (letters: string): boolean => ['kredi', 'taze', 'tutar', 'kar'].includes(letters.toLowerCase());
const merged = (own: RecognisedLine, other: RecognisedLine): (readonly [string, number])[] =>
  mergedReadings([own], [other], isWord)[0].words.map(({ text, confidence }) => [text, confidence]);

describe('two readings of a line', () => {
  it('have the words of the language that the page is in, though the other one is surer of letters without accents', () => {
    expect(
      merged(lineOf(['FİŞ', 60, 0, 30], ['kredi', 50, 40, 90]), lineOf(['FIS', 90, 0, 30], ['kredl', 90, 40, 90])),
    ).toEqual([
      ['FİŞ', 60],
      ['kredi', 50],
    ]);
  });

  it('have what is no word of it as the other one reads it, if that is clearly surer', () => {
    expect(merged(lineOf(['KapTI', 40, 0, 50]), lineOf(['KARTI', 90, 0, 50]))).toEqual([['KARTI', 90]]);
    expect(merged(lineOf(['Kč', 40, 0, 20]), lineOf(['K&€', 90, 0, 20]))).toEqual([['Kč', 40]]);
    expect(merged(lineOf(['KapTI', 85, 0, 50]), lineOf(['KARTI', 90, 0, 50]))).toEqual([['KapTI', 85]]);
  });

  it('have the numbers of the surer one, which are in doubt if they differ', () => {
    expect(merged(lineOf(['17,00', 50, 0, 50]), lineOf(['17,00', 94, 0, 50]))).toEqual([['17,00', 50]]);
    expect(merged(lineOf(['11,00', 50, 0, 50]), lineOf(['17,00', 96, 0, 50]))).toEqual([['17,00', 92]]);
    expect(merged(lineOf(['11,00', 96, 0, 50]), lineOf(['17,00', 94, 0, 50]))).toEqual([['11,00', 92]]);
  });

  it('have no digit that is one in the other reading alone, and a bar as the letter that the other one is sure of', () => {
    expect(merged(lineOf(['č', 40, 0, 10]), lineOf(['7', 90, 0, 10]))).toEqual([['č', 40]]);
    expect(merged(lineOf(['|', 60, 0, 10]), lineOf(['I', 90, 0, 10]))).toEqual([['I', 90]]);
    expect(merged(lineOf(['Lars', 40, 0, 50]), lineOf(['17,00', 95, 0, 50]))).toEqual([['17,00', 92]]);
  });

  it('keep a percent sign that one of them has as digits, also where it parts the words otherwise', () => {
    const own = lineOf(['KDV', 95, 0, 30], ['61.0', 90, 35, 80], ['TL', 90, 100, 120]);
    expect(merged(own, lineOf(['KDV(%1.0)', 70, 0, 80], ['TU', 60, 100, 120]))).toEqual([
      ['KDV(%1.0)', 70],
      ['TL', 90],
    ]);
  });

  it('keep what only the first one has', () => {
    expect(merged(lineOf(['taze', 90, 0, 40], ['tutar', 90, 300, 350]), lineOf(['taze', 90, 0, 40]))).toEqual([
      ['taze', 90],
      ['tutar', 90],
    ]);
  });
});
