/** Text that a page strikes out is not found. */
import { PDFDocument, PDFName, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';

const SIZE = 11;
const X = 72;

/** Draws a line through, under or beside a line of text that stands at `y` and is `width` wide, points. */
type Stroke = (page: PDFPage, y: number, width: number, font: PDFFont) => void;

const bar = (page: PDFPage, x: number, y: number, width: number, thickness = 0.7, color = rgb(0, 0, 0)): void => {
  page.drawRectangle({ x, y, width, height: thickness, color });
};

const striking: Record<string, { line: string; stroke: Stroke }> = {
  'by a bar': {
    line: 'Oil paintings may be exposed to 150 lux.',
    stroke: (page, y, width) => {
      bar(page, X, y + 3.2, width);
    },
  },
  'by a red line that was drawn': {
    line: 'The tenant shall pay for every repair.',
    stroke: (page, y, width) => {
      const at = { y: y + 2.8 };
      page.drawLine({ start: { x: X, ...at }, end: { x: X + width, ...at }, thickness: 0.5, color: rgb(0.9, 0, 0) });
    },
  },
  'in one word': {
    line: 'Existing sessions are not kept after the upgrade.',
    stroke: (page, y, _, font) => {
      const before = font.widthOfTextAtSize('Existing sessions are ', SIZE);
      bar(page, X + before, y + 3, font.widthOfTextAtSize('not', SIZE));
    },
  },
  'in one digit': {
    line: 'Late payment bears interest of 5 per cent.',
    stroke: (page, y, _, font) => {
      const before = font.widthOfTextAtSize('Late payment bears interest of ', SIZE);
      bar(page, X + before - 0.3, y + 3.4, font.widthOfTextAtSize('5', SIZE) + 0.6);
    },
  },
  'by a line that ends in a dark box': {
    line: 'A deposit of 7',
    stroke: (page, y, width, font) => {
      const digit = font.widthOfTextAtSize('7', SIZE);
      bar(page, X + width - digit - 1, y + 3.2, digit + 2);
      bar(page, X + width + 1, y - 3, 14, 14);
    },
  },
  'by a reviewer': {
    line: 'The supplier warrants a delivery within ten days.',
    stroke: (page, y, width) => {
      const { context } = page.doc;
      const quads = [X, y + 9, X + width, y + 9, X, y - 2, X + width, y - 2];
      const appearance = context.stream(`1 0 0 RG 0.8 w 0 5.5 m ${width} 5.5 l S`, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, width, 11],
      });
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: 'StrikeOut',
        Rect: [X, y - 2, X + width, y + 9],
        QuadPoints: quads,
        C: [1, 0, 0],
        F: 4,
        AP: { N: context.register(appearance) },
      });
      page.node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
    },
  },
};

const standing: Record<string, { line: string; stroke: Stroke }> = {
  'without a line': { line: 'Crews receive their training in simulators now.', stroke: () => undefined },
  'over a line that underlines': {
    line: 'Winter storms closed the strait for nine days.',
    stroke: (page, y, width) => {
      bar(page, X, y - 1.6, width);
    },
  },
  'over a line through the tails of its letters': {
    line: 'Soggy piggy yes',
    stroke: (page, y, width) => {
      bar(page, X, y - 0.9, width, 0.5);
    },
  },
  'under a line': {
    line: 'The board expects growth in the coming year.',
    stroke: (page, y, width) => {
      bar(page, X, y + 9, width);
    },
  },
  'on the line of a grid': {
    line: 'Harbour dues 42',
    stroke: (page, y) => {
      bar(page, X - 40, y + 3.2, 450);
    },
  },
  'under a highlighter': {
    line: 'Seventeen vessels waited for their inspection.',
    stroke: (page, y, width) => {
      page.drawRectangle({ x: X, y: y - 3, width, height: 13, color: rgb(1, 1, 0), opacity: 0.5 });
    },
  },
  'within a frame': {
    line: 'A new dry dock opens beside the northern quay.',
    stroke: (page, y, width) => {
      page.drawRectangle({
        x: X - 3,
        y: y - 4,
        width: width + 6,
        height: 16,
        borderWidth: 0.7,
        borderColor: rgb(0, 0, 0),
      });
    },
  },
  'drawn twice to look bold': {
    line: 'The effect of 3 offers on staff differs.',
    stroke: (page, y, _, font) => {
      page.drawText('The effect of 3 offers on staff differs.', { x: X + 0.4, y, size: SIZE, font });
    },
  },
  'in the circle that a reader drew': {
    line: 'Emissions fell below the level of the treaty.',
    stroke: (page, y) => {
      page.drawEllipse({ x: X + 60, y: y + 11, xScale: 55, yScale: 8, borderWidth: 0.8, borderColor: rgb(0, 0, 1) });
    },
  },
  'on the tip of a drawing': {
    line: 'The harbour master asked for 6 tugs.',
    stroke: (page, y, _, font) => {
      const at = X + font.widthOfTextAtSize('The harbour master asked for ', SIZE);
      const path = 'M 0 -0.6 L 7 -1.8 L 13 -10 L 40 -10 L 40 12 L 13 12 L 7 1.6 L 0 0.6 Z';
      page.drawSvgPath(path, { x: at - 0.5, y: y + 4, color: rgb(0, 0, 0), opacity: 0.5 });
    },
  },
  'beside a struck word': {
    line: 'Passengers prefer the evening crossing to Bergen.',
    stroke: (page, y, width, font) => {
      page.drawText('Oslo', { x: X + width + 3, y, size: SIZE, font });
      bar(page, X + width + 3, y + 3.2, font.widthOfTextAtSize('Oslo', SIZE));
    },
  },
};

async function struckPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  let y = 790;
  for (const { line, stroke } of Object.values({ ...standing, ...striking })) {
    page.drawText(line, { x: X, y, size: SIZE, font });
    stroke(page, y, font.widthOfTextAtSize(line, SIZE), font);
    y -= 40;
  }
  return document.save();
}

describe('text that a page strikes out', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
  });
  afterAll(() => service.close());

  it('is not found, whoever struck it and however much of it; what other lines touch is', async () => {
    expect((await service.upload(await struckPdf(), { attachmentId: 'struck' })).status).toBe(200);
    const citations = Object.fromEntries(
      Object.entries({ ...standing, ...striking }).map(([key, { line }]) => [key, { sourceContext: line }]),
    );
    const response = await service.request('POST', '/verifyCitations', { data: { attachmentId: 'struck', citations } });
    const { verifications } = (await response.json()) as { verifications: Record<string, Verification> };
    const answers = Object.entries(verifications).map(([key, { status, warnings }]) => [key, status, warnings]);
    expect(answers).toEqual([
      ...Object.keys(standing).map((key) => [key, 'found', undefined]),
      ...Object.keys(striking).map((key) => [key, 'partial_text_found', ['struck_out']]),
    ]);
  });
});
