/** Runs of characters on one line. */
import { chunksOf } from '../../../shared/documents/layout/chunks.ts';
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';

const HEIGHT = { top: 0, baseline: 8, bottom: 10, size: 10 };
const MARKS = { spaceBefore: false, gapBefore: false };

describe('chunks', () => {
  it('keep the letters of a wide ligature together', () => {
    const pieces: readonly (readonly [letters: string, width: number])[] = [
      ['su', 10],
      ['ffi', 9],
      ['cient', 25],
    ];
    const glyphs: Glyph[] = [];
    let x = 0;
    for (const [letters, width] of pieces) {
      const isLigature = letters === 'ffi';
      const step = width / letters.length;
      for (const [at, text] of Array.from(letters).entries()) {
        const extent = isLigature ? { start: x, end: x + width } : { start: x + at * step, end: x + (at + 1) * step };
        const order = glyphs.length;
        glyphs.push({ text, ...extent, ...HEIGHT, ...MARKS, order, origin: isLigature ? order - at : order });
      }
      x += width;
    }
    expect(chunksOf(glyphs).map((chunk) => chunk.glyphs.map(({ text }) => text).join(''))).toEqual(['sufficient']);
  });
});
