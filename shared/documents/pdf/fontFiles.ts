/** Fonts of packages with which pages are drawn whose document brings none: those that PDFs are lent are also the browser's. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface FontFile {
  readonly package: string;
  /** Within the package, with slashes. */
  readonly path: string;
}

const GOOGLE = '@expo-google-fonts/';

/** As wide as Arial, Times New Roman and Courier New, letter for letter; each has Latin, Greek, Cyrillic and Hebrew. */
export type TextFamily = 'Arimo' | 'Tinos' | 'Cousine';
export type TextStyle = '400Regular' | '400Regular_Italic' | '700Bold' | '700Bold_Italic';

export const textFont = (family: TextFamily, style: TextStyle): FontFile => ({
  package: GOOGLE + family.toLowerCase(),
  path: `${style}/${family}_${style}.ttf`,
});

const FAMILIES: readonly TextFamily[] = ['Arimo', 'Tinos', 'Cousine'];
const STYLES: readonly TextStyle[] = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];

/** One regular weight of a script. @param script as in "NotoSansThai" */
export const notoFont = (script: string): FontFile => ({
  package: `${GOOGLE}noto${script.replace(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)}`,
  path: `400Regular/Noto${script}_400Regular.ttf`,
});

export const EAST_ASIAN_FONTS = {
  japanese: { package: '@embedpdf/fonts-jp', path: 'fonts/NotoSansJP-Regular.otf' },
  korean: { package: '@embedpdf/fonts-kr', path: 'fonts/NotoSansKR-Regular.otf' },
  simplifiedChinese: { package: '@embedpdf/fonts-sc', path: 'fonts/NotoSansHans-Regular.otf' },
  traditionalChinese: { package: '@embedpdf/fonts-tc', path: 'fonts/NotoSansHant-Regular.otf' },
} as const satisfies Readonly<Record<string, FontFile>>;

/** For text whose PDF has no font. */
export const FALLBACK_FONTS: readonly FontFile[] = [
  ...FAMILIES.flatMap((family) => STYLES.map((style) => textFont(family, style))),
  ...Object.values(EAST_ASIAN_FONTS),
];

export const fontFileName = ({ path }: FontFile): string => path.slice(path.lastIndexOf('/') + 1);

/** Some packages hide their manifest, so the folder is found by the name in the path of what they do export. */
export function installedFont({ package: owner, path }: FontFile, moduleUrl: string): string {
  const entry = createRequire(moduleUrl).resolve(owner);
  return join(entry.slice(0, entry.lastIndexOf(join('node_modules', owner))), 'node_modules', owner, path);
}
