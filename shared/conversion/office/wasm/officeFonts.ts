/** Fonts for the scripts that the LibreOffice package has none for: those that pages are drawn with, one weight each. */
import { BROWSER_FONTS, fontPath } from '../../browser/browserFonts.ts';

/** The package has Latin, Greek and Cyrillic of its own, in more styles and with the metrics of Office's fonts. */
const HAS_ITS_OWN = /\/(Arimo|Tinos|Cousine|NotoSans)_/;

export const officeFontPaths = (): string[] =>
  BROWSER_FONTS.filter(({ path }) => !HAS_ITS_OWN.test(path)).map((font) => fontPath(font, import.meta.url));
