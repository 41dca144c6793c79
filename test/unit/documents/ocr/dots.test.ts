/** Rows of dots, of which the networks are as sure as of letters. */
import type { Component } from '../../../../shared/documents/ocr/components.ts';
import { withoutDots } from '../../../../shared/documents/ocr/dots.ts';
import { recognisedRow } from '../../../support/recognisedRow.ts';

const line = recognisedRow(['J', 90], ['J', 91], ['J', 92], ['J', 90]);
const boxes = line.words.map(({ bbox }) => bbox);
const [left, right] = [Math.min(...boxes.map(({ x0 }) => x0)), Math.max(...boxes.map(({ x1 }) => x1))];
const middle = (boxes[0].y0 + boxes[0].y1) / 2;

/** Patches within the line's words. */
function patches(sizes: readonly (readonly [number, number])[], share: number): Component[] {
  const step = (right - left) / sizes.length;
  return sizes.map(([wide, high], i) => {
    const x = left + (i + 0.5) * step;
    return {
      left: x - wide / 2,
      right: x + wide / 2,
      top: middle - high / 2,
      bottom: middle + high / 2,
      ink: share * wide * high,
    };
  });
}
const alike = (wide: number, high: number) => Array.from({ length: 10 }, () => [wide, high] as const);

describe('a line of solid patches that are all alike', () => {
  it('is no line', () => {
    expect(withoutDots([line], patches(alike(4, 4), 0.8))).toEqual([]);
  });

  it.each<[string, Component[]]>([
    ['zeros, which are hollow', patches(alike(4, 4), 0.5)],
    ['ones, which are high', patches(alike(2, 5), 0.9)],
    ['letters of tiny type, which differ', patches([...alike(4, 4).slice(1), [7, 5]], 0.8)],
    ['a few bullets', patches(alike(4, 4).slice(4), 0.8)],
    ['without ink', []],
  ])('is not %s', (_, ink) => {
    expect(withoutDots([line], ink)).toEqual([line]);
  });
});
