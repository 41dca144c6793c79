/** Where the OCR worker's entry and its files lie: beside the bundle when bundled, else in the source tree and `node_modules`. */
import { accessSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What a bundle must have beside its main file, by these names. */
export const OCR_ASSETS = {
  /** `shared/documents/ocr/ocrWorker.ts`, bundled as an ES module. */
  worker: 'ocrWorker.mjs',
  /** `tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm`. */
  core: 'tesseract.wasm',
  /** `<language>.traineddata.gz` of each language. */
  languages: 'languages/',
} as const;

/** Integer networks made from the best ones: the accuracy of those at a third of the time. */
const DATA_VARIANT = '4.0.0_best_int';

const runsFromSource = (moduleUrl: string): boolean => moduleUrl.endsWith('.ts');

export const ocrWorkerUrl = (moduleUrl: string): URL =>
  runsFromSource(moduleUrl) ? new URL('./ocrWorker.ts', moduleUrl) : new URL(`./${OCR_ASSETS.worker}`, moduleUrl);

export const corePath = (moduleUrl: string): string =>
  runsFromSource(moduleUrl)
    ? createRequire(moduleUrl).resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm')
    : fileURLToPath(new URL(`./${OCR_ASSETS.core}`, moduleUrl));

/**
 * @param language as Tesseract names it, for example `eng`
 * @throws Error naming the package to install when the language's data is not there
 */
export function languagePath(moduleUrl: string, language: string): string {
  const file = `${language}.traineddata.gz`;
  const name = `@tesseract.js-data/${language}`;
  try {
    if (runsFromSource(moduleUrl)) return createRequire(moduleUrl).resolve(`${name}/${DATA_VARIANT}/${file}`);
    const path = fileURLToPath(new URL(`./${OCR_ASSETS.languages}${file}`, moduleUrl));
    accessSync(path);
    return path;
  } catch (cause) {
    throw new Error(`OCR_LANGUAGES names '${language}', whose data is not installed: npm install ${name}`, { cause });
  }
}
