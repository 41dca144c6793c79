/** A number that was read as two words is one where its point stands no further from the digit after it than from the one before it. */
import { withWholeNumbers } from '../../../../shared/documents/ocr/splitNumbers.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

const [TOP, FOOT] = [20, 44];

/** Two words with the digits and the point that they show: how far the point is from the digits on either side, pixels. */
function read(first: string, second: string, before: number, after: number): string[] {
  const drawn: Drawn[] = [];
  let x = 30;
  const place = (text: string): Drawn[] =>
    Array.from(text, (character): Drawn => {
      const isPoint = character === '.' || character === ',';
      if (isPoint) x += before - 4;
      const at: Drawn = isPoint ? [x, FOOT - 4, x + 4, character === ',' ? FOOT + 4 : FOOT] : [x, TOP, x + 14, FOOT];
      x = at[2] + 4;
      drawn.push(at);
      return at;
    });
  const one = wordAt(first, ...place(first));
  x += after - 4;
  const other = wordAt(second, ...place(second));
  const line = { words: [wordAt('Total', [2, TOP, 20, FOOT]), one, other], baseline: FOOT, height: 34 };
  return withWholeNumbers(drawnInk(400, 70, ...drawn), [line])[0].words.map(({ text }) => text);
}

describe('a number that was read as two words', () => {
  it('is one where nothing but its point is between them', () => {
    expect(read('77.', '54', 8, 9)).toEqual(['Total', '77.54']);
    expect(read('1,249.', '8%', 4, 5)).toEqual(['Total', '1,249.8%']);
    expect(read('(462,', '0)', 12, 12)).toEqual(['Total', '(462,0)']);
  });

  it('is left as two where a space is after the point, or it is no number', () => {
    expect(read('1992.', '54', 4, 14)).toEqual(['Total', '1992.', '54']);
    expect(read('3.', 'a4', 4, 4)).toEqual(['Total', '3.', 'a4']);
    expect(read('77', '54', 4, 4)).toEqual(['Total', '77', '54']);
  });
});
