/** The downloads of an attachment: the file as it came, byte for byte, and the PDF that it was made into. */
import type { Download } from '../contract/attachment.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { linksEnd } from './linksEnd.ts';
import { originalKey, renditionKey } from '../storage/keys.ts';
import { pdfName } from '../platform/fileName.ts';
import { renditionOf } from './rendition.ts';

export interface Downloads {
  readonly originalDownload?: Download;
  readonly convertedDownload?: Download;
}

/** Web pages have no original; a source that has not been converted, or could not be, has neither. */
export async function downloads(files: FileStore, record: AttachmentRecord): Promise<Downloads> {
  const { accountId, storageId, originalFilename, mimeType, origin } = record;
  const original = origin === undefined ? { filename: originalFilename, mimeType } : origin.capture?.original;
  const rendition = renditionOf(record);
  const renditionName = (own: string): string => (origin?.filename === undefined ? own : pdfName(origin.filename));
  const download = async (
    key: string,
    { filename, mimeType }: Pick<Download, 'filename' | 'mimeType'>,
  ): Promise<Download> => {
    // An upload is stored before its type is known.
    const options = { downloadFilename: filename, contentType: mimeType, notAfter: linksEnd(record) };
    return { filename, mimeType, link: await files.signLink(key, options) };
  };
  const [originalDownload, convertedDownload] = await Promise.all([
    original && download(originalKey(accountId, storageId), original),
    rendition &&
      download(renditionKey(accountId, storageId), {
        filename: renditionName(rendition.filename),
        mimeType: 'application/pdf',
      }),
  ]);
  return { originalDownload, convertedDownload };
}
