/** The verdict on a glyph: by its outline, or as the page draws it. Each outline, and each drawing, is examined once. */
import { extendedLook, isExtended } from './accentedLooks.ts';
import type { Box as CharacterBox } from './characterPlaces.ts';
import { readFont } from './fallbackFonts.ts';
import { drawnShape } from './glyphDrawing.ts';
import { UNKNOWN_LOOK, type GlyphLook } from './glyphLook.ts';
import { hasKnownShape, isDigit, lookOf, fontSymbolLook, suspectLook, unsaidLook } from './glyphLooks.ts';
import type { GlyphOutline } from './glyphOutline.ts';
import type { InkBounds } from './glyphPicture.ts';
import { shapeOf, type GlyphShape } from './glyphShape.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { createReferenceShapes, type ReferenceShapes } from './referenceShapes.ts';
import { symbolOfFont } from './symbolFonts.ts';

/** Glyphs of a document that are drawn for examination: each takes a millisecond. */
const MOST_DRAWN = 120;
/** For nameless fonts, such as bitmap fonts: each page has some of its own. */
const MOST_DRAWN_NAMELESS = 1_000;
/** Looks that are kept, by outline: a long document has some hundreds. */
const MOST_KEPT = 20_000;
/** Room for two floats in PDFium's memory. */
const SCRATCH_BYTES = 8;

/** Kept by a worker for all its documents: fonts are many, letters few. */
export interface GlyphKnowledge {
  readonly references: ReferenceShapes;
  /** By character and outline. */
  readonly looks: Map<string, Omit<Found, 'shape'>>;
  /** For outlines, by their names. */
  readonly bounds: Map<string, InkBounds>;
  /** In PDFium's memory. */
  readonly scratch: number;
}

/** @param moduleUrl of the worker, beside which a bundle has its fonts */
export function createGlyphKnowledge(pdfium: Pdfium, moduleUrl: string): GlyphKnowledge {
  const scratch = pdfium.call.malloc(SCRATCH_BYTES);
  const references = createReferenceShapes(pdfium, scratch, (font) => readFont(font, moduleUrl));
  return { references, looks: new Map(), bounds: new Map(), scratch };
}

/** The verdict on a glyph. */
export interface Found {
  readonly shape: string;
  /** Undefined if it is what the font says. */
  readonly look: GlyphLook | undefined;
  /** It would not be doubted if it were not for the other glyphs of its font. */
  readonly isSuspect: boolean;
}

/** What is asked about. */
interface Claim {
  readonly isSaid: boolean;
  readonly font: { readonly name: string; readonly isSuspect: boolean };
}

export interface GlyphJudge {
  outlined(outline: GlyphOutline, code: number, claim: Claim): Omit<Found, 'shape'>;
  boundsOf(outline: GlyphOutline): InkBounds;
  /**
   * @param pageCount distinguishes the page from others of the document
   * @returns undefined if too many have been drawn, or it cannot be separated from its surroundings
   */
  drawn(
    page: PdfiumPage,
    pageCount: number,
    claim: Claim,
    code: number,
    ink: InkBounds,
    inkBox: CharacterBox,
  ): Found | undefined;
}

/** For one document. */
export function createGlyphJudge(pdfium: Pdfium, { references, looks, bounds }: GlyphKnowledge): GlyphJudge {
  const drawnGlyphs = new Map<string, Found>();
  let draws = 0;

  const judge = (shape: GlyphShape | undefined, code: number, { isSaid, font }: Claim): Omit<Found, 'shape'> => {
    if (shape === undefined) return { look: UNKNOWN_LOOK, isSuspect: false };
    if (!isSaid) return { look: unsaidLook(shape, code, references), isSuspect: false };
    const symbol = symbolOfFont(font.name);
    const fontSymbol = symbol === undefined ? undefined : fontSymbolLook(shape, code, symbol, references);
    if (isExtended(code)) return extendedLook(shape, code, references);
    const look = fontSymbol ?? (hasKnownShape(code) ? lookOf(shape, code, references) : undefined);
    if (look !== undefined || !font.isSuspect) return { look, isSuspect: false };
    return { look: suspectLook(shape, code, references), isSuspect: true };
  };

  let last = { place: '', picture: undefined as GlyphShape | undefined };
  /** One glyph may stand for all the letters of a word, as icons do for their names: it is drawn for the first. */
  const draw = (
    page: PdfiumPage,
    pageCount: number,
    box: CharacterBox,
    bounds: InkBounds | undefined,
  ): GlyphShape | undefined => {
    const place = `${pageCount} ${box.left} ${box.low} ${box.right} ${box.high}`;
    if (place !== last.place) last = { place, picture: drawnShape(pdfium, page, box, bounds) };
    return last.picture;
  };

  return {
    outlined: (outline, code, claim) => {
      const symbol = symbolOfFont(claim.font.name) ?? '';
      const name = `${code} ${symbol} ${String(claim.isSaid)} ${String(claim.font.isSuspect)} ${outline.name}`;
      let found = looks.get(name);
      if (found === undefined) {
        found = judge(shapeOf(outline.contours()), code, claim);
        if (looks.size >= MOST_KEPT) looks.clear();
        looks.set(name, found);
      }
      return found;
    },
    boundsOf: (outline) => {
      let known = bounds.get(outline.name);
      if (known === undefined) {
        known = outline.bounds();
        if (bounds.size >= MOST_KEPT) bounds.clear();
        bounds.set(outline.name, known);
      }
      return known;
    },
    drawn: (page, pageCount, claim, code, ink, inkBox) => {
      const { font } = claim;
      const isNameless = font.name === '';
      const decimals = isNameless ? 3 : 2;
      const extents = [ink.right - ink.left, ink.top - ink.bottom, ink.bottom];
      const shape = extents.map((one) => one.toFixed(decimals)).join(' ');
      // Nameless fonts are specific to their page: claims and numbers are examined on each, other letters with exactly the same ink once.
      const owner = isNameless && (claim.isSaid || isDigit(code)) ? `page ${pageCount}` : font.name;
      const name = `${owner} ${code} ${shape} ${String(claim.isSaid)} ${String(font.isSuspect)}`;
      let found = drawnGlyphs.get(name);
      if (found === undefined) {
        if (draws >= (isNameless ? MOST_DRAWN_NAMELESS : MOST_DRAWN)) return undefined;
        draws++;
        const picture = draw(page, pageCount, inkBox, isNameless ? undefined : ink);
        if (picture === undefined) return undefined;
        drawnGlyphs.set(name, (found = { shape, ...judge(picture, code, claim) }));
      }
      return found;
    },
  };
}
