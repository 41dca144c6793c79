/** The downloads of an attachment: the file as it came, byte for byte, and the PDF that it was made into. */
import type { Download } from '../contract/attachment.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { originalKey, renditionKey } from '../storage/keys.ts';

export interface Downloads {
  readonly originalDownload?: Download;
  readonly convertedDownload?: Download;
}

/** Web pages have no original; a web address that has not been converted, or could not be, has neither. */
export async function downloads(files: FileStore, record: AttachmentRecord): Promise<Downloads> {
  const { accountId, storageId, originalFilename, mimeType, origin } = record;
  const original = origin === undefined ? { filename: originalFilename, mimeType } : origin.capture?.original;
  const rendition = origin?.capture?.rendition;
  const [originalDownload, convertedDownload] = await Promise.all([
    original && download(files, originalKey(accountId, storageId), original),
    rendition && download(files, renditionKey(accountId, storageId), { ...rendition, mimeType: 'application/pdf' }),
  ]);
  return { originalDownload, convertedDownload };
}

async function download(
  files: FileStore,
  key: string,
  { filename, mimeType }: Pick<Download, 'filename' | 'mimeType'>,
): Promise<Download> {
  return { filename, mimeType, link: await files.signLink(key, { downloadFilename: filename }) };
}
