/** Where a program finds what it needs in addition to its own code: in the source tree, or packed beside the bundle. */

/** @param moduleUrl `import.meta.url` of the program's entry, which is one file when bundled */
export const runsFromSource = (moduleUrl: string): boolean => moduleUrl.endsWith('.ts');

/** The entry of a thread or process: `source` beside the module in the source tree, `packed` beside the bundle. */
export const besideModule = (moduleUrl: string, source: string, packed: string): URL =>
  new URL(`./${runsFromSource(moduleUrl) ? source : packed}`, moduleUrl);
