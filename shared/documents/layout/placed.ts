/** A character on its way into a line: the text grows by the marks on it, a ligature's extent is shared out. */
import type { Glyph } from './glyph.ts';

export interface Placed {
  /** The character with its marks. */
  text: string;
  /** Points along the frame. */
  start: number;
  end: number;
  readonly glyph: Glyph;
  /** White space stands between the unit before and this one. */
  spaceBefore: boolean;
}

/** Whether a character is a letter, of any script. */
export function isLetter(text: string): boolean {
  const code = text.charCodeAt(0);
  // Most characters are ASCII, and the expression costs twenty times as much.
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return LETTER.test(text);
}

const LETTER = /\p{L}/u;
