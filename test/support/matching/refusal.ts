/** By which rules a quotation is kept from being found: what tests say, rather than that it was not found for whatever reason. */
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { standardPolicy } from '../../../shared/matching/rules/policy.ts';

/** The blocking rules in the order of the alphabet, parted by spaces; `found` for what is found. */
export function refusalOf({ status, decidedBy }: Pick<Verdict, 'status' | 'decidedBy'>): string {
  if (status === 'found') return 'found';
  return decidedBy
    .filter((rule) => standardPolicy(rule) === 'block')
    .sort()
    .join(' ');
}
