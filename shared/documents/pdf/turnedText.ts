/**
 * What PDFium makes of lines with right-to-left text, undone: it orders each line by an algorithm of its own, and on the way turns round the
 * letters of one glyph ("ريال" that is a single glyph) and exchanges brackets for their mirror images. Here a character gets back what the
 * font says of it.
 */
import { isRightToLeft } from '../layout/codePoints.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** As PDFium classes characters: written from right to left, from left to right, part of whatever is around them, or neither. */
export type TurnClass = 'right' | 'left' | 'weak' | 'neutral';

/** A line of PDFium's: what it orders at once. */
export interface TurnedLine {
  /** Its parts are in the reverse of their order from left to right. */
  readonly isReversed: boolean;
  /** By the position in the line: letters from right to left, and what stands among them. */
  readonly isTurned: readonly boolean[];
}

/** @param codes of one line, in the order in which PDFium reports them */
export function turnedLine(codes: readonly number[]): TurnedLine {
  const classes = codes.map(turnClassOf);
  const stretches = (wanted: TurnClass): number =>
    classes.filter((each, at) => each === wanted && (at === 0 || classes[at - 1] !== wanted)).length;
  const right = stretches('right');
  const isReversed = right > 0 && right >= stretches('left');
  let isRight = isReversed;
  const isTurned = classes.map((each) => {
    if (each === 'right' || each === 'left') isRight = each === 'right';
    return each === 'right' || (each === 'neutral' && isRight);
  });
  return { isReversed, isTurned };
}

const DIGIT_OR_MARK =
  /^[\p{Nd}\p{Mn}\p{Sc}\u00b0\u2030\u2032\u2033\u2212\u066a-\u066c\u060c\u00b2\u00b3\u00b9\u2070-\u2089]$/u;
const WEAK_SYMBOLS = new Set(Array.from('+-#%,./:', (character) => character.charCodeAt(0)));
const LETTER = /^[\p{L}\p{Mc}\p{Nl}]$/u;

export function turnClassOf(code: number): TurnClass {
  if (code <= 0x20) return 'neutral';
  if (WEAK_SYMBOLS.has(code)) return 'weak';
  const text = String.fromCodePoint(code);
  if (DIGIT_OR_MARK.test(text)) return 'weak';
  if (isRightToLeft(code)) return 'right';
  return LETTER.test(text) ? 'left' : 'neutral';
}

/** The letters that one glyph stands for in the order in which the font states them. */
export function statedOrder<T extends { readonly code: number }>(reported: readonly T[], isReversed: boolean): T[] {
  const stretches: T[][] = [];
  let last: TurnClass | undefined;
  for (const letter of reported) {
    const own = turnClassOf(letter.code);
    if (own !== last) stretches.push([]);
    stretches[stretches.length - 1].push(letter);
    last = own;
  }
  for (const stretch of stretches) if (turnClassOf(stretch[0].code) === 'right') stretch.reverse();
  return (isReversed ? stretches.reverse() : stretches).flat();
}

let forms: ReadonlySet<string> | undefined;

/**
 * Whether Unicode has a character for these letters as one glyph. A font that states that character states no order: PDFium takes it apart
 * after everything else, and its letters are in their order.
 */
export function isPresentationForm(letters: string): boolean {
  forms ??= new Set(
    [...range(0xfb1d, 0xfdff), ...range(0xfe70, 0xfefc)]
      .map((code) => normalForm(String.fromCodePoint(code), 'NFKC'))
      .filter((text) => text.length > 1),
  );
  return forms.has(letters);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
