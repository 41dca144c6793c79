/**
 * Gives the characters of a page with right-to-left text what is drawn: brackets as they look, the letters of a glyph in their order, spaces
 * where they are.
 */
import { isOpening, mirrorImageOf } from '../layout/brackets.ts';
import { isRightToLeft } from '../layout/codePoints.ts';
import { axesOf, type Glyph, type GlyphGroup } from '../layout/glyph.ts';
import type { ActualTexts } from './actualText.ts';
import { bulgesLeft } from './bracketShape.ts';
import { glyphOutline } from './glyphOutline.ts';
import { transform } from './glyphRuns.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { isPresentationForm, statedOrder, turnedLine } from './turnedText.ts';

/**
 * @param groups of the page; their texts are changed in place
 * @param scratch room for four doubles in PDFium's memory
 */
export function undoTurns(
  pdfium: Pdfium,
  { toDisplay }: PdfiumPage,
  textPage: number,
  groups: readonly GlyphGroup[],
  actualTexts: ActualTexts,
  scratch: number,
): void {
  const isTurnedPage = groups.some(({ glyphs }) => glyphs.some(({ text }) => isRightToLeft(text.charCodeAt(0))));
  if (!isTurnedPage) return;
  const turns = turnsOf(pdfium, textPage);
  const looks = bracketLooks(pdfium, scratch);
  const { call } = pdfium;
  for (const { frame, glyphs } of groups) {
    const axes = axesOf(frame);
    const spaceAt = (index: number): number => {
      call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
      const [left, right, low] = pdfium.doubles().subarray(scratch >> 3, (scratch >> 3) + 3);
      const { x, y } = transform(toDisplay, (left + right) / 2, low);
      return x * axes.alongX + y * axes.alongY;
    };
    for (const glyph of glyphs) {
      if (glyph.spaceBefore) glyph.spacesAt = turns.spacesBefore(glyph.order).map(spaceAt);
      const mirrored = mirrorImageOf(glyph.text);
      if (mirrored === undefined) continue;
      const object = call.FPDFText_GetTextObject(textPage, glyph.order);
      // What is stated of a span is its logical text, which PDFium has mirrored where it is drawn mirrored.
      if (actualTexts.spanOf(object) !== 0) continue;
      const stated = turns.isTurned(glyph.order) ? mirrored : glyph.text;
      glyph.text = looks(call.FPDFTextObj_GetFont(object), stated);
    }
    undoLigatures(glyphs, turns);
  }
}

interface Turns {
  code(index: number): number;
  isTurned(index: number): boolean;
  isReversed(index: number): boolean;
  /** Those that are drawn. */
  spacesBefore(index: number): readonly number[];
}

/** By PDFium's numbers of characters. */
const SPACE = 0x20;

function turnsOf({ call }: Pdfium, textPage: number): Turns {
  const count = call.FPDFText_CountChars(textPage);
  const codes = new Uint32Array(count);
  const turned = new Uint8Array(count);
  const reversed = new Uint8Array(count);
  let from = 0;
  for (let index = 0; index <= count; index++) {
    if (index < count) codes[index] = call.FPDFText_GetUnicode(textPage, index);
    if (index < count && !isLineEnd(codes[index])) continue;
    if (index > from) {
      const line = turnedLine(Array.from(codes.subarray(from, index)));
      if (line.isReversed) reversed.fill(1, from, index);
      for (const [at, isTurned] of line.isTurned.entries()) if (isTurned) turned[from + at] = 1;
    }
    from = index + 1;
  }
  return {
    code: (index) => codes[index],
    isTurned: (index) => turned[index] === 1,
    isReversed: (index) => reversed[index] === 1,
    spacesBefore: (index) => {
      const spaces: number[] = [];
      for (let at = index - 1; at >= 0 && codes[at] <= SPACE && !isLineEnd(codes[at]); at--) {
        if (call.FPDFText_GetTextObject(textPage, at) !== 0 && call.FPDFText_IsGenerated(textPage, at) === 0)
          spaces.push(at);
      }
      return spaces;
    },
  };
}

const isLineEnd = (code: number): boolean => code === 0x0d || code === 0x0a;

/**
 * What a bracket of a font looks like, whatever the font says: word processors state the character that was typed, which is the other one of
 * the pair in right-to-left text; browsers state the one that is drawn. Without an outline the font is believed.
 */
function bracketLooks(pdfium: Pdfium, scratch: number): (font: number, stated: string) => string {
  const known = new Map<string, string>();
  return (font, stated) => {
    const key = `${font} ${stated}`;
    let look = known.get(key);
    if (look === undefined) {
      const outline = glyphOutline(pdfium, font, stated.codePointAt(0) ?? 0, scratch);
      const isLeft = outline === undefined ? undefined : bulgesLeft(outline.contours());
      const isSame = isLeft === undefined || isLeft === isOpening(stated);
      known.set(key, (look = isSame ? stated : (mirrorImageOf(stated) ?? stated)));
    }
    return look;
  };
}

interface Piece {
  readonly glyph: Glyph;
  readonly code: number;
}

function undoLigatures(glyphs: readonly Glyph[], turns: Turns): void {
  const found = ligaturesOf(glyphs).map((pieces) => {
    const reported = pieces.map((glyph): Piece => ({ glyph, code: turns.code(glyph.order) }));
    const stated = statedOrder(reported, turns.isReversed(pieces[0].order));
    const isForm = isPresentationForm(textOf(reported));
    return { reported, stated, isForm, isFormTurned: isPresentationForm(textOf(stated)) };
  });
  // Some pairs of letters are a form in both orders: whether the fonts of the page state forms is seen by the others.
  const statesForms = found.some(({ isForm, isFormTurned }) => isForm && !isFormTurned);
  for (const { reported, stated, isForm, isFormTurned } of found) {
    if (isForm && (!isFormTurned || statesForms)) continue;
    const texts = stated.map(({ glyph }) => glyph.text);
    for (const [at, { glyph }] of reported.entries()) glyph.text = texts[at];
  }
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ glyph }) => glyph.text).join('');

/** Several characters with letters written from right to left that one glyph draws. */
function ligaturesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const found: Glyph[][] = [];
  for (let at = 0; at < glyphs.length; at++) {
    const pieces = [glyphs[at]];
    while (at + 1 < glyphs.length && glyphs[at + 1].origin === pieces[0].origin) pieces.push(glyphs[++at]);
    if (pieces.length > 1 && pieces.some(({ text }) => isRightToLeft(text.charCodeAt(0)))) found.push(pieces);
  }
  return found;
}
