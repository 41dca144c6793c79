/** From characters of lines to boxes on pages. */
import { spanBox, type IndexedPage } from '../documents/textIndex.ts';
import type { LineSpan } from '../matching/source/source.ts';
import type { Mark, MarkKind } from './mark.ts';

/**
 * @param pages all pages of the document, in order; spans outside them yield nothing, and neither do those of a transcript, which
 * has no place on a page
 */
export function spanMarks(pages: readonly IndexedPage[], spans: readonly LineSpan[], kind: MarkKind): Mark[] {
  return spans.flatMap((span): Mark[] => {
    const line = pages.at(span.pageNumber - 1)?.lines.at(span.lineId - 1);
    if (!line || line.cue !== undefined || span.end <= span.start) return [];
    const box = spanBox(line, span.start, span.end);
    const { direction, slope } = line;
    return [{ kind, pageNumber: span.pageNumber, box, direction, ...(slope !== undefined && { slope }) }];
  });
}
