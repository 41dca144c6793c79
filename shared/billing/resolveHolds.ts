/** What happens to money taken by a process that is gone. */
import type { Clock } from '../platform/clock.ts';
import type { AttachmentRecords } from '../storage/attachmentRecords.ts';
import type { Balances, Hold } from '../storage/balances.ts';
import { isStaleClaim } from '../storage/attachmentRecords.ts';
import type { Ledger } from '../storage/ledger.ts';
import { collectHold } from './collectHold.ts';

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
 * Writes confirmed holds to the ledger. Refunds other holds that are stale, unless their attachment is ready (its text was sold,
 * and repeating the request returns it free of charge), or is still being prepared by queue messages.
 */
export async function resolveHolds(dependencies: ResolveDependencies, accountId: string): Promise<ResolvedHolds> {
  const { balances, ledger, clock } = dependencies;
  let charged = 0;
  let released = 0;
  await balances.settleTaken(accountId, staleBefore(clock));
  for (const hold of (await balances.get(accountId)).holds) {
    if (hold.confirmed === undefined && hold.heldAt >= staleBefore(clock)) continue;
    const fate = hold.confirmed === undefined ? await fateOf(dependencies, accountId, hold) : 'due';
    if (fate === 'due' && (await collectHold({ balances, ledger }, accountId, hold))) charged += 1;
    if (fate === 'idle' && (await balances.release(accountId, hold))) released += 1;
  }
  return { charged, released };
}

type Fate = 'due' | 'underWay' | 'idle';

/** What happened to the work that a stale hold was taken for. */
async function fateOf(
  { attachments, clock }: ResolveDependencies,
  accountId: string,
  { prepared }: Hold,
): Promise<Fate> {
  if (!prepared) return 'idle';
  const record = await attachments.get(accountId, prepared.attachmentId);
  if (record?.storageId !== prepared.storageId) return 'idle';
  if (record.status === 'ready') return 'due';
  // Queue messages may carry it for longer than any request runs.
  return record.status === 'processing' && !isStaleClaim(record, staleBefore(clock), clock.now()) ? 'underWay' : 'idle';
}

const staleBefore = (clock: Clock): string => new Date(clock.now() - STALE_HOLD_MS).toISOString();
