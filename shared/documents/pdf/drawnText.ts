/**
 * Text that a producer states for what it draws (`ActualText`), and that is not what it draws: "tel:" before a printed number, the name of
 * an icon. A reader of the page sees the drawn characters, so these are read, if the font says what they are. Scripts whose letters are
 * drawn as other shapes, in another order, need what is stated.
 */
import { SCRATCH_MARK_BYTES, statedTextsOf, type StatedText } from './actualText.ts';
import { mirrorImageOf } from '../layout/brackets.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** One glyph per letter, drawn in reading order; and what occurs among them in all scripts. */
const SIMPLE =
  /^(?:\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Common}|\p{Script=Inherited}|\p{Cc}|\p{Co})+$/u;
const PICTURES = /\p{Regional_Indicator}|\p{Emoji_Presentation}|\u200d|\ufe0f/u;
const WRITTEN = /[\p{L}\p{N}]/u;
/** Drawn as one glyph, and stated for that reason: they cannot say anything that is not drawn. */
const LIGATURE = /^(?:f[bfhijklt]|ff[bhijklt]|[cs][thp]|t[tiz]|T[hz]|[Ii][Jj]|Qu)$/;
/** Without meaning: not a character, or a control. */
const MEANINGLESS = /[\ufffd\p{Cn}]|(?![\t\n\r])\p{Cc}/u;

/** Whether a stated text would be read as it is drawn if it were not stated. */
const isPlainlyStated = (stated: string): boolean =>
  WRITTEN.test(stated) && SIMPLE.test(stated) && !PICTURES.test(stated) && !LIGATURE.test(stated.trim());

/** A single East Asian character. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/**
 * Whether a stated text that the font does not confirm as drawn may stand for any other. Browsers state single characters for which the
 * font has two numbers (日 and its radical): these are trusted as in scripts that need what is stated.
 */
export const isDoubtfullyStated = (stated: string): boolean =>
  isPlainlyStated(stated) && !EAST_ASIAN.test(stated.trim());

/**
 * Removes the stated texts that are not needed to read what the page draws. The page stays so until it is reloaded.
 * @param document PDFium's handle
 */
export function readAsDrawn(pdfium: Pdfium, document: number, page: PdfiumPage): void {
  const spans = statedTextsOf(pdfium, page.handle).filter(
    ({ text }) => text === '' || isPlainlyStated(text) || mirrorImageOf(text) !== undefined,
  );
  if (spans.length === 0) return;
  const { call } = pdfium;
  const key = call.malloc(SCRATCH_MARK_BYTES);
  pdfium.bytes().set(ACTUAL_TEXT, key);
  for (const { object, mark } of spans) call.FPDFPageObjMark_RemoveParam(object, mark, key);
  page.text.close();
  const drawn = drawnBy(pdfium, page, new Map(spans.flatMap((span) => span.objects.map((object) => [object, span]))));
  for (const span of spans) {
    // Nothing is stated, as with Qt for what it draws a second time to look bold: PDFium would read only the first object of the span.
    if (span.text === '') continue;
    const said = drawn.get(span);
    if (isMirrored(span.text, said?.text)) continue;
    const isTold = said?.text !== undefined && WRITTEN.test(said.text) && !MEANINGLESS.test(said.text);
    if (isTold && !(said.isStacked && isAccented(span.text, said.text))) continue;
    restore(pdfium, document, span, key);
    page.text.close();
  }
  call.free(key);
}

const ACTUAL_TEXT = Buffer.from('ActualText\0', 'latin1');

/** Bytes of PDFium's memory for a box: four doubles. */
const BOX_BYTES = 32;

interface Drawn {
  /** What the objects of a span say by themselves; undefined if a font does not say it. */
  readonly text: string | undefined;
  /** Horizontal bounds of the first character, and whether all others overlap it. */
  readonly left: number;
  readonly right: number;
  readonly isStacked: boolean;
}

/**
 * A letter that is drawn with its accents as separate glyphs, as LibreOffice does if the typeface lacks the combination. Fonts map such a
 * glyph to whatever is most like it: a prime, an apostrophe, a digit; and the letter to the whole.
 */
function isAccented(stated: string, drawn: string): boolean {
  const [letter, ...marks] = Array.from(normalForm(stated, 'NFD'));
  const [first, ...others] = Array.from(drawn);
  return (
    (letter === first || normalForm(stated, 'NFC') === first) &&
    marks.length > 0 &&
    marks.length === others.length &&
    marks.every((mark) => MARK.test(mark))
  );
}

const MARK = /^\p{M}$/u;

function drawnBy(
  pdfium: Pdfium,
  page: PdfiumPage,
  spanOf: ReadonlyMap<number, StatedText>,
): ReadonlyMap<StatedText, Drawn> {
  const { call } = pdfium;
  const drawn = new Map<StatedText, Drawn>();
  const textPage = page.text.open();
  if (textPage === 0) return drawn;
  const box = call.malloc(BOX_BYTES);
  const count = call.FPDFText_CountChars(textPage);
  for (let i = 0; i < count; i++) {
    const span = spanOf.get(call.FPDFText_GetTextObject(textPage, i));
    if (span === undefined || call.FPDFText_IsGenerated(textPage, i) === 1) continue;
    call.FPDFText_GetCharBox(textPage, i, box, box + 8, box + 16, box + 24);
    const [left, right] = pdfium.doubles().subarray(box >> 3, (box >> 3) + 2);
    const before = drawn.get(span) ?? { text: '', left, right, isStacked: true };
    const middle = (left + right) / 2;
    const isKnown = call.FPDFText_HasUnicodeMapError(textPage, i) !== 1;
    const unit = String.fromCharCode(call.FPDFText_GetUnicode(textPage, i) >>> 0);
    drawn.set(span, {
      ...before,
      text: before.text === undefined || !isKnown ? undefined : before.text + unit,
      isStacked: before.isStacked && middle >= before.left && middle <= before.right,
    });
  }
  call.free(box);
  return drawn;
}

/** Browsers state the bracket that was typed where text from right to left has its mirror image drawn. */
const isMirrored = (stated: string, drawn: string | undefined): boolean =>
  mirrorImageOf(stated) !== undefined && (drawn === stated || drawn === mirrorImageOf(stated));

/** In UTF-16 with its byte order mark, as producers write it. */
function restore(pdfium: Pdfium, document: number, { object, mark, text }: StatedText, key: number): void {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const value = pdfium.call.malloc(bytes.length);
  pdfium.bytes().set(bytes, value);
  pdfium.call.FPDFPageObjMark_SetBlobParam(document, object, mark, key, value, bytes.length);
  pdfium.call.free(value);
}
