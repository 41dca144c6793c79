/** A page of the text index as the matcher takes it: its lines, where they come from, how certain they are, and what they are. */
import type { IndexedLine, IndexedPage } from '../documents/textIndex.ts';
import type { SourcePage, WordBoxes } from '../matching/source/source.ts';

export function sourcePage({ pageNumber, readBy, lines, blocks, tables }: IndexedPage): SourcePage {
  const wordBoxes = lines.map(wordBoxesOf);
  const some = (detail: keyof IndexedLine): boolean => lines.some((line) => line[detail] !== undefined);
  return {
    pageNumber,
    readBy,
    lines: lines.map((line) => line.text),
    ...(some('wordConfidences') && { wordConfidences: lines.map((line) => line.wordConfidences) }),
    ...(some('provenance') && { provenances: lines.map((line) => line.provenance) }),
    ...(some('unsure') && { unsure: lines.map((line) => line.unsure) }),
    ...(blocks !== undefined && { blocks }),
    ...(tables !== undefined && { tables }),
    ...(wordBoxes.some((boxes) => boxes !== undefined) && { wordBoxes }),
  };
}

/** Points that a line may fall per point for its words to stand beside each other. */
const LEVEL_SLOPE = 0.02;

function wordBoxesOf({
  text,
  direction,
  slope = 0,
  cue,
  crossStart,
  crossEnd,
  edges,
}: IndexedLine): WordBoxes | undefined {
  if (direction !== 'horizontal' || Math.abs(slope) > LEVEL_SLOPE || cue !== undefined || text === '') return undefined;
  const words: number[] = [];
  let start = 0;
  for (const word of text.split(' ')) {
    const end = start + word.length;
    let [from, to] = [Infinity, -Infinity];
    for (let unit = start; unit < end; unit++) {
      from = Math.min(from, edges[2 * unit]);
      to = Math.max(to, edges[2 * unit + 1]);
    }
    words.push(from, to);
    start = end + 1;
  }
  return { top: crossStart, bottom: crossEnd, edges: Float32Array.from(words) };
}
