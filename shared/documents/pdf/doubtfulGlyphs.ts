/**
 * Gathers, while a page is read, the glyphs that do not look like the character that their font says they are, or about which it says
 * nothing.
 */
import { isExtended } from './accentedLooks.ts';
import { REPLACEMENT } from '../layout/codePoints.ts';
import type { DoubtfulGlyphs } from '../pdfReader.ts';
import type { Box as CharacterBox, CharacterPlaces, Point } from './characterPlaces.ts';
import { UNKNOWN_LOOK, UNSEEN_LOOK } from './glyphLook.ts';
import { hasKnownShape, isDigit } from './glyphLooks.ts';
import { inkOf, isSameInk, unitOf, type Unit } from './glyphInk.ts';
import { numbersAsUnicode, type NumberedGlyph } from './fontNumbering.ts';
import { createGlyphJudge, type GlyphKnowledge } from './glyphJudge.ts';
import { isOfDrawings } from './drawnFonts.ts';
import { isSameAdvance, variantOf, type Sighting, type VariantTools } from './glyphVariant.ts';
import type { InkBounds } from './glyphPicture.ts';
import { createKnownFonts, type KnownFont, type KnownFonts, type KnownGlyph, type Variant } from './knownFonts.ts';
import type { DoubtfulGlyphCollector, GlyphCensus } from './glyphCensus.ts';
import { transform } from './glyphRuns.ts';
import { LigaturePieces, type CharacterTaker } from './ligaturePieces.ts';
import type { PageCharacter } from './pageCharacters.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { inkBoxOf, isStretched } from './stretchedFonts.ts';
import type { TextStyle } from './textStyle.ts';

/** Places that are kept per page: more add nothing. */
const MOST_PLACES = 5_000;
/** Places of a page where a glyph is looked at that touches its neighbours in the first one. */
const MOST_TRIES = 4;
/** Doubtful glyphs of a page, and share of those examined, from which all glyphs of their font are examined. */
const SUSPECT_GLYPHS = 4;
const SUSPECT_SHARE = 0.4;
/** Numbers of glyphs, if one byte stands for each. */
const LAST_OF_SMALL_FONT = 0xff;

/** A glyph of a font, and where the page draws it. */
interface Shown {
  variant: Variant;
  readonly boxes: number[];
  /** How often it could not be looked at. */
  unseen: number;
}

/** What a page shows of a font. */
interface SeenFont {
  readonly known: KnownFont;
  /** By character. */
  readonly glyphs: Map<number, Seen>;
}

interface Seen {
  readonly font: KnownFont;
  readonly glyph: KnownGlyph;
  readonly shown: Shown[];
}

/** @param nameOf the name of a font by its handle */
export function createGlyphCensus(
  pdfium: Pdfium,
  knowledge: GlyphKnowledge,
  nameOf: (font: number) => string,
): GlyphCensus {
  const known = createKnownFonts((font) => ({
    name: nameOf(font),
    isOfDrawings: isOfDrawings(pdfium, font, knowledge.scratch),
  }));
  const tools: CensusTools = { pdfium, knowledge, judge: createGlyphJudge(pdfium, knowledge), known };
  let pageCount = 0;
  return {
    forgetFonts: () => {
      known.forget();
    },
    ofPage: (page, textPage, places, suspects) => {
      pageCount++;
      return new PageDoubts(tools, pageCount, page, textPage, places, suspects);
    },
  };
}

interface CensusTools extends VariantTools {
  readonly known: KnownFonts;
}

/** A class, for the same reason as `PageCharacters`. */
class PageDoubts implements DoubtfulGlyphCollector, CharacterTaker {
  readonly #tools: CensusTools;
  /** Counted from the census's first. */
  readonly #number: number;
  readonly #page: PdfiumPage;
  readonly #textPage: number;
  readonly #places: CharacterPlaces;
  readonly #suspects: ReadonlySet<number> | undefined;
  readonly #fonts = new Map<number, SeenFont>();
  readonly #seen: Seen[] = [];
  readonly #pieces: LigaturePieces;
  #left = MOST_PLACES;
  #font: SeenFont | undefined;
  #lastStyle: TextStyle | undefined;
  #lastUnit: Unit | undefined;

  constructor(
    tools: CensusTools,
    number: number,
    page: PdfiumPage,
    textPage: number,
    places: CharacterPlaces,
    suspects: ReadonlySet<number> | undefined,
  ) {
    this.#tools = tools;
    this.#number = number;
    this.#page = page;
    this.#textPage = textPage;
    this.#places = places;
    this.#suspects = suspects;
    this.#pieces = new LigaturePieces(this);
  }

