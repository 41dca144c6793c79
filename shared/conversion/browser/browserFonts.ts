/**
 * The fonts that pages are drawn with: Chromium comes with one Latin face, and a character that no font has is lost from the rendition's
 * text. Families with the usual names and metrics in four styles, plus one weight of every large script.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FALLBACK_FONTS, PDF_ASSETS } from '../../documents/pdf/pdfAssets.ts';
import { runsFromSource } from '../../platform/besideModule.ts';

interface FontFile {
  readonly package: string;
  /** Within the package, with slashes. */
  readonly path: string;
}

const GOOGLE = '@expo-google-fonts/';
const STYLES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'] as const;

/** As wide as Arial, Times New Roman and Courier New, letter for letter, so that pages break where their authors saw them break. */
const TEXT_FAMILIES = ['Arimo', 'Tinos', 'Cousine'] as const;

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

const packageOf = (script: string): string =>
  `${GOOGLE}noto${script.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** For Chinese, Japanese and Korean: the PDF reader's own fallback fonts. */
export const BROWSER_FONTS: readonly FontFile[] = [
  ...TEXT_FAMILIES.flatMap((family) =>
    STYLES.map((style) => ({ package: GOOGLE + family.toLowerCase(), path: `${style}/${family}_${style}.ttf` })),
  ),
  ...SCRIPTS.map((script) => ({ package: packageOf(script), path: `400Regular/Noto${script}_400Regular.ttf` })),
  ...Object.values(FALLBACK_FONTS).map(({ package: owner, file }) => ({ package: owner, path: `fonts/${file}` })),
];

/**
 * The folder beside a bundle with the files of BROWSER_FONTS under their base names, except those that the PDF reader already has there.
 */
const FONTS_ASSET = 'browserFonts/';

const OF_THE_READER: ReadonlySet<string> = new Set(Object.values(FALLBACK_FONTS).map(({ file }) => file));

/** Where a bundle has the font, relative to its main file. */
export const fontAsset = (font: FontFile): string =>
  `${OF_THE_READER.has(fontName(font)) ? PDF_ASSETS.fonts : FONTS_ASSET}${fontName(font)}`;

export const fontName = ({ path }: FontFile): string => path.slice(path.lastIndexOf('/') + 1);

export function fontPath(font: FontFile, moduleUrl: string): string {
  if (!runsFromSource(moduleUrl)) return fileURLToPath(new URL(`./${fontAsset(font)}`, moduleUrl));
  const folder = packageFolder(font.package, moduleUrl);
  return join(folder, font.path);
}

/** Some packages hide their manifest, so the folder is found by the name in the path of what they do export. */
function packageFolder(name: string, moduleUrl: string): string {
  const entry = createRequire(moduleUrl).resolve(name);
  return join(entry.slice(0, entry.lastIndexOf(join('node_modules', name))), 'node_modules', name);
}

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
