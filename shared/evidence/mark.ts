/** What a proof image points at. */
import type { Box } from '../documents/geometry.ts';

export type MarkKind = 'quotation' | 'value' | 'difference';

export interface Mark {
  readonly kind: MarkKind;
  /** 1-based. */
  readonly pageNumber: number;
  readonly box: Box;
  /** `vertical` text runs down the page. */
  readonly direction: 'horizontal' | 'vertical';
  /** For a line that is not level, as in the text index; `box` contains all of it. */
  readonly slope?: number;
}
