/** Provides PDFium with fonts for Chinese, Japanese and Korean text whose PDF has none: without them it draws nothing. */
import { readFileSync } from 'node:fs';
import { fallbackFontPath } from './pdfAssets.ts';
import type { FallbackFont } from './pdfAssets.ts';
import type { Pdfium } from './pdfium.ts';

/** Character sets for which PDFium requests a font (fpdf_sysfontinfo.h). */
const FONTS_BY_CHARSET: ReadonlyMap<number, FallbackFont> = new Map([
  [128, 'japanese'],
  [129, 'korean'],
  [134, 'simplifiedChinese'],
  [136, 'traditionalChinese'],
]);

/** FPDF_SYSFONTINFO: its version, then eight functions. */
const STRUCT_BYTES = 36;
const STRUCT_VERSION = 1;
/** Requests the whole file instead of one of the font's tables. */
const WHOLE_FILE = 0;

/** Call once, before the first document is opened. Fonts are read from disk when a document requests them. */
export function lendFonts(pdfium: Pdfium, moduleUrl: string): void {
  const files = new Map<FallbackFont, Uint8Array>();
  const fileOf = (charset: number): Uint8Array | undefined => {
    const font = FONTS_BY_CHARSET.get(charset);
    if (font === undefined) return undefined;
    const known = files.get(font);
    if (known !== undefined) return known;
    const file = readFont(font, moduleUrl);
    if (file !== undefined) files.set(font, file);
    return file;
  };
  // A font's handle is its character set: 0, for all others, means that there is none.
  const mapFont = (_info: number, _weight: number, _italic: number, charset: number): number =>
    fileOf(charset) === undefined ? 0 : charset;
  const fontData = (_info: number, font: number, table: number, buffer: number, size: number): number => {
    const file = table === WHOLE_FILE ? fileOf(font) : undefined;
    if (file === undefined) return 0;
    if (buffer !== 0 && size >= file.length) pdfium.bytes().set(file, buffer);
    return file.length;
  };
  // PDFium keeps faces by name; nameless ones it would keep under the name of the font that the PDF requests.
  const faceName = (_info: number, font: number, buffer: number, size: number): number => {
    const name = Buffer.from(`${FONTS_BY_CHARSET.get(font) ?? ''}\0`, 'latin1');
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
    pdfium.callback((_info: number, font: number) => font, 'iii'),
    nothing('vii'),
  ];
  const struct = pdfium.call.malloc(STRUCT_BYTES);
  new DataView(pdfium.bytes().buffer).setUint32(struct, STRUCT_VERSION, true);
  functions.forEach((pointer, i) => {
    new DataView(pdfium.bytes().buffer).setUint32(struct + 4 * (i + 1), pointer, true);
  });
  pdfium.call.FPDF_SetSystemFontInfo(struct);
}

/** Without its file, in a bundle that leaves the fonts out, the text stays undrawn; it is still read. */
function readFont(font: FallbackFont, moduleUrl: string): Uint8Array | undefined {
  try {
    return readFileSync(fallbackFontPath(font, moduleUrl));
  } catch {
    return undefined;
  }
}
