/** The verdicts in the words of every report, and how serious they look. */
import type { Verification } from '../../../../shared/contract/verification.ts';
import { outcomeOf, verdictTitle } from '../../../../shared/reports/outcome.ts';
import type { CheckedQuotation } from '../state/state.ts';

/** How a verdict is shown: what is found with a warning is found, but somebody should look at it. */
export type Tone = 'found' | 'warned' | 'differs' | 'missing';

export function toneOf({ status, warnings = [] }: Verification): Tone {
  if (status === 'not_found') return 'missing';
  if (status === 'partial_text_found') return 'differs';
  return warnings.length > 0 ? 'warned' : 'found';
}

/** "Partly found" */
export function verdictWords(quotation: CheckedQuotation): string {
  const words = verdictTitle(outcomeOf(quotation));
  return toneOf(quotation.verification) === 'warned' ? `${words}, with a warning` : words;
}

/** A symbol beside the colour, for those who do not see it. */
export const VERDICT_SIGNS: Readonly<Record<Tone, string>> = { found: '✓', warned: '!', differs: '≠', missing: '✕' };

export const isProblem = ({ verification }: CheckedQuotation): boolean => verification.status !== 'found';
