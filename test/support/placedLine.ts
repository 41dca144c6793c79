/** Lines of a text index, for tests of what their places show. */
import type { IndexedLine } from '../../shared/documents/textIndex.ts';

/** Text at a place: 5-point characters, lines 10 points high; several words in one line by their places. */
export type Placed = readonly [y: number, ...words: (readonly [x: number, text: string])[]];

export function placedLine([y, ...parts]: Placed): IndexedLine {
  let text = '';
  const edges: number[] = [];
  let end = 0;
  for (const [x, part] of parts) {
    if (text !== '') {
      text += ' ';
      edges.push(end, x);
    }
    for (let i = 0; i < part.length; i++) edges.push(x + 5 * i, x + 5 * i + 5);
    text += part;
    end = x + 5 * part.length;
  }
  return { text, direction: 'horizontal', crossStart: y, crossEnd: y + 10, edges: Float32Array.from(edges) };
}
