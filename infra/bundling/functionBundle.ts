/** Packs each function with all that it imports into one folder: what Lambda gets, and no more. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { BuildResult } from 'esbuild';
import { PDF_ASSETS } from '../../shared/documents/pdf/pdfAssets.ts';
import { installNativePackages, NATIVE_PACKAGES } from './nativePackages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A function that packs this module looks for the PDF worker beside itself. */
const PDF_ASSETS_MODULE = 'shared/documents/pdf/pdfAssets.ts';
const PDF_WORKER_MODULE = 'shared/documents/pdf/pdfWorker.ts';

/** Packages inside the bundle are partly CommonJS and ask for Node's own modules with `require`, which ES modules lack. */
const REQUIRE_BANNER =
  "import { createRequire as createRequire__ } from 'node:module'; const require = createRequire__(import.meta.url);";

/** Files that packages read beside the bundle, by the package that is packed. */
const ASSETS_OF_PACKAGES: readonly { inPath: string; from: string; to: string }[] = [
  {
    inPath: 'node_modules/@embedpdf/pdfium/',
    from: 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm',
    to: PDF_ASSETS.pdfium,
  },
  { inPath: 'node_modules/pdfjs-dist/', from: 'node_modules/pdfjs-dist/cmaps', to: PDF_ASSETS.cmaps },
  {
    inPath: 'node_modules/pdfjs-dist/',
    from: 'node_modules/pdfjs-dist/standard_fonts',
    to: PDF_ASSETS.standardFonts,
  },
];

/**
 * Packs the function whose entry is `functions/<name>/lambda.ts` into `folder` as `index.mjs`, with its worker, its
 * WebAssembly and its native packages beside it. The same sources give the same bytes.
 * @throws Error when a module cannot be found or does not parse
 */
export async function packFunction(name: string, folder: string): Promise<void> {
  await packEntry(join(ROOT, 'functions', name, 'lambda.ts'), folder);
}

/** The same for any entry file. */
export async function packEntry(entry: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const main = await bundle(entry, join(folder, 'index.mjs'));
  const contents = [main];
  if (main.packed.includes(PDF_ASSETS_MODULE)) {
    contents.push(await bundle(join(ROOT, PDF_WORKER_MODULE), join(folder, PDF_ASSETS.worker)));
  }
  const packed = contents.flatMap((one) => one.packed);
  for (const { inPath, from, to } of ASSETS_OF_PACKAGES) {
    if (packed.some((path) => path.includes(inPath))) {
      await cp(join(ROOT, from), join(folder, to), { recursive: true });
    }
  }
  const native = [...new Set(contents.flatMap((one) => one.left))].sort();
  if (native.length > 0) {
    await cp(await installNativePackages(ROOT, native), join(folder, 'node_modules'), { recursive: true });
  }
}

interface Bundled {
  /** Source files in the bundle, relative to the project. */
  readonly packed: readonly string[];
  /** Packages that it imports from `node_modules` at run time. */
  readonly left: readonly string[];
}

async function bundle(entry: string, outfile: string): Promise<Bundled> {
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages often offer CommonJS first to Node; their ES modules can be cut down to what is used.
    mainFields: ['module', 'main'],
    minify: true,
    // Names of classes are the names of errors in the log.
    keepNames: true,
    external: [...NATIVE_PACKAGES],
    banner: { js: REQUIRE_BANNER },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  for (const file of result.outputFiles) await writeFile(file.path, file.contents);
  return contentsOf(result);
}

function contentsOf({ metafile }: BuildResult<{ metafile: true }>): Bundled {
  const outputs = Object.values(metafile.outputs);
  return {
    packed: outputs.flatMap(({ inputs }) => Object.keys(inputs)),
    left: outputs.flatMap(({ imports }) =>
      imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => packageOf(path)),
    ),
  };
}

/** `@scope/name/file.js` → `@scope/name`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
