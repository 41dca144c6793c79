/** Packs the console's page for browsers: one script and one style sheet, with nothing else to load. */
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { ConsoleAssets } from '../../functions/console/consoleAssets.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = resolve(ROOT, 'functions/console/page');

/** Browsers since April 2024: the first that can all group lists and find sentences on their own. */
const TARGETS = ['chrome117', 'firefox125', 'safari17.4'];

/**
 * The same sources give the same bytes.
 * @throws Error if a module cannot be found or does not parse
 */
export async function packConsole(): Promise<ConsoleAssets> {
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: { script: resolve(PAGE, 'main.tsx'), style: resolve(PAGE, 'style/main.css') },
    // Nothing is written: the folder only tells the two apart.
    outdir: ROOT,
    write: false,
    bundle: true,
    platform: 'browser',
    target: TARGETS,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const textOf = (ending: string): string => {
    const file = result.outputFiles.find(({ path }) => path.endsWith(ending));
    if (file === undefined) throw new Error(`Packing the console made no ${ending} file.`);
    return file.text;
  };
  return { script: textOf('script.js'), style: textOf('style.css') };
}
