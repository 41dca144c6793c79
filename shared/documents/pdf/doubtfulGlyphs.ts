/** Gathers, while a page is read, the glyphs that do not look like the character that their font says they are, or of which it says nothing. */
import { REPLACEMENT } from '../layout/codePoints.ts';
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { Box as CharacterBox, CharacterPlaces, Point } from './characterPlaces.ts';
import { BLANK_LOOK, hasKnownShape, isDigit, isSignAlone, UNKNOWN_LOOK } from './glyphLooks.ts';
import { inkOf, isBlank, isFitted, isOutlineOf, isSameInk, isStretchedTo, unitOf, type Unit } from './glyphInk.ts';
import { numbersAsUnicode } from './fontNumbering.ts';
import { createGlyphJudge, type Found, type GlyphKnowledge } from './glyphJudge.ts';
import { glyphOutline } from './glyphOutline.ts';
import type { InkBounds } from './glyphPicture.ts';
import { transform } from './glyphRuns.ts';
import { ligaturePieces } from './ligaturePieces.ts';
import type { PageCharacter } from './pageCharacters.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { inkBoxOf, isStretched } from './stretchedFonts.ts';
import type { TextStyle } from './textStyle.ts';

/** In font sizes: advances of one glyph differ by less, those of two seldom do. */
const SAME_ADVANCE = 0.015;
/** Places that are kept of a page: more tell no more. */
const MOST_PLACES = 5_000;
/** Doubtful glyphs of a page, and share of those looked at, from which all of their font are looked at. */
const SUSPECT_GLYPHS = 4;
const SUSPECT_SHARE = 0.4;
/** Numbers of glyphs, where one byte stands for each. */
const LAST_OF_SMALL_FONT = 0xff;
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

/** A glyph by which a font draws a character: it may have several for the same one. */
interface Variant extends Found {
  readonly ink: InkBounds | undefined;
  /** Font sizes. */
  readonly advance: number;
  readonly boxes: number[];
}

interface SeenFont {
  readonly name: string;
  readonly handle: number;
  /** It has many glyphs that are not what it says. */
  readonly isSuspect: boolean;
  /** By character. */
  readonly glyphs: Map<number, Seen>;
}

interface Seen {
  readonly font: SeenFont;
  readonly code: number;
  readonly text: string;
  readonly isSaid: boolean;
  /** Nothing is known of its shape, or nothing against what its font says. */
  readonly isPassedOver: boolean;
  readonly variants: Variant[];
}

