/** The horizontal and vertical sides of the outlines that make up a path. */
import type { Rule } from '../pageStructure.ts';
import type { Pdfium } from './pdfium.ts';
import type { Affine, PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_SEGMENT_… (fpdf_edit.h). */
const LINE = 0;
const BEZIER = 1;
const MOVE = 2;

/** Per path: a grid that is drawn in one go has a hundred, an outline of a country thousands. */
const MOST_SEGMENTS = 400;
/** Points: shorter lines are ticks and dashes, or the bars of fractions. */
const LEAST_LENGTH = 6;
/** Points: under a digit of the smallest print. */
const LEAST_BAR = 2;
/** Of a page: maps and charts have thousands of ticks. */
const MOST_BARS = 500;
/** Points by which the ends of a horizontal line may differ in height. */
const PLAY = 0.6;

type Point = readonly [x: number, y: number];

/**
 * On the page; those without such sides are left out.
 * @param scratch room for two floats in PDFium's memory
 * @param bars receives level sides that are shorter
 */
export function outlinesOf(
  pdfium: Pdfium,
  { width, height }: PdfiumPage,
  path: number,
  [a, b, c, d, e, f]: Affine,
  scratch: number,
  bars: Rule[],
): Rule[][] {
  const { call } = pdfium;
  const count = call.FPDFPath_CountSegments(path);
  if (count < 2 || count > MOST_SEGMENTS) return [];
  let start: Point | undefined;
  let last: Point | undefined;
  let corners = 0;
  let sides: Rule[] = [];
  const outlines = [sides];
  const close = (): void => {
    if (start !== undefined && last !== undefined && corners > 2) addSide(last, start, sides, bars);
  };
  for (let at = 0; at < count; at++) {
    const segment = call.FPDFPath_GetPathSegment(path, at);
    const type = call.FPDFPathSegment_GetType(segment);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const [x, y] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 2);
    const point: Point = [a * x + c * y + e, b * x + d * y + f];
    if (type === MOVE) {
      close();
      start = point;
      corners = 0;
      outlines.push((sides = []));
    } else if (type === LINE && last !== undefined) addSide(last, point, sides, bars);
    else if (type === BEZIER) start = undefined;
    last = point;
    corners++;
  }
  close();
  const isOnPage = ({ x1, y1, x2, y2 }: Rule): boolean =>
    x1 >= -PLAY && y1 >= -PLAY && x2 <= width + PLAY && y2 <= height + PLAY;
  return outlines.map((own) => own.filter(isOnPage)).filter((own) => own.length > 0);
}

function addSide([x, y]: Point, [otherX, otherY]: Point, sides: Rule[], bars: Rule[]): void {
  const isLevel = Math.abs(y - otherY) <= PLAY;
  const isUpright = Math.abs(x - otherX) <= PLAY;
  const length = Math.abs(x - otherX) + Math.abs(y - otherY);
  const isBar = isLevel && length < LEAST_LENGTH && length >= LEAST_BAR && bars.length < MOST_BARS;
  if (isLevel === isUpright || (length < LEAST_LENGTH && !isBar)) return;
  const [x1, x2] = isUpright ? [(x + otherX) / 2, (x + otherX) / 2] : [Math.min(x, otherX), Math.max(x, otherX)];
  const [y1, y2] = isLevel ? [(y + otherY) / 2, (y + otherY) / 2] : [Math.min(y, otherY), Math.max(y, otherY)];
  (isBar ? bars : sides).push({ x1, y1, x2, y2 });
}
