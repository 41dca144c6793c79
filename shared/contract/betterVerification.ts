/** Which of two verifications of one quotation says more for it. */
import type { Verification } from './verification.ts';

const RANK = { found: 2, partial_text_found: 1, not_found: 0 } as const;

/** Of two partial matches, the one with fewer differences is closer to what was quoted. */
export const isBetter = (one: Verification, other: Verification): boolean =>
  one.status === other.status
    ? (one.differences?.length ?? 0) < (other.differences?.length ?? 0)
    : RANK[one.status] > RANK[other.status];
