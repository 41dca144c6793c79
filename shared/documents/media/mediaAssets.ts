/** Where ffmpeg and the entry of its process are: beside the bundle when bundled, otherwise in the source tree and `node_modules`. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideModule, runsFromSource } from '../../platform/besideModule.ts';

/** What a bundle must have beside its main file. */
export const MEDIA_ASSETS = {
  /** `shared/documents/media/ffmpegProcess.ts`, bundled as an ES module. */
  process: 'ffmpegProcess.mjs',
  /** `@ffmpeg/core/dist/esm`: a separate program (GPL), copied as it is and never packed into our code. */
  core: 'ffmpegCore.mjs',
  wasm: 'ffmpegCore.wasm',
} as const;

export const ffmpegProcessPath = (moduleUrl: string): string =>
  fileURLToPath(besideModule(moduleUrl, 'ffmpegProcess.ts', MEDIA_ASSETS.process));

export function ffmpegCorePaths(moduleUrl: string): { readonly core: string; readonly wasm: string } {
  if (!runsFromSource(moduleUrl)) {
    const { core, wasm } = MEDIA_ASSETS;
    return {
      core: fileURLToPath(new URL(`./${core}`, moduleUrl)),
      wasm: fileURLToPath(new URL(`./${wasm}`, moduleUrl)),
    };
  }
  const folder = join(dirname(createRequire(moduleUrl).resolve('@ffmpeg/core')), '..', 'esm');
  return { core: join(folder, 'ffmpeg-core.js'), wasm: join(folder, 'ffmpeg-core.wasm') };
}
