/** Where the typesetting process's entry and its settings are: beside the bundle when bundled, otherwise in the source tree. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EAST_ASIAN_FONTS } from '../../documents/pdf/fontFiles.ts';
import { fallbackFontPath, pdfjsFolders } from '../../documents/pdf/pdfAssets.ts';
import { besideModule, runsFromSource } from '../../platform/besideModule.ts';

/** In addition to Latin, Greek, Cyrillic, Chinese, Japanese and Korean, whose fonts the PDF reader has. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
  // Last: it has Arabic letters too, which it does not join.
  'Math',
] as const;

/** The order in which fonts are tried for a letter, followed by any other font that has it. */
export const TYPEFACE_FAMILIES: readonly string[] = [
  'Liberation Sans',
  ...SCRIPTS.map((script) => `Noto Sans ${script}`),
];

interface ScriptFont {
  readonly package: string;
  /** Within the package. */
  readonly path: string;
  /** Beside a bundle. */
  readonly asset: string;
}

export const SCRIPT_FONTS: readonly ScriptFont[] = SCRIPTS.map((script) => {
  const file = `NotoSans${script}_400Regular.ttf`;
  const owner = `@expo-google-fonts/noto-sans-${script.toLowerCase()}`;
  return { package: owner, path: `400Regular/${file}`, asset: `scriptFonts/${file}` };
});

/** What a bundle must have beside its main file, with the files of SCRIPT_FONTS and what the PDF reader has. */
export const TYPESETTING_ASSETS = {
  /** `shared/evidence/typesetting/typesettingProcess.ts`, bundled as an ES module. */
  process: 'typesettingProcess.mjs',
  /** `shared/evidence/typesetting/fonts.conf`. */
  fontSettings: 'fonts.conf',
} as const;

export const typesettingProcessPath = (moduleUrl: string): string =>
  fileURLToPath(besideModule(moduleUrl, 'typesettingProcess.ts', TYPESETTING_ASSETS.process));

export const fontSettingsPath = (moduleUrl: string): string =>
  fileURLToPath(new URL(`./${TYPESETTING_ASSETS.fontSettings}`, moduleUrl));

export function typefacePaths(moduleUrl: string): string[] {
  const { standardFonts } = pdfjsFolders(moduleUrl);
  return [
    `${standardFonts}LiberationSans-Regular.ttf`,
    `${standardFonts}LiberationSans-Bold.ttf`,
    ...Object.values(EAST_ASIAN_FONTS).map((font) => fallbackFontPath(font, moduleUrl)),
    ...SCRIPT_FONTS.map((font) => scriptFontPath(font, moduleUrl)),
  ];
}

const scriptFontPath = ({ package: owner, path, asset }: ScriptFont, moduleUrl: string): string =>
  runsFromSource(moduleUrl)
    ? join(dirname(createRequire(moduleUrl).resolve(owner)), path)
    : fileURLToPath(new URL(`./${asset}`, moduleUrl));
