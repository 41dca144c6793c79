/** The ledger records between two moments, one by one. */
import type { Balances } from '../storage/balances.ts';
import type { Ledger, LedgerEntry } from '../storage/ledger.ts';

/**
 * By the month they belong to, and by time within it.
 * @param from ISO 8601, inclusive
 * @param until ISO 8601, exclusive
 */
export async function* ledgerPeriod(
  { balances, ledger }: { readonly balances: Pick<Balances, 'funds'>; readonly ledger: Pick<Ledger, 'list'> },
  accountId: string,
  from: string,
  until: string,
): AsyncGenerator<LedgerEntry> {
  const { grants } = await balances.funds(accountId);
  const months = Object.keys(grants).sort();
  // A top-up belongs to the balance's month at the time: the previous one, until a charge has begun the new one.
  const first = months.findLastIndex((month) => month < from.slice(0, 7));
  for (const month of months.slice(Math.max(0, first))) {
    if (month > until) return;
    for await (const entry of ledger.list(accountId, month)) {
      if (entry.at >= from && entry.at < until) yield entry;
    }
  }
}
