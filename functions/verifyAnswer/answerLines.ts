/** Quotations of an answer as they are decided, one per line, and the rest of the answer in the last. */
import type { VerifiedAnswer, VerifiedQuotation } from '../../shared/contract/answerRequest.ts';
import type { Payment } from '../../shared/billing/billing.ts';
import type { Lines } from '../../shared/http/linesResponse.ts';
import type { Caller, PictureFields } from '../../shared/verification/audience.ts';
import type { AnswerAudience } from './answerAudience.ts';

/** @param picturesLater each picture on a line of its own, after its verdict's */
export function answerLines(lines: Lines, picturesLater: boolean, caller: Caller): AnswerAudience {
  const pictured = (index: number, picture: PictureFields): void => {
    lines.write({ index, ...picture });
  };
  return {
    ...caller,
    ...(picturesLater && { pictured }),
    begun: (held) => {
      lines.begin(held);
    },
    decided: (index, quotation) => {
      const { evidence, verificationImageBase64, ...verdict } = quotation.verification;
      if (!picturesLater || evidence === undefined) {
        lines.write({ index, quotation });
        return;
      }
      const withoutPicture: VerifiedQuotation = { ...quotation, verification: verdict };
      lines.write({ index, quotation: withoutPicture });
      pictured(index, { evidence, verificationImageBase64 });
    },
    foundElsewhere: (index, foundIn) => {
      lines.write({ index, foundIn });
    },
  };
}

/** Everything except the quotations, which have come before, and the money. */
export const lastLine = (
  { quotations: _quotations, ...rest }: VerifiedAnswer,
  { costCents, balanceCents }: Payment,
): object => ({ ...rest, costCents, balanceCents });
