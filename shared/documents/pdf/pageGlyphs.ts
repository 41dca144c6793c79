/** Reads the drawn characters of a page from PDFium, as displayed, grouped by the direction of the text. */
import { cleanCodePoint, isEastAsian, REPLACEMENT } from '../layout/codePoints.ts';
import { axesOf } from '../layout/glyph.ts';
import type { Glyph, GlyphGroup } from '../layout/glyph.ts';
import type { Pdfium } from './pdfium.ts';
import type { Affine, PdfiumPage } from './pdfiumDocument.ts';

/** Text within so many degrees of a quarter turn counts as that turn: scans and hand-made PDFs are a little askew. */
const QUARTER_TURN_TOLERANCE_DEGREES = 3;
/** Ascent and descent, in parts of the font size, where a font states none or nonsense. */
const USUAL_ASCENT = 0.9;
const USUAL_DESCENT = 0.25;
/** Fonts state boxes of up to several lines; a highlight that tall would cover its neighbours. */
const MAX_ASCENT = 1.1;
const MAX_DESCENT = 0.45;

/** What all characters of one text object share. */
interface TextStyle {
  /** Radians clockwise, of the direction of advance as displayed. */
  readonly angle: number;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  /** Drawn as in a mirror, against the page as displayed. */
  readonly mirrored: boolean;
  /** Unrotated in page space: PDFium's loose boxes hold. */
  readonly upright: boolean;
  /** Matrix of the text object in page space: where its baseline runs. */
  readonly matrix: Affine;
}

export function readGlyphs(pdfium: Pdfium, page: PdfiumPage): GlyphGroup[] {
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page.handle);
  if (textPage === 0) return [];
  const scratch = call.malloc(64);
  try {
    return collect(pdfium, page, textPage, scratch);
  } finally {
    call.free(scratch);
    call.FPDFText_ClosePage(textPage);
  }
}

function collect(pdfium: Pdfium, page: PdfiumPage, textPage: number, scratch: number): GlyphGroup[] {
  const { call } = pdfium;
  const groups = new Map<string, GlyphGroup>();
  const count = call.FPDFText_CountChars(textPage);
  const [a, b, c, d, e, f] = page.toDisplay;
  const s32 = scratch >> 2;
  const s64 = scratch >> 3;
  // Views of memory that has grown since have no elements.
  let doubles = pdfium.doubles();
  let floats = pdfium.floats();
  let objectOfStyle = 0;
  let style: TextStyle | undefined;
  let group: Glyph[] = [];
  let axes = axesOf({ angle: 0, mirrored: false });
  let vertical = false;
  let spaceBefore = false;
  let gapBefore = false;
  let highSurrogate = 0;
  let origin = -1;
  let lastX = NaN;
  let lastY = NaN;

  for (let i = 0; i < count; i++) {
    const object = call.FPDFText_GetTextObject(textPage, i);
    if (object === 0) continue;
    let code = call.FPDFText_GetUnicode(textPage, i) >>> 0;
    if (code >= 0xd800 && code <= 0xdbff) {
      highSurrogate = code;
      continue;
    }
    if (code >= 0xdc00 && code <= 0xdfff && highSurrogate !== 0) {
      code = ((highSurrogate - 0xd800) << 10) + (code - 0xdc00) + 0x10000;
    }
    highSurrogate = 0;
    if (code <= 0x20 && code !== 0 && code !== 2 && call.FPDFText_IsGenerated(textPage, i) === 1) {
      gapBefore = true;
      continue;
    }
    // Without a mapping PDFium answers with the character's number in the font. Small fonts number as ASCII does.
    const unmapped = code > 0xff && call.FPDFText_HasUnicodeMapError(textPage, i) === 1;
    const text = unmapped ? REPLACEMENT : cleanCodePoint(code);
    if (text === '') continue;
    if (text === ' ') {
      spaceBefore = true;
      continue;
    }

    call.FPDFText_GetCharOrigin(textPage, i, scratch, scratch + 8);
    if (doubles.length === 0) doubles = pdfium.doubles();
    const originX = doubles[s64];
    const originY = doubles[s64 + 1];
    if (object !== objectOfStyle || style === undefined) {
      style = readStyle(pdfium, page.toDisplay, textPage, i, object, scratch);
      objectOfStyle = object;
      vertical = false;
      group = [];
    }
    const wasVertical: boolean = vertical;
    vertical = style.upright && isEastAsian(code) && isOffBaseline(style, style.size / page.userUnit, originX, originY);
    if (group.length === 0 || vertical !== wasVertical) {
      const angle = (Math.round((style.angle * 180) / Math.PI) + (vertical ? 90 : 0) + 720) % 360;
      const key = `${angle} ${String(style.mirrored)}`;
      let known = groups.get(key);
      if (known === undefined) {
        known = { frame: { angle, mirrored: style.mirrored }, glyphs: [] };
        groups.set(key, known);
      }
      group = known.glyphs;
      axes = axesOf(known.frame);
    }

    let left: number;
    let right: number;
    let low: number;
    let high: number;
    if (style.upright) {
      call.FPDFText_GetLooseCharBox(textPage, i, scratch);
      if (floats.length === 0) floats = pdfium.floats();
      left = floats[s32];
      high = floats[s32 + 1];
      right = floats[s32 + 2];
      low = floats[s32 + 3];
    } else {
      call.FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24);
      if (doubles.length === 0) doubles = pdfium.doubles();
      left = doubles[s64];
      right = doubles[s64 + 1];
      low = doubles[s64 + 2];
      high = doubles[s64 + 3];
    }

    // To the display, then into the frame.
    const ox = a * originX + c * originY + e;
    const oy = b * originX + d * originY + f;
    const x0 = a * left + c * low + e;
    const y0 = b * left + d * low + f;
    const x1 = a * right + c * high + e;
    const y1 = b * right + d * high + f;
    const centreX = (x0 + x1) / 2;
    const centreY = (y0 + y1) / 2;
    if (!(centreX >= 0 && centreX <= page.width && centreY >= 0 && centreY <= page.height)) continue;

    const { alongX, alongY, acrossX, acrossY } = axes;
    const along0 = x0 * alongX + y0 * alongY;
    const along1 = x1 * alongX + y1 * alongY;
    const originAlong = ox * alongX + oy * alongY;
    let start = Math.min(along0, along1);
    const end = Math.max(along0, along1);
    let baseline = ox * acrossX + oy * acrossY;
    let top = baseline - style.ascent;
    let bottom = baseline + style.descent;
    if (vertical) {
      // Vertical writing is centred on the line through the place where the text object begins.
      const [, , , , lineX, lineY] = style.matrix;
      const centre = (a * lineX + c * lineY + e) * acrossX + (b * lineX + d * lineY + f) * acrossY;
      top = centre - style.size / 2;
      bottom = centre + style.size / 2;
      baseline = bottom;
    } else if (originAlong < start || (!style.upright && originAlong - style.size < start)) {
      start = Math.min(originAlong, end);
    }
    const last = group.at(-1);
    if (!style.upright && last !== undefined && !spaceBefore && !gapBefore) reachNext(last, start, style.size);
    if (originX !== lastX || originY !== lastY || last?.start !== start) origin = i;
    lastX = originX;
    lastY = originY;
    group.push({ text, start, end, top, baseline, bottom, size: style.size, spaceBefore, gapBefore, order: i, origin });
    spaceBefore = false;
    gapBefore = false;
  }
  return [...groups.values()].filter((found) => found.glyphs.length > 0);
}

