/** The action: the account's attachments, latest upload first, one page at a time. */
import type { AttachmentList, ListedAttachment } from '../../shared/contract/attachmentList.ts';
import { USUAL_LISTED, type ListAttachmentsRequest } from '../../shared/contract/requests.ts';
import type { AttachmentRecord } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export async function listAttachments(
  { attachments }: Pick<Storage, 'attachments'>,
  accountId: string,
  { limit = USUAL_LISTED, before }: ListAttachmentsRequest,
): Promise<AttachmentList> {
  const listed: ListedAttachment[] = [];
  for await (const record of attachments.listOf(accountId, before)) {
    const last = listed.at(-1);
    // A page ends between two times, never within one: the next one begins before its last.
    if (last && listed.length >= limit && record.uploadedAt !== last.uploadedAt) {
      return { attachments: listed, next: last.uploadedAt };
    }
    listed.push(listedAttachment(record));
  }
  return { attachments: listed };
}

const listedAttachment = (record: AttachmentRecord): ListedAttachment => ({
  attachmentId: record.attachmentId,
  status: record.status,
  source: record.source,
  originalFilename: record.originalFilename,
  mimeType: record.mimeType,
  pageCount: record.status === 'ready' ? record.pageCount : 0,
  uploadedAt: record.uploadedAt,
  expiresAt: record.expiresAt,
});
