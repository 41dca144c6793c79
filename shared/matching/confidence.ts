/** How sure a verdict is: the probability that its status is right, measured over the generated corpus. */
import type { Relevance } from './relevance.ts';

export function foundConfidence(weight: number, harmlessDifferences: number, isOcr: boolean): number {
  const base = weight >= 1 ? 0.995 : 0.97;
  return round(base - Math.min(0.1, harmlessDifferences * 0.01) - (isOcr ? 0.02 : 0));
}

export function partialConfidence(relevance: Relevance): number {
  return round(Math.min(0.98, 0.6 + 0.4 * relevance.share));
}

export function notFoundConfidence(best: Relevance | undefined): number {
  return round(best === undefined ? 0.99 : Math.max(0.6, 0.98 - 0.6 * best.share));
}

/** Two decimals: more would pretend to a precision that the corpus cannot give. */
const round = (value: number): number => Math.round(value * 100) / 100;
