/** How wide a text is in a cell, estimated on the wide side: what does not fit is cut off, or shown as `###`. */
import { greatest } from '../../../platform/longLists.ts';

export interface CellFont {
  /** Points. */
  readonly size: number;
  readonly isBold: boolean;
}

const POINTS_PER_INCH = 72;
/** Parts of the font's size: slightly more than the letters of Liberation Sans and Carlito take. */
const NARROW = 0.32;
const COMMON = 0.58;
const BROAD = 0.88;
const FULL = 1.05;
const BOLD = 1.1;
/** What LibreOffice leaves free on both sides, with a little to spare, inches. */
const PADDING_INCHES = 0.14;
/** Lines are this much higher than their font size. */
const LINE_HEIGHT = 1.3;

const NARROW_CHARACTERS = /[ .,:;'|!()[\]iIjlt]/;
const BROAD_CHARACTERS = /[%@&mwMWΑ-ΩА-ЯA-Z—…]/;
/** Chinese, Japanese, Korean, and pictures. */
const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{1faff}\u{20000}-\u{3ffff}]/u;

/** Width of the longest line, inches. */
export const textWidth = (text: string, font: CellFont): number =>
  Math.max(0, greatest(text.split('\n').map((line) => lineWidth(line, font)))) + PADDING_INCHES;

/** Height that the text takes in a column of that width, with its lines broken, inches. */
export function textHeight(text: string, font: CellFont, columnInches: number): number {
  const room = Math.max(0.1, columnInches - PADDING_INCHES);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(lineWidth(line, font) / room)), 0);
  return (lines * font.size * LINE_HEIGHT) / POINTS_PER_INCH;
}

function lineWidth(line: string, { size, isBold }: CellFont): number {
  let ems = 0;
  for (const character of line) ems += characterWidth(character);
  return (ems * size * (isBold ? BOLD : 1)) / POINTS_PER_INCH;
}

function characterWidth(character: string): number {
  if (FULL_WIDTH.test(character)) return FULL;
  if (NARROW_CHARACTERS.test(character)) return NARROW;
  return BROAD_CHARACTERS.test(character) ? BROAD : COMMON;
}
