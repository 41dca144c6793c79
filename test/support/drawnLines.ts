/** Ten-point characters in lines at given places, as a page draws them one after the other. */
import type { Glyph } from '../../shared/documents/layout/glyph.ts';

const SIZE = 10;
const WIDTH = 5;

export type DrawnLine = readonly [x: number, y: number, text: string];

/** @param lines in writing order; `y` is the top of the line */
export function drawnLines(lines: readonly DrawnLine[]): Glyph[] {
  let order = 0;
  return lines.flatMap(([x, y, text]) =>
    Array.from(text).flatMap((character, at): Glyph[] => {
      order++;
      if (character === ' ') return [];
      const start = x + WIDTH * at;
      const place = { start, end: start + WIDTH, top: y, baseline: y + 8, bottom: y + SIZE, size: SIZE };
      return [{ text: character, ...place, spaceBefore: text[at - 1] === ' ', gapBefore: false, order, origin: order }];
    }),
  );
}
