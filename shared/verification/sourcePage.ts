/** A page of the text index as the matcher takes it: its lines, where they come from, how certain they are, and what they are. */
import type { IndexedLine, IndexedPage } from '../documents/textIndex.ts';
import type { SourcePage, WordBoxes } from '../matching/source/source.ts';

/**
 * @param kept the same page, whose lines are read once a quotation asks where words are: nearly all pages keep none of them
 */
export function sourcePage(given: IndexedPage, kept: IndexedPage = given): SourcePage {
  const { pageNumber, readBy, lines, blocks, tables } = given;
  const some = (detail: keyof IndexedLine): boolean => lines.some((line) => line[detail] !== undefined);
  const page = {
    pageNumber,
    readBy,
    lines: lines.map((line) => line.text),
    ...(some('wordConfidences') && { wordConfidences: lines.map((line) => line.wordConfidences) }),
    ...(some('provenance') && { provenances: lines.map((line) => line.provenance) }),
    ...(some('unsure') && { unsure: lines.map((line) => line.unsure) }),
    ...(blocks !== undefined && { blocks }),
    ...(tables !== undefined && { tables }),
  };
  if (!lines.some(hasPlace)) return page;
  let boxes: SourcePage['wordBoxes'];
  return {
    ...page,
    get wordBoxes() {
      return (boxes ??= kept.lines.map((line) => (hasPlace(line) ? wordBoxesOf(line) : undefined)));
    },
  };
}

/** Points that a line may fall per point for its words to count as beside each other. */
const LEVEL_SLOPE = 0.02;

const hasPlace = ({ text, direction, slope = 0, cue }: IndexedLine): boolean =>
  direction === 'horizontal' && Math.abs(slope) <= LEVEL_SLOPE && cue === undefined && text !== '';

function wordBoxesOf({ text, crossStart, crossEnd, edges }: IndexedLine): WordBoxes {
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
