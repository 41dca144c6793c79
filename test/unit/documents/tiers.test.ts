/** East Asian text in columns, in tiers with a rule between them, as in a gazette: a tier is read to its end before the next one. */
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { pageLines } from '../../../shared/documents/layout/pageLines.ts';

const TEXT = '道路交通法施行令の一部を次のように改正する';

/** Columns of ten characters from the right, in two tiers less than half a character apart; the middle ones of the upper tier are short. */
function columns(): Glyph[] {
  let order = 0;
  return [100, 204].flatMap((from, tier) =>
    Array.from({ length: 12 }, (_, column): Glyph[] => {
      const isShort = tier === 0 && column > 4 && column < 8;
      const across = -400 + 15 * column;
      return Array.from({ length: isShort ? 4 : 10 }, (_, at) => {
        order++;
        const start = from + 10 * at;
        const text = Array.from(TEXT)[(at + 3 * column + tier) % TEXT.length];
        const place = { start, end: start + 10, top: across - 10, baseline: across, bottom: across, size: 10 };
        return { text, ...place, spaceBefore: false, gapBefore: false, order, origin: order };
      });
    }).flat(),
  );
}

it('is read tier by tier where a rule runs between them', () => {
  const glyphs = columns();
  const rule = { x1: 200, x2: 420, y1: 202, y2: 202 };
  const lines = pageLines([{ frame: { angle: 90, mirrored: false }, glyphs }], [rule]);
  const tiers = lines.map(({ edges }) => (edges[0] < 202 ? 'upper' : 'lower'));
  expect(tiers).toEqual([...Array<string>(12).fill('upper'), ...Array<string>(12).fill('lower')]);
});
