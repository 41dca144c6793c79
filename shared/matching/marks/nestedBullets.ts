/**
 * "● Head" and, farther in, "○ item": two shapes of bullets for two levels of one list. The answers of a form, "● yes" and "○ no", are set
 * under each other, or side by side.
 */
import type { Segment, SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, type Window } from '../source/window.ts';
import { wordBoxesOf } from '../source/cellEdges.ts';

/** Lines on both sides of an item among which others of its list begin. */
const LINES_OF_LIST = 16;
/** Heights of a line that a level is farther in than the one above it. */
const LEAST_INDENT = 0.5;

/** @param others the shapes that would make a choice of the token's own */
export function areOfTwoLevels({ index, segments, ...window }: Window, start: number, others: string): boolean {
  const line = segments[positionAt({ index, segments, ...window }, start)];
  const own = index.segments[line].text.trimStart().charAt(0);
  const near = index.segments.slice(Math.max(0, line - LINES_OF_LIST), line + LINES_OF_LIST + 1);
  const shapes = new RegExp(`[${own}${others}]`, 'gu');
  const marked = near.filter(({ text }) => text.search(shapes) >= 0);
  if (!marked.every(({ text }) => text.trimStart().search(shapes) === 0 && text.match(shapes)?.length === 1))
    return false;
  const places = marked.map((segment) => ({
    isOwn: segment.text.trimStart().startsWith(own),
    ...placeOf(index, segment),
  }));
  const leftsOf = (isOwn: boolean): number[] => places.flatMap((place) => (place.isOwn === isOwn ? place.left : []));
  const [mine, theirs] = [leftsOf(true), leftsOf(false)];
  const indent = LEAST_INDENT * Math.max(...places.map(({ height }) => height));
  // A line without a place makes it not a number.
  return Math.min(...theirs) - Math.max(...mine) >= indent || Math.min(...mine) - Math.max(...theirs) >= indent;
}

/** Points: where a line begins, and how high it is. */
function placeOf(index: SourceIndex, segment: Segment): { left: number; height: number } {
  const box = wordBoxesOf(index, segment);
  return box === undefined ? { left: NaN, height: NaN } : { left: box.edges[0], height: box.bottom - box.top };
}
