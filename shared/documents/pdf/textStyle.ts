/** What all characters of one text object share: size, direction and height, read once per object. */
import { drawnUnits, type DrawnUnit } from './drawnUnits.ts';
import type { Pdfium } from './pdfium.ts';
import type { Affine } from './pdfiumDocument.ts';

/** Text within this many degrees of a quarter turn counts as that turn: scans and hand-made PDFs are slightly skewed. */
const QUARTER_TURN_TOLERANCE_DEGREES = 3;
/** Ascent and descent, in parts of the font size, if a font states none or nonsense. */
const USUAL_ASCENT = 0.9;
const USUAL_DESCENT = 0.25;
/** Fonts state boxes of up to several lines; a highlight that tall would cover its neighbours. */
const MAX_ASCENT = 1.1;
const MAX_DESCENT = 0.45;

/** Lengths in points as displayed. */
export interface TextStyle {
  /** PDFium's handle of the font. */
  readonly font: number;
  /** Radians clockwise, of the direction of advance as displayed. */
  readonly angle: number;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  /** Drawn mirrored, compared with the page as displayed. */
  readonly mirrored: boolean;
  /** Unrotated in page space: PDFium's loose boxes are valid. */
  readonly upright: boolean;
  /** Matrix of the text object in page space: where its baseline runs. */
  readonly matrix: Affine;
  /** For a font that the file does not contain, the way of an advance of one font size in page space, along one axis; 0 otherwise. */
  readonly substituteX: number;
  readonly substituteY: number;
}

/**
 * @param scratch room for four doubles in PDFium's memory
 * @returns reads the style of a text object of the page. `index` is that of a character of the object.
 */
export function textStyles(
  pdfium: Pdfium,
  toDisplay: Affine,
  textPage: number,
  scratch: number,
): (index: number, object: number) => TextStyle {
  const unitOf = drawnUnits(pdfium, textPage, scratch);
  return (index, object) => {
    const font = pdfium.call.FPDFTextObj_GetFont(object);
    return readStyle(pdfium, toDisplay, textPage, index, font, unitOf(font), scratch);
  };
}

function readStyle(
  pdfium: Pdfium,
  toDisplay: Affine,
  textPage: number,
  index: number,
  font: number,
  unit: DrawnUnit,
  scratch: number,
): TextStyle {
  const { call } = pdfium;
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const floats = pdfium.floats();
  const at = scratch >> 2;
  const matrix: Affine = [floats[at], floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4], floats[at + 5]];
  const [a, b, c, d] = toDisplay;
  const advanceX = a * matrix[0] + c * matrix[1];
  const advanceY = b * matrix[0] + d * matrix[1];
  const scale = Math.hypot(a, b);
  const fontSize = call.FPDFText_GetFontSize(textPage, index);
  const size = Math.max(Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3]) * scale * unit.size, 0.01);
  call.FPDFFont_GetAscent(font, 1, scratch);
  call.FPDFFont_GetDescent(font, 1, scratch + 4);
  const metrics = pdfium.floats();
  const ascent = metrics[at];
  const descent = -metrics[at + 1];
  const stated = ascent > 0.3 && descent >= 0 && ascent + descent > 0.5;
  return {
    font,
    angle: quarterTurn(Math.atan2(advanceY, advanceX) + (fontSize < 0 ? Math.PI : 0)),
    size,
    ascent: size * (stated ? Math.min(ascent, MAX_ASCENT) : USUAL_ASCENT),
    descent: size * (stated ? Math.min(descent, MAX_DESCENT) : USUAL_DESCENT),
    // The display flips y, so that the way to it alone has a negative determinant.
    mirrored: (a * d - b * c) * (matrix[0] * matrix[3] - matrix[1] * matrix[2]) > 0 !== unit.isTurnedOver,
    upright: matrix[0] > 0 && Math.abs(matrix[1]) < 1e-4 * matrix[0] && Math.abs(matrix[2]) < 0.5 * matrix[0],
    matrix,
    ...substituteAdvance(call.FPDFFont_GetIsEmbedded(font) === 0, fontSize * matrix[0], fontSize * matrix[1]),
  };
}

/** Share of the way that the other axis may have: skewed text keeps its outlines. */
const ASKEW = 1e-4;

function substituteAdvance(
  isSubstitute: boolean,
  x: number,
  y: number,
): Pick<TextStyle, 'substituteX' | 'substituteY'> {
  const isLevel = Math.abs(y) <= ASKEW * Math.abs(x);
  const isTurned = Math.abs(x) <= ASKEW * Math.abs(y);
  return { substituteX: isSubstitute && isLevel ? x : 0, substituteY: isSubstitute && isTurned ? y : 0 };
}

/** Radians, snapped to a quarter turn if near one. */
function quarterTurn(angle: number): number {
  const quarter = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
  return Math.abs(angle - quarter) * (180 / Math.PI) <= QUARTER_TURN_TOLERANCE_DEGREES ? quarter : angle;
}

/**
 * Characters of a font for vertical writing are drawn away from the baseline of their text object: half a character to the left and almost
 * a whole one down, the next one further down. In horizontal writing they are on it.
 * @param unitSize font size in units of the page.
 */
export function isOffBaseline(style: TextStyle, unitSize: number, originX: number, originY: number): boolean {
  const away = style.matrix[5] - originY;
  return away > 0.4 * unitSize && Math.abs(originX - style.matrix[4]) < unitSize;
}
