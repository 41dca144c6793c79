/** A space is seen where a person sees one. */
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { markSpaces } from '../../../shared/documents/layout/spaces.ts';

/** Characters with their start and width in points; the font size is 10. A `gap` is one that PDFium sees. */
type Drawn = readonly [text: string, start: number, width: number, gap?: 'gap'];

function spaced(drawn: readonly Drawn[]): string {
  const glyphs = drawn.map(([text, start, width, gap], order): Glyph => ({
    text,
    start,
    end: start + width,
    top: 0,
    baseline: 8,
    bottom: 10,
    size: 10,
    spaceBefore: false,
    gapBefore: gap === 'gap',
    order,
    origin: order,
  }));
  markSpaces(glyphs, false);
  return glyphs.map((glyph) => (glyph.spaceBefore ? ` ${glyph.text}` : glyph.text)).join('');
}

describe('spaces of a line', () => {
  it('are not seen between letters that are set apart beside numbers, and are between columns of capitals', () => {
    const word = Array.from('Seite', (text, i): Drawn => [text, 7.5 * i, 5, 'gap']);
    const rest: readonly Drawn[] = [
      ['4', 42, 5, 'gap'],
      ['|', 52, 2, 'gap'],
      ['1', 59, 5, 'gap'],
      ['5', 64, 5],
    ];
    expect(spaced([...word, ...rest])).toBe('Seite 4 | 15');
    const columns = Array.from('ABCDE', (text, i): Drawn => [text, 7.5 * i, 5, 'gap']);
    expect(spaced([...columns, ...rest])).toBe('A B C D E 4 | 15');
  });

  it('are not seen beside a full stop that is narrower than its place in a typewriter font', () => {
    const cells = Array.from('3.9,4.0-10.0', (text, i): Drawn => [text, 5 * i, /\d/.test(text) ? 4.4 : 1.8]);
    expect(spaced(cells)).toBe('3.9,4.0-10.0');
  });

  it('are not seen between Chinese signs whose boxes are narrower than their squares', () => {
    expect(
      spaced([
        ['日', 0, 8.3],
        ['本', 10, 10],
        ['語', 20, 10],
      ]),
    ).toBe('日本語');
  });

  it('are seen between Korean words', () => {
    expect(
      spaced([
        ['한', 0, 9.2],
        ['국', 9.2, 9.2],
        ['말', 20.7, 9.2],
      ]),
    ).toBe('한국 말');
  });

  it('are seen where a typewriter font leaves a place empty', () => {
    const cells = Array.from('12.5 kg 17.5 kg', (text, i): Drawn => [text, 5 * i, /\d/.test(text) ? 4.4 : 1.8]);
    expect(spaced(cells.filter(([text]) => text !== ' '))).toBe('12.5 kg 17.5 kg');
  });

  it('are seen wherever the origin lies: in turned text all places may be negative', () => {
    const word: Drawn[] = Array.from('você', (text, i): Drawn => [text, 5 * i - 500, 5]);
    expect(spaced([...word, ['d', -478, 5], ['e', -472.5, 5, 'gap'], ['a', -467, 5]])).toBe('você d ea');
  });

  it('are seen after a narrow letter though the next one is as far as after a wide one', () => {
    const word: Drawn[] = Array.from('banana', (text, i): Drawn => [text, 5.6 * i, 5.6]);
    expect(spaced([...word, ['t', 33.6, 2.8], ['o', 39.2, 5.6, 'gap']])).toBe('bananat o');
  });

  it('are seen where PDFium sees a gap that the overhang of an italic letter hides', () => {
    expect(
      spaced([
        ['o', 0, 5],
        ['f', 5, 6.1],
        ['t', 11.6, 3, 'gap'],
        ['h', 14.6, 5],
      ]),
    ).toBe('of th');
  });

  it('are seen where they are thin, or squeezed, in a line whose letters stand close together', () => {
    const line = Array.from('10 ml for few');
    let x = 0;
    const cells = line.flatMap((text): Drawn[] => {
      x += text === ' ' ? 1.2 : 5;
      return text === ' ' ? [] : [[text, x - 5, 5]];
    });
    expect(spaced(cells)).toBe('10 ml for few');
  });

  it('are not seen where some letters of a word are set apart by so much, nor between the parts of a number', () => {
    expect(spaced(Array.from('contracts', (text, i): Drawn => [text, 6.2 * i, 5]))).toBe('contracts');
    const figures: Drawn[] = Array.from('254', (text, i) => [text, 5 * i + (i > 0 ? 1.2 : 0), 5]);
    expect(spaced(figures)).toBe('254');
  });

  it('are not seen between a leaning letter and the sign that belongs to it', () => {
    const cells: Drawn[] = [
      ['(', 0, 3],
      ['V', 3, 6],
      [',', 10.2, 2, 'gap'],
      ['f', 14, 3],
      ['(', 17, 3],
      ['T', 20, 6],
      [')', 27, 3, 'gap'],
    ];
    expect(spaced(cells)).toBe('(V, f(T)');
  });

  it('are not seen between letters that are all set apart', () => {
    expect(spaced(Array.from('ABSTRACT', (text, i): Drawn => [text, 8 * i, 6]))).toBe('ABSTRACT');
  });

  it('are seen between words whose letters are set apart', () => {
    const letters = Array.from('ONEDAY', (text, i): Drawn => [text, 8 * i + (i >= 3 ? 5 : 0), 6]);
    expect(spaced(letters)).toBe('ONE DAY');
  });

  it('are seen between figures that are all set apart', () => {
    expect(spaced(Array.from('1234567890', (text, i): Drawn => [text, 8 * i, 5]))).toBe('1 2 3 4 5 6 7 8 9 0');
  });

  it('are not seen after a ligature whose own space the pen moved back over', () => {
    const line = Array.from('de', (text, i): Drawn => [text, 5 * i, 5]);
    const end = Array.from('nalidad', (text, i): Drawn => [text, 18 + 5 * i, 5]);
    const written = (after: number): string => {
      const glyphs = [...line, ['f', 12.2, 3] as Drawn, ['i', 15.2, 2.8] as Drawn, ...end].map(
        ([text, start, width], order): Glyph => ({
          text,
          start: order > 3 ? start + after : start,
          end: start + width + (order > 3 ? after : 0),
          top: 0,
          baseline: 8,
          bottom: 10,
          size: 10,
          spaceBefore: order === 2 || order === 4,
          gapBefore: false,
          order,
          origin: order === 3 ? 2 : order,
        }),
      );
      markSpaces(glyphs, false);
      return glyphs.map((glyph) => (glyph.spaceBefore ? ` ${glyph.text}` : glyph.text)).join('');
    };
    expect(written(0)).toBe('de finalidad');
    expect(written(1.5)).toBe('de fi nalidad');
  });

  it('are not seen after characters of a word or number if the pen moved back over each of them', () => {
    // From the right edge of what precedes, in hundredths of the font size; `true`: a space is drawn.
    const written = (line: readonly (readonly [text: string, gap: number, isDrawn?: true])[]): string => {
      let x = 0;
      const glyphs = line.map(([text, gap, isDrawn], order): Glyph => {
        const start = x + gap / 10;
        x = start + 5;
        return {
          ...{ text, start, end: x, top: 0, baseline: 8, bottom: 10, size: 10 },
          ...{ spaceBefore: isDrawn === true, gapBefore: false, order, origin: order },
        };
      });
      markSpaces(glyphs, false);
      return glyphs.map((glyph) => (glyph.spaceBefore ? ` ${glyph.text}` : glyph.text)).join('');
    };
    const before = [...Array.from('metros', (text) => [text, 0] as const), ['2', 25, true]] as const;
    const number = [
      ['0', 25, true],
      [',', 0.2, true],
      ['1', 0.2, true],
      ['1', -4],
    ] as const;
    expect(written([...before, ...number])).toBe('metros 2 0,11');
    expect(written([...before, ['T', 25, true], ['I', 0.2, true], ['T', 0, true], ['A', -9], ['L', 0, true]])).toBe(
      'metros 2 TITAL',
    );
    // A single one is squeezed, and spaces that are narrow everywhere in a line are narrow.
    expect(written([...before, ['2', 25, true], [',', 0], ['3', 0, true]])).toBe('metros 2 2, 3');
    expect(written([...before, ...number, ['x', 4, true]])).toBe('metros 2 0 , 11 x');
  });

  it('are seen where they are drawn within Persian whose font states all widths too large', () => {
    // From left to right; every letter is stated to be three points wider than it is set.
    const word: [string, number, boolean][] = [
      ['ه', 0, false],
      ['ا', 4, false],
      ['گ', 8, false],
      ['ش', 13.4, true],
      ['ن', 17.4, false],
      ['ا', 21.4, false],
    ];
    const glyphs = word.map(([text, start], at): Glyph => {
      const extent = { start, end: start + 7, top: 0, baseline: 8, bottom: 10, size: 10 };
      const order = word.length - at;
      return { text, ...extent, spaceBefore: at === 2, gapBefore: false, order, origin: order };
    });
    markSpaces(glyphs, true);
    expect(glyphs.map(({ spaceBefore }) => spaceBefore)).toEqual(word.map(([, , space]) => space));
  });

  it('stand beside a number within Arabic, and not inside of the word whose letters were drawn before and after it', () => {
    // From left to right the word's end, its first letter, and the number; drawn in the order 0 to 5.
    const placed: [string, number, number, number, boolean][] = [
      ['م', 0, 5, 2, false],
      ['ا', 5, 3, 1, false],
      ['ي', 8, 3, 0, false],
      ['أ', 11.8, 2, 5, true],
      ['2', 17, 5, 3, true],
      ['1', 22, 5, 4, false],
    ];
    const glyphs = placed.map(([text, start, width, order, spaceBefore]): Glyph => {
      const height = { top: 0, baseline: 8, bottom: 10, size: 10 };
      return { text, start, end: start + width, ...height, spaceBefore, gapBefore: false, order, origin: order };
    });
    markSpaces(glyphs, true);
    expect(glyphs.map(({ spaceBefore }) => spaceBefore)).toEqual([false, false, false, false, true, false]);
  });
});
