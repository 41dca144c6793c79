/** The characters of a page as PDFium reports them: each once, decoded, and with what was drawn before it. */
import { cleanCodePoint, isRightToLeft, REPLACEMENT } from '../layout/codePoints.ts';
import type { ActualTexts } from './actualText.ts';
import { blankSigns, isDrawn } from './blankGlyphs.ts';
import type { CharacterPlaces } from './characterPlaces.ts';
import { isOfDrawings } from './drawnFonts.ts';
import { eastAsianFonts } from './eastAsianNumbering.ts';
import { tooMuchText } from './failures.ts';
import { fontName } from './fontName.ts';
import type { Pdfium } from './pdfium.ts';
import { isPrivateNumber, privateCharacter } from './privateCharacters.ts';
import { isIconFont, PICTOGRAM } from './symbolFonts.ts';
import { hasRing, isThai, isToneMark, SARA_AA, SARA_AM } from './saraAm.ts';
import { MIDDLE_DOT, whiteDots } from './whiteDots.ts';

/** Characters that a page may have: a dense newspaper page or plan has a tenth. More overwhelm every later step. */
const MOST_CHARACTERS = 500_000;

/** By a character map. */
const NOTHING_SAID = 0xfffd;

export interface PageCharacter {
  /** PDFium's number of the character. */
  readonly index: number;
  /** PDFium's handle of the text object that draws it. */
  readonly object: number;
  /** The span that states the object's text; 0 for none. */
  readonly span: number;
  readonly code: number;
  /** One character, never white space. */
  readonly text: string;
  /** White space is drawn between the previous character and this one. */
  readonly spaceBefore: boolean;
  /** PDFium's number of that white space; meaningless if none is drawn. */
  readonly spaceIndex: number;
  /** PDFium would put white space there, although none is drawn. */
  readonly gapBefore: boolean;
}

/**
 * The characters of a page, one after the other. A class, whose method is the same for all pages: V8 compiles the loops over the thousands
 * of a page together with what they call, and would recompile them for every page.
 */
export class PageCharacters {
  readonly #call: Pdfium['call'];
  readonly #textPage: number;
  readonly #places: CharacterPlaces;
  readonly #count: number;
  readonly #speaks: (object: number) => number | undefined;
  readonly #isStroke: (object: number) => boolean;
  /** Whether the object's font has drawings for glyphs, whose spaces have boxes too. */
  readonly #isDrawing: (object: number) => boolean;
  readonly #privateIn: (object: number, code: number) => number;
  readonly #isIcon: (object: number) => boolean;
  readonly #isNumberedInUnicode: (object: number) => boolean;
  readonly #isWhiteDots: (object: number, index: number) => boolean;
  readonly #isBlankSign: (object: number, index: number, code: number) => boolean;
  /** Fonts that had numbers without a mapping. */
  readonly #unsaidFonts = new Set<number>();
  #next = 0;
  #highSurrogate = 0;
  #lastCode = 0;
  #ringBefore = false;

