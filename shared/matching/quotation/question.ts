/** A quotation on its way to a verdict. */
import type { Policy } from '../rules/policy.ts';
import type { Quotation } from './quotation.ts';

export interface Question extends Quotation {
  readonly policy: Policy;
  /** The text that is judged, with the dots at its ends. */
  readonly given: string;
}