  note(character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void {
    this.#pieces.take(character, style, pen, box);
  }

  found(): DoubtfulGlyphs[] {
    this.#pieces.settle();
    const numbering = new Set<KnownFont>();
    for (const { known, glyphs } of this.#fonts.values()) {
      if (numbersAsUnicode(Array.from(glyphs.values(), asNumbered))) numbering.add(known);
    }
    return this.#seen.flatMap(({ font, glyph: { code, text, isSaid }, shown }) => {
      const numbered = isSaid ? '' : String.fromCodePoint(code);
      const isNumberedAsUnicode = !isSaid && numbering.has(font);
      const isOfLargeFont = !isSaid && code > LAST_OF_SMALL_FONT;
      const told = { font: font.name, text, isSaid, numbered, isNumberedAsUnicode, isOfLargeFont };
      return shown.flatMap(({ variant: { look, shape, isSuspect }, boxes }) =>
        look === undefined ? [] : [{ ...told, isSuspect, shape, ...look, boxes: Float32Array.from(boxes) }],
      );
    });
  }

  suspects(): Set<number> {
    this.#pieces.settle();
    return new Set([...this.#fonts.values()].filter(isOftenDoubted).map(({ known: { handle } }) => handle));
  }

  /** A character that is not a piece of a ligature. */
  take(character: PageCharacter, style: TextStyle, pen: Point, box: CharacterBox): void {
    const { index, code, span } = character;
    // What a span states is not a claim of the font's.
    if (span !== 0 || this.#left === 0 || code > 0xffff) return;
    const font = this.#font?.known.handle === style.font ? this.#font : (this.#font = this.#fontOf(style.font));
    const one = font.glyphs.get(code) ?? this.#seenIn(font, character);
    const { glyph, shown } = one;
    if (glyph.isPassedOver) return;
    const unit = this.#unitOfStyle(style);
    const advance = unit === undefined ? 0 : (box.right - box.left) / unit.along;
    // A font may draw a digit in two shapes of the same width, or say of two letters that they are the same one.
    const looksCloser = (isDigit(code) || isExtended(code)) && unit !== undefined;
    let ink = looksCloser ? inkOf(unit, pen, this.#inkBoxOf(one.font, style, index, box)) : undefined;
    let place: Shown | undefined;
    for (const other of shown) {
      if (!isSame(other.variant, advance, looksCloser, ink)) continue;
      place = other;
      break;
    }
    if (place === undefined) {
      const inkBox = this.#inkBoxOf(one.font, style, index, box);
      ink ??= unit && inkOf(unit, pen, inkBox);
      // What another page showed is the same glyph only if its ink is: a font may tell the truth on one page and lie on the next.
      const isInkTold = !isStretched(style, one.font.name);
      let variant = glyph.variants.find((other) => isSame(other, advance, isInkTold, ink));
      if (variant === undefined) {
        variant = this.#examine(one, style, { ink, inkBox, advance });
        // What cannot be seen here may be seen on another page.
        const isSeen = variant.look !== UNSEEN_LOOK && (variant.look !== UNKNOWN_LOOK || !one.font.isOfDrawings);
        if (isSeen) glyph.variants.push(variant);
      }
      shown.push((place = { variant, boxes: [], unseen: 0 }));
    } else if (place.variant.look === UNSEEN_LOOK && place.unseen++ < MOST_TRIES) {
      const inkBox = this.#inkBoxOf(one.font, style, index, box);
      ink ??= unit && inkOf(unit, pen, inkBox);
      place.variant = this.#examine(one, style, { ink, inkBox, advance });
      if (place.variant.look !== UNSEEN_LOOK) glyph.variants.push(place.variant);
    }
    if (place.variant.look === undefined) return;
    const from = transform(this.#page.toDisplay, box.left, box.low);
    const to = transform(this.#page.toDisplay, box.right, box.high);
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    place.boxes.push(x, y, Math.max(from.x, to.x), Math.max(from.y, to.y));
    this.#left--;
  }

  #inkBoxOf(font: KnownFont, style: TextStyle, index: number, box: CharacterBox): CharacterBox {
    return inkBoxOf(this.#places, index, isStretched(style, font.name), box);
  }

  #examine(
    { font, glyph }: Seen,
    style: TextStyle,
    { ink, inkBox, advance }: Omit<Sighting, 'page' | 'pageCount' | 'style'>,
  ): Variant {
    return variantOf(this.#tools, font, glyph, {
      page: this.#page,
      pageCount: this.#number,
      style,
      ink,
      inkBox,
      advance,
    });
  }

  #glyphOf(font: KnownFont, { index, code, text }: PageCharacter): KnownGlyph {
    let glyph = font.glyphs.get(code);
    if (glyph === undefined) {
      const isTold =
        code > LAST_OF_SMALL_FONT || this.#tools.pdfium.call.FPDFText_HasUnicodeMapError(this.#textPage, index) !== 1;
      const isSaid = text !== REPLACEMENT && isTold;
      const isPassedOver = isSaid && !font.isSuspect && !hasKnownShape(code);
      font.glyphs.set(code, (glyph = { code, text, isSaid, isPassedOver, variants: [] }));
    }
    return glyph;
  }

  #seenIn({ known: font, glyphs }: SeenFont, character: PageCharacter): Seen {
    const one = { font, glyph: this.#glyphOf(font, character), shown: [] };
    glyphs.set(character.code, one);
    this.#seen.push(one);
    return one;
  }

  #fontOf(handle: number): SeenFont {
    let own = this.#fonts.get(handle);
    if (own === undefined) {
      own = { known: this.#tools.known.of(handle, this.#suspects?.has(handle) === true), glyphs: new Map() };
      this.#fonts.set(handle, own);
    }
    return own;
  }

  #unitOfStyle(style: TextStyle): Unit | undefined {
    if (style !== this.#lastStyle) [this.#lastStyle, this.#lastUnit] = [style, unitOf(style, this.#page.userUnit)];
    return this.#lastUnit;
  }
}

const isSame = (variant: Variant, advance: number, looksCloser: boolean, ink: InkBounds | undefined): boolean =>
  isSameAdvance(variant, advance) && (!looksCloser || isSameInk(variant.ink, ink));

const asNumbered = ({ glyph: { code, isSaid }, shown }: Seen): NumberedGlyph => ({
  code,
  isSaid,
  variants: shown.map(({ variant }) => variant),
});

function isOftenDoubted({ glyphs }: SeenFont): boolean {
  const looked = [...glyphs.values()].filter(({ glyph, shown }) => glyph.isSaid && shown.length > 0);
  const doubted = looked.filter(({ shown }) =>
    shown.some(({ variant }) => variant.look !== undefined && !variant.isSuspect),
  ).length;
  return doubted >= SUSPECT_GLYPHS && doubted >= SUSPECT_SHARE * looked.length;
}
