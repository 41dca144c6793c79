/**
 * Sizes of Type 3 fonts that state none: dvips and Distiller set their bitmaps by the pixel, so that a font size is a pixel, and flip them
 * twice, by the font's matrix and by the text's. PDFium reports only the text's: what the font draws, and how far it advances, provides the
 * rest.
 */
import { median } from '../../platform/median.ts';
import { isOfDrawings } from './drawnFonts.ts';
import type { Pdfium } from './pdfium.ts';

export interface DrawnUnit {
  /** Size of the typeface, in font sizes that the text states. */
  readonly size: number;
  /** The letters are on the other side of their baseline than the text states. */
  readonly isTurnedOver: boolean;
}

/** In font sizes: the median advance of small letters and digits, .5 in Times and Computer Modern, .556 in Helvetica. */
const USUAL_ADVANCE = 0.5;
const hasUsualAdvance = (code: number): boolean => !/[A-Z]/.test(String.fromCharCode(code));
/** These extend below the baseline. */
const hasDescender = (code: number): boolean => /[gjpqyJQ]/.test(String.fromCharCode(code));
/** A font's own size is its typeface's within this factor: condensed and extended faces advance by half and twice as much at most. */
const SAME_SIZE = 3;
/** Letters and digits from which a font shows on which side of the line they are. */
const LEAST_LETTERS = 6;
/** Characters of a page that are scanned: every font of its text is among them. */
const MOST_LOOKED_AT = 20_000;

const LETTER_CODES: ReadonlySet<number> = new Set(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', (letter) => letter.charCodeAt(0)),
);

/** As the fonts of almost all files state it. */
const AS_STATED: DrawnUnit = { size: 1, isTurnedOver: false };

/**
 * For the fonts of one page, all measured when the first is requested.
 * @param scratch room for four doubles in PDFium's memory
 * @returns the unit of a font; as stated if it is not a Type 3 font
 */
export function drawnUnits(pdfium: Pdfium, textPage: number, scratch: number): (font: number) => DrawnUnit {
  const { call } = pdfium;
  const known = new Map<number, DrawnUnit>();
  let ofPage: ReturnType<typeof unitsOfPage> | undefined;

  /** By font and character, PDFium's number of the first that is drawn. */
  const lettersOfPage = (): Map<number, Map<number, number>> => {
    const letters = new Map<number, Map<number, number>>();
    const count = Math.min(call.FPDFText_CountChars(textPage), MOST_LOOKED_AT);
    for (let index = 0; index < count; index++) {
      const code = call.FPDFText_GetUnicode(textPage, index);
      const object = LETTER_CODES.has(code) ? call.FPDFText_GetTextObject(textPage, index) : 0;
      if (object === 0) continue;
      const font = call.FPDFTextObj_GetFont(object);
      const own = letters.get(font) ?? new Map<number, number>();
      letters.set(font, own);
      if (!own.has(code)) own.set(code, index);
    }
    return letters;
  };

  /** In font sizes that the text states; `undefined` for rotated text, for which PDFium reports no advance. */
  const advanceOf = (index: number): number | undefined => {
    const fontSize = call.FPDFText_GetFontSize(textPage, index);
    call.FPDFText_GetMatrix(textPage, index, scratch);
    const [a, b] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 2);
    if (b !== 0 || a === 0 || fontSize === 0) return undefined;
    call.FPDFText_GetLooseCharBox(textPage, index, scratch);
    const [left, , right] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 3);
    return (right - left) / Math.abs(fontSize * a);
  };

  /** Whether the middle of a character's ink is below its pen, according to the text's matrix. */
  const standsBelow = (index: number): boolean => {
    call.FPDFText_GetMatrix(textPage, index, scratch);
    const [c, d] = pdfium.floats().subarray((scratch >> 2) + 2, (scratch >> 2) + 4);
    call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const [penX, penY] = pdfium.doubles().subarray(scratch >> 3, (scratch >> 3) + 2);
    call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const [left, right, low, high] = pdfium.doubles().subarray(scratch >> 3, (scratch >> 3) + 4);
    return ((left + right) / 2 - penX) * c + ((low + high) / 2 - penY) * d < 0;
  };

  const sizeOf = (letters: ReadonlyMap<number, number>): number | undefined => {
    const advances = [...letters].flatMap(([code, index]) => (hasUsualAdvance(code) ? (advanceOf(index) ?? []) : []));
    if (advances.length === 0) return undefined;
    const size = median(advances) / USUAL_ADVANCE;
    return size > SAME_SIZE || size < 1 / SAME_SIZE ? size : 1;
  };

  const isTurnedOver = (letters: ReadonlyMap<number, number>): boolean => {
    const standing = [...letters].filter(([code]) => !hasDescender(code));
    return 2 * standing.filter(([, index]) => standsBelow(index)).length > standing.length;
  };

  /** The font with most letters decides for those with few: one program wrote them, and symbols hang from their line. */
  const unitsOfPage = (): { of: ReadonlyMap<number, DrawnUnit>; others: DrawnUnit } => {
    const fonts = [...lettersOfPage()]
      .filter(([font]) => isOfDrawings(pdfium, font, scratch))
      .sort(([, one], [, other]) => other.size - one.size);
    if (fonts.length === 0) return { of: new Map(), others: AS_STATED };
    const [[, most]] = fonts;
    const others = { size: sizeOf(most) ?? 1, isTurnedOver: most.size >= LEAST_LETTERS && isTurnedOver(most) };
    const unitOf = (letters: ReadonlyMap<number, number>): DrawnUnit => {
      const size = sizeOf(letters) ?? others.size;
      const isOfOthers = letters.size < LEAST_LETTERS || (size !== 1 && others.size !== 1);
      return { size, isTurnedOver: isOfOthers ? others.isTurnedOver : isTurnedOver(letters) };
    };
    return { of: new Map(fonts.map(([font, letters]) => [font, unitOf(letters)])), others };
  };

  return (font) => {
    let unit = known.get(font);
    if (unit !== undefined) return unit;
    if (isOfDrawings(pdfium, font, scratch)) {
      ofPage ??= unitsOfPage();
      unit = ofPage.of.get(font) ?? ofPage.others;
    } else unit = AS_STATED;
    known.set(font, unit);
    return unit;
  };
}