/** @param nameOf the name of a font by its handle */
export function createGlyphCensus(
  pdfium: Pdfium,
  knowledge: GlyphKnowledge,
  nameOf: (font: number) => string,
): GlyphCensus {
  const judge = createGlyphJudge(pdfium, knowledge);
  let pageCount = 0;

  return {
    ofPage: (page, textPage, places, suspects) => {
      pageCount++;
      const fonts = new Map<number, SeenFont>();
      const seen: Seen[] = [];
      let left = MOST_PLACES;

      const variantOf = (
        glyph: Seen,
        character: PageCharacter,
        style: TextStyle,
        ink: InkBounds | undefined,
        inkBox: CharacterBox,
        advance: number,
      ): Variant => {
        const { code } = character;
        const isOfStretched = isStretched(style, glyph.font.name);
        if (ink !== undefined && isBlank(ink)) {
          const isTold = glyph.isSaid && !glyph.font.isSuspect;
          return { ink, advance, shape: '', look: isTold ? undefined : BLANK_LOOK, isSuspect: glyph.isSaid, boxes: [] };
        }
        if (ink !== undefined && glyph.isSaid && !glyph.font.isSuspect && isSignAlone(code, ink)) {
          return { ink, advance, shape: '', look: undefined, isSuspect: false, boxes: [] };
        }
        const outline = glyphOutline(pdfium, style.font, code, knowledge.scratch);
        const isOwn =
          outline !== undefined &&
          (ink === undefined ||
            isOutlineOf(judge.boundsOf(outline), ink) ||
            (!isDigit(code) &&
              (isOfStretched
                ? glyph.variants.length === 0 && isStretchedTo(judge.boundsOf(outline), ink)
                : isFitted(judge.boundsOf(outline), ink) && pdfium.call.FPDFFont_GetIsEmbedded(style.font) === 0)));
        const seen = isOwn || ink === undefined ? undefined : judge.drawn(page, pageCount, glyph, code, ink, inkBox);
        if (seen !== undefined) return { ink, advance, ...seen, boxes: [] };
        if (outline === undefined) return { ink, advance, shape: '', look: UNKNOWN_LOOK, isSuspect: false, boxes: [] };
        return { ink, advance, shape: outline.name, ...judge.outlined(outline, code, glyph), boxes: [] };
      };

      const seenIn = (font: SeenFont, { index, code, text }: PageCharacter): Seen => {
        const isSaid = text !== REPLACEMENT && pdfium.call.FPDFText_HasUnicodeMapError(textPage, index) !== 1;
        const isPassedOver = isSaid && !font.isSuspect && !hasKnownShape(code);
        const glyph = { font, code, text, isSaid, isPassedOver, variants: [] };
        font.glyphs.set(code, glyph);
        seen.push(glyph);
        return glyph;
      };

      let font: SeenFont | undefined;
      const fontOf = (handle: number): SeenFont => {
        let known = fonts.get(handle);
        if (known === undefined) {
          known = { name: nameOf(handle), handle, isSuspect: suspects?.has(handle) === true, glyphs: new Map() };
          fonts.set(handle, known);
        }
        return known;
      };

      let lastStyle: TextStyle | undefined;
      let lastUnit: Unit | undefined;
      const unitOfStyle = (style: TextStyle): Unit | undefined => {
        if (style !== lastStyle) [lastStyle, lastUnit] = [style, unitOf(style, page.userUnit)];
        return lastUnit;
      };

      const note = (character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void => {
        const { index, code, span } = character;
        // What a span states is no claim of the font's.
        if (span !== 0 || left === 0 || code > 0xffff) return;
        if (font?.handle !== style.font) font = fontOf(style.font);
        const glyph = font.glyphs.get(code) ?? seenIn(font, character);
        if (glyph.isPassedOver) return;
        const unit = unitOfStyle(style);
        const advance = unit === undefined ? 0 : (box.right - box.left) / unit.along;
        const inkBoxAt = (): CharacterBox => inkBoxOf(places, index, isStretched(style, glyph.font.name), box);
        // A font may draw a digit in two shapes of the same width.
        const looksCloser = isDigit(code) && unit !== undefined;
        let ink = looksCloser ? inkOf(unit, pen, inkBoxAt()) : undefined;
        let variant: Variant | undefined;
        for (const one of glyph.variants) {
          if (Math.abs(one.advance - advance) > SAME_ADVANCE || (looksCloser && !isSameInk(one.ink, ink))) continue;
          variant = one;
          break;
        }
        if (variant === undefined) {
          const inkBox = inkBoxAt();
          ink ??= unit && inkOf(unit, pen, inkBox);
          glyph.variants.push((variant = variantOf(glyph, character, style, ink, inkBox, advance)));
        }
        if (variant.look === undefined) return;
        const from = transform(page.toDisplay, box.left, box.low);
        const to = transform(page.toDisplay, box.right, box.high);
        const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
        variant.boxes.push(x, y, Math.max(from.x, to.x), Math.max(from.y, to.y));
        left--;
      };

      const pieces = ligaturePieces(note);
      return {
        note: pieces.note,
        found: () => {
          pieces.settle();
          const numbering = new Set([...fonts.values()].filter(({ glyphs }) => numbersAsUnicode(glyphs.values())));
          return seen.flatMap(({ font, code, text, isSaid, variants }) => {
            const numbered = isSaid ? '' : String.fromCodePoint(code);
            const isNumberedAsUnicode = !isSaid && numbering.has(font);
            const isOfLargeFont = !isSaid && code > LAST_OF_SMALL_FONT;
            const told = { font: font.name, text, isSaid, numbered, isNumberedAsUnicode, isOfLargeFont };
            return variants.flatMap(({ look, shape, isSuspect, boxes }) =>
              look === undefined ? [] : [{ ...told, isSuspect, shape, ...look, boxes: Float32Array.from(boxes) }],
            );
          });
        },
        suspects: () => {
          pieces.settle();
          return new Set([...fonts.values()].filter(isOftenDoubted).map(({ handle }) => handle));
        },
      };
    },
  };
}

function isOftenDoubted({ glyphs }: SeenFont): boolean {
  const looked = [...glyphs.values()].filter(({ isSaid, variants }) => isSaid && variants.length > 0);
  const doubted = looked.filter(({ variants }) => variants.some(({ look }) => look !== undefined)).length;
  return doubted >= SUSPECT_GLYPHS && doubted >= SUSPECT_SHARE * looked.length;
}
