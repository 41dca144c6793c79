/**
 * The page drawn last stays open: PDFium keeps the decoded pictures of a page until the page is closed. A scan at 300 dpi takes 170 ms to
 * decode, and a request draws parts of the same page for each of its citations.
 */
import type { Pdfium } from './pdfium.ts';
import { closePage, type PdfiumDocument, type PdfiumPage } from './pdfiumDocument.ts';
import { openShownPage } from './shownPage.ts';

export interface DrawnPage {
  /** @param draw leaves the page as it was. @throws UnreadableDocument if there is no such page, and what `draw` throws. */
  use<T>(document: PdfiumDocument, pageNumber: number, draw: (page: PdfiumPage) => T): T;
  /** Before its document is closed, reopened or read: that needs the memory. */
  close(): void;
}

interface Kept {
  readonly document: PdfiumDocument;
  readonly pageNumber: number;
  readonly page: PdfiumPage;
}

export function createDrawnPage(pdfium: Pdfium): DrawnPage {
  let kept: Kept | undefined;
  const close = (): void => {
    if (kept !== undefined) closePage(pdfium, kept.page);
    kept = undefined;
  };
  return {
    use: (document, pageNumber, draw) => {
      if (kept?.document !== document || kept.pageNumber !== pageNumber) close();
      kept ??= { document, pageNumber, page: openShownPage(pdfium, document, pageNumber) };
      try {
        return draw(kept.page);
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}
