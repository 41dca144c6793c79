/** A quotation on its way to a verdict. */
import type { Policy } from '../rules/policy.ts';
import type { Quotation } from './quotation.ts';

export interface Question extends Quotation {
  readonly policy: Policy;
  /** The text that is judged, with the dots at its ends. */
  readonly given: string;
  readonly effort: Effort;
}

/** What all searches for one quotation have cost together: it is searched whole, in parts, rewritten, and under each of its heads. */
export interface Effort {
  /** UTF-16 units of the places that were compared in full. */
  compared: number;
}
