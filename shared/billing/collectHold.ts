/** Makes the money held for a preparation due: any number of times, with one ledger entry. */
import type { Hold } from '../storage/balances.ts';
import type { Charge, Ledger } from '../storage/ledger.ts';
import { confirmCharge } from './billing.ts';
import type { OrderBalances } from './inTurn.ts';

/** @returns false if the hold was refunded in the meantime */
export async function collectHold(
  { balances, ledger }: { readonly balances: OrderBalances; readonly ledger: Ledger },
  accountId: string,
  hold: Hold,
): Promise<boolean> {
  const entry = hold.confirmed ?? preparationCharge(accountId, hold);
  if (entry === undefined) return false;
  if (hold.confirmed === undefined && entry.kind === 'charge' && !(await confirmCharge(balances, entry))) return false;
  await ledger.write(entry);
  await balances.forget(accountId, hold.operationId);
  return true;
}

/** `undefined` for holds of other operations, whose price cannot be derived. */
function preparationCharge(
  accountId: string,
  { operationId, prepared, heldAt: at, month, freeCents, prepaidCents }: Hold,
): Charge | undefined {
  if (!prepared) return undefined;
  const { attachmentId, units, endUserId } = prepared;
  const identity = { accountId, operationId, at, month };
  const work = { operation: 'prepare', attachmentId, endUserId, units } as const;
  return { kind: 'charge', ...identity, ...work, freeCents, prepaidCents };
}
