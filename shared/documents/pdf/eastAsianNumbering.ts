/**
 * Fonts that say nothing PDFium understands about their characters, and that have East Asian ones under their Unicode numbers: word
 * processors write them this way, with a table that maps all numbers to themselves. Glyph numbers in such fonts are elsewhere.
 */
import type { Pdfium } from './pdfium.ts';

/** Share of a font's different numbers that must be those of East Asian characters; the others are dashes, arrows and circled digits. */
const EAST_ASIAN_SHARE = 0.9;
/** Minimum of the most common characters that the fonts of the page must have: in text of a few lines they all occur. */
const LEAST_COMMON = 3;
/** 、。のにをは in Japanese, 的一是，（ in Chinese, 이다의는을에 in Korean. */
const COMMON = new Set(Array.from('、。のにをは的一是，（이다의는을에', (character) => character.codePointAt(0)));
const EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** @param fonts the undefined numbers, by font. @returns the fonts whose numbers are characters */
export function numberedInUnicode(fonts: ReadonlyMap<number, ReadonlySet<number>>): ReadonlySet<number> {
  const likely = [...fonts].filter(([, codes]) => {
    const eastAsian = [...codes].filter((code) => EAST_ASIAN.test(String.fromCodePoint(code))).length;
    return eastAsian >= EAST_ASIAN_SHARE * codes.size;
  });
  const common = new Set(likely.flatMap(([, codes]) => [...codes].filter((code) => COMMON.has(code))));
  return new Set(common.size < LEAST_COMMON ? [] : likely.map(([font]) => font));
}

/** Numbers of one byte are those of small fonts. */
const LAST_OF_SMALL_FONT = 0xff;

/** The same for the fonts of a page, determined when first requested. @param textPage PDFium's handle */
export function eastAsianFonts({ call }: Pdfium, textPage: number): (object: number) => boolean {
  let numbered: ReadonlySet<number> | undefined;
  return (object) => {
    numbered ??= numberedInUnicode(unsaidNumbers());
    return numbered.has(call.FPDFTextObj_GetFont(object));
  };

  function unsaidNumbers(): Map<number, Set<number>> {
    const fonts = new Map<number, Set<number>>();
    const count = call.FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index++) {
      const code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
      if (code <= LAST_OF_SMALL_FONT || code > 0xffff || call.FPDFText_HasUnicodeMapError(textPage, index) !== 1)
        continue;
      const object = call.FPDFText_GetTextObject(textPage, index);
      if (object === 0) continue;
      const font = call.FPDFTextObj_GetFont(object);
      const codes = fonts.get(font);
      if (codes === undefined) fonts.set(font, new Set([code]));
      else codes.add(code);
    }
    return fonts;
  }
}
