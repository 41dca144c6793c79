/** Reads a proof back by OCR: does the page, as drawn, show the words that its text holds? */
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import type { Box } from '../documents/geometry.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import type { LineSpan } from '../matching/source.ts';
import { spanMarks } from './spanMarks.ts';

/** Share of the words without digits that must be read alike: OCR slips in one of twenty, other text has none in common. */
const CONFIRMING_SHARE = 0.8;
/** White around the lines, so that OCR sees where they end; points. */
const MARGIN = 8;

/**
 * @param text the matched words, as the text layer or the first reading has them
 * @throws UnreadableDocument when a page cannot be drawn or read within the limits
 */
export async function checkProof(
  reader: Pick<DocumentReader, 'readBack'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  spans: readonly LineSpan[],
  text: string,
): Promise<boolean> {
  const boxes = new Map<number, Box[]>();
  for (const { pageNumber, box } of spanMarks(pages, spans, 'quotation')) {
    boxes.set(pageNumber, [...(boxes.get(pageNumber) ?? []), box]);
  }
  const read = await Promise.all(
    Array.from(boxes, ([pageNumber, onPage]) => reader.readBack(source, pageNumber, around(onPage))),
  );
  return confirms(text, read.join('\n'));
}

/** Every number must be read as it is; of the other words, most. */
export function confirms(text: string, read: string): boolean {
  const seen = new Set(wordsOf(read));
  const said = wordsOf(text);
  const numbers = said.filter((word) => /\p{N}/u.test(word));
  const words = said.filter((word) => !/\p{N}/u.test(word));
  const alike = words.filter((word) => seen.has(word)).length;
  return said.length > 0 && numbers.every((word) => seen.has(word)) && alike >= CONFIRMING_SHARE * words.length;
}

/** Words divided at a line end are read in two parts, as they stand. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function around(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - MARGIN);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - MARGIN);
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN - y,
  };
}
