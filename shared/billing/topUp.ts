/** Adds to the prepaid balance of an account. */
import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import { sortableId } from '../platform/ids.ts';
import type { Balances, Funds } from '../storage/balances.ts';
import type { Ledger, TopUp } from '../storage/ledger.ts';

/** Only the end of the month can fall between reading the month and the write. */
const MAX_ATTEMPTS = 5;

export interface TopUpDependencies {
  readonly balances: Balances;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/**
 * Grants no free tier: its amount is a setting of the service.
 * @param cents whole, positive
 * @returns the balance afterwards
 */
export async function topUp(
  { balances, ledger, clock }: TopUpDependencies,
  accountId: string,
  cents: number,
): Promise<Funds> {
  const operationId = sortableId(clock.now());
  const at = isoTime(clock);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { month, holds } = await balances.get(accountId);
    const entry: TopUp = { kind: 'topUp', accountId, operationId, at, month, prepaidCents: cents };
    // Already there: our own write, whose answer was lost and which the SDK then repeated.
    const added = holds.find((hold) => hold.operationId === operationId)?.confirmed;
    if (!added && !(await balances.topUp(accountId, entry))) continue;
    await ledger.write(added ?? entry);
    await balances.forget(accountId, operationId);
    return balances.funds(accountId);
  }
  throw new Error('The month ended over and over while the balance was added to.');
}
