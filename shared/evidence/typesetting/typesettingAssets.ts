/** Where the typesetting process's entry and its settings lie: beside the bundle when bundled, else in the source tree. */
import { fileURLToPath } from 'node:url';
import { fallbackFontPath, FALLBACK_FONTS, pdfjsFolders, type FallbackFont } from '../../documents/pdf/pdfAssets.ts';

/** What a bundle must have beside its main file. Its fonts are those that PDFs without fonts are drawn with. */
export const TYPESETTING_ASSETS = {
  /** `shared/evidence/typesetting/typesettingProcess.ts`, bundled as an ES module. */
  process: 'typesettingProcess.mjs',
  /** `shared/evidence/typesetting/fonts.conf`. */
  fontSettings: 'fonts.conf',
} as const;

const runsFromSource = (moduleUrl: string): boolean => moduleUrl.endsWith('.ts');

export const typesettingProcessPath = (moduleUrl: string): string =>
  fileURLToPath(
    new URL(runsFromSource(moduleUrl) ? './typesettingProcess.ts' : `./${TYPESETTING_ASSETS.process}`, moduleUrl),
  );

export const fontSettingsPath = (moduleUrl: string): string =>
  fileURLToPath(new URL(`./${TYPESETTING_ASSETS.fontSettings}`, moduleUrl));

/** In the order in which they are asked for a letter. */
export function typefacePaths(moduleUrl: string): string[] {
  const { standardFonts } = pdfjsFolders(moduleUrl);
  const fallbacks = Object.keys(FALLBACK_FONTS) as FallbackFont[];
  return [
    `${standardFonts}LiberationSans-Regular.ttf`,
    `${standardFonts}LiberationSans-Bold.ttf`,
    ...fallbacks.map((font) => fallbackFontPath(font, moduleUrl)),
  ];
}
