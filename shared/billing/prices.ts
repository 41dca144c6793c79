/** PURE: what each operation costs, in whole cents. */
import type { ChargedOperation } from '../storage/ledger.ts';

export interface Prices {
  /** Pages of one unit of preparation, and its price. */
  readonly pagesPerUnit: number;
  readonly centsPerPageUnit: number;
  /** Citations that one verification request includes, and its price. */
  readonly includedCitations: number;
  readonly verificationCents: number;
  /** Each further unit of as many citations, or part of one. */
  readonly furtherCitationsCents: number;
}

export interface Price {
  readonly operation: ChargedOperation;
  /** Units, counting partial ones. */
  readonly units: number;
  readonly cents: number;
}

/** @param pageCount at least one page: a document without pages is not prepared */
export function preparationPrice(prices: Prices, pageCount: number): Price {
  const units = Math.ceil(pageCount / prices.pagesPerUnit);
  return { operation: 'prepare', units, cents: units * prices.centsPerPageUnit };
}

/** An empty request costs nothing. */
export function verificationPrice(prices: Prices, citationCount: number): Price {
  if (citationCount === 0) return { operation: 'verify', units: 0, cents: 0 };
  const units = Math.ceil(citationCount / prices.includedCitations);
  return { operation: 'verify', units, cents: prices.verificationCents + (units - 1) * prices.furtherCitationsCents };
}
