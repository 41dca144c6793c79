/** Pages whose words stand where a test says. */
import type { SourcePage } from '../../../shared/matching/source/source.ts';

/** Points: of a line, and of a character. */
const HEIGHT = 10;
export const CHARACTER = 5;

/** A page of lines, each with its words' left edges; `y` is a line's top. */
export type Placed = readonly [y: number, ...runs: readonly (readonly [left: number, text: string])[]];

export function placedPage(placed: readonly Placed[]): SourcePage {
  const lines = placed.map(([, ...runs]) => runs.map(([, text]) => text).join(' '));
  const wordBoxes = placed.map(([top, ...runs]) => ({
    top,
    bottom: top + HEIGHT,
    edges: Float32Array.from(
      runs.flatMap(([left, text]) => {
        let at = left;
        return text.split(' ').flatMap((word) => {
          const from = at;
          at += (word.length + 0.5) * CHARACTER;
          return [from, from + word.length * CHARACTER];
        });
      }),
    ),
  }));
  return { pageNumber: 1, readBy: 'textLayer', lines, wordBoxes };
}
