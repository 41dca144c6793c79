/** A run of text as operators of a page's content: glyphs in the order of the page, each where shaping puts it. */
import type { Glyph } from '@cantoo/fontkit';
import {
  beginText,
  endText,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type Color,
} from 'pdf-lib';
import type { Run } from './brokenLines.ts';
import { FEATURES } from './typefaces.ts';

/** Hexadecimal digits of a glyph's code. */
const CODE_DIGITS = 4;

/**
 * @param fontKey the page's name for the run's font
 * @param x of its left end, points. @param y of its baseline
 */
export function drawnRun(run: Run, fontKey: PDFName, colour: Color, x: number, y: number): PDFOperator[] {
  const { face, text, drawn, size, level } = run;
  const { glyphs, positions } = face.font.layout(drawn, FEATURES);
  const codes = face.embedded.encodeText(drawn).asString();
  const scale = size / face.font.unitsPerEm;
  const shown: PDFOperator[] = [];
  let stretch = { codes: '', x: 0, y: 0 };
  /** In font units: where the next glyph begins, and where it would begin by default. */
  let pen = 0;
  let natural = 0;
  const show = (): void => {
    if (stretch.codes === '') return;
    shown.push(setTextMatrix(1, 0, 0, 1, x + stretch.x * scale, y + stretch.y * scale));
    shown.push(showText(PDFHexString.of(stretch.codes)));
  };
  for (const [i, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions?.[i] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
    const at = pen + xOffset;
    if (at !== natural || yOffset !== stretch.y || stretch.codes === '') {
      show();
      stretch = { codes: '', x: at, y: yOffset };
    }
    stretch.codes += codes.slice(i * CODE_DIGITS, (i + 1) * CODE_DIGITS);
    natural = at + glyph.advanceWidth;
    pen += xAdvance;
  }
  show();
  const written = [beginText(), setFillingColor(colour), setFontAndSize(fontKey, size), ...shown, endText()];
  return isSpelt(drawn, glyphs)
    ? written
    : [
        saying(level % 2 === 1 ? Array.from(text).reverse().join('') : text),
        ...written,
        PDFOperator.of(PDFOperatorNames.EndMarkedContent),
      ];
}

/**
 * Whether the glyphs, one after the other, represent the text: those of Arabic are letters without their dots, those of Indic
 * scripts change places.
 */
function isSpelt(drawn: string, glyphs: readonly Glyph[]): boolean {
  const characters = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  return characters.join('') === drawn || characters.reverse().join('') === drawn;
}

/**
 * What readers find and copy (PDF 32000-1, 14.9.4). Right-to-left text is in page order: PDFium and poppler reverse it like any
 * other (observed).
 */
const saying = (text: string): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
    PDFName.of('Span'),
    `<</ActualText ${PDFHexString.fromText(text).toString()}>>`,
  ]);
