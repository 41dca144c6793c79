/** Pages in typewriting: where each word of them is. */
import type { WordBoxes } from '../../../shared/matching/source/source.ts';

/** Of a character, and of a line with the space below it. */
const WIDTH = 5;
const HEIGHT = 10;
const SPACING = 12;

/** The lines that have words, as they are read: a space between two words. */
export const typedLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.trim() !== '').map((line) => line.trim().replace(/\s+/g, ' '));

export const typedBoxes = (lines: readonly string[]): WordBoxes[] =>
  lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const edges = Array.from(line.matchAll(/\S+/g), ({ index, 0: word }) => [index, index + word.length]).flat();
    return [
      { top: at * SPACING, bottom: at * SPACING + HEIGHT, edges: Float32Array.from(edges, (edge) => edge * WIDTH) },
    ];
  });
