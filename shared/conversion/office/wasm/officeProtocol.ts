/** What the process with LibreOffice is sent and answers: it is set up once, then given one document at a time. */
import type { OfficeFormat, OfficeTarget } from '../officeEngine.ts';

export interface SetUp {
  readonly kind: 'setUp';
  /** The folder with `soffice.cjs`, `soffice.wasm` and `soffice.data`. */
  readonly programFolder: string;
  /** Font files in addition to those of the package. */
  readonly fontPaths: readonly string[];
  /** Pages of 64 KiB that LibreOffice's memory may grow to. */
  readonly maxMemoryPages: number;
}

export interface ConvertOrder {
  readonly kind: 'convert';
  readonly format: OfficeFormat;
  readonly target: OfficeTarget;
  /** With tags, for a PDF. */
  readonly isTagged: boolean;
  readonly bytes: Uint8Array;
}

export type OfficeRequest = SetUp | ConvertOrder;

export interface Ready {
  readonly kind: 'ready';
}

export interface Converted {
  readonly kind: 'converted';
  readonly bytes: Uint8Array;
  /** Of the process, after the document. */
  readonly residentBytes: number;
}

export interface Refused {
  readonly kind: 'refused';
  /** LibreOffice's own words, for the log. */
  readonly cause: string;
  readonly residentBytes: number;
}

export type OfficeReply = Ready | Converted | Refused;
