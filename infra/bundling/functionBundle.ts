/** Packs each function with everything that it imports into one folder: what Lambda gets, and no more. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { companions, type Companions } from './companions.ts';
import { installNativePackages, NATIVE_PACKAGES, type Processor } from './nativePackages.ts';
import { placeBeside } from './placeBeside.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Some packages inside the bundle are CommonJS and use `require` and `__dirname`, which ES modules lack. */
export const COMMONJS_BANNER = [
  "import { createRequire as createRequire__ } from 'node:module';",
  'const require = createRequire__(import.meta.url);',
  // Global, so that it cannot collide with a constant of that name inside.
  'globalThis.__dirname ??= import.meta.dirname;',
].join('');

/** What esbuild made of an entry, by the entry's path: seven functions have the document reader beside them. */
export type Bundles = Map<string, Bundled>;

/** Sources do not change while a process packs. */
const bundlesOfProcess: Bundles = new Map();

/**
 * Packs each function, whose entry is `functions/<name>/lambda.ts`, into its folder as `index.mjs`, with its workers, its data and
 * its native packages beside it. The same sources give the same bytes, whatever is packed with them.
 * @throws Error if a module cannot be found or does not parse
 */
export async function packFunctions(
  folders: ReadonlyMap<string, string>,
  bundles: Bundles = bundlesOfProcess,
): Promise<void> {
  const entryOf = (name: string): string => join(ROOT, 'functions', name, 'lambda.ts');
  await bundleInto(bundles, Array.from(folders.keys(), entryOf));
  await Promise.all(Array.from(folders, ([name, folder]) => writePackage(entryOf(name), folder, 'x64', bundles)));
}

/** The same for any entry file. @param processor of the machine that it will run on */
export async function packEntry(entry: string, folder: string, processor: Processor = 'x64'): Promise<void> {
  await bundleInto(bundlesOfProcess, [entry]);
  await writePackage(entry, folder, processor, bundlesOfProcess);
}

/** Adds what is missing of the entries and of the entries beside them, in two or three builds: each parses a source file once. */
async function bundleInto(bundles: Bundles, entries: readonly string[]): Promise<void> {
  const missing = [...new Set(entries)].filter((entry) => !bundles.has(entry));
  if (missing.length === 0) return;
  const made = await bundle(missing);
  for (const [entry, bundled] of made) bundles.set(entry, bundled);
  await bundleInto(
    bundles,
    Array.from(made.values()).flatMap((bundled) =>
      companionsOf(bundled).flatMap(({ entries: beside }) => beside.map(({ from }) => join(ROOT, from))),
    ),
  );
}

const companionsOf = ({ packed }: Bundled): Companions[] =>
  companions(ROOT).filter(({ module }) => packed.includes(module));

/** @param bundles of the entry and of all beside it */
async function writePackage(entry: string, folder: string, processor: Processor, bundles: Bundles): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = new Map([['index.mjs', entry]]);
  const files = new Map<string, string>();
  const made = new Map<string, string>();
  const native = new Set<string>();
  // Entries are added while they are walked: what runs beside a bundle may need companions of its own.
  for (const [name, source] of entries) {
    const bundled = bundles.get(source);
    if (bundled === undefined) throw new Error(`${source} was not bundled.`);
    await writeFile(join(folder, name), bundled.code);
    bundled.left.forEach((packageName) => native.add(packageName));
    for (const needed of companionsOf(bundled)) {
      for (const { from, to } of needed.entries) entries.set(to, join(ROOT, from));
      for (const { from, to } of needed.files) files.set(to, join(ROOT, from));
      for (const [to, text] of Object.entries((await needed.made?.()) ?? {})) made.set(to, text);
    }
  }
  for (const [to, from] of files) await placeBeside(from, join(folder, to));
  for (const [to, text] of made) await writeFile(join(folder, to), text);
  if (native.size > 0) {
    const installed = await installNativePackages(ROOT, [...native].sort(), processor);
    await placeBeside(installed, join(folder, 'node_modules'));
  }
}

interface Bundled {
  readonly code: Uint8Array;
  /** Source files in the bundle, relative to the project. */
  readonly packed: readonly string[];
  /** Packages that it imports from `node_modules` at run time. */
  readonly left: readonly string[];
}

async function bundle(entries: readonly string[]): Promise<Bundles> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    // Nothing is written: the folder only tells the entries apart, each of which is reduced to what it uses itself.
    outdir: ROOT,
    outbase: ROOT,
    write: false,
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
    logLevel: 'silent',
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const output = outputs.get(relative(ROOT, path).split(sep).join('/'));
      if (output?.entryPoint === undefined) throw new Error(`Packing made ${path}, which nobody asked for.`);
      return [join(ROOT, output.entryPoint), bundled(output, contents)];
    }),
  );
}

function bundled({ inputs, imports }: Metafile['outputs'][string], code: Uint8Array): Bundled {
  return {
    code,
    packed: Object.keys(inputs),
    // Any other remaining names are optional packages, which the code does without: a missing required one stops the packing.
    left: imports
      .filter(({ external }) => external)
      .map(({ path }) => packageOf(path))
      .filter((name) => NATIVE_PACKAGES.includes(name)),
  };
}

/** `@scope/name/file.js` → `@scope/name`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
