/** Lengths are PDF points (1/72 inch), origin top left, of the page as displayed (CropBox and rotation applied). */
import { greatest, least } from '../platform/longLists.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether they have an area in common: boxes that only touch have none. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The box around them all. @param boxes at least one */
export function enclosingBox(boxes: readonly Box[]): Box {
  const x = least(boxes.map((box) => box.x));
  const y = least(boxes.map((box) => box.y));
  return {
    x,
    y,
    width: greatest(boxes.map((box) => box.x + box.width)) - x,
    height: greatest(boxes.map((box) => box.y + box.height)) - y,
  };
}
