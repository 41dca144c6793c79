/** Joins a preparation that somebody else has begun, or that a queue carries: all who ask for it wait for one piece of work. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AttachmentNotFound, AttachmentUnderWay } from '../attachments/unusableAttachment.ts';
import type { AttachmentRecord, AttachmentRecords, SettledAttachment } from '../storage/attachmentRecords.ts';

const FIRST_POLL_MS = 150;
const LAST_POLL_MS = 1_000;
const POLL_GROWTH = 1.3;
const RETRY_AFTER_SECONDS = 5;

export interface Patience {
  readonly attachments: Pick<AttachmentRecords, 'get'>;
  /** Milliseconds. */
  readonly waitMs: number;
  /** Why the record is gone, if that is known, from its last known state. */
  readonly explain?: (seen: AttachmentRecord) => Promise<Error | undefined>;
}

/**
 * @throws AttachmentUnderWay if the wait was too long; the retry joins again
 * @throws AttachmentNotFound, or what `explain` says, if the attachment is gone in the meantime
 */
export async function waitUntilSettled(
  { attachments, waitMs, explain }: Patience,
  existing: AttachmentRecord,
): Promise<SettledAttachment> {
  let record: AttachmentRecord | undefined = existing;
  let seen = existing;
  let pollMs = FIRST_POLL_MS;
  for (let waitedMs = 0; ;) {
    if (!record) throw (await explain?.(seen)) ?? new AttachmentNotFound(existing.attachmentId);
    seen = record;
    if (record.status !== 'processing') return record;
    if (waitedMs >= waitMs) break;
    await sleep(pollMs);
    waitedMs += pollMs;
    pollMs = Math.min(LAST_POLL_MS, pollMs * POLL_GROWTH);
    record = await attachments.get(existing.accountId, existing.attachmentId);
  }
  throw new AttachmentUnderWay(existing.attachmentId, RETRY_AFTER_SECONDS);
}
