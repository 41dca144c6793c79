/** Whether an answer attributes its quotation to the wrong source. */
import type { VerifiedQuotation } from '../contract/answerRequest.ts';

/** Not in the source that the answer names, but found in another. */
export const isMisattributed = ({
  reference,
  attachmentId,
  verification,
}: Pick<VerifiedQuotation, 'reference' | 'attachmentId' | 'verification'>): boolean =>
  reference !== undefined &&
  attachmentId !== undefined &&
  verification.status !== 'found' &&
  (verification.foundIn?.length ?? 0) > 0;
