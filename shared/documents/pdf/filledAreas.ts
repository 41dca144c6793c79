/**
 * Filled areas of a page, in drawing order: one in the colour of its background shows no sides. Word fills a shaded cell, and then the
 * lines of text in it once more: without this every such cell would have another one within it.
 */
import type { Rule } from '../pageStructure.ts';
import { greatest, least } from '../../platform/longLists.ts';

interface Area {
  readonly colour: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is under an area was drawn shortly before: the cell before the lines of text in it. */
const MOST_REMEMBERED = 24;
/** Points by which an area may extend beyond what is under it. */
const PLAY = 0.6;

/** @returns a function that says whether an area shows its sides, and remembers it */
export function createFilledAreas(): (colour: number, sides: readonly Rule[]) => boolean {
  const areas: Area[] = [];
  return (colour, sides) => {
    const area = areaOf(colour, sides);
    const under = areas.findLast((other) => holds(other, area));
    areas.push(area);
    if (areas.length > MOST_REMEMBERED) areas.shift();
    return under?.colour !== colour;
  };
}

const areaOf = (colour: number, sides: readonly Rule[]): Area => ({
  colour,
  left: least(sides.map(({ x1 }) => x1)),
  top: least(sides.map(({ y1 }) => y1)),
  right: greatest(sides.map(({ x2 }) => x2)),
  bottom: greatest(sides.map(({ y2 }) => y2)),
});

const holds = (outer: Area, inner: Area): boolean =>
  inner.left >= outer.left - PLAY &&
  inner.top >= outer.top - PLAY &&
  inner.right <= outer.right + PLAY &&
  inner.bottom <= outer.bottom + PLAY;
