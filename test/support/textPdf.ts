/** Small PDFs with known text, for tests that need a real document but not a particular one. */
import { PDFDocument, StandardFonts } from 'pdf-lib';

const FONT_SIZE = 11;
const LEADING = 16;
const MARGIN = 72;

/** @param pages the lines of each page, set in Helvetica on A4, top to bottom */
export async function textPdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    for (const [i, line] of lines.entries()) {
      page.drawText(line, { x: MARGIN, y: 842 - MARGIN - i * LEADING, size: FONT_SIZE, font });
    }
  }
  return document.save();
}
