/** The result for a quotation, in the four words of every report, and how serious it is. */
import { isMisattributed } from './misattributed.ts';
import type { VerifiedQuotation } from '../contract/answerRequest.ts';
import type { Verification } from '../contract/verification.ts';

export const OUTCOMES = ['not_found', 'misattributed', 'partly_found', 'found'] as const;
/** `misattributed`: not in the source that the text names, but found in another. */
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  not_found: 'not found',
  misattributed: 'misattributed',
  partly_found: 'partly found',
  found: 'found',
};

/** "Partly found": where a verdict stands alone. */
export const verdictTitle = (outcome: Outcome): string =>
  OUTCOME_WORDS[outcome].charAt(0).toUpperCase() + OUTCOME_WORDS[outcome].slice(1);

type Judged = Pick<VerifiedQuotation, 'reference' | 'attachmentId' | 'verification'>;

export function outcomeOf(quotation: Judged): Outcome {
  if (isMisattributed(quotation)) return 'misattributed';
  return outcomeOfStatus(quotation.verification.status);
}

/** What is found with a warning is found, but somebody should look at it all the same. */
export const isWarned = (quotation: Judged): boolean =>
  outcomeOf(quotation) === 'found' && (quotation.verification.warnings ?? []).length > 0;

/** The result in the source that it was checked against. */
export const outcomeOfStatus = (status: Verification['status']): Exclude<Outcome, 'misattributed'> =>
  status === 'partial_text_found' ? 'partly_found' : status;

export type OutcomeCounts = Readonly<Record<Outcome, number>>;

/** Each quotation is counted once. */
export function countOutcomes(quotations: readonly Judged[]): OutcomeCounts {
  const counts = { not_found: 0, misattributed: 0, partly_found: 0, found: 0 };
  for (const quotation of quotations) counts[outcomeOf(quotation)]++;
  return counts;
}

/** "3 quotations: 1 found, 2 not found." Zero counts are left out. */
export function sumsSentence(quotations: readonly Judged[]): string {
  const counts = countOutcomes(quotations);
  const warned = quotations.filter(isWarned).length;
  const sums = OUTCOMES.toReversed()
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => {
      const ofWarned = outcome === 'found' && warned > 0 ? ` (${warned} with a warning)` : '';
      return `${counts[outcome]} ${OUTCOME_WORDS[outcome]}${ofWarned}`;
    });
  const total = `${quotations.length} ${quotations.length === 1 ? 'quotation' : 'quotations'}`;
  return sums.length === 0 ? `${total}: nothing was checked.` : `${total}: ${sums.join(', ')}.`;
}

export const FAIL_ON = ['partial', 'not_found', 'never'] as const;
/** `partial`: every quotation that is not found as it stands. `not_found`: only what is in no source. */
export type FailOn = (typeof FAIL_ON)[number];

/** Whether a check with such a quotation has failed. A partial match in the wrong source is a problem of the partial kind. */
export function isFailure(quotation: VerifiedQuotation, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  return failOn === 'partial' ? outcomeOf(quotation) !== 'found' : quotation.verification.status === 'not_found';
}
