/**
 * Provides PDFium with fonts for text whose PDF has none. Without them it draws nothing of Chinese, Japanese and Korean, and its own typefaces
 * have the letters of Western Europe only: of "větší" in a Helvetica that the file does not contain it shows "v tší".
 */
import { readFileSync } from 'node:fs';
import { EAST_ASIAN_FONTS, fontFileName, textFont, type FontFile } from './fontFiles.ts';
import { fallbackFontPath } from './pdfAssets.ts';
import type { Pdfium } from './pdfium.ts';

/** Character sets for which PDFium requests a font (fpdf_sysfontinfo.h). */
const EAST_ASIAN: ReadonlyMap<number, FontFile> = new Map<number, FontFile>([
  [128, EAST_ASIAN_FONTS.japanese],
  [129, EAST_ASIAN_FONTS.korean],
  [134, EAST_ASIAN_FONTS.simplifiedChinese],
  [136, EAST_ASIAN_FONTS.traditionalChinese],
]);
const WESTERN = 0;
/** And Greek, Turkish, Vietnamese, Hebrew, Baltic, Cyrillic, Central European. */
const WITH_TEXT_FONTS: ReadonlySet<number> = new Set([WESTERN, 161, 162, 163, 177, 186, 204, 238]);
/** PDFium's own typefaces for them have these. */
const SYMBOLS = /symbol|dingbat|wingding|webding/i;

/** Flags of the pitch and the family of a font that is requested (fpdf_sysfontinfo.h). */
const FIXED_PITCH = 1;
const ROMAN = 16;
const BOLD = 600;

/** FPDF_SYSFONTINFO: its version, then eight functions. */
const STRUCT_BYTES = 36;
const STRUCT_VERSION = 1;
/** Requests the whole file instead of one of the font's tables. */
const WHOLE_FILE = 0;
/** The handle that means that there is no font. */
const NONE = 0;

interface LentFont {
  readonly charset: number;
  readonly name: string;
  readonly file: Uint8Array;
}

/**
 * Pages that are opened meanwhile get whole fonts in place of PDFium's typefaces. Only those that need them: the shapes by which glyphs are
 * told, and by which a font is caught that lies, are those of the typefaces.
 */
export type LendFonts = <T>(open: () => T) => T;

/** Call once, before the first document is opened. Fonts are read from disk when a document requests them; East Asian ones always. */
export function createFontLender(pdfium: Pdfium, moduleUrl: string): LendFonts {
  let isLending = false;
  /** By their handles, from 1 on. */
  const lent: LentFont[] = [];
  const handles = new Map<string, number>();
  const handleOf = (font: FontFile, charset: number): number => {
    const name = fontFileName(font);
    const known = handles.get(name);
    if (known !== undefined) return known;
    const file = readFont(font, moduleUrl);
    const handle = file === undefined ? NONE : lent.push({ charset, name, file });
    handles.set(name, handle);
    return handle;
  };
  const mapFont = (_info: number, weight: number, italic: number, charset: number, kind: number, face: number) => {
    const eastAsian = EAST_ASIAN.get(charset);
    if (eastAsian !== undefined) return handleOf(eastAsian, charset);
    if (!isLending || !WITH_TEXT_FONTS.has(charset) || SYMBOLS.test(stringAt(pdfium, face))) return NONE;
    return handleOf(textFontFor({ isBold: weight >= BOLD, isItalic: italic !== 0, kind }), WESTERN);
  };
  const fontData = (_info: number, font: number, table: number, buffer: number, size: number): number => {
    const file = table === WHOLE_FILE ? lent.at(font - 1)?.file : undefined;
    if (file === undefined) return 0;
    if (buffer !== 0 && size >= file.length) pdfium.bytes().set(file, buffer);
    return file.length;
  };
  // PDFium keeps faces by name; nameless ones it would keep under the name of the font that the PDF requests.
  const faceName = (_info: number, font: number, buffer: number, size: number): number => {
    const name = Buffer.from(`${lent.at(font - 1)?.name ?? ''}\0`, 'latin1');
    if (buffer !== 0 && size >= name.length) pdfium.bytes().set(name, buffer);
    return name.length;
  };
  // Emscripten identifies functions by identity: one that is used twice would keep its first signature.
  const nothing = (signature: string): number => pdfium.callback(() => 0, signature);
  const functions = [
    nothing('vi'),
    nothing('vii'),
    pdfium.callback(mapFont, 'iiiiiiii'),
    nothing('iii'),
    pdfium.callback(fontData, 'iiiiii'),
    pdfium.callback(faceName, 'iiiii'),
    pdfium.callback((_info: number, font: number) => lent.at(font - 1)?.charset ?? WESTERN, 'iii'),
    nothing('vii'),
  ];
  const struct = pdfium.call.malloc(STRUCT_BYTES);
  new DataView(pdfium.bytes().buffer).setUint32(struct, STRUCT_VERSION, true);
  functions.forEach((pointer, i) => {
    new DataView(pdfium.bytes().buffer).setUint32(struct + 4 * (i + 1), pointer, true);
  });
  pdfium.call.FPDF_SetSystemFontInfo(struct);
  return (open) => {
    isLending = true;
    try {
      return open();
    } finally {
      isLending = false;
    }
  };
}

interface Requested {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Flags of pitch and family. */
  readonly kind: number;
}

function textFontFor({ isBold, isItalic, kind }: Requested): FontFile {
  const family = (kind & FIXED_PITCH) !== 0 ? 'Cousine' : (kind & ROMAN) !== 0 ? 'Tinos' : 'Arimo';
  if (isBold) return textFont(family, isItalic ? '700Bold_Italic' : '700Bold');
  return textFont(family, isItalic ? '400Regular_Italic' : '400Regular');
}

function stringAt(pdfium: Pdfium, pointer: number): string {
  const bytes = pdfium.bytes();
  return Buffer.from(bytes.subarray(pointer, bytes.indexOf(0, pointer))).toString('latin1');
}

/** Without its file, in a bundle that leaves the fonts out, the text is drawn in PDFium's typefaces, or not; it is still read. */
export function readFont(font: FontFile, moduleUrl: string): Uint8Array | undefined {
  try {
    return readFileSync(fallbackFontPath(font, moduleUrl));
  } catch {
    return undefined;
  }
}
