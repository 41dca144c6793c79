/** The download of the file as it was uploaded, byte for byte. */
import type { Download } from '../contract/attachment.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { originalKey } from '../storage/keys.ts';

export async function originalDownload(files: FileStore, record: AttachmentRecord): Promise<Download> {
  const { accountId, storageId, originalFilename, mimeType } = record;
  const link = await files.signLink(originalKey(accountId, storageId), { downloadFilename: originalFilename });
  return { filename: originalFilename, mimeType, link };
}
