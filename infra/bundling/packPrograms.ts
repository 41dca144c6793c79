/** Packs the local service and the operator's commands for `run.js`, which says what for. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { fileState, manifestPath, packedPrograms, PROGRAMS_FOLDER } from '../install/packedPrograms.js';
import { NATIVE_PACKAGES } from './nativePackages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export const PROGRAM = 'infra/local/serve.ts';
/** Commands of which each is a program that starts, works a moment and ends. */
export const COMMANDS = 'infra/operator/main.ts';
const PROGRAMS = [PROGRAM, COMMANDS];
/** Threads that they start, by the module that starts it; `besideModule` finds them beside the program. */
const THREADS: Readonly<Record<string, string>> = {
  'shared/verification/judging/judgeThread.ts': 'shared/verification/judging/judgeWorker.ts',
  'shared/documents/pdf/guardedWorker.ts': 'shared/documents/pdf/pdfWorker.ts',
  'shared/storage/local/databaseServer.ts': 'shared/storage/local/databaseThread.ts',
};
/** Packages that find their own files by where they are, or that few requests need. */
const LEFT_OUT = [
  ...NATIVE_PACKAGES,
  '@embedpdf/pdfium',
  '@ffmpeg/core',
  '@matbee/libreoffice-converter',
  '@sparticuz/chromium',
  'classic-level',
  'dynalite',
  'esbuild',
  'pdfjs-dist',
  'puppeteer-core',
  'sherpa-onnx-node',
  'tesseract.js-core',
];
/** What is installed, in which versions. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Milliseconds for which an earlier folder is kept: a service that runs from it may load the rest of it. */
const KEPT_MS = 24 * 60 * 60_000;
/** From a packed file to the project. */
const TO_ROOT = '../'.repeat(PROGRAMS_FOLDER.split('/').length + 1);

/**
 * Nothing is done if what is packed is as the sources.
 * @returns whether it was packed now
 * @throws Error if a module cannot be found or does not parse, or the folder cannot be written
 */
export async function packPrograms(): Promise<boolean> {
  if (packedPrograms(ROOT) !== undefined) return false;
  const programs = join(ROOT, PROGRAMS_FOLDER);
  await mkdir(programs, { recursive: true });
  // Never written into again: services run from it.
  const folder = await mkdtemp(join(programs, 'p-'));
  // Before they are read: of what changes meanwhile, the manifest has the older state.
  const states = new Map<string, string>([[INSTALLED, fileState(join(ROOT, INSTALLED))]]);
  const note = (file: string): void => {
    states.set(file, fileState(join(ROOT, file)));
  };
  note(
    relative(ROOT, import.meta.filename)
      .split(sep)
      .join('/'),
  );
  // Each by itself: what it shares with the others would be more files to load.
  await Promise.all([...PROGRAMS, ...Object.values(THREADS)].map((entry) => pack(entry, folder, note)));
  await Promise.all(Object.values(THREADS).map((entry) => writeThread(entry, folder)));
  const manifest = {
    node: process.version,
    folder: basename(folder),
    programs: Object.fromEntries(PROGRAMS.map((program) => [program, packedName(program)])),
    madeOf: [...states],
  };
  const written = join(folder, basename(manifestPath(ROOT)));
  await writeFile(written, JSON.stringify(manifest));
  // As what is installed, others may run it than who installed it.
  await chmod(folder, 0o755);
  await rename(written, manifestPath(ROOT));
  await removeEarlier(programs, folder);
  return true;
}

const packedName = (entry: string): string => basename(entry).replace(/\.ts$/, '.cjs');

/** A thread begins with a module, which runs the script. */
async function writeThread(entry: string, folder: string): Promise<void> {
  const [run, script] = [`${TO_ROOT}infra/install/packedScript.js`, packedName(entry)].map((path) =>
    JSON.stringify(path),
  );
  await writeFile(
    join(folder, basename(entry).replace(/\.ts$/, '.mjs')),
    `import { join } from 'node:path';import { runPackedScript } from ${run};runPackedScript(join(import.meta.dirname, ${script}));`,
  );
}

async function pack(entry: string, folder: string, note: (file: string) => void): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    // As a script, whose code can be kept once it has run: see `packedScript.js`. What is loaded later is in it, and runs later.
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: LEFT_OUT,
    define: { 'import.meta.url': 'url__', __dirname: 'dirname__' },
    banner: {
      js: [
        '(function (require, __filename) {',
        "const { fileURLToPath: toPath__, pathToFileURL: toUrl__ } = require('node:url');",
        "const url__ = toUrl__(__filename).href, dirname__ = toPath__(new URL('.', url__));",
        `const root__ = new URL('${TO_ROOT}', url__);`,
      ].join(''),
    },
    footer: { js: '})' },
    plugins: [placesOfSources(note)],
    legalComments: 'none',
    logLevel: 'silent',
  });
}

/** A packed module knows itself as its source, beside which are the files and processes that it looks for; threads are packed as well. */
const placesOfSources = (note: (file: string) => void): Plugin => ({
  name: 'places of sources',
  setup: (building) => {
    building.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = relative(ROOT, path).split(sep).join('/');
      if (source.startsWith('..') || source.includes('node_modules/')) return undefined;
      note(source);
      const text = await readFile(path, 'utf8');
      if (Object.hasOwn(THREADS, source)) return { contents: text, loader: 'ts' };
      const place = (file: string): string => `new URL(${JSON.stringify(file)}, root__)`;
      const contents = text
        .replaceAll('import.meta.url', `${place(source)}.href`)
        .replaceAll('import.meta.dirname', `toPath__(${place(dirname(source))})`);
      return { contents, loader: 'ts' };
    });
  },
});

async function removeEarlier(programs: string, current: string): Promise<void> {
  for (const name of await readdir(programs)) {
    const folder = join(programs, name);
    const { mtimeMs } = await stat(folder);
    if (name.startsWith('p-') && folder !== current && Date.now() - mtimeMs > KEPT_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
