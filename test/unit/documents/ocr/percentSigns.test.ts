/** A percent sign that one of two readings has as digits stays one, and is in doubt where a digit may be printed. */
import { withPercentSign } from '../../../../shared/documents/ocr/percentSigns.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';

const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  symbols: [],
  bbox: { x0: 0, y0: 0, x1: 50, y1: 20 },
});

it.each([
  ['%1,00', '961,00', 96],
  ['961,00', '%1,00', 96],
  ['%0', '960', 96],
  ['20%', '2096', 96],
  ['%18', '618', 92],
  ['59', '5%', 92],
])('of %s and %s the one with the sign is taken, with the confidence %d', (one, other, confidence) => {
  const read = withPercentSign([word(one, 96)], [word(other, 96)]);
  expect(read).toMatchObject([{ text: one.includes('%') ? one : other, confidence }]);
});

it.each([
  ['%1,00', '1,00'],
  ['%1,00', '861,00'],
  ['1,00', '961,00'],
  ['%1,00', '%961,00'],
  ['%', '96'],
])('of %s and %s none is taken for its sign', (one, other) => {
  expect(withPercentSign([word(one, 96)], [word(other, 96)])).toBeUndefined();
});
