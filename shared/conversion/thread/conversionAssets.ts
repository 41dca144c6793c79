/** Where the converting thread's entry lies: beside the bundle when bundled, else in the source tree. */

/** What a bundle must have beside its main file: `shared/conversion/thread/conversionWorker.ts`, bundled as an ES module. */
export const CONVERSION_ASSETS = { worker: 'conversionWorker.mjs' } as const;

export const conversionWorkerUrl = (moduleUrl: string): URL =>
  new URL(moduleUrl.endsWith('.ts') ? './conversionWorker.ts' : `./${CONVERSION_ASSETS.worker}`, moduleUrl);
