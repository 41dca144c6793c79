/** What the matcher is asked. */
import type { Strictness } from '../rules/policy.ts';
import type { LineSpan } from '../source/source.ts';

export interface Quotation {
  /** The quoted text. At least one of `sourceContext` and `value` holds text. */
  readonly sourceContext?: string;
  /** A shorter value inside the quotation. */
  readonly value?: string;
  /** 1-based page where the quotation is expected. */
  readonly pageNumber?: number;
  /** If more than one page is stated: the last of them. */
  readonly lastPageNumber?: number;
  /** 1-based lines where it is expected. */
  readonly lineIds?: readonly number[];
  /** How strictly it is judged; `standard` when absent. */
  readonly strictness?: Strictness;
  /** Instead of page and lines: how far a place is from where the quotation is expected, in any unit. */
  readonly distance?: (place: Pick<LineSpan, 'pageNumber' | 'lineId'>) => number;
}
