/** Joins a preparation that somebody else has begun: two uploads of one file under one identifier are one piece of work. */
import { setTimeout as sleep } from 'node:timers/promises';
import { attachmentNotFound, serviceUnavailable } from '../http/apiError.ts';
import type { AttachmentRecord, AttachmentRecords, SettledAttachment } from '../storage/attachmentRecords.ts';

/** Known clients give up at 90 seconds; the answer must come before that. */
const MAX_WAIT_MS = 80_000;
const FIRST_POLL_MS = 150;
const LAST_POLL_MS = 1_000;
const POLL_GROWTH = 1.3;
const RETRY_AFTER_SECONDS = 5;

/**
 * @throws ApiError 503 with `Retry-After` when the wait was too long; the retry joins again
 * @throws ApiError 404 when the attachment is deleted meanwhile
 */
export async function waitUntilSettled(
  attachments: AttachmentRecords,
  existing: AttachmentRecord,
): Promise<SettledAttachment> {
  let record: AttachmentRecord | undefined = existing;
  let pollMs = FIRST_POLL_MS;
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += pollMs) {
    if (!record) throw attachmentNotFound(existing.attachmentId);
    if (record.status !== 'processing') return record;
    pollMs = Math.min(LAST_POLL_MS, pollMs * POLL_GROWTH);
    await sleep(pollMs);
    record = await attachments.get(existing.accountId, existing.attachmentId);
  }
  throw serviceUnavailable(
    `Attachment '${existing.attachmentId}' is still being prepared. Repeat the request to wait for it.`,
    RETRY_AFTER_SECONDS,
  );
}
