/** Money in the embedded database: an account, its balance and ledger, and what must always be true of them. */
import { createBilling, type Billing, type Order } from '../../shared/billing/billing.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { Balances } from '../../shared/storage/balances.ts';
import type { Ledger, LedgerEntry } from '../../shared/storage/ledger.ts';
import { silentLog } from './silentLog.ts';

export const FREE_TIER_CENTS = 2000;

export const accountNamed = (accountId: string, rest: Partial<Account> = {}): Account => ({
  accountId,
  status: 'active',
  createdAt: '2030-01-01T00:00:00.000Z',
  retention: 'standard',
  ...rest,
});

export interface Money {
  readonly balances: Balances;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

export const billingOf = (money: Money, freeTierCents = FREE_TIER_CENTS): Billing =>
  createBilling({ ...money, log: silentLog, freeTierCents });

export const order = (operationId: string, cents: number, rest: Partial<Order> = {}): Order => ({
  operationId,
  operation: 'verify',
  attachmentId: 'a1',
  units: 1,
  cents,
  ...rest,
});

/** For every month in which the account was granted money, so whichever it is. */
export async function entriesOf(
  { balances, ledger }: Pick<Money, 'balances' | 'ledger'>,
  accountId: string,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (const month of Object.keys((await balances.get(accountId)).grants)) {
    for await (const entry of ledger.list(accountId, month)) entries.push(entry);
  }
  return entries;
}
