/** The verdicts in words. */
import type { Verification } from '../../../../shared/contract/verification.ts';
import type { CheckedQuotation } from '../state/state.ts';

/** How a verdict is shown: what is found with a warning is found, and somebody should look at it. */
export type Tone = 'found' | 'warned' | 'differs' | 'missing';

export function toneOf({ status, warnings = [] }: Verification): Tone {
  if (status === 'not_found') return 'missing';
  if (status === 'partial_text_found') return 'differs';
  return warnings.length > 0 ? 'warned' : 'found';
}

export const VERDICT_WORDS: Readonly<Record<Tone, string>> = {
  found: 'Found',
  warned: 'Found, with a warning',
  differs: 'Differs from the source',
  missing: 'Not in the source',
};

/** A sign beside the colour, for those who do not see it. */
export const VERDICT_SIGNS: Readonly<Record<Tone, string>> = { found: '✓', warned: '!', differs: '≠', missing: '✕' };

export const isProblem = ({ verification }: CheckedQuotation): boolean => verification.status !== 'found';

export const isMisattributed = ({ verification }: CheckedQuotation): boolean =>
  verification.status !== 'found' && (verification.foundIn?.length ?? 0) > 0;

export function summaryWords(quotations: readonly CheckedQuotation[]): string {
  if (quotations.length === 0) return 'No quotation was found in the text.';
  const count = (status: Verification['status']): number =>
    quotations.filter(({ verification }) => verification.status === status).length;
  const parts = [
    `${count('found')} found`,
    `${count('partial_text_found')} ${count('partial_text_found') === 1 ? 'differs' : 'differ'} from the source`,
    `${count('not_found')} not in the source`,
  ];
  return `${quotations.length} ${quotations.length === 1 ? 'quotation' : 'quotations'}: ${parts.join(', ')}.`;
}
