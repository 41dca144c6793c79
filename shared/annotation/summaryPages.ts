/** Pages at the end that list all verdicts, each with a link to its place. */
import { PDFName, rgb, type Color, type PDFDocument, type PDFFont, type PDFPage, type PDFRef } from 'pdf-lib';
import type { SummaryRow } from './annotationProtocol.ts';
import { brokenLines, type Run } from './brokenLines.ts';
import { drawnRun } from './drawnRun.ts';
import type { PageFrame } from './pageSpace.ts';
import { createTypefaces } from './typefaces.ts';

/** A4, points. */
const PAGE = { width: 595, height: 842 } as const;
const MARGIN = 48;
/** Points between two rows. */
const GAP = 14;
/** The bar at the left of a verdict, and the space up to its words, points. */
const BAR = 3;
const BAR_ROOM = 14;
/** Width in which the words of a verdict are set, points. */
const ROW_WIDTH = PAGE.width - 2 * MARGIN - BAR_ROOM;
/** From baseline to baseline, and from the top of a line to its baseline, in type sizes. */
const LEADING = 1.4;
const ASCENT = 1.05;

/**
 * @param frames of the document's own pages
 * @param fonts paths, as `AnnotationQuestion` has them
 */
export async function addSummaryPages(
  document: PDFDocument,
  rows: readonly SummaryRow[],
  fonts: readonly string[],
  frames: readonly { readonly page: PDFPage; readonly frame: PageFrame }[],
): Promise<void> {
  if (rows.length === 0) return;
  const typefaces = createTypefaces(document, fonts);
  let page: PDFPage | undefined;
  let links: PDFRef[] = [];
  let top = 0;
  for (const row of rows) {
    const lines: Run[][] = [];
    for (const paragraph of row.paragraphs) lines.push(...(await brokenLines(typefaces, paragraph, ROW_WIDTH)));
    const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
    if (page === undefined || top - height < MARGIN) {
      page = document.addPage([PAGE.width, PAGE.height]);
      links = [];
      top = PAGE.height - MARGIN;
    }
    const isVerdict = row.colour !== undefined;
    const left = isVerdict ? MARGIN + BAR_ROOM : MARGIN;
    drawLines(page, lines, left, top);
    if (isVerdict) page.drawRectangle({ x: MARGIN, y: top - height, width: BAR, height, color: rgbOf(row.colour) });
    const target = row.pageNumber === undefined ? undefined : frames.at(row.pageNumber - 1);
    if (target !== undefined) {
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [MARGIN, top - height, left + ROW_WIDTH, top],
        Border: [0, 0, 0],
        Dest: [target.page.ref, 'XYZ', null, placeOf(target.frame, row.top ?? 0), null],
      });
      links.push(document.context.register(link));
      page.node.set(PDFName.of('Annots'), document.context.obj(links));
    }
    top -= height + GAP;
  }
}

const heightOf = (line: readonly Run[]): number => Math.max(...line.map(({ size }) => size)) * LEADING;

function drawLines(page: PDFPage, lines: readonly (readonly Run[])[], left: number, top: number): void {
  const keys = new Map<PDFFont, PDFName>();
  const keyOf = (font: PDFFont): PDFName => {
    const key = keys.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
    keys.set(font, key);
    return key;
  };
  let y = top;
  for (const line of lines) {
    const height = heightOf(line);
    let x = left;
    for (const run of line) {
      const baseline = y - (height / LEADING) * ASCENT;
      page.pushOperators(...drawnRun(run, keyOf(run.face.embedded), rgbOf(run.colour), x, baseline));
      x += run.width;
    }
    y -= height;
  }
}

/** @param colour `#rrggbb` */
function rgbOf(colour: string): Color {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}

/** A little above the words; for rotated pages the whole page is shown. */
const placeOf = ({ y, height, rotation }: PageFrame, top: number): number =>
  rotation % 360 === 0 ? Math.min(y + height, y + height - top + 3 * GAP) : y + height;
