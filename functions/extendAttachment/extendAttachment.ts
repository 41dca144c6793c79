/** The action: move the expiry on by some days. */
import type { ExtendedAttachment } from '../../shared/contract/attachment.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import { serviceUnavailable } from '../../shared/http/apiError.ts';
import { addDays } from '../../shared/platform/clock.ts';
import { NEVER, type AttachmentRecords } from '../../shared/storage/attachmentRecords.ts';

/** Parallel extensions each win one round; no real caller sends more than this many at once. */
const MAX_ROUNDS = 50;
const RETRY_AFTER_SECONDS = 1;

/**
 * Every extension counts: of two that run in parallel the second adds to the first one's result.
 * @throws AttachmentNotFound
 */
export async function extendAttachment(
  attachments: AttachmentRecords,
  accountId: string,
  attachmentId: string,
  days: number,
): Promise<ExtendedAttachment> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const record = await attachments.get(accountId, attachmentId);
    if (!record) throw new AttachmentNotFound(attachmentId);
    const previousExpiresAt = record.expiresAt;
    const expiresAt = previousExpiresAt === NEVER ? NEVER : addDays(previousExpiresAt, days);
    if (expiresAt === NEVER || (await attachments.setExpiry(record, previousExpiresAt, expiresAt))) {
      return { attachmentId, expiresAt, previousExpiresAt };
    }
  }
  throw serviceUnavailable('Too many extensions of this attachment at once. Repeat the request.', RETRY_AFTER_SECONDS);
}
