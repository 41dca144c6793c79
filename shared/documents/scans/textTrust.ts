/**
 * Whether a page's text layer is what the page shows. Decided per page from the text and from what the page draws, before
 * anything is drawn, because most pages have a good text layer and must cost nothing.
 */
import type { PageDrawing, TextTrust } from '../pdfReader.ts';
import { pageText, type IndexedPage } from '../textIndex.ts';
import { hasUsualArabic } from './arabicWords.ts';
import { characterCounter } from './characterCounter.ts';
import { hasUsualLetters } from './letterShares.ts';

/** Share of characters without meaning (U+FFFD, controls, private use) from which the text is garbage: bullets and logos stay far below. */
const GARBAGE_SHARE = 0.15;
/** Images that cover this share of the page are what it shows: a scan with its margins, not a figure. */
export const SCAN_COVER = 0.5;
/** Up to this many letters and digits, the text over a scan is a stamp, a page number or a heading, not the page's text. */
const STAMP_LETTERS = 120;
/** Share of invisible text objects from which the layer counts as added by an OCR program, or to deceive. */
const HIDDEN_SHARE = 0.5;
/** Share of words of basic Latin letters without any vowel: 3 % in English, Polish or Czech text, above 35 % if characters are mixed up. */
const VOWELLESS_SHARE = 0.3;
/** Shorter words are abbreviations. */
const WORD_LETTERS = 4;
/** Fewer words may be codes or names. */
const LEAST_WORDS = 15;

export function textTrust(page: IndexedPage, contents: PageDrawing): TextTrust {
  if (!contents.draws) return 'trusted';
  const text = pageText(page);
  const letters = letterCount(text);
  if (letters === 0 || isGarbage(text)) return 'useless';
  if (contents.imageCover >= SCAN_COVER && letters <= STAMP_LETTERS) return 'useless';
  if (contents.hiddenTextShare >= HIDDEN_SHARE || isPictorial(text, letters)) return 'doubtful';
  if (isSoup(text) || !hasUsualLetters(text) || !hasUsualArabic(text)) return 'doubtful';
  return 'trusted';
}

/** Letters and digits. */
export const letterCount = characterCounter(/[\p{L}\p{N}]/u);
const characterCount = characterCounter(/\S/u);
const meaninglessCount = characterCounter(/(?!\s)[\ufffd\p{Cc}\p{Co}\p{Cn}]/u);
const pictureCount = characterCounter(/\p{So}/u);

export function isGarbage(text: string): boolean {
  const meaningless = meaninglessCount(text);
  return meaningless > 0 && meaningless > GARBAGE_SHARE * characterCount(text);
}

/** More pictures than letters: if a producer numbered the shapes of a font itself, they are read as stars and arrows. */
const isPictorial = (text: string, letters: number): boolean =>
  text.length - letters > letters && pictureCount(text) > letters;

const VOWEL = /[aeiouyAEIOUY]/;

/** Letters that form no words: from fonts whose glyph numbers were taken for character codes. */
export function isSoup(text: string): boolean {
  const words =
    text.match(/(?<![\p{L}\p{N}])[A-Za-z]+(?![\p{L}\p{N}])/gu)?.filter((word) => word.length >= WORD_LETTERS) ?? [];
  if (words.length < LEAST_WORDS) return false;
  return words.filter((word) => !VOWEL.test(word)).length > VOWELLESS_SHARE * words.length;
}
