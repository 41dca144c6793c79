/** A font that states no widths: every box is as wide as the font is large. */
import { describe, expect, it } from '@jest/globals';
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { withOwnWidths } from '../../../shared/documents/layout/statedWidths.ts';

/** Characters of 10 points, each box as wide as given, with steps of 4 points to the next one. */
function drawn(text: string, width: number, step: number): Glyph[] {
  const glyphs: Glyph[] = [];
  let spaceBefore = false;
  Array.from(text).forEach((character, at) => {
    if (character !== ' ') {
      const start = 50 + step * at;
      glyphs.push({
        text: character,
        start,
        end: start + width,
        top: 0,
        baseline: 8,
        bottom: 10,
        size: 10,
        spaceBefore,
        gapBefore: false,
        order: at,
        origin: at,
      });
    }
    spaceBefore = character === ' ';
  });
  return glyphs;
}

const read = (glyphs: readonly Glyph[]): string[] => linesInReadingOrder(withOwnWidths(glyphs)).map(({ text }) => text);

describe('a font that states no widths', () => {
  it('keeps the spaces that are drawn between its words', () => {
    expect(read(drawn('In Wien kostet es 3 Euro', 10, 4))).toEqual(['In Wien kostet es 3 Euro']);
  });

  it('has characters that end where the next one begins', () => {
    const [first, second] = withOwnWidths(drawn('kostet', 10, 4));
    expect(first.end).toBe(second.start);
  });

  it('is none whose characters step as far as they are wide', () => {
    const squares = drawn('料金は三千円です', 10, 10);
    expect(withOwnWidths(squares)).toEqual(squares);
  });

  it('is none whose characters have widths of their own', () => {
    const own = drawn('kostet', 5, 4);
    expect(withOwnWidths(own)).toEqual(own);
  });
});
