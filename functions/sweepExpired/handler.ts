/** Trigger: the schedule. Deletes what has expired and finishes deletions that were begun. */
import { deleteAttachment, finishDeletion } from '../../shared/attachments/deleteAttachment.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { NEVER } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface SweepDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'deletions' | 'files'>;
  readonly clock: Clock;
  readonly log: Log;
}

export interface SweepReport {
  readonly expired: number;
  readonly finishedDeletions: number;
}

/** Idempotent: a sweep that is cut off is taken up by the next one. */
export function createHandler({ storage, clock, log }: SweepDependencies) {
  return async (): Promise<SweepReport> => {
    const now = isoTime(clock);
    let expired = 0;
    let finishedDeletions = 0;
    for await (const record of storage.attachments.listExpired(now)) {
      // The listing may lag behind an extension that was granted a moment ago.
      if (record.expiresAt === NEVER || record.expiresAt > now) continue;
      await deleteAttachment(storage, clock, record);
      expired += 1;
    }
    for await (const deletion of storage.deletions.listDue(now)) {
      await finishDeletion(storage, deletion);
      finishedDeletions += 1;
    }
    const report: SweepReport = { expired, finishedDeletions };
    log.info('sweep finished', { ...report });
    return report;
  };
}
