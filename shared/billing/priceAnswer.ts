/** The answer to a dry run, built from a price. */
import type { PriceAnswer } from '../contract/price.ts';
import type { Account } from '../storage/accountRecords.ts';
import type { Billing } from './billing.ts';
import type { Price } from './prices.ts';

export async function priceAnswer(billing: Billing, account: Account, { units, cents }: Price): Promise<PriceAnswer> {
  return { dryRun: true, units, costCents: cents, balanceCents: await billing.available(account) };
}
