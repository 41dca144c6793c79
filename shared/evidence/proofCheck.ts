/** Reads a proof back by OCR: does the page, as drawn, show the words that its text holds? */
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import type { Box } from '../documents/geometry.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { judgeQuotation } from '../matching/judgeQuotation.ts';
import type { LineSpan, SourcePage } from '../matching/source/source.ts';
import { createSourceIndex } from '../matching/source/sourceIndex.ts';
import { spanMarks } from './spanMarks.ts';

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
    Array.from(boxes, async ([pageNumber, onPage]) => ({
      pageNumber,
      text: await reader.readBack(source, pageNumber, around(onPage)),
    })),
  );
  return confirms(text, read);
}

export interface ReadBack {
  /** 1-based. */
  readonly pageNumber: number;
  /** Lines, divided by `\n`. */
  readonly text: string;
}

/**
 * The picture is a source of its own, read by OCR: it confirms what would be found in it. A share of the words would not
 * do: of "has not approved the merger" the picture may lack one word of five.
 */
export function confirms(text: string, read: readonly ReadBack[]): boolean {
  const pages = [...read]
    .sort((one, other) => one.pageNumber - other.pageNumber)
    .map((page): SourcePage => ({ pageNumber: page.pageNumber, lines: page.text.split('\n'), readBy: 'ocr' }));
  return judgeQuotation(createSourceIndex(pages), { sourceContext: text }).status === 'found';
}

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
