/** Gathers, while a page is read, the glyphs that do not look like the character that their font says they are, or of which it says nothing. */
import { REPLACEMENT } from '../layout/codePoints.ts';
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { Box as CharacterBox, CharacterPlaces, Point } from './characterPlaces.ts';
import { drawnShape } from './glyphDrawing.ts';
import {
  BLANK_LOOK,
  hasKnownShape,
  isDigit,
  lookOf,
  suspectLook,
  UNKNOWN_LOOK,
  unsaidLook,
  type GlyphLook,
} from './glyphLooks.ts';
import { glyphOutline, type GlyphOutline } from './glyphOutline.ts';
import type { InkBounds } from './glyphPicture.ts';
import { transform } from './glyphRuns.ts';
import { shapeOf, type GlyphShape } from './glyphShape.ts';
import type { PageCharacter } from './pageCharacters.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { createReferenceShapes, LIGATURES, type ReferenceShapes } from './referenceShapes.ts';
import type { TextStyle } from './textStyle.ts';

/** In font sizes: the ink of one glyph is told alike to a ten-thousandth, whatever its size. */
const SAME_INK = 0.004;
/** In font sizes: advances of one glyph differ by less, those of two seldom do. */
const SAME_ADVANCE = 0.015;
/** In font sizes: the outline that PDFium tells is that of the glyph when it is as large as its ink. */
const SAME_OUTLINE = 0.02;
/** Places that are kept of a page: more tell no more. */
const MOST_PLACES = 5_000;
/** Glyphs of a document that are drawn to be looked at: each takes a millisecond. */
const MOST_DRAWN = 120;
/** Looks that are kept, by outline: a long document has some hundreds. */
const MOST_KEPT = 20_000;
/** Doubtful glyphs of a page, and share of those looked at, from which all of their font are looked at. */
const SUSPECT_GLYPHS = 4;
const SUSPECT_SHARE = 0.4;
/** Room for two floats in PDFium's memory. */
const SCRATCH_BYTES = 8;

/** Kept by a worker for all its documents: fonts are many, letters few. */
export interface GlyphKnowledge {
  readonly references: ReferenceShapes;
  /** By character and outline. */
  readonly looks: Map<string, Omit<Found, 'shape'>>;
  /** In PDFium's memory. */
  readonly scratch: number;
}

export function createGlyphKnowledge(pdfium: Pdfium): GlyphKnowledge {
  const scratch = pdfium.call.malloc(SCRATCH_BYTES);
  return { references: createReferenceShapes(pdfium, scratch), looks: new Map(), scratch };
}

