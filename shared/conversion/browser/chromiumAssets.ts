/**
 * Where the packed Chromium and the entry that unpacks it are: beside the bundle when bundled, otherwise in the source tree and
 * `node_modules`.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideModule, runsFromSource } from '../../platform/besideModule.ts';

/** What a bundle must have beside its main file, under these names. */
export const CHROMIUM_ASSETS = {
  /** `shared/conversion/browser/unpackChromium.ts`, bundled as an ES module. */
  unpacker: 'unpackChromium.mjs',
  /** The folder `bin/` of `@sparticuz/chromium`. */
  packed: 'chromium/',
} as const;

export const unpackerPath = (moduleUrl: string): string =>
  fileURLToPath(besideModule(moduleUrl, 'unpackChromium.ts', CHROMIUM_ASSETS.unpacker));

export function packedChromium(moduleUrl: string): string {
  return runsFromSource(moduleUrl)
    ? join(dirname(createRequire(moduleUrl).resolve('@sparticuz/chromium')), '..', 'bin')
    : fileURLToPath(new URL(`./${CHROMIUM_ASSETS.packed}`, moduleUrl));
}
