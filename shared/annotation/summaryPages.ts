/** Pages at the end that list all verdicts, each with a link to its place. */
import { PDFName, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { ROW_PIXELS_PER_POINT, type SummaryRow } from './annotationProtocol.ts';
import type { PageFrame } from './pageSpace.ts';

/** A4, points. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 48;
/** Points between two rows. */
const GAP = 8;
/** Width that the words of a row are set within, points. */
export const ROW_WIDTH = PAGE.width - 2 * MARGIN;

/** @param frames of the document's own pages */
export async function addSummaryPages(
  document: PDFDocument,
  rows: readonly SummaryRow[],
  frames: readonly { readonly page: PDFPage; readonly frame: PageFrame }[],
): Promise<void> {
  let page: PDFPage | undefined;
  let links: PDFRef[] = [];
  let top = 0;
  for (const row of rows) {
    const picture = await document.embedPng(row.png);
    const width = Math.min(row.width / ROW_PIXELS_PER_POINT, ROW_WIDTH);
    const height = row.height / ROW_PIXELS_PER_POINT;
    if (page === undefined || top - height < MARGIN) {
      page = document.addPage([PAGE.width, PAGE.height]);
      links = [];
      top = PAGE.height - MARGIN;
    }
    page.drawImage(picture, { x: MARGIN, y: top - height, width, height });
    const target = row.pageNumber === undefined ? undefined : frames.at(row.pageNumber - 1);
    if (target !== undefined) {
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [MARGIN, top - height, MARGIN + width, top],
        Border: [0, 0, 0],
        Dest: [target.page.ref, 'XYZ', null, placeOf(target.frame, row.top ?? 0), null],
      });
      links.push(document.context.register(link));
      page.node.set(PDFName.of('Annots'), document.context.obj(links));
    }
    top -= height + GAP;
  }
}

/** A little above the words; of turned pages the page as a whole is shown. */
const placeOf = ({ y, height, rotation }: PageFrame, top: number): number =>
  rotation % 360 === 0 ? Math.min(y + height, y + height - top + 3 * GAP) : y + height;
