/** A ligature is one glyph and several letters, which stay in one word however wide the typeface draws it. */
import { expect, it } from '@jest/globals';
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines } from '../../support/drawnLines.ts';

/** Of ten-point type: wider than letters that are kerned may overlap. */
const WIDE = 6.5;

it('reads the letters of a wide ligature in their word', () => {
  const before = drawnLines([[50, 100, 'of']]);
  const [f, i] = drawnLines([[65, 100, 'fi']]);
  const shared = { start: 65, end: 65 + WIDE, origin: 100 };
  const ligature: Glyph[] = [
    { ...f, ...shared, order: 100, spaceBefore: true },
    { ...i, ...shared, order: 101 },
  ];
  const after = drawnLines([[65 + WIDE, 100, 'nance']]).map((glyph) => ({
    ...glyph,
    order: glyph.order + 200,
    origin: glyph.origin + 200,
  }));
  expect(linesInReadingOrder([...before, ...ligature, ...after]).map(({ text }) => text)).toEqual(['of finance']);
});
