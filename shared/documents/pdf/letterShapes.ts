/**
 * Whether a glyph looks like the letter or digit that its font says it is. What a font says is a table, which may be wrong by
 * mistake or by intent; the shape is what people read. Compared with PDFium's own standard fonts.
 */
import { glyphOutline } from './glyphOutline.ts';
import { glyphPicture, likeness, type GlyphPicture } from './glyphPicture.ts';
import type { Pdfium } from './pdfium.ts';

/** Of the standard fonts of every PDF viewer; slanted ones come in one width each. */
const FONTS = [
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Times-Roman',
  'Times-Bold',
  'Times-Italic',
  'Courier',
  'Courier-Bold',
];
const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * By how much more a glyph must look like another character than like its own to be doubted. Measured on 375 fonts of 190 PDFs:
 * of digits that are what the font says one of 2,000 looks more like another one, of letters one of 1,000 by so much; where one stands
 * for another at random, 99 of 100 digits and 97 of 100 letters are doubted.
 */
const DIGIT_LEAD = 0.03;
const LETTER_LEAD = 0.1;
/** What a letter must look like to count as that one: less is an ornament, or a letter of an unusual hand. */
const LETTER_LIKENESS = 0.8;
/** From here on a letter is its own without comparing others: what is nearer to it lies within the lead that would be asked for. */
const OWN_LIKENESS = 0.93;
/** Verdicts that are kept, by outline: a long document has some hundreds. */
const MOST_KEPT = 20_000;
/** Room for two floats in PDFium's memory. */
const SCRATCH_BYTES = 8;

export interface LetterShapes {
  /**
   * The character that a font's glyph looks more like than like the basic Latin letter or digit that it stands for; undefined
   * when it looks like itself, the empty string when its outline cannot be known.
   */
  mistakenFor(font: number, codePoint: number): string | undefined;
}

export const isDigit = (codePoint: number): boolean => codePoint >= 0x30 && codePoint <= 0x39;
/** Whether the shape of a character is known. */
export const hasKnownShape = (codePoint: number): boolean =>
  isDigit(codePoint) || (codePoint >= 0x41 && codePoint <= 0x5a) || (codePoint >= 0x61 && codePoint <= 0x7a);

export function createLetterShapes(pdfium: Pdfium): LetterShapes {
  const scratch = pdfium.call.malloc(SCRATCH_BYTES);
  const kept = new Map<string, string | undefined>();
  let models: Map<string, GlyphPicture[]> | undefined;
  return {
    mistakenFor: (font, codePoint) => {
      const outline = glyphOutline(pdfium, font, codePoint, scratch);
      if (outline === undefined) return '';
      const name = `${codePoint} ${outline.name}`;
      if (kept.has(name)) return kept.get(name);
      const picture = glyphPicture(outline.contours());
      models ??= modelsOf(pdfium, scratch);
      const verdict = picture === undefined ? '' : mistaken(picture, codePoint, models);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(name, verdict);
      return verdict;
    },
  };
}

function mistaken(
  picture: GlyphPicture,
  codePoint: number,
  models: ReadonlyMap<string, readonly GlyphPicture[]>,
): string | undefined {
  const character = String.fromCharCode(codePoint);
  const isFigure = isDigit(codePoint);
  const likenessTo = (other: string): number =>
    (models.get(other) ?? []).reduce((most, model) => Math.max(most, likeness(picture, model)), 0);
  const own = Math.max(likenessTo(character), isFigure ? 0 : likenessTo(otherCase(character)));
  if (!isFigure && own >= OWN_LIKENESS) return undefined;
  let best = { character, likeness: own };
  for (const other of isFigure ? DIGITS : LETTERS) {
    const one = likenessTo(other);
    if (one > best.likeness) best = { character: other, likeness: one };
  }
  const isDoubted = isFigure
    ? best.likeness >= own + DIGIT_LEAD
    : best.likeness >= own + LETTER_LEAD && best.likeness >= LETTER_LIKENESS;
  return isDoubted ? best.character : undefined;
}

/** Small capitals have the codes of small letters. */
const otherCase = (letter: string): string => {
  const small = letter.toLowerCase();
  return letter === small ? letter.toUpperCase() : small;
};

function modelsOf(pdfium: Pdfium, scratch: number): Map<string, GlyphPicture[]> {
  const { call } = pdfium;
  const document = call.FPDF_CreateNewDocument();
  const models = new Map<string, GlyphPicture[]>();
  for (const name of FONTS) {
    const bytes = new TextEncoder().encode(`${name}\0`);
    const pointer = call.malloc(bytes.length);
    pdfium.bytes().set(bytes, pointer);
    const font = call.FPDFText_LoadStandardFont(document, pointer);
    call.free(pointer);
    for (const character of DIGITS + LETTERS) {
      const outline = glyphOutline(pdfium, font, character.charCodeAt(0), scratch);
      const picture = outline && glyphPicture(outline.contours());
      if (picture !== undefined) models.set(character, [...(models.get(character) ?? []), picture]);
    }
  }
  call.FPDF_CloseDocument(document);
  return models;
}
