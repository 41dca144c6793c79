/** The attachment that citations are held against. */
import { attachmentNotFound, invalidArgument, serviceUnavailable } from '../http/apiError.ts';
import type { AttachmentRecords, ReadyAttachment } from '../storage/attachmentRecords.ts';

const RETRY_AFTER_SECONDS = 2;

/** @throws ApiError 404 unknown attachment; 400 one that could not be read; 503 one that is still being prepared */
export async function readySource(
  attachments: Pick<AttachmentRecords, 'get'>,
  accountId: string,
  attachmentId: string,
): Promise<ReadyAttachment> {
  const record = await attachments.get(accountId, attachmentId);
  switch (record?.status) {
    case undefined:
      throw attachmentNotFound(attachmentId);
    case 'error':
      throw invalidArgument(
        `'data.attachmentId': attachment '${attachmentId}' could not be read, so nothing can be verified against it. ${record.error}`,
      );
    case 'processing':
      throw serviceUnavailable(
        `Attachment '${attachmentId}' is still being prepared. Repeat the request in a moment.`,
        RETRY_AFTER_SECONDS,
      );
    case 'ready':
      return record;
  }
}
