/** Whether an attachment was sent to be converted: then it can be prepared by its identifier alone. */
import type { AttachmentRecord } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';

/** Content from an address was converted on its way, whichever endpoint it was sent to. */
export const wasConverted = ({ isConverted, rendition, origin }: AttachmentRecord): boolean =>
  isConverted === true || rendition !== undefined || origin !== undefined;

/** A file that was prepared before, and is now sent to be converted, is already known: only this is new. */
export async function noteConverted(
  { attachments }: Pick<Storage, 'attachments'>,
  accountId: string,
  attachmentId: string,
): Promise<void> {
  const record = await attachments.get(accountId, attachmentId);
  if (record && !wasConverted(record)) await attachments.markConverted(record);
}
