/** PURE: how much money there is, and which of its two kinds a price is taken from. */
import type { Cents, Funds } from '../storage/balances.ts';

export const availableCents = ({ freeCents, prepaidCents }: Cents): number => freeCents + prepaidCents;

/** The month's free tier first, because it lapses; `undefined` if both together are not enough. */
export function splitPrice(balance: Cents, cents: number): Cents | undefined {
  if (cents > availableCents(balance)) return undefined;
  const freeCents = Math.min(cents, balance.freeCents);
  return { freeCents, prepaidCents: cents - freeCents };
}

/** The balance as the first update in `month` will find it: a new month's free tier replaces the rest of an older one's. */
export const inMonth = (balance: Funds, month: string, freeTierCents: number): Funds =>
  balance.month < month ? { ...balance, month, freeCents: freeTierCents } : balance;
