/** The box around what was recognised. */
import type { PixelBox } from './recognised.ts';

/** @param recognised words or symbols, at least one */
export function enclosing(recognised: readonly { readonly bbox: PixelBox }[]): PixelBox {
  const boxes = recognised.map(({ bbox }) => bbox);
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
