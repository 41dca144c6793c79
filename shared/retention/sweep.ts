/**
 * What must happen without a request: attachments are renewed or expire, deletions are finished, money of dead processes is
 * settled, their uploads are removed. Every step is idempotent: the next sweep takes up one that is interrupted.
 */
import { deleteAttachment, finishDeletion } from '../attachments/deleteAttachment.ts';
import { resolveHolds } from '../billing/resolveHolds.ts';
import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import type { QueueName, Storage } from '../storage/storage.ts';
import { removeAbandonedUpload, UPLOAD_ABANDONED_AFTER_MS } from './abandonedUploads.ts';
import { createRenewal, renewAheadMs } from './renewal.ts';

/** A function may run fifteen minutes; what is left then is up to the next sweep. */
const MAX_SWEEP_MS = 10 * 60_000;

export interface SweepDependencies {
  readonly storage: Omit<Storage, QueueName>;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Settings;
}

export interface SweepReport {
  readonly renewed: number;
  /** Attachments that had expired. */
  readonly expired: number;
  readonly finishedDeletions: number;
  /** Holds of dead processes whose work was done, and of those whose work was not. */
  readonly chargedHolds: number;
  readonly releasedHolds: number;
  readonly removedUploads: number;
  /** Single items that failed; the next sweep tries them again. */
  readonly failures: number;
  /** False when time ran out. */
  readonly complete: boolean;
}

export async function sweep({ storage, clock, log, settings }: SweepDependencies): Promise<SweepReport> {
  const { attachments, deletions, accounts, uploads, urlCache, sweeps } = storage;
  const startedMs = clock.now();
  const endMs = startedMs + MAX_SWEEP_MS;
  const at = (offsetMs: number) => new Date(startedMs + offsetMs).toISOString();
  let failures = 0;
  let complete = true;
  const isComplete = (): boolean => complete;

  /** A failing one does not keep the others from being done. */
  async function each<Thing>(what: string, things: AsyncIterable<Thing>, act: (thing: Thing) => Promise<number>) {
    let count = 0;
    try {
      for await (const thing of things) {
        if (clock.now() > endMs) {
          complete = false;
          break;
        }
        try {
          count += await act(thing);
        } catch (cause) {
          failures += 1;
          log.error('sweep failed for one', { what, cause });
        }
      }
    } catch (cause) {
      failures += 1;
      complete = false;
      log.error('sweep could not list', { what, cause });
    }
    return count;
  }

  // First, because what is renewed in time is not lost.
  const renewal = createRenewal({ storage, clock, settings });
  const inTime = await each('renewal', attachments.listExpiring(at(0), at(renewAheadMs(settings))), (record) =>
    renewal.renew(record),
  );

  let chargedHolds = 0;
  const releasedHolds = await each('hold', accounts.listAccounts(), async ({ accountId }) => {
    const { charged, released } = await resolveHolds({ ...storage, clock }, accountId);
    chargedHolds += charged;
    return released;
  });
  const finishedDeletions = await each('deletion', deletions.listDue(isoTime(clock)), async (deletion) => {
    await finishDeletion(storage, deletion);
    return 1;
  });
  let late = 0;
  const expired = await each('expiry', attachments.listExpired(at(0)), async (record) => {
    if (await renewal.revive(record)) {
      late += 1;
      return 0;
    }
    // From here on nobody can extend it; an extension before this keeps it.
    if (!(await attachments.condemn(record))) return 0;
    await deleteAttachment(storage, clock, record);
    return 1;
  });
  const removedUploads = await each('upload', uploads.listBegunBefore(at(-UPLOAD_ABANDONED_AFTER_MS)), (upload) =>
    removeAbandonedUpload(storage, clock, upload),
  );

  await each('cached address', urlCache.listExpired(at(0)), async ({ cacheKey, storageId }) => {
    await urlCache.remove(cacheKey, storageId);
    return 1;
  });

  if (isComplete()) {
    await sweeps.finished(at(0)).catch((cause: unknown) => {
      failures += 1;
      log.error('sweep failed for one', { what: 'note of the sweep', cause });
    });
  }

  const report: SweepReport = {
    renewed: inTime + late,
    expired,
    finishedDeletions,
    chargedHolds,
    releasedHolds,
    removedUploads,
    failures,
    complete,
  };
  log.info('sweep finished', { ...report });
  return report;
}
