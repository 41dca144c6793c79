/** Where the worker's entry and the files it reads are: beside the bundle when bundled, otherwise in the source tree and `node_modules`. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { besideModule, runsFromSource } from '../../platform/besideModule.ts';
import { fontFileName, installedFont, type FontFile } from './fontFiles.ts';

/** What a bundle must have beside its main file, under these names. `cmaps/` and `standard_fonts/` are folders of `pdfjs-dist`. */
export const PDF_ASSETS = {
  /** `shared/documents/pdf/pdfWorker.ts`, bundled as an ES module. */
  worker: 'pdfWorker.mjs',
  /** `@embedpdf/pdfium/pdfium.wasm`. */
  pdfium: 'pdfium.wasm',
  cmaps: 'cmaps/',
  standardFonts: 'standard_fonts/',
  /** The files of FALLBACK_FONTS. */
  fonts: 'fonts/',
} as const;

export const workerUrl = (moduleUrl: string): URL => besideModule(moduleUrl, 'pdfWorker.ts', PDF_ASSETS.worker);

export function pdfiumPath(moduleUrl: string): string {
  return runsFromSource(moduleUrl)
    ? createRequire(moduleUrl).resolve('@embedpdf/pdfium/pdfium.wasm')
    : fileURLToPath(new URL(`./${PDF_ASSETS.pdfium}`, moduleUrl));
}

/** Folders that pdfjs reads character maps and metrics from; each ends in a slash, as pdfjs requires. */
export function pdfjsFolders(moduleUrl: string): { cmaps: string; standardFonts: string } {
  const base = runsFromSource(moduleUrl)
    ? new URL('./', `file://${createRequire(moduleUrl).resolve('pdfjs-dist/package.json')}`)
    : new URL('./', moduleUrl);
  return {
    cmaps: fileURLToPath(new URL(`./${PDF_ASSETS.cmaps}`, base)),
    standardFonts: fileURLToPath(new URL(`./${PDF_ASSETS.standardFonts}`, base)),
  };
}

/** @param font one of FALLBACK_FONTS */
export const fallbackFontPath = (font: FontFile, moduleUrl: string): string =>
  runsFromSource(moduleUrl)
    ? installedFont(font, moduleUrl)
    : fileURLToPath(new URL(`./${PDF_ASSETS.fonts}${fontFileName(font)}`, moduleUrl));
