/** Lines of an index for tests: characters of five by ten points, side by side. */
import type { IndexedLine } from '../../shared/documents/textIndex.ts';

const CHARACTER_WIDTH = 5;
const LINE_HEIGHT = 10;

export function indexedLine(text: string, x: number, y: number): IndexedLine {
  const edges = Float32Array.from(
    { length: 2 * text.length },
    (_, i) => x + CHARACTER_WIDTH * (Math.floor(i / 2) + (i % 2)),
  );
  return { text, direction: 'horizontal', crossStart: y, crossEnd: y + LINE_HEIGHT, edges };
}