export interface DoubtfulGlyphCollector {
  note(character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void;
  found(): DoubtfulGlyphs[];
  /** Fonts many of whose glyphs are not what they say, by their handles. */
  suspects(): Set<number>;
}

/** What is known of the glyphs of one document, or of a part of it. */
export interface GlyphCensus {
  /**
   * For one page, while it is open: handles of fonts are used again for others.
   * @param textPage PDFium's handle
   * @param suspects fonts all of whose glyphs are to be looked at, by their handles
   */
  ofPage(
    page: PdfiumPage,
    textPage: number,
    places: CharacterPlaces,
    suspects?: ReadonlySet<number>,
  ): DoubtfulGlyphCollector;
}

/** What a glyph was found to be. */
interface Found {
  readonly shape: string;
  /** Undefined when it is what the font says. */
  readonly look: GlyphLook | undefined;
  /** It would not be doubted if it were not for the other glyphs of its font. */
  readonly isSuspect: boolean;
}

/** A glyph by which a font draws a character: it may have several for the same one. */
interface Variant extends Found {
  readonly ink: InkBounds | undefined;
  /** Font sizes. */
  readonly advance: number;
  readonly boxes: number[];
}

interface Seen {
  readonly font: string;
  readonly handle: number;
  readonly text: string;
  readonly isSaid: boolean;
  /** Its font has many glyphs that are not what it says. */
  readonly isSuspect: boolean;
  readonly variants: Variant[];
}

/** @param nameOf the name of a font by its handle */
export function createGlyphCensus(
  pdfium: Pdfium,
  knowledge: GlyphKnowledge,
  nameOf: (font: number) => string,
): GlyphCensus {
  const { references, looks, scratch } = knowledge;
  const drawnGlyphs = new Map<string, Found | undefined>();
  let drawn = 0;

  const judge = (shape: GlyphShape | undefined, code: number, { isSaid, isSuspect }: Seen): Omit<Found, 'shape'> => {
    if (shape === undefined) return { look: UNKNOWN_LOOK, isSuspect: false };
    if (!isSaid) return { look: unsaidLook(shape, code, references), isSuspect: false };
    const look = hasKnownShape(code) ? lookOf(shape, code, references) : undefined;
    if (look !== undefined || !isSuspect) return { look, isSuspect: false };
    return { look: suspectLook(shape, code, references), isSuspect: true };
  };

  const judgeOutline = (outline: GlyphOutline, code: number, glyph: Seen): Omit<Found, 'shape'> => {
    const name = `${code} ${String(glyph.isSaid)} ${String(glyph.isSuspect)} ${outline.name}`;
    let found = looks.get(name);
    if (found === undefined) {
      found = judge(shapeOf(outline.contours()), code, glyph);
      if (looks.size >= MOST_KEPT) looks.clear();
      looks.set(name, found);
    }
    return found;
  };

  return {
    ofPage: (page, textPage, places, suspects) => {
      const seen = new Map<number, Seen>();
      let left = MOST_PLACES;

      const judgeDrawn = (glyph: Seen, { index, code }: PageCharacter, ink: InkBounds): Found | undefined => {
        const shape = [ink.right - ink.left, ink.top - ink.bottom, ink.bottom].map((one) => one.toFixed(2)).join(' ');
        // Nameless fonts are those of their page.
        const name = `${glyph.font === '' ? page.handle : glyph.font} ${code} ${shape} ${String(glyph.isSuspect)}`;
        if (!drawnGlyphs.has(name)) {
          if (drawn >= MOST_DRAWN) return undefined;
          drawn++;
          const picture = drawnShape(pdfium, page, places.boxOf(index, false), glyph.font === '' ? undefined : ink);
          drawnGlyphs.set(name, picture && { shape, ...judge(picture, code, glyph) });
        }
        return drawnGlyphs.get(name);
      };

      const variantOf = (
        glyph: Seen,
        character: PageCharacter,
        style: TextStyle,
        ink: InkBounds | undefined,
        advance: number,
      ): Variant => {
        const { code } = character;
        if (ink !== undefined && isBlank(ink)) {
          const isTold = glyph.isSaid && !glyph.isSuspect;
          return { ink, advance, shape: '', look: isTold ? undefined : BLANK_LOOK, isSuspect: glyph.isSaid, boxes: [] };
        }
        const outline = glyphOutline(pdfium, style.font, code, scratch);
        const isOwn =
          outline !== undefined &&
          (ink === undefined ||
            isOutlineOf(outline, ink) ||
            (!isDigit(code) && isFitted(outline, ink) && pdfium.call.FPDFFont_GetIsEmbedded(style.font) === 0));
        const seen = isOwn || ink === undefined ? undefined : judgeDrawn(glyph, character, ink);
        if (seen !== undefined) return { ink, advance, ...seen, boxes: [] };
        if (outline === undefined) return { ink, advance, shape: '', look: UNKNOWN_LOOK, isSuspect: false, boxes: [] };
        return { ink, advance, shape: outline.name, ...judgeOutline(outline, code, glyph), boxes: [] };
      };

      const note = (character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void => {
        const { index, code, span, text } = character;
        // What a span states is no claim of the font's.
        if (span !== 0 || left === 0 || code > 0xffff) return;
        const name = style.font * 0x10000 + code;
        let glyph = seen.get(name);
        if (glyph === undefined) {
          const isSaid = text !== REPLACEMENT && pdfium.call.FPDFText_HasUnicodeMapError(textPage, index) !== 1;
          const isSuspect = suspects?.has(style.font) === true;
          glyph = { font: nameOf(style.font), handle: style.font, text, isSaid, isSuspect, variants: [] };
          seen.set(name, glyph);
        }
        if (glyph.isSaid && !glyph.isSuspect && !hasKnownShape(code)) return;
        const unit = unitOf(style, page.userUnit);
        const advance = unit === undefined ? 0 : (box.right - box.left) / unit.along;
        // A font may draw a digit in two shapes of the same width.
        const looksCloser = isDigit(code) && unit !== undefined;
        let ink = looksCloser ? inkOf(unit, pen, places.boxOf(index, false)) : undefined;
        let variant = glyph.variants.find(
          (one) => Math.abs(one.advance - advance) <= SAME_ADVANCE && (!looksCloser || isSame(one.ink, ink)),
        );
        if (variant === undefined) {
          ink ??= unit && inkOf(unit, pen, places.boxOf(index, false));
          glyph.variants.push((variant = variantOf(glyph, character, style, ink, advance)));
        }
        if (variant.look === undefined) return;
        const from = transform(page.toDisplay, box.left, box.low);
        const to = transform(page.toDisplay, box.right, box.high);
        const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
        variant.boxes.push(x, y, Math.max(from.x, to.x), Math.max(from.y, to.y));
        left--;
      };

      // One glyph that stands for several characters is told as often: they have one pen.
      let pieces: Parameters<DoubtfulGlyphCollector['note']>[] = [];
      const settle = (): void => {
        if (!LIGATURES.includes(pieces.map(([{ text }]) => text).join(''))) for (const piece of pieces) note(...piece);
        pieces = [];
      };

      return {
        note: (character, style, pen, box) => {
          const last = pieces.at(-1)?.[2];
          if (last !== undefined && (last.x !== pen.x || last.y !== pen.y)) settle();
          pieces.push([character, style, pen, box]);
        },
        found: () => {
          settle();
          return [...seen.values()].flatMap(({ font, text, isSaid, variants }) =>
            variants.flatMap(({ look, shape, isSuspect, boxes }) =>
              look === undefined
                ? []
                : [{ font, text, isSaid, isSuspect, shape, ...look, boxes: Float32Array.from(boxes) }],
            ),
          );
        },
        suspects: () => {
          settle();
          const counts = new Map<number, { looked: number; doubted: number }>();
          for (const { handle, isSaid, variants } of seen.values()) {
            if (!isSaid || variants.length === 0) continue;
            const { looked, doubted } = counts.get(handle) ?? { looked: 0, doubted: 0 };
            const isDoubted = variants.some(({ look }) => look !== undefined);
            counts.set(handle, { looked: looked + 1, doubted: doubted + (isDoubted ? 1 : 0) });
          }
          return new Set(
            [...counts]
              .filter(([, { looked, doubted }]) => doubted >= SUSPECT_GLYPHS && doubted >= SUSPECT_SHARE * looked)
              .map(([font]) => font),
          );
        },
      };
    },
  };
}

function isSame(one: InkBounds | undefined, other: InkBounds | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    Math.abs(one.right - one.left - (other.right - other.left)) <= SAME_INK &&
    Math.abs(one.top - one.bottom - (other.top - other.bottom)) <= SAME_INK &&
    Math.abs(one.bottom - other.bottom) <= SAME_INK
  );
}

const isBlank = ({ left, bottom, right, top }: InkBounds): boolean => right <= left || top <= bottom;

function isOutlineOf(outline: GlyphOutline, ink: InkBounds): boolean {
  const { left, bottom, right, top } = outline.bounds();
  return (
    Math.abs(right - left - (ink.right - ink.left)) <= SAME_OUTLINE &&
    Math.abs(top - bottom - (ink.top - ink.bottom)) <= SAME_OUTLINE
  );
}

/** PDFium fits its own fonts to the widths of those that are missing: in them the outline is as tall as the ink, and not as wide. */
function isFitted(outline: GlyphOutline, ink: InkBounds): boolean {
  const { left, bottom, right, top } = outline.bounds();
  const ratio = (right - left) / (ink.right - ink.left);
  const isAsTall = Math.abs(top - ink.top) <= SAME_OUTLINE && Math.abs(bottom - ink.bottom) <= SAME_OUTLINE;
  return isAsTall && ratio >= 1 / MOST_FITTED && ratio <= MOST_FITTED;
}

const MOST_FITTED = 1.35;

/** Units of the page that a font size is, along the line and across it. */
interface Unit {
  readonly along: number;
  readonly across: number;
}

/** Undefined for slanted and turned text, whose boxes are wider than its glyphs. */
function unitOf({ upright, size, matrix }: TextStyle, userUnit: number): Unit | undefined {
  const [a, b, c, d] = matrix;
  if (!upright || b !== 0 || c !== 0) return undefined;
  const across = size / userUnit;
  return { along: (across * a) / Math.abs(d), across };
}

const inkOf = ({ along, across }: Unit, pen: Point, { left, low, right, high }: CharacterBox): InkBounds => ({
  left: (left - pen.x) / along,
  right: (right - pen.x) / along,
  bottom: (low - pen.y) / across,
  top: (high - pen.y) / across,
});
