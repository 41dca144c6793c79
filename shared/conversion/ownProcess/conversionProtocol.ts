/** What the converting process is given, asks for on the way, and answers. */
import type { ConvertedFile } from '../addressConverter.ts';
import type { FileConversion } from '../createFileConverter.ts';
import type { FileConversionOrder } from '../fileConversionOrder.ts';
import type { OfficeJob } from '../office/officeEngine.ts';
import type { UnconvertibleReason } from '../unconvertibleSource.ts';

export interface ConversionTask {
  readonly file: ConvertedFile;
  readonly order: FileConversionOrder;
}

export type ConversionMessage =
  /** LibreOffice runs in a process of its own, which the other side manages. */
  | { readonly kind: 'office'; readonly job: OfficeJob }
  | { readonly kind: 'converted'; readonly conversion: FileConversion }
  /** LibreOffice's work failed, and the conversion with it. */
  | { readonly kind: 'officeFailed' }
  | { readonly kind: 'refused'; readonly reason: UnconvertibleReason; readonly message: string; readonly cause: string }
  | { readonly kind: 'failed'; readonly cause: string };

/** LibreOffice's result. */
export interface OfficeOutcome {
  readonly isDone: boolean;
}
