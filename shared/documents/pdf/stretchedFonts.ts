/**
 * Fonts that the file does not contain, and for which PDFium draws a typeface of variable width and weight (Multiple Master) as wide as the
 * font states. The ink that it reports for their glyphs is as wide as they were stretched last: there the ink is derived from the advance.
 */
import type { Box, CharacterPlaces } from './characterPlaces.ts';
import type { TextStyle } from './textStyle.ts';

/** PDFium has its own typefaces for these and similar ones (the PDF specification's standard 14), which it draws as they are. */
const STANDARD = /^(?:[A-Z]{6}\+)?(?:Arial|Helvetica|Times|Courier|Symbol|ZapfDingbats)/i;

export const isStretched = ({ substituteX: lentX }: TextStyle, fontName: string): boolean =>
  lentX !== 0 && !STANDARD.test(fontName);

/** For a character, in units of the page. @param box its advance, and the font's height */
export function inkBoxOf(places: CharacterPlaces, index: number, isOfStretched: boolean, { left, right }: Box): Box {
  const ink = places.inkOf(index);
  return isOfStretched ? { ...ink, left, right } : ink;
}