function readStyle(
  pdfium: Pdfium,
  toDisplay: Affine,
  textPage: number,
  index: number,
  object: number,
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
  const size = Math.max(Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3]) * scale, 0.01);
  const font = call.FPDFTextObj_GetFont(object);
  call.FPDFFont_GetAscent(font, 1, scratch);
  call.FPDFFont_GetDescent(font, 1, scratch + 4);
  const metrics = pdfium.floats();
  const ascent = metrics[at];
  const descent = -metrics[at + 1];
  const stated = ascent > 0.3 && descent >= 0 && ascent + descent > 0.5;
  return {
    angle: quarterTurn(Math.atan2(advanceY, advanceX) + (fontSize < 0 ? Math.PI : 0)),
    size,
    ascent: size * (stated ? Math.min(ascent, MAX_ASCENT) : USUAL_ASCENT),
    descent: size * (stated ? Math.min(descent, MAX_DESCENT) : USUAL_DESCENT),
    // The display turns y over, so that the way to it alone has a negative determinant.
    mirrored: (a * d - b * c) * (matrix[0] * matrix[3] - matrix[1] * matrix[2]) > 0,
    upright: matrix[0] > 0 && Math.abs(matrix[1]) < 1e-4 * matrix[0] && Math.abs(matrix[2]) < 0.5 * matrix[0],
    matrix,
  };
}

/** In font sizes: the widest advance of ordinary characters. */
const WIDEST_ADVANCE = 1.2;

/**
 * Of turned text PDFium tells the outlines of characters, not their advance. Where it sees no gap, a character reaches
 * to the next.
 */
function reachNext(glyph: Glyph, nextStart: number, size: number): void {
  if (nextStart > glyph.end && nextStart - glyph.start < WIDEST_ADVANCE * size) glyph.end = nextStart;
}

/** Radians, snapped to a quarter turn when near one. */
function quarterTurn(angle: number): number {
  const quarter = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
  return Math.abs(angle - quarter) * (180 / Math.PI) <= QUARTER_TURN_TOLERANCE_DEGREES ? quarter : angle;
}

/**
 * Characters of a font for vertical writing are drawn away from the baseline of their text object: half a character to
 * the left and almost a whole one down, the next one further down. In horizontal writing they stand on it.
 */
function isOffBaseline(style: TextStyle, unitSize: number, originX: number, originY: number): boolean {
  const away = style.matrix[5] - originY;
  return away > 0.4 * unitSize && Math.abs(originX - style.matrix[4]) < unitSize;
}
