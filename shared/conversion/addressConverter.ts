/** Port: makes what a web address leads to into files that the document reader reads. Implementation: `createAddressConverter.ts`. */

import type { PageDescription } from './browser/inPage/describePage.ts';
import type { CaptureWarning } from './browser/missingResources.ts';

export interface ConvertedFile {
  /** On this machine's disk, inside the folder that the conversion was given. */
  readonly path: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

interface Capture {
  /** Where the last redirect led; without credentials, and with a fragment only where that is a route. */
  readonly finalUrl: string;
  /** Of the final answer. */
  readonly httpStatus: number;
  /** ISO 8601. */
  readonly capturedAt: string;
  readonly title?: string;
  /** What the original states, where the rendition may say it worse. */
  readonly stated?: ConvertedFile;
}

export interface CapturedPage extends Capture, PageDescription {
  readonly kind: 'page';
  /** What of the page did not come. */
  readonly warnings?: readonly CaptureWarning[];
  /** A PDF. */
  readonly rendition: ConvertedFile;
}

export interface CapturedFile extends Capture {
  readonly kind: 'file';
  /** Byte for byte what the address answered. */
  readonly original: ConvertedFile;
  /** A PDF of the original, where the document reader does not read it as it is. */
  readonly rendition?: ConvertedFile;
}

export type CapturedSource = CapturedPage | CapturedFile;

export interface ConversionOrder {
  /** As the caller gave it, normalised. */
  readonly url: string;
  /** Exists, is empty and is this conversion's own; the caller deletes it afterwards, whatever happened. */
  readonly folder: string;
  /** Epoch milliseconds by which the conversion ends, with a result or an error. */
  readonly deadline: number;
}

export interface AddressConverter {
  /**
   * @throws RefusedAddress when the address, or one that it leads to, may not be visited; UnconvertibleSource when the
   *   source itself is the reason, so that a second attempt would end alike; anything else is a failure of ours
   */
  convert(order: ConversionOrder): Promise<CapturedSource>;
  /** Starts what a first conversion would wait for. */
  wake(): void;
  /** Ends browser and children. */
  close(): Promise<void>;
}
