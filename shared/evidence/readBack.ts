/** What OCR reads of a picture, and what is held against it. */
import type { Quotation } from '../matching/quotation/quotation.ts';

/** Of one page. */
export interface ReadBack {
  /** 1-based. */
  readonly pageNumber: number;
  /** Lines, separated by `\n`. */
  readonly text: string;
}

/** What is held against a picture. */
export type ReadQuotation = Pick<Quotation, 'sourceContext' | 'value'>;
