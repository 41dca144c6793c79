/** Port: makes what is not read as it is into what is, whether it comes from an address or was sent. Composition: `openConverter.ts`. */
import type { AddressConverter } from './addressConverter.ts';
import type { ConvertFile } from './createFileConverter.ts';

export interface SourceConverter extends AddressConverter {
  readonly convertFile: ConvertFile;
}
