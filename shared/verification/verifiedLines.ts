/** Verdicts as they come, one per line, and the totals in the last. */
import type { Payment } from '../billing/billing.ts';
import type { BatchVerifications } from '../contract/batch.ts';
import type { Audience, Caller, PictureFields } from './audience.ts';

/** Where the lines go. */
interface LineSink {
  /** The money is taken: everything from here on is sent. */
  begin(held: Payment): void;
  write(value: unknown): void;
}

/** @param picturesLater each picture on a line of its own, after its verdict's */
export function lineAudience(lines: LineSink, picturesLater: boolean, caller: Caller): Audience {
  const pictured = (key: string, picture: PictureFields): void => {
    lines.write({ key, ...picture });
  };
  return {
    ...caller,
    ...(picturesLater && { pictured }),
    begun: (held) => {
      lines.begin(held);
    },
    foundElsewhere: (key, foundIn) => {
      lines.write({ key, foundIn });
    },
    verified: (key, outcome) => {
      if (!picturesLater || outcome.status === 'skipped' || outcome.evidence === undefined) {
        lines.write({ key, verification: outcome });
        return;
      }
      const { evidence, verificationImageBase64, ...verdict } = outcome;
      lines.write({ key, verification: verdict });
      pictured(key, { evidence, verificationImageBase64 });
    },
  };
}

/** How many had which result, and what it cost. */
export function summaryLine(verifications: BatchVerifications, { costCents, balanceCents }: Payment): object {
  const count = (status: string): number => verifications.filter(([, outcome]) => outcome.status === status).length;
  return {
    summary: {
      found: count('found'),
      partial: count('partial_text_found'),
      notFound: count('not_found'),
      skipped: count('skipped'),
    },
    costCents,
    balanceCents,
  };
}
