/** The attachment that citations are checked against. */
import { AttachmentNotFound, AttachmentUnderWay, AttachmentUnreadable } from '../attachments/unusableAttachment.ts';
import type { AttachmentRecords, ReadyAttachment } from '../storage/attachmentRecords.ts';

const RETRY_AFTER_SECONDS = 2;

/** @throws UnusableAttachment unknown, could not be read, or still being prepared */
export async function readySource(
  attachments: Pick<AttachmentRecords, 'get'>,
  accountId: string,
  attachmentId: string,
): Promise<ReadyAttachment> {
  const record = await attachments.get(accountId, attachmentId);
  switch (record?.status) {
    case undefined:
      throw new AttachmentNotFound(attachmentId);
    case 'error':
      throw new AttachmentUnreadable(attachmentId, record.error);
    case 'processing':
      throw new AttachmentUnderWay(attachmentId, RETRY_AFTER_SECONDS);
    case 'ready':
      return record;
  }
}
