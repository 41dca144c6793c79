/** Characters of ten points, or another size, in lines at given places, as a page draws them one after the other. */
import type { Glyph } from '../../shared/documents/layout/glyph.ts';

const SIZE = 10;
/** In font sizes. */
const WIDTH = 0.5;

export type DrawnLine = readonly [x: number, y: number, text: string, size?: number];

/** @param lines in writing order; `y` is the top of the line */
export function drawnLines(lines: readonly DrawnLine[]): Glyph[] {
  let order = 0;
  return lines.flatMap(([x, y, text, size = SIZE]) =>
    Array.from(text).flatMap((character, at): Glyph[] => {
      order++;
      if (character === ' ') return [];
      const width = WIDTH * size;
      const start = x + width * at;
      const place = { start, end: start + width, top: y, baseline: y + 0.8 * size, bottom: y + size, size };
      return [{ text: character, ...place, spaceBefore: text[at - 1] === ' ', gapBefore: false, order, origin: order }];
    }),
  );
}
