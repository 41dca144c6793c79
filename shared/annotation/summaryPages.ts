/** Pages at the end that list all verdicts, each with a link to its place. */
import { PDFName, rgb, type Color, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { ROW_PIXELS_PER_POINT, type SummaryRow } from './annotationProtocol.ts';
import type { PageFrame } from './pageSpace.ts';

/** A4, points. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 48;
/** Points between two rows. */
const GAP = 14;
/** The bar at the left of a verdict, and the room up to its words, points. */
const BAR = 3;
const BAR_ROOM = 14;
/** Width that the words of a row are set within, points. */
export const ROW_WIDTH = PAGE.width - 2 * MARGIN - BAR_ROOM;

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
    const isVerdict = row.colour !== undefined;
    const left = isVerdict ? MARGIN + BAR_ROOM : MARGIN;
    page.drawImage(picture, { x: left, y: top - height, width, height });
    if (isVerdict) page.drawRectangle({ x: MARGIN, y: top - height, width: BAR, height, color: rgbOf(row.colour) });
    const target = row.pageNumber === undefined ? undefined : frames.at(row.pageNumber - 1);
    if (target !== undefined) {
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [MARGIN, top - height, left + width, top],
        Border: [0, 0, 0],
        Dest: [target.page.ref, 'XYZ', null, placeOf(target.frame, row.top ?? 0), null],
      });
      links.push(document.context.register(link));
      page.node.set(PDFName.of('Annots'), document.context.obj(links));
    }
    top -= height + GAP;
  }
}

/** @param colour `#rrggbb` */
function rgbOf(colour: string): Color {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}

/** A little above the words; of turned pages the page as a whole is shown. */
const placeOf = ({ y, height, rotation }: PageFrame, top: number): number =>
  rotation % 360 === 0 ? Math.min(y + height, y + height - top + 3 * GAP) : y + height;
