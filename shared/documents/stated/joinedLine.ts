/** A line reassembled from its parts, each of which may have changed. */
import type { IndexedLine, UnitRange } from '../textIndex.ts';
import { append } from '../../platform/longLists.ts';

/** @param ranges where the parts were in the line, each a character apart from the next */
export function joinedLine(
  line: IndexedLine,
  ranges: readonly UnitRange[],
  parts: readonly IndexedLine[],
): IndexedLine {
  const edges: number[] = [];
  const unsure: UnitRange[] = [];
  let text = '';
  parts.forEach((part, at) => {
    if (at > 0) {
      const gap = ranges[at].start - 1;
      text += ' ';
      edges.push(line.edges[2 * gap], line.edges[2 * gap + 1]);
    }
    const offset = text.length;
    for (const { start, end } of part.unsure ?? []) unsure.push({ start: start + offset, end: end + offset });
    text += part.text;
    append(edges, part.edges);
  });
  const { unsure: _, ...kept } = line;
  return { ...kept, text, edges: Float32Array.from(edges), ...(unsure.length > 0 && { unsure }) };
}
