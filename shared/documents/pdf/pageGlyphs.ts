/** Reads the drawn characters of a page from PDFium, as displayed, grouped by the direction of the text. */
import { cleanCodePoint, isEastAsian, REPLACEMENT } from '../layout/codePoints.ts';
import { readActualTexts } from './actualText.ts';
import type { ActualTexts } from './actualText.ts';
import { axesOf } from '../layout/glyph.ts';
import type { Glyph, GlyphGroup } from '../layout/glyph.ts';
import type { Pdfium } from './pdfium.ts';
import { corrupt, tooMuchText } from './failures.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { isOffBaseline, readStyle } from './textStyle.ts';
import type { TextStyle } from './textStyle.ts';

/** Characters that a page may have: a dense newspaper page or plan has a tenth. More overwhelm every later step. */
const MOST_CHARACTERS = 500_000;

/** Printed web pages keep the soft hyphens of their words, without any width; where a line breaks, a hyphen is drawn beside. */
const SOFT_HYPHEN = 0xad;
/** In font sizes: no hyphen is narrower. */
const DRAWN_WIDTH = 0.05;

/** @throws UnreadableDocument when the page has no readable text layer, not even an empty one, or far too much text. */
export function readGlyphs(pdfium: Pdfium, page: PdfiumPage): GlyphGroup[] {
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page.handle);
  if (textPage === 0) throw corrupt();
  const scratch = call.malloc(64);
  const actualTexts = readActualTexts(pdfium, page.handle);
  try {
    return collect(pdfium, page, textPage, scratch, actualTexts);
  } finally {
    actualTexts.close();
    call.free(scratch);
    call.FPDFText_ClosePage(textPage);
  }
}

function collect(
  pdfium: Pdfium,
  page: PdfiumPage,
  textPage: number,
  scratch: number,
  actualTexts: ActualTexts,
): GlyphGroup[] {
  const { call } = pdfium;
  const groups = new Map<string, GlyphGroup>();
  const count = call.FPDFText_CountChars(textPage);
  if (count > MOST_CHARACTERS) throw tooMuchText(MOST_CHARACTERS);
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
  let objectOfSpan = 0;
  let span = 0;
  const spokenBy = new Map<number, number>();
  let cluster: Cluster | undefined;
  /** How far the objects of a span reach along the present frame. */
  const reachOf = (ofSpan: number): number => {
    const along = (x: number, y: number): number =>
      (a * x + c * y + e) * axes.alongX + (b * x + d * y + f) * axes.alongY;
    const ends = actualTexts.boundsOf(ofSpan).map(([l, bt, r, t]) => Math.max(along(l, bt), along(r, t)));
    return Math.max(-Infinity, ...ends);
  };

  for (let i = 0; i < count; i++) {
    const object = call.FPDFText_GetTextObject(textPage, i);
    if (object === 0) continue;
    if (object !== objectOfSpan) {
      objectOfSpan = object;
      span = actualTexts.spanOf(object);
      if (span !== 0 && !spokenBy.has(span)) spokenBy.set(span, object);
    }
    // The text of a span once, whatever the number of objects that it is drawn with.
    if (span !== 0 && spokenBy.get(span) !== object) continue;
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
    if (code === SOFT_HYPHEN && end - start < DRAWN_WIDTH * style.size) continue;
    const last = group.at(-1);
    if (cluster !== undefined && cluster.span !== span) {
      const next = cluster.group === group && !spaceBefore ? { start, baseline } : undefined;
      if (closeCluster(cluster, next)) gapBefore = false;
      cluster = undefined;
    }
    if (span !== 0) {
      cluster ??= { span, group, from: group.length, before: spaceBefore ? undefined : last, reach: reachOf(span) };
    }
    if (!style.upright && last !== undefined && !spaceBefore && !gapBefore) reachNext(last, start, style.size);
    if (originX !== lastX || originY !== lastY || last?.start !== start) origin = i;
    lastX = originX;
    lastY = originY;
    const glyph = {
      text,
      start,
      end,
      top,
      baseline,
      bottom,
      size: style.size,
      spaceBefore,
      gapBefore,
      order: i,
      origin,
    };
    if (span === 0 && last?.origin === origin) orderLamAlef(last, glyph);
    group.push(glyph);
    spaceBefore = false;
    gapBefore = false;
  }
  if (cluster !== undefined) closeCluster(cluster, undefined);
  return [...groups.values()].filter((found) => found.glyphs.length > 0);
}

const LAM = '\u0644';
const ALEFS = '\u0622\u0623\u0625\u0627\u0671';

/** Where PDFium turns a line round it turns the letters of this ligature round too. One of alef and lam does not exist. */
function orderLamAlef(first: Glyph, second: Glyph): void {
  if (second.text !== LAM || !ALEFS.includes(first.text)) return;
  second.text = first.text;
  first.text = LAM;
}

/** Glyphs of a span with a stated text, which share one place: from this one of their group on. */
interface Cluster {
  readonly span: number;
  readonly group: Glyph[];
  readonly from: number;
  /** What was drawn right before it, without a space: in text written from right to left it stands on its right. */
  readonly before: Glyph | undefined;
  /** Along the frame: how far the objects of the span reach. */
  readonly reach: number;
}

/** In font sizes: between what a span's objects reach to and the next letter of the same word, for marks that hang over. */
const LETTER_GAP = 0.12;

/**
 * The cluster reaches as far as its objects, or to its neighbour on the right where that is the next letter of the word.
 * @param next what is drawn next; absent after a space
 * @returns whether `next` turns out to be that letter
 */
function closeCluster(
  { group, from, before, reach }: Cluster,
  next: Pick<Glyph, 'start' | 'baseline'> | undefined,
): boolean {
  const glyphs = group.slice(from);
  const [first] = glyphs;
  const isNextLetter = (other: Pick<Glyph, 'start' | 'baseline'>): boolean =>
    Math.abs(other.baseline - first.baseline) < first.size / 2 &&
    other.start > first.start &&
    other.start <= reach + LETTER_GAP * first.size;
  const neighbour = [next, before].find((other) => other !== undefined && isNextLetter(other));
  const end = neighbour?.start ?? reach;
  if (end > first.start) for (const glyph of glyphs) glyph.end = end;
  return neighbour !== undefined && neighbour === next;
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
