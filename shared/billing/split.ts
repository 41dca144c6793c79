/** PURE: how much money there is, and from which of its two kinds a price is taken. */
import type { Cents, Funds } from '../storage/balances.ts';

export const availableCents = ({ freeCents, prepaidCents }: Cents): number => freeCents + prepaidCents;

/** The month's free tier first, because it lapses; `undefined` when both together do not suffice. */
export function splitPrice(balance: Cents, cents: number): Cents | undefined {
  if (cents > availableCents(balance)) return undefined;
  const freeCents = Math.min(cents, balance.freeCents);
  return { freeCents, prepaidCents: cents - freeCents };
}

/** The balance as the first update of `month` will find it: a new month's free tier replaces the rest of an older one's. */
export const inMonth = (balance: Funds, month: string, freeTierCents: number): Funds =>
  balance.month < month ? { ...balance, month, freeCents: freeTierCents } : balance;
