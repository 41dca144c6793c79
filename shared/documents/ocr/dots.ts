/**
 * Rows of dots and squares across a page. The networks are sure of what they read there, again and again (`J J J J J J`), so it is the ink that
 * tells: no row of letters is of solid patches that are all alike and as high as they are wide.
 */
import type { Component } from './components.ts';
import type { RecognisedLine } from './recognised.ts';

/** Fewer may be letters: of tiny type, three or four are alike by chance. */
const LEAST_DOTS = 8;
/** Share of its box that a dot covers: a disc of it covers .79, a ring or a zero a half. */
const SOLID = 0.7;
/** Width of a dot in its heights; its inverse is the least. */
const WIDEST = 1.4;
/** Pixels, and share of the usual size, by which dots differ: the grid of pixels. */
const PLAY = 1;
const ALIKE = 0.15;

export const withoutDots = (
  lines: readonly RecognisedLine[],
  patches: readonly Component[],
): readonly RecognisedLine[] => {
  const dots = patches.filter(isDot);
  return dots.length < LEAST_DOTS ? lines : lines.filter((line) => !isOfDots(line, patches));
};

function isOfDots({ words }: RecognisedLine, patches: readonly Component[]): boolean {
  const inside = patches.filter(({ left, right, top, bottom }) =>
    words.some(({ bbox: { x0, x1, y0, y1 } }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x >= x0 && x <= x1 && y >= y0 && y <= y1;
    }),
  );
  if (inside.length < LEAST_DOTS || !inside.every(isDot)) return false;
  const [first] = inside;
  return inside.every(
    (one) =>
      isAlike(one.right - one.left, first.right - first.left) &&
      isAlike(one.bottom - one.top, first.bottom - first.top),
  );
}

function isDot({ left, right, top, bottom, ink }: Component): boolean {
  const [wide, high] = [right - left, bottom - top];
  return ink >= SOLID * wide * high && wide <= WIDEST * high && high <= WIDEST * wide;
}

const isAlike = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(PLAY, ALIKE * other);
