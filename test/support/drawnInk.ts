/** Pictures of rectangles of ink, and words that were read there: what passes over recognised lines are shown. */
import type { GreyPicture } from '../../shared/documents/ocr/picture.ts';
import type { PixelBox, RecognisedWord } from '../../shared/documents/ocr/recognised.ts';

/** Left, top, right and bottom of black on white; pixels. */
export type Drawn = readonly [number, number, number, number];

export function drawnInk(width: number, height: number, ...black: readonly Drawn[]): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, right, bottom] of black) {
    for (let y = top; y < bottom; y++) pixels.fill(0, y * width + left, y * width + right);
  }
  return { width, height, pixels };
}

/** The outline of a rectangle, as thick as said. */
export const outline = ([left, top, right, bottom]: Drawn, thick: number): readonly Drawn[] => [
  [left, top, right, top + thick],
  [left, bottom - thick, right, bottom],
  [left, top, left + thick, bottom],
  [right - thick, top, right, bottom],
];

/** A word with one symbol for each place. */
export function wordAt(text: string, ...places: readonly Drawn[]): RecognisedWord {
  const boxes = places.map(([x0, y0, x1, y1]): PixelBox => ({ x0, y0, x1, y1 }));
  const bbox = {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
  return { text, confidence: 90, bbox, symbols: Array.from(text, (one, i) => ({ text: one, bbox: boxes[i] })) };
}