  /**
   * @param scratch room for two floats in PDFium's memory
   * @throws UnreadableDocument if the page has far too much text
   */
  constructor(pdfium: Pdfium, textPage: number, actualTexts: ActualTexts, places: CharacterPlaces, scratch: number) {
    this.#call = pdfium.call;
    this.#textPage = textPage;
    this.#places = places;
    this.#count = pdfium.call.FPDFText_CountChars(textPage);
    if (this.#count > MOST_CHARACTERS) throw tooMuchText(MOST_CHARACTERS);
    this.#speaks = spokenOnce(actualTexts);
    this.#isStroke = strokesOf(pdfium, scratch);
    this.#isDrawing = drawingsOf(pdfium, scratch);
    this.#privateIn = privateCharacters(pdfium);
    this.#isIcon = iconsOf(pdfium);
    this.#isNumberedInUnicode = eastAsianFonts(pdfium, textPage);
    this.#isWhiteDots = whiteDots(pdfium, textPage, scratch);
    this.#isBlankSign = blankSigns(pdfium, textPage, places);
  }

  /** `undefined` after the last one. */
  next(): PageCharacter | undefined {
    const call = this.#call;
    const textPage = this.#textPage;
    let spaceBefore = false;
    let spaceIndex = -1;
    let gapBefore = false;
    while (this.#next < this.#count) {
      const index = this.#next++;
      const object = call.FPDFText_GetTextObject(textPage, index);
      if (object === 0) {
        // Between two objects: it might also be a line's end.
        if (call.FPDFText_GetUnicode(textPage, index) === SPACE) gapBefore = true;
        continue;
      }
      const span = this.#speaks(object);
      if (span === undefined) continue;
      let code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
      if (code >= 0xd800 && code <= 0xdbff) {
        this.#highSurrogate = code;
        continue;
      }
      if (code >= 0xdc00 && code <= 0xdfff && this.#highSurrogate !== 0) {
        code = ((this.#highSurrogate - 0xd800) << 10) + (code - 0xdc00) + 0x10000;
      }
      this.#highSurrogate = 0;
      if (code <= 0x20 && code !== 0 && code !== 2 && call.FPDFText_IsGenerated(textPage, index) === 1) {
        gapBefore = true;
        continue;
      }
      if (this.#isIcon(object) && (isPrivate(code) || call.FPDFText_HasUnicodeMapError(textPage, index) === 1)) {
        code = PICTOGRAM;
        return { index, object, span, code, text: String.fromCodePoint(code), spaceBefore, spaceIndex, gapBefore };
      }
      // Without a mapping PDFium returns the character's number in the font. Small fonts number as ASCII does.
      const isNumber =
        (code > 0xff || code === SPACE || isControl(code)) &&
        (call.FPDFText_HasUnicodeMapError(textPage, index) === 1 || this.#isNumberInRightToLeft(object, code));
      const unmapped =
        isNumber &&
        (code > 0xff
          ? this.#isUnsaid(object)
          : isDrawn(this.#places.inkOf(index)) && !(code === SPACE && this.#isDrawing(object)));
      if (isPrivateNumber(code)) code = this.#privateIn(object, code);
      else if (code === SARA_AA && this.#ringBefore) code = SARA_AM;
      else if (code === SARA_AM && !this.#ringBefore && this.#isStroke(object)) code = SARA_AA;
      if (code === MIDDLE_DOT && this.#isWhiteDots(object, index)) code = SPACE;
      else if (span === 0 && !this.#isDrawing(object) && this.#isBlankSign(object, index, code)) code = SPACE;
      // What says nothing and shows nothing, as before the page numbers of word processors: nobody misses it, and a gap is seen.
      const saysNothing = unmapped || code === 0 || code === NOTHING_SAID;
      if (saysNothing && !this.#isDrawing(object) && !isDrawn(this.#places.inkOf(index))) continue;
      const text = unmapped ? REPLACEMENT : cleanCodePoint(code);
      if (text === '') continue;
      if (text === ' ') {
        if (isThai(this.#lastCode) && isDrawn(this.#places.inkOf(index))) {
          this.#ringBefore = true;
          continue;
        }
        spaceBefore = true;
        spaceIndex = index;
        continue;
      }
      if (!isToneMark(code)) this.#ringBefore = false;
      this.#lastCode = code;
      return { index, object, span, code, text, spaceBefore, spaceIndex, gapBefore };
    }
    return undefined;
  }

  #isUnsaid(object: number): boolean {
    if (this.#isNumberedInUnicode(object)) return false;
    this.#unsaidFonts.add(this.#call.FPDFTextObj_GetFont(object));
    return true;
  }

  /** PDFium keeps no error of numbers that are those of letters written from right to left: it orders them. */
  #isNumberInRightToLeft(object: number, code: number): boolean {
    return (
      this.#unsaidFonts.size > 0 && isRightToLeft(code) && this.#unsaidFonts.has(this.#call.FPDFTextObj_GetFont(object))
    );
  }
}

/** Whether the object's font draws only the stroke for the whole vowel. */
function strokesOf(pdfium: Pdfium, scratch: number): (object: number) => boolean {
  const known = new Map<number, boolean>();
  return (object) => {
    const font = pdfium.call.FPDFTextObj_GetFont(object);
    let isStroke = known.get(font);
    if (isStroke === undefined) known.set(font, (isStroke = hasRing(pdfium, font, scratch) === false));
    return isStroke;
  };
}

function drawingsOf(pdfium: Pdfium, scratch: number): (object: number) => boolean {
  const known = new Map<number, boolean>();
  return (object) => {
    const font = pdfium.call.FPDFTextObj_GetFont(object);
    let isDrawing = known.get(font);
    if (isDrawing === undefined) known.set(font, (isDrawing = isOfDrawings(pdfium, font, scratch)));
    return isDrawing;
  };
}

/** Whether the object's font has pictograms; objects of one font follow each other. */
function iconsOf(pdfium: Pdfium): (object: number) => boolean {
  const known = new Map<number, boolean>();
  let last = 0;
  let isIcon = false;
  return (object) => {
    if (object === last) return isIcon;
    last = object;
    const font = pdfium.call.FPDFTextObj_GetFont(object);
    const before = known.get(font);
    isIcon = before ?? isIconFont(fontName(pdfium, font));
    if (before === undefined) known.set(font, isIcon);
    return isIcon;
  };
}

/** Of the area that Unicode leaves to fonts. */
const isPrivate = (code: number): boolean => code >= 0xe000 && code <= 0xf8ff;

/** Returns what a private number stands for in the object's font: itself if that is not known. */
function privateCharacters(pdfium: Pdfium): (object: number, code: number) => number {
  const names = new Map<number, string>();
  return (object, code) => {
    const font = pdfium.call.FPDFTextObj_GetFont(object);
    let name = names.get(font);
    if (name === undefined) names.set(font, (name = fontName(pdfium, font)));
    return privateCharacter(name, code)?.codePointAt(0) ?? code;
  };
}

const SPACE = 0x20;

/** The number of a glyph, if nothing says what it stands for. */
const isControl = (code: number): boolean =>
  code < 0x20 || (code >= 0x7f && code <= 0xa0) || code === SOFT_HYPHEN || RAISED.has(code);
const SOFT_HYPHEN = 0xad;
/** Superscripts, which belong to what precedes them: their numbers are letters in TeX's fonts. */
const RAISED = new Set([0xb2, 0xb3, 0xb9]);

/**
 * The span of an object, or `undefined` for an object whose text another one has already reported: the text of a span counts once, however
 * many objects it is drawn with.
 */
function spokenOnce(actualTexts: ActualTexts): (object: number) => number | undefined {
  const spokenBy = new Map<number, number>();
  let lastObject = 0;
  let lastSpan = 0;
  return (object) => {
    if (object !== lastObject) {
      lastObject = object;
      lastSpan = actualTexts.spanOf(object);
      if (lastSpan !== 0 && !spokenBy.has(lastSpan)) spokenBy.set(lastSpan, object);
    }
    return lastSpan !== 0 && spokenBy.get(lastSpan) !== object ? undefined : lastSpan;
  };
}
