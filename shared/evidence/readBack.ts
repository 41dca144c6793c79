/** What OCR reads of a picture, and what is compared with it. */
import type { Quotation } from '../matching/quotation/quotation.ts';

/** Of one page. */
export interface ReadBack {
  /** 1-based. */
  readonly pageNumber: number;
  /** Lines, separated by `\n`. */
  readonly text: string;
}

/** What is compared with a picture. */
export type ReadQuotation = Pick<Quotation, 'sourceContext' | 'value'>;
