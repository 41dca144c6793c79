/** An attachment as the answer to a batch tells it, so that clients need not read it for its pages and its name. */
import { downloads } from '../../shared/attachments/downloads.ts';
import { pageImages } from '../../shared/attachments/pageImages.ts';
import { urlSource } from '../../shared/attachments/urlSource.ts';
import type { BatchAttachment } from '../../shared/contract/batch.ts';
import type { TextIndex } from '../../shared/documents/textIndex.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';

export async function batchAttachment(
  files: FileStore,
  record: ReadyAttachment,
  { pages }: TextIndex,
): Promise<BatchAttachment> {
  const [images, links] = await Promise.all([pageImages(files, record, pages), downloads(files, record)]);
  const { originalFilename: filename, mimeType, pageCount } = record;
  return { filename, mimeType, pageCount, pageImages: images, ...links, urlSource: urlSource(record) };
}
