/** An attachment as the answer to a batch describes it, so that clients need not read it for its pages and its name. */
import { downloads } from '../attachments/downloads.ts';
import { pageImages } from '../attachments/pageImages.ts';
import { urlSource } from '../attachments/urlSource.ts';
import type { BatchAttachment } from '../contract/batch.ts';
import type { PageSize } from '../documents/packedPages.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';

export async function batchAttachment(
  files: FileStore,
  record: ReadyAttachment,
  pages: readonly PageSize[],
): Promise<BatchAttachment> {
  const [images, links] = await Promise.all([pageImages(files, record, pages), downloads(files, record)]);
  const { originalFilename: filename, mimeType, pageCount } = record;
  return { filename, mimeType, pageCount, pageImages: images, ...links, urlSource: urlSource(record) };
}
