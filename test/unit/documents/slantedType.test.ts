/** Slanted letters are as wide as their advance, whatever leans over. */
import { unslanted } from '../../../shared/documents/pdf/slantedType.ts';

const pen = { x: 100, y: 700 };

it('takes what leans over off the box, at either slant', () => {
  const leaning = { left: 99.4, low: 698, right: 108.4, high: 708 };
  const advance = unslanted(leaning, pen, 0.3);
  expect([advance.left, advance.right].map((side) => side.toFixed(1))).toEqual(['100.0', '106.0']);
  const back = unslanted({ left: 97.6, low: 698, right: 106.8, high: 708 }, pen, -0.3);
  expect([back.left, back.right].map((side) => side.toFixed(1))).toEqual(['100.0', '106.2']);
});

it('keeps a box that begins at the pen', () => {
  const upright = { left: 100, low: 698, right: 106, high: 708 };
  expect(unslanted(upright, pen, 0.3)).toEqual(upright);
});
