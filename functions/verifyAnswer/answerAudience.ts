/** Who waits for the verdicts on an answer, and what they are told before all of them are reached. */
import type { Payment } from '../../shared/billing/billing.ts';
import type { VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import type { FoundIn } from '../../shared/contract/verification.ts';
import type { Caller, PictureFields } from '../../shared/verification/audience.ts';

export interface AnswerAudience extends Caller {
  /** The money is taken. */
  begun?(held: Payment): void;
  /** @param index of the quotation in the answer, from 0 */
  decided?(index: number, quotation: VerifiedQuotation): void;
  /** The picture of one that was decided without it. */
  pictured?(index: number, picture: PictureFields): void;
  /** What was decided as not found in the named source is found in others. */
  foundElsewhere?(index: number, places: readonly FoundIn[]): void;
}
