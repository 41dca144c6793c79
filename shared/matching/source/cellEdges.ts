/** Where a cell begins: by the tables of a page, or by the width of the gap that it shows. */
import type { SourcePage, WordBoxes } from './source.ts';
import type { Segment, SourceIndex } from './sourceIndex.ts';
import { rawPieces, type Window } from './window.ts';

/** Heights of a line: no justified text has wider gaps. */
export const CELL_GAP = 1.2;

/** Where the words of a line are; undefined where nothing of it has a place. */
export const wordBoxesOf = (
  { placedPages }: SourceIndex,
  { pageNumber, lineId }: Pick<Segment, 'pageNumber' | 'lineId'>,
): WordBoxes | undefined => placedPages.find((page) => page.pageNumber === pageNumber)?.wordBoxes?.[lineId - 1];

/** Heights of its line that the page shows between the token and the one before it; undefined where they are not in one line, or unplaced. */
export function gapBefore({ index, tokens, ...window }: Window, at: number): number | undefined {
  const [piece, ...others] = rawPieces({ index, tokens, ...window }, tokens[at - 1].start, tokens[at].end);
  const { pageNumber, lineId, offset, text, origins } = index.segments[piece.segment];
  const page = index.placedPages.find((one) => one.pageNumber === pageNumber);
  const box = page?.wordBoxes?.[lineId - 1];
  if (page === undefined || box === undefined || origins !== undefined || others.length > 0) return undefined;
  const end = offset + text.slice(0, piece.end).lastIndexOf(' ');
  const word = page.lines[lineId - 1].slice(0, end).split(' ').length;
  const gap = (box.edges[2 * word] - box.edges[2 * word - 1]) / (box.bottom - box.top);
  return Number.isFinite(gap) ? gap : undefined;
}

const cellStarts = new WeakMap<SourcePage, ReadonlySet<string>>();

/** "Lot | 12 | 350 €": a cell of a table that layout found begins with the token. */
export function startsTableCell(window: Window, at: number): boolean {
  const { index, tokens } = window;
  if (index.pagesWithTables.length === 0) return false;
  const [piece] = rawPieces(window, tokens[at].start, tokens[at].end);
  const { pageNumber, lineId, offset, origins } = index.segments[piece.segment];
  const page = index.pagesWithTables.find((one) => one.pageNumber === pageNumber);
  if (page === undefined || origins !== undefined) return false;
  let starts = cellStarts.get(page);
  if (starts === undefined) {
    const cells = (page.tables ?? []).flatMap((table) => table.cells);
    starts = new Set(cells.flatMap(({ pieces }) => pieces.map(({ line, start }) => `${line + 1} ${start}`)));
    cellStarts.set(page, starts);
  }
  return starts.has(`${lineId} ${offset + piece.start}`);
}
