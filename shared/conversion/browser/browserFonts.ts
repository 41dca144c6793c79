/**
 * The fonts that pages are drawn with: Chromium comes with one Latin face, and a character that no font has is lost from the rendition's
 * text. Families with the usual names and metrics in four styles, plus one weight of every large script.
 */
import { fileURLToPath } from 'node:url';
import { FALLBACK_FONTS, fontFileName, installedFont, notoFont, type FontFile } from '../../documents/pdf/fontFiles.ts';
import { PDF_ASSETS } from '../../documents/pdf/pdfAssets.ts';
import { runsFromSource } from '../../platform/besideModule.ts';

/** In addition to Latin, Greek, Cyrillic and Hebrew, which the text families have. */
const SCRIPTS = [
  'Sans',
  'SansArabic',
  'SansArmenian',
  'SansBengali',
  'SansDevanagari',
  'SansEthiopic',
  'SansGeorgian',
  'SansGujarati',
  'SansGurmukhi',
  'SansHebrew',
  'SansKannada',
  'SansKhmer',
  'SansLao',
  'SansMalayalam',
  'SansMath',
  'SansMyanmar',
  'SansSinhala',
  'SansSymbols2',
  'SansTamil',
  'SansTelugu',
  'SansThai',
  'ColorEmoji',
] as const;

/** The PDF reader's own fallback fonts are the text families, and those for Chinese, Japanese and Korean. */
export const BROWSER_FONTS: readonly FontFile[] = [...FALLBACK_FONTS, ...SCRIPTS.map(notoFont)];

/**
 * The folder beside a bundle with the files of BROWSER_FONTS under their base names, except those that the PDF reader already has there.
 */
const FONTS_ASSET = 'browserFonts/';

const OF_THE_READER: ReadonlySet<string> = new Set(FALLBACK_FONTS.map(fontFileName));

/** Where a bundle has the font, relative to its main file. */
export const fontAsset = (font: FontFile): string =>
  `${OF_THE_READER.has(fontFileName(font)) ? PDF_ASSETS.fonts : FONTS_ASSET}${fontFileName(font)}`;

export const fontPath = (font: FontFile, moduleUrl: string): string =>
  runsFromSource(moduleUrl)
    ? installedFont(font, moduleUrl)
    : fileURLToPath(new URL(`./${fontAsset(font)}`, moduleUrl));

const PREFERENCES = [
  ['sans-serif', 'Arimo'],
  ['serif', 'Tinos'],
  ['monospace', 'Cousine'],
  ['system-ui', 'Arimo'],
  ['Arial', 'Arimo'],
  ['Helvetica', 'Arimo'],
  ['Times New Roman', 'Tinos'],
  ['Times', 'Tinos'],
  ['Courier New', 'Cousine'],
  ['Courier', 'Cousine'],
  ['emoji', 'Noto Color Emoji'],
] as const;

/**
 * Used where a page's own fonts lack a character. The mathematical and symbol fonts hold some of the Arabic and Latin letters: chosen for a
 * whole word they would lose the letters that they lack.
 */
const FALLBACK_ORDER = SCRIPTS.filter((script) => script !== 'SansMath' && script !== 'SansSymbols2').map(
  (script) => `Noto ${script.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}`,
);

/** Fontconfig's settings: these folders, these names, and nothing that happens to be on the machine. */
export function fontsConf(fontFolder: string, cacheFolder: string): string {
  const aliases = PREFERENCES.map(
    ([family, ours]) =>
      `  <alias binding="same"><family>${family}</family><prefer><family>${ours}</family></prefer></alias>`,
  );
  const fallbacks = FALLBACK_ORDER.map((family) => `<string>${family}</string>`).join('');
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${fontFolder}</dir>`,
    `  <cachedir>${cacheFolder}</cachedir>`,
    ...aliases,
    `  <match target="pattern"><edit name="family" mode="append_last">${fallbacks}</edit></match>`,
    '</fontconfig>',
    '',
  ].join('\n');
}
