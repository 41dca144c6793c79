/** The horizontal and vertical lines that a page draws: rules of tables and sides of boxes, as lines, thin areas or filled cells. */
import type { Rule } from '../pageStructure.ts';
import { createFilledAreas } from './filledAreas.ts';
import { outlinesOf } from './pathOutlines.ts';
import type { Pdfium } from './pdfium.ts';
import type { Affine, PdfiumPage } from './pdfiumDocument.ts';
import { append } from '../../platform/longLists.ts';

/** FPDF_PAGEOBJ_… (fpdf_edit.h). */
const PATH = 2;
const FORM = 5;

/** Maximum depth for forms within forms. */
const MOST_DEPTH = 3;
/**
 * A page of tables has some hundreds, and three thousand if each side of each cell is drawn as a thin area; maps and drawings have more.
 */
const MOST_RULES = 5_000;
const MOST_OBJECTS = 10_000;

/**
 * Empty if the page draws too much for a page of text and tables.
 * @param bars receives short level lines, which are no rules: those of fractions
 */
export function readRules(pdfium: Pdfium, page: PdfiumPage, bars: Rule[] = []): Rule[] {
  const { call } = pdfium;
  const scratch = call.malloc(32);
  const found: Rule[] = [];
  const showsSides = createFilledAreas();
  let objects = 0;
  const addSeen = (path: number, transform: Affine): void => {
    const paint = paintOf(pdfium, path, scratch);
    if (paint === undefined) return;
    for (const sides of outlinesOf(pdfium, page, path, transform, scratch, bars)) {
      const isSeen = paint === 'drawn' || (isBox(sides) && showsSides(paint.colour, sides) && !paint.isWhite);
      if (isSeen) append(found, sides);
    }
  };
  const look = (object: number, transform: Affine, depth: number): void => {
    objects++;
    const type = call.FPDFPageObj_GetType(object);
    if (type !== PATH && (type !== FORM || depth >= MOST_DEPTH)) return;
    const own = joined(matrixOf(pdfium, object, scratch), transform);
    if (type === PATH) addSeen(object, own);
    else
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

/** Areas as white as paper are not boxes: they are under numbers, and extend beyond the visible part of these. */
const WHITE = 250;

/** An area with more horizontal and vertical sides is a letter or a drawing, not a cell. */
const isBox = (sides: readonly Rule[]): boolean => sides.length <= 4;

/** How a path is painted: with a line along its sides, or with a colour within them; undefined if it is not. */
function paintOf(pdfium: Pdfium, path: number, scratch: number): 'drawn' | Fill | undefined {
  const { call } = pdfium;
  const ints = (): Uint32Array => new Uint32Array(pdfium.bytes().buffer, scratch, 4);
  if (call.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return undefined;
  const [fill, stroke] = ints();
  if (stroke !== 0) return 'drawn';
  if (fill === 0) return undefined;
  if (call.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 'drawn';
  const [red, green, blue, alpha] = ints();
  if (alpha === 0) return undefined;
  return { colour: ((alpha * 256 + red) * 256 + green) * 256 + blue, isWhite: Math.min(red, green, blue) >= WHITE };
}

interface Fill {
  /** Equal for equal colours. */
  readonly colour: number;
  readonly isWhite: boolean;
}

function matrixOf(pdfium: Pdfium, object: number, scratch: number): Affine {
  if (pdfium.call.FPDFPageObj_GetMatrix(object, scratch) === 0) return [1, 0, 0, 1, 0, 0];
  const [a, b, c, d, e, f] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 6);
  return [a, b, c, d, e, f];
}

/** First one, then the other. */
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
