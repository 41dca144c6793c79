/** Whether the picture that a page draws over its text hides it: it may be a transparent one, such as a watermark. */
import { spanBox, type IndexedLine } from '../textIndex.ts';
import { drawPage } from './pageRaster.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

/** Characters that are looked at: the longest line's first ones. */
const LOOKED_AT = 20;
/** Pixels of the drawing, at one per point. */
const MOST_PIXELS = 100_000;

export function isTextCovered(pdfium: Pdfium, page: PdfiumPage, lines: readonly IndexedLine[]): boolean {
  const level = lines.filter(({ direction, text }) => direction === 'horizontal' && text !== '');
  const line = level.toSorted((one, other) => other.text.length - one.text.length).at(0);
  if (line === undefined) return false;
  const characters = Array.from(line.text.matchAll(/\S/g), ({ 0: text, index }) => ({
    text,
    direction: line.direction,
    box: spanBox(line, index, index + 1),
  })).slice(0, LOOKED_AT);
  const region = spanBox(line, 0, line.text.length);
  const { traces = [] } = drawPage(pdfium, page, { pageNumber: 0, region, scale: 1, characters }, MOST_PIXELS);
  return traces.length > 0 && traces.every((trace) => trace === 'hidden');
}
