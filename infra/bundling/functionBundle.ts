/** Packs each function with everything that it imports into one folder: what Lambda gets, and no more. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { BuildResult } from 'esbuild';
import { companions } from './companions.ts';
import { installNativePackages, NATIVE_PACKAGES, type Processor } from './nativePackages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Some packages inside the bundle are CommonJS and use `require` and `__dirname`, which ES modules lack. */
const COMMONJS_BANNER = [
  "import { createRequire as createRequire__ } from 'node:module';",
  'const require = createRequire__(import.meta.url);',
  // Global, so that it cannot collide with a constant of that name inside.
  'globalThis.__dirname ??= import.meta.dirname;',
].join('');

/** What esbuild made of an entry, by the entry's path: seven functions have the document reader beside them. */
export type Bundles = Map<string, Promise<Bundled>>;

/** Sources do not change while a process packs. */
const bundlesOfProcess: Bundles = new Map();

/**
 * Packs the function whose entry is `functions/<name>/lambda.ts` into `folder` as `index.mjs`, with its workers, its data and its
 * native packages beside it. The same sources give the same bytes.
 * @throws Error if a module cannot be found or does not parse
 */
export async function packFunction(name: string, folder: string, bundles = bundlesOfProcess): Promise<void> {
  await packEntry(join(ROOT, 'functions', name, 'lambda.ts'), folder, 'x64', bundles);
}

/** The same for any entry file. @param processor of the machine that it will run on */
export async function packEntry(
  entry: string,
  folder: string,
  processor: Processor = 'x64',
  bundles = bundlesOfProcess,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = new Map([['index.mjs', entry]]);
  const files = new Map<string, string>();
  const made = new Map<string, string>();
  const native = new Set<string>();
  // Entries are added while they are walked: what runs beside a bundle may need companions of its own.
  for (const [name, source] of entries) {
    const bundled = bundles.get(source) ?? bundle(source);
    bundles.set(source, bundled);
    const { code, packed, left } = await bundled;
    await writeFile(join(folder, name), code);
    left.forEach((packageName) => native.add(packageName));
    for (const needed of companions(ROOT).filter(({ module }) => packed.includes(module))) {
      for (const { from, to } of needed.entries) entries.set(to, join(ROOT, from));
      for (const { from, to } of needed.files) files.set(to, join(ROOT, from));
      for (const [to, text] of Object.entries((await needed.made?.()) ?? {})) made.set(to, text);
    }
  }
  for (const [to, from] of files) await cp(from, join(folder, to), { recursive: true });
  for (const [to, text] of made) await writeFile(join(folder, to), text);
  if (native.size > 0) {
    const installed = await installNativePackages(ROOT, [...native].sort(), processor);
    await cp(installed, join(folder, 'node_modules'), { recursive: true });
  }
}

interface Bundled {
  readonly code: Uint8Array;
  /** Source files in the bundle, relative to the project. */
  readonly packed: readonly string[];
  /** Packages that it imports from `node_modules` at run time. */
  readonly left: readonly string[];
}

async function bundle(entry: string): Promise<Bundled> {
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages often offer Node their CommonJS form first; their ES modules can be reduced to what is used.
    mainFields: ['module', 'main'],
    minifyWhitespace: true,
    minifySyntax: true,
    // Names stay: class names are the names of errors in the log. Not through `keepNames`, which puts a helper of the bundle into
    // every function: functions that are sent into pages would not find it there.
    minifyIdentifiers: false,
    external: [...NATIVE_PACKAGES],
    banner: { js: COMMONJS_BANNER },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return contentsOf(result);
}

function contentsOf({ metafile, outputFiles: [{ contents }] }: BuildResult<{ metafile: true; write: false }>): Bundled {
  const outputs = Object.values(metafile.outputs);
  return {
    code: contents,
    packed: outputs.flatMap(({ inputs }) => Object.keys(inputs)),
    // Any other remaining names are optional packages, which the code does without: a missing required one stops the packing.
    left: outputs
      .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => packageOf(path)))
      .filter((name) => NATIVE_PACKAGES.includes(name)),
  };
}

/** `@scope/name/file.js` → `@scope/name`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
