/** Reads a proof back by OCR: does the page, as drawn, show the words that its text contains? */
import { enclosingBox, type Box } from '../documents/geometry.ts';
import { spanBox, type IndexedLine, type IndexedPage } from '../documents/textIndex.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import type { LineSpan } from '../matching/source/source.ts';
import type { ReadBack, ReadQuotation } from './readBack.ts';

/** Margin read around the lines, in line heights: their boxes may cut off an accent or a descender. More would show parts of other lines. */
const MARGIN_LINES = 0.2;
/**
 * Words belong to the lines if their middle is within this distance of them, in line heights: text layers are not exact, and the
 * next line's middle is further away.
 */
const REACH_LINES = 0.4;

/** What OCR reads in a region of a page; words outside it do no harm. */
export type ReadRegion = (pageNumber: number, region: Box) => Promise<readonly IndexedLine[]>;

/** Like `judgeReading`, in a judging thread; `undefined` if that is more work than a citation may be. */
export type JudgeReading = (quotation: ReadQuotation, read: readonly ReadBack[]) => Promise<Verdict | undefined>;

/**
 * @param text the matched words, as the text layer or the first reading has them
 * @returns undefined if that is more work than allowed
 * @throws UnreadableDocument if a page cannot be drawn or read within the limits
 */
export async function checkProof(
  readRegion: ReadRegion,
  pages: readonly IndexedPage[],
  spans: readonly LineSpan[],
  text: string,
  judgeReading: JudgeReading,
): Promise<boolean | undefined> {
  const verdict = await judgeReading({ sourceContext: text }, await readPlaces(readRegion, pages, spans));
  return verdict && verdict.status === 'found';
}

/**
 * What OCR reads in the lines of the spans, page by page.
 * @throws UnreadableDocument as `checkProof`
 */
export function readPlaces(
  readRegion: ReadRegion,
  pages: readonly IndexedPage[],
  spans: readonly LineSpan[],
): Promise<ReadBack[]> {
  const boxes = new Map<number, Box[]>();
  for (const { pageNumber, lineId } of spans) {
    const page = pages.at(pageNumber - 1);
    const line = page?.lines.at(lineId - 1);
    if (page === undefined || line === undefined) continue;
    // Whole lines: a crop that ends within one cuts letters in two, and a digit left alone is not read.
    boxes.set(pageNumber, [...(boxes.get(pageNumber) ?? []), spanBox(line, 0, line.text.length)]);
  }
  return Promise.all(
    Array.from(boxes, async ([pageNumber, onPage]) => {
      const core = enclosingBox(onPage);
      const thickness = Math.min(...onPage.map(({ width, height }) => Math.min(width, height)));
      const lines = await readRegion(pageNumber, widened(core, MARGIN_LINES * thickness));
      return { pageNumber, text: textWithin(lines, widened(core, REACH_LINES * thickness)) };
    }),
  );
}

/** Words whose middle is in the region: lines cut by its edge read as noise. */
export function textWithin(lines: readonly IndexedLine[], region: Box): string {
  return lines
    .map((line) =>
      Array.from(line.text.matchAll(/\S+/g))
        .filter(({ 0: word, index }) => isInside(spanBox(line, index, index + word.length), region))
        .map(([word]) => word)
        .join(' '),
    )
    .filter((text) => text !== '')
    .join('\n');
}

function isInside(box: Box, region: Box): boolean {
  const x = box.x + box.width / 2 - region.x;
  const y = box.y + box.height / 2 - region.y;
  return x >= 0 && x <= region.width && y >= 0 && y <= region.height;
}

/** Pages start at zero. */
function widened({ x, y, width, height }: Box, by: number): Box {
  const left = Math.max(0, x - by);
  const top = Math.max(0, y - by);
  return { x: left, y: top, width: x + width + by - left, height: y + height + by - top };
}
