/** What becomes of money that was taken by a process which is gone. */
import type { Clock } from '../platform/clock.ts';
import type { AttachmentRecords } from '../storage/attachmentRecords.ts';
import type { Balances, Hold } from '../storage/balances.ts';
import type { Charge, Ledger } from '../storage/ledger.ts';
import { confirmCharge } from './billing.ts';

/** Longer than any request can run: a function ends after fifteen minutes. */
export const STALE_HOLD_MS = 20 * 60_000;

export interface ResolveDependencies {
  readonly balances: Balances;
  readonly ledger: Ledger;
  readonly attachments: Pick<AttachmentRecords, 'get'>;
  readonly clock: Clock;
}

export interface ResolvedHolds {
  readonly charged: number;
  readonly released: number;
}

/**
 * Confirmed holds are written to the ledger. Of the others those that are stale are given back, except where their
 * attachment is ready: its text was sold, and a repetition of the request answers with it for nothing.
 */
export async function resolveHolds(dependencies: ResolveDependencies, accountId: string): Promise<ResolvedHolds> {
  const { balances, ledger, clock } = dependencies;
  const staleBefore = new Date(clock.now() - STALE_HOLD_MS).toISOString();
  let charged = 0;
  let released = 0;
  for (const hold of (await balances.get(accountId)).holds) {
    const entry =
      hold.confirmed ?? (hold.heldAt < staleBefore ? await dueCharge(dependencies, accountId, hold) : undefined);
    if (entry) {
      await ledger.write(entry);
      await balances.forget(accountId, hold.operationId);
      charged += 1;
    } else if (hold.heldAt < staleBefore && (await balances.release(accountId, hold))) {
      released += 1;
    }
  }
  return { charged, released };
}

/** Confirmed, so that its entry may be written; `undefined` when nothing came of the work. */
async function dueCharge(
  { balances, attachments }: ResolveDependencies,
  accountId: string,
  { operationId, prepared, heldAt, month, freeCents, prepaidCents }: Hold,
): Promise<Charge | undefined> {
  if (!prepared) return undefined;
  const { attachmentId, storageId, units, endUserId } = prepared;
  const record = await attachments.get(accountId, attachmentId);
  if (record?.storageId !== storageId || record.status !== 'ready') return undefined;
  const identity = { accountId, operationId, at: heldAt, month };
  const work = { operation: 'prepare', attachmentId, endUserId, units } as const;
  const charge: Charge = { kind: 'charge', ...identity, ...work, freeCents, prepaidCents };
  return (await confirmCharge(balances, charge)) ? charge : undefined;
}
