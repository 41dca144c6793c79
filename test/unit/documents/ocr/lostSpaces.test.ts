/** Spaces that the network did not see are seen in the ink. */
import { withLostSpaces } from '../../../../shared/documents/ocr/lostSpaces.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

/** Letters 10 wide; words of the line are 12 apart. @param gaps before each letter but the first of the word that is looked at */
function read(text: string, gaps: readonly number[]): string {
  const letters: Drawn[] = [];
  let x = 10;
  const letter = (gap: number): Drawn => {
    const place: Drawn = [x + gap, 20, x + gap + 10, 50];
    x = place[2];
    letters.push(place);
    return place;
  };
  const words = ['of', 'it'].map((word) => wordAt(word, letter(12), letter(2)));
  const looked = wordAt(text, letter(12), ...gaps.map(letter));
  words.push(looked, wordAt('to', letter(12), letter(2)));
  const picture = drawnInk(x + 20, 80, ...letters);
  return withLostSpaces(picture, [{ words, baseline: 50, height: 40 }])[0]
    .words.map((word) => word.text)
    .join(' ');
}

describe('a space that was lost', () => {
  it('is a gap as wide as the others of its line', () => {
    expect(read('aday', [12, 2, 2])).toBe('of it a day to');
    expect(read('Iam', [11, 2])).toBe('of it I am to');
  });

  it('is none where the letters are as close as others', () => {
    expect(read('aday', [2, 2, 2])).toBe('of it aday to');
    expect(read('aday', [5, 2, 2])).toBe('of it aday to');
  });

  it('is none where letters are set apart, or beside digits', () => {
    expect(read('today', [10, 11, 10, 10])).toBe('of it today to');
    expect(read('today', [6, 10, 6, 6])).toBe('of it today to');
    expect(read('7211', [2, 12, 2])).toBe('of it 7211 to');
  });
});
