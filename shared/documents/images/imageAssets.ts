/** Where the decoding process's entry is: beside the bundle when bundled, otherwise in the source tree. */
import { fileURLToPath } from 'node:url';
import { besideModule } from '../../platform/besideModule.ts';

/** What a bundle must have beside its main file: `shared/documents/images/decoderProcess.ts`, bundled as an ES module. */
export const IMAGE_ASSETS = { process: 'imageDecoder.mjs' } as const;

export const decoderPath = (moduleUrl: string): string =>
  fileURLToPath(besideModule(moduleUrl, 'decoderProcess.ts', IMAGE_ASSETS.process));
