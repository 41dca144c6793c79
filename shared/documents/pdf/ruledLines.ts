/** The level and upright lines that a page draws: rules of tables and sides of boxes, as lines, thin areas or filled cells. */
import type { Rule } from '../pageStructure.ts';
import type { Pdfium } from './pdfium.ts';
import type { Affine, PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_PAGEOBJ_… and FPDF_SEGMENT_… (fpdf_edit.h). */
const PATH = 2;
const FORM = 5;
const LINE = 0;
const BEZIER = 1;
const MOVE = 2;

/** Forms within forms are looked into so deep. */
const MOST_DEPTH = 3;
/** A page of tables has some hundreds, and three thousand where each side of each cell is drawn as a thin area; maps and drawings have more. */
const MOST_RULES = 5_000;
const MOST_OBJECTS = 10_000;
/** Of one path: a grid that is drawn in one go has a hundred, an outline of a country thousands. */
const MOST_SEGMENTS = 400;
/** Points: shorter lines are ticks and dashes. */
const LEAST_LENGTH = 6;
/** Points by which the ends of a level line may differ in height. */
const PLAY = 0.6;

/** Nothing where the page draws too much for a page of text and tables. */
export function readRules(pdfium: Pdfium, page: PdfiumPage): Rule[] {
  const { call } = pdfium;
  const scratch = call.malloc(32);
  const found: Rule[] = [];
  let objects = 0;
  const look = (object: number, transform: Affine, depth: number): void => {
    objects++;
    const type = call.FPDFPageObj_GetType(object);
    if (type !== PATH && (type !== FORM || depth >= MOST_DEPTH)) return;
    const own = joined(matrixOf(pdfium, object, scratch), transform);
    if (type === PATH && isSeen(pdfium, object, scratch)) addSides(pdfium, page, object, own, scratch, found);
    else if (type === FORM)
      each(call.FPDFFormObj_CountObjects(object), (at) => {
        look(call.FPDFFormObj_GetObject(object, at), own, depth + 1);
      });
  };
  const each = (count: number, visit: (at: number) => void): void => {
    for (let at = 0; at < count && objects < MOST_OBJECTS && found.length <= MOST_RULES; at++) visit(at);
  };
  try {
    each(call.FPDFPage_CountObjects(page.handle), (at) => {
      look(call.FPDFPage_GetObject(page.handle, at), page.toDisplay, 0);
    });
  } finally {
    call.free(scratch);
  }
  return found.length > MOST_RULES ? [] : found;
}

/** Areas as white as paper are no boxes: they lie under numbers, and reach beyond what is shown of these. */
const WHITE = 250;

function isSeen(pdfium: Pdfium, path: number, scratch: number): boolean {
  const { call } = pdfium;
  const ints = (): Uint32Array => new Uint32Array(pdfium.bytes().buffer, scratch, 4);
  if (call.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return false;
  const [fill, stroke] = ints();
  if (stroke !== 0 || fill === 0) return stroke !== 0;
  if (call.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return true;
  const [red, green, blue, alpha] = ints();
  return alpha > 0 && Math.min(red, green, blue) < WHITE;
}

function matrixOf(pdfium: Pdfium, object: number, scratch: number): Affine {
  if (pdfium.call.FPDFPageObj_GetMatrix(object, scratch) === 0) return [1, 0, 0, 1, 0, 0];
  const [a, b, c, d, e, f] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 6);
  return [a, b, c, d, e, f];
}

/** First the one, then the other. */
function joined([a, b, c, d, e, f]: Affine, [oa, ob, oc, od, oe, of]: Affine): Affine {
  return [
    a * oa + b * oc,
    a * ob + b * od,
    c * oa + d * oc,
    c * ob + d * od,
    e * oa + f * oc + oe,
    e * ob + f * od + of,
  ];
}

type Point = readonly [x: number, y: number];

/** The level and upright sides of a path. */
function addSides(
  pdfium: Pdfium,
  { width, height }: PdfiumPage,
  path: number,
  [a, b, c, d, e, f]: Affine,
  scratch: number,
  found: Rule[],
): void {
  const { call } = pdfium;
  const count = call.FPDFPath_CountSegments(path);
  if (count < 2 || count > MOST_SEGMENTS) return;
  let start: Point | undefined;
  let last: Point | undefined;
  let corners = 0;
  const sides: Rule[] = [];
  const close = (): void => {
    if (start !== undefined && last !== undefined && corners > 2) addSide(last, start, sides);
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
    } else if (type === LINE && last !== undefined) addSide(last, point, sides);
    else if (type === BEZIER) start = undefined;
    last = point;
    corners++;
  }
  close();
  const isOnPage = ({ x1, y1, x2, y2 }: Rule): boolean =>
    x1 >= -PLAY && y1 >= -PLAY && x2 <= width + PLAY && y2 <= height + PLAY;
  found.push(...sides.filter(isOnPage));
}

function addSide([x, y]: Point, [otherX, otherY]: Point, sides: Rule[]): void {
  const isLevel = Math.abs(y - otherY) <= PLAY;
  const isUpright = Math.abs(x - otherX) <= PLAY;
  if (isLevel === isUpright || Math.abs(x - otherX) + Math.abs(y - otherY) < LEAST_LENGTH) return;
  const [x1, x2] = isUpright ? [(x + otherX) / 2, (x + otherX) / 2] : [Math.min(x, otherX), Math.max(x, otherX)];
  const [y1, y2] = isLevel ? [(y + otherY) / 2, (y + otherY) / 2] : [Math.min(y, otherY), Math.max(y, otherY)];
  sides.push({ x1, y1, x2, y2 });
}
