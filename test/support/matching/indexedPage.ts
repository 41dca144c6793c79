/** A page as the matcher takes it, as the page of a text index that it would have come from: the reverse of `sourcePage`. */
import type { IndexedLine, IndexedPage } from '../../../shared/documents/textIndex.ts';
import type { SourcePage, WordBoxes } from '../../../shared/matching/source/source.ts';

/** Points, of a page that has room for all of it. */
const SIDE = 10_000;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

export function indexedPage(page: SourcePage): IndexedPage {
  const { pageNumber, readBy, blocks, wordConfidences, provenances, unsure, wordBoxes } = page;
  const lines = page.lines.map((text, at): IndexedLine => ({
    text,
    ...placeOf(text, wordBoxes?.[at]),
    wordConfidences: wordConfidences?.[at],
    provenance: provenances?.[at],
    unsure: unsure?.[at],
  }));
  const tables = page.tables?.map((table) => ({
    ...table,
    cells: table.cells.map((cell) => ({ ...cell, box: NOWHERE })),
  }));
  return { pageNumber, readBy, width: SIDE, height: SIDE, lines, blocks, tables };
}

/** Words of a line that runs down the page have no boxes. */
function placeOf(
  text: string,
  boxes: WordBoxes | undefined,
): Pick<IndexedLine, 'direction' | 'crossStart' | 'crossEnd' | 'edges'> {
  const edges = new Float32Array(2 * text.length);
  if (boxes === undefined) return { direction: 'vertical', crossStart: 0, crossEnd: 0, edges };
  for (const [word, { index, 0: letters }] of Array.from(text.matchAll(/\S+/g)).entries())
    for (let unit = index; unit < index + letters.length; unit++)
      edges.set(boxes.edges.subarray(2 * word, 2 * word + 2), 2 * unit);
  return { direction: 'horizontal', crossStart: boxes.top, crossEnd: boxes.bottom, edges };
}
