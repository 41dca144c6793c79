/** Port: makes sources that cannot be read directly readable, whether fetched from an address or sent. Composition: `openConverter.ts`. */
import type { AddressConverter } from './addressConverter.ts';
import type { ConvertFile } from './createFileConverter.ts';

export interface SourceConverter extends AddressConverter {
  readonly convertFile: ConvertFile;
}
