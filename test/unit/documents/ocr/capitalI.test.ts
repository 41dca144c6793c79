/** The capital I is told from bars, from T and from one by its ink and its place. */
import { withCapitalI } from '../../../../shared/documents/ocr/capitalI.ts';
import { drawnInk, wordAt, type Drawn } from '../../../support/drawnInk.ts';

const stroke = (x: number, bottom = 50): Drawn => [x, 20, x + 4, bottom];
const capital = (x: number): Drawn => [x, 20, x + 18, 50];

function read(language: string, text: string, ink: readonly Drawn[], before = 'Bd.', after = 'S'): string {
  const place: Drawn = [Math.min(...ink.map(([x]) => x)), 20, Math.max(...ink.map(([, , x]) => x)), ink[0][3]];
  const [first, last] = [capital(10), capital(160)];
  const words = [
    ...(before === '' ? [] : [wordAt(before, first, capital(30), capital(50))]),
    { ...wordAt(text[0], place), text },
    wordAt(after, last),
  ];
  const picture = drawnInk(220, 80, first, last, ...ink);
  return withCapitalI(picture, [{ words, baseline: 50, height: 40 }], language)[0]
    .words.map((word) => word.text)
    .join(' ');
}

const two: readonly Drawn[] = [stroke(100), stroke(110)];
const serifs = (top: Drawn, bottom: Drawn): readonly Drawn[] => [[106, 20, 110, 50], top, bottom];

describe('a capital I by itself', () => {
  it('stands where the capitals do, and a bar does not', () => {
    expect(read('deu', '|', [stroke(100)])).toBe('Bd. I S');
    expect(read('por', '|,', [stroke(100)])).toBe('Bd. I, S');
    expect(read('deu', '|', [stroke(100, 59)])).toBe('Bd. | S');
    expect(read('deu', '|', [[100, 10, 104, 50]])).toBe('Bd. | S');
  });

  it('makes a two of two alike, but no French word', () => {
    expect(read('deu', 'Il.', two, '')).toBe('II. S');
    expect(read('deu', 'Il', two)).toBe('Bd. II S');
    expect(read('ita', 'Il', two)).toBe('Bd. Il S');
    expect(read('deu', 'Il', two, 'Kim')).toBe('Kim Il S');
    expect(read('deu', 'Il.', [stroke(100), [110, 20, 118, 50]], '')).toBe('Il. S');
  });

  it('has the same serifs above and below, unlike T and 1', () => {
    const even = serifs([100, 20, 116, 24], [100, 46, 116, 50]);
    expect(read('eng', 'T', even, 'If', 'am')).toBe('If I am');
    expect(read('eng', '1', even, 'If', 'am')).toBe('If I am');
    expect(read('deu', 'T', even, 'If', 'am')).toBe('If T am');
    expect(read('eng', 'T', serifs([100, 20, 116, 24], [104, 46, 112, 50]), 'If', 'am')).toBe('If T am');
    expect(read('eng', '1', serifs([100, 20, 110, 24], [100, 46, 116, 50]), 'If', 'am')).toBe('If 1 am');
  });
});
