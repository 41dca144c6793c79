/** Port: turns what a web address leads to into files that the document reader reads. Implementation: `createAddressConverter.ts`. */

import type { PageDescription } from './browser/inPage/describePage.ts';
import type { CaptureWarning } from './browser/missingResources.ts';

export interface ConvertedFile {
  /** On this machine's disk, inside the folder given to the conversion. */
  readonly path: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

interface Capture {
  /** Where the last redirect led; without credentials, and with a fragment only if that is a route. */
  readonly finalUrl: string;
  /** Status of the final answer. */
  readonly httpStatus: number;
  /** ISO 8601. */
  readonly capturedAt: string;
  readonly title?: string;
  /** What the original states, where the rendition may represent it less well. */
  readonly stated?: ConvertedFile;
}

export interface CapturedPage extends Capture, PageDescription {
  readonly kind: 'page';
  /** What is missing from the page. */
  readonly warnings?: readonly CaptureWarning[];
  /** A PDF. */
  readonly rendition: ConvertedFile;
}

export interface CapturedFile extends Capture {
  readonly kind: 'file';
  /** Byte for byte what the address returned. */
  readonly original: ConvertedFile;
  /** A PDF of the original, if the document reader does not read the original as it is. */
  readonly rendition?: ConvertedFile;
}

export type CapturedSource = CapturedPage | CapturedFile;

export interface ConversionOrder {
  /** As the caller gave it, normalised. */
  readonly url: string;
  /** Exists, is empty and belongs to this conversion alone; the caller deletes it afterwards, whatever happened. */
  readonly folder: string;
  /** Epoch milliseconds by which the conversion ends, with a result or an error. */
  readonly deadline: number;
}

export interface AddressConverter {
  /**
   * @throws RefusedAddress if the address, or one that it leads to, may not be visited; UnconvertibleSource if the source itself is the
   * reason, so that a second attempt would end the same way; anything else is a failure of ours
   */
  convert(order: ConversionOrder): Promise<CapturedSource>;
  /** Starts what a first conversion would wait for. */
  wake(): void;
  /** Ends the browser and child processes. */
  close(): Promise<void>;
}
