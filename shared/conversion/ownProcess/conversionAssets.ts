/** Where the converting process's entry is: beside the bundle when bundled, otherwise in the source tree. */
import { fileURLToPath } from 'node:url';
import { besideModule } from '../../platform/besideModule.ts';

/** What a bundle must have beside its main file: `shared/conversion/ownProcess/conversionProcess.ts`, bundled as an ES module. */
export const CONVERSION_ASSETS = { process: 'conversionProcess.mjs' } as const;

export const conversionProcessPath = (moduleUrl: string): string =>
  fileURLToPath(besideModule(moduleUrl, 'conversionProcess.ts', CONVERSION_ASSETS.process));
