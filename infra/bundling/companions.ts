/** What has to lie beside a bundle: workers and data files that a packed module looks for at run time, by that module. */
import { IMAGE_ASSETS } from '../../shared/documents/images/imageAssets.ts';
import { FALLBACK_FONTS, PDF_ASSETS } from '../../shared/documents/pdf/pdfAssets.ts';

export interface Companions {
  /** Whoever packs this module, relative to the project's folder, needs the rest. */
  readonly module: string;
  /** Modules that run in a thread or a process of their own, packed under a name. */
  readonly entries: readonly { readonly from: string; readonly to: string }[];
  /** Files and folders to copy, relative to the project's folder and to the bundle. */
  readonly files: readonly { readonly from: string; readonly to: string }[];
}

export const companions = (): readonly Companions[] => [
  {
    module: 'shared/documents/pdf/pdfAssets.ts',
    entries: [{ from: 'shared/documents/pdf/pdfWorker.ts', to: PDF_ASSETS.worker }],
    files: [
      { from: 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm', to: PDF_ASSETS.pdfium },
      { from: 'node_modules/pdfjs-dist/cmaps', to: PDF_ASSETS.cmaps },
      { from: 'node_modules/pdfjs-dist/standard_fonts', to: PDF_ASSETS.standardFonts },
      ...Object.values(FALLBACK_FONTS).map(({ package: owner, file }) => ({
        from: `node_modules/${owner}/fonts/${file}`,
        to: `${PDF_ASSETS.fonts}${file}`,
      })),
    ],
  },
  {
    module: 'shared/documents/images/imageAssets.ts',
    entries: [{ from: 'shared/documents/images/decoderProcess.ts', to: IMAGE_ASSETS.process }],
    files: [],
  },
];
