/** The action: a link to the image of one page, so that every verdict has an address that a person can open. */
import { pageImages } from '../../shared/attachments/pageImages.ts';
import { withTextIndex } from '../../shared/attachments/readingRoom.ts';
import type { PageImage } from '../../shared/contract/attachment.ts';
import { notFound } from '../../shared/http/apiError.ts';
import { imageFailed, missingImage } from '../../shared/http/missingImage.ts';
import { renderBatchOf } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { readySource } from '../../shared/verification/readySource.ts';

/** @throws ApiError 404 if there is no such page, or its drawing failed; 503 while it is being drawn; AttachmentNotFound, AttachmentUnreadable, AttachmentUnderWay */
export async function getPage(
  { attachments, files }: Pick<Storage, 'attachments' | 'files'>,
  accountId: string,
  attachmentId: string,
  page: string,
): Promise<PageImage> {
  const record = await readySource(attachments, accountId, attachmentId);
  const pageNumber = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 0;
  const images = await withTextIndex(files, record, ({ pages }) =>
    pageImages(files, record, pages.slice(Math.max(0, pageNumber - 1), pageNumber)),
  );
  const image = images.at(0);
  if (image === undefined) {
    if (pageNumber > 0 && record.failedBatches.has(renderBatchOf(pageNumber)) && pageNumber <= record.pageCount) {
      throw imageFailed(pageNumber);
    }
    throw notFound(
      `Attachment '${attachmentId}' has no image of a page ${page}. Its pages are 1 to ${record.pageCount}.`,
    );
  }
  const missing = record.renderedBatches.has(renderBatchOf(pageNumber))
    ? undefined
    : await missingImage(files, image.storagePath);
  if (missing) throw missing;
  return image;
}
