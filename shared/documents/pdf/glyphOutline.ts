/** The outline with which a font in a PDF draws a character, as PDFium knows it. */
import { boundsOf, type Contour, type InkBounds } from './glyphPicture.ts';
import type { Pdfium } from './pdfium.ts';
import { append } from '../../platform/longLists.ts';

/** FPDF_SEGMENT_… (fpdf_edit.h); anything else is a line. */
const BEZIER = 1;
const MOVE = 2;
/** Corners that represent a curve: letters are small. */
const CURVE_STEPS = 4;
/** Points used to distinguish two outlines, spread over the whole: reading every one takes ten times as long. */
const TOLD_POINTS = 6;
/** Outlines with more points are ornaments. */
const MOST_POINTS = 2_000;

/** The points of the outline being named, and their bits: written as whole numbers they take a tenth of the time. */
const told = new Float32Array(2 * TOLD_POINTS);
const toldBits = new Int32Array(told.buffer);

export interface GlyphOutline {
  /** Equal for equal outlines. */
  readonly name: string;
  /** In parts of the font size. */
  contours(): readonly Contour[];
  bounds(): InkBounds;
}

/**
 * @param font handle of PDFium's
 * @param scratch room for two floats in PDFium's memory
 * @returns undefined if the font draws nothing for it, or by means other than outlines (Type 3)
 */
export function glyphOutline(
  pdfium: Pdfium,
  font: number,
  codePoint: number,
  scratch: number,
): GlyphOutline | undefined {
  const { call } = pdfium;
  const path = call.FPDFFont_GetGlyphPath(font, codePoint, 1);
  const count = path === 0 ? 0 : call.FPDFGlyphPath_CountGlyphSegments(path);
  if (count <= 0 || count > MOST_POINTS) return undefined;
  const segment = (i: number): number => call.FPDFGlyphPath_GetGlyphPathSegment(path, i);
  const point = (i: number): readonly [number, number] => {
    call.FPDFPathSegment_GetPoint(segment(i), scratch, scratch + 4);
    const view = pdfium.floats();
    return [view[scratch >> 2], view[(scratch >> 2) + 1]];
  };
  for (let i = 0; i < TOLD_POINTS; i++) {
    call.FPDFPathSegment_GetPoint(segment(Math.floor(((count - 1) * i) / (TOLD_POINTS - 1))), scratch, scratch + 4);
    const view = pdfium.floats();
    told[2 * i] = view[scratch >> 2];
    told[2 * i + 1] = view[(scratch >> 2) + 1];
  }
  const name = `${count} ${toldBits.join(' ')}`;
  let known: readonly Contour[] | undefined;
  const contoursOf = (): readonly Contour[] => (known ??= read());
  const read = (): Contour[] => {
    const contours: number[][] = [];
    for (let i = 0; i < count; i++) {
      const type = call.FPDFPathSegment_GetType(segment(i));
      const last = contours.at(-1);
      if (type === MOVE || last === undefined) contours.push([...point(i)]);
      else if (type === BEZIER && i + 2 < count) {
        append(last, curve(last.slice(-2), [...point(i), ...point(i + 1), ...point(i + 2)]));
        i += 2;
      } else append(last, point(i));
    }
    return contours;
  };
  return {
    name,
    contours: contoursOf,
    bounds: () => boundsOf(contoursOf()),
  };
}

/** Corners in place of a cubic curve, without its starting point. */
function curve([x0, y0]: readonly number[], [x1, y1, x2, y2, x3, y3]: readonly number[]): number[] {
  return Array.from({ length: CURVE_STEPS }, (_, i) => {
    const t = (i + 1) / CURVE_STEPS;
    const s = 1 - t;
    const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3, w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3];
  }).flat();
}
