/** Adds to the prepaid balance of an account. */
import type { Clock } from '../platform/clock.ts';
import { sortableId } from '../platform/ids.ts';
import type { Account } from '../storage/accountRecords.ts';
import type { Balances } from '../storage/balances.ts';
import type { Ledger, TopUp } from '../storage/ledger.ts';
import { presentBalance } from './billing.ts';
import { timeWithin } from './months.ts';
import { availableCents } from './split.ts';

/** Only the month's end can come between the reading of the month and the write. */
const MAX_ATTEMPTS = 5;

export interface TopUpDependencies {
  readonly balances: Balances;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Cents a month, for accounts that have no free tier of their own. */
  readonly freeTierCents: number;
}

/**
 * @param cents whole, positive
 * @returns cents available afterwards, free tier and prepaid together
 */
export async function topUp(
  { balances, ledger, clock, freeTierCents }: TopUpDependencies,
  account: Account,
  cents: number,
): Promise<number> {
  const { accountId } = account;
  const operationId = sortableId(clock.now());
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { month, holds } = await presentBalance(balances, accountId, clock, account.freeTierCents ?? freeTierCents);
    const at = timeWithin(month, clock.now());
    const entry: TopUp = { kind: 'topUp', accountId, operationId, at, month, prepaidCents: cents };
    // Present already: our own write, whose answer was lost and which the SDK then repeated.
    const added = holds.find((hold) => hold.operationId === operationId)?.confirmed;
    if (!added && !(await balances.topUp(accountId, entry))) continue;
    await ledger.write(added ?? entry);
    await balances.forget(accountId, operationId);
    return availableCents(await balances.get(accountId));
  }
  throw new Error('The month ended over and over while the balance was added to.');
}
