/** The page images of an attachment as the caller sees them, with fresh links. */
import type { PageImage, PageImagesStatus } from '../contract/attachment.ts';
import { mapInTurns } from '../platform/turns.ts';
import type { PageSize } from '../documents/packedPages.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { pageImageKey, thumbnailKey } from '../storage/keys.ts';
import { PAGES_PER_RENDER_BATCH, renderBatchOf } from '../storage/messages.ts';
import { linksEnd } from './linksEnd.ts';
import { pageRendition } from './pageRendition.ts';

export const renderBatchCount = (pageCount: number): number => Math.ceil(pageCount / PAGES_PER_RENDER_BATCH);

export function pageImagesStatus(record: ReadyAttachment): PageImagesStatus {
  if (record.failedBatches.size > 0) return 'failed';
  return record.renderedBatches.size < renderBatchCount(record.pageCount) ? 'pending' : 'completed';
}

/**
 * Every page's image. While the status is `pending` the links of pages that are not drawn yet answer 503; they work as they are
 * once it is `completed`. Pages whose drawing failed permanently are left out.
 */
export async function pageImages(
  files: FileStore,
  record: ReadyAttachment,
  pages: readonly PageSize[],
): Promise<PageImage[]> {
  const drawable = pages.filter(({ pageNumber }) => !record.failedBatches.has(renderBatchOf(pageNumber)));
  return mapInTurns(drawable, (page) => pageImage(files, record, page));
}

async function pageImage(files: FileStore, record: ReadyAttachment, page: PageSize): Promise<PageImage> {
  const { accountId, storageId, pageImageExtension } = record;
  const { pageNumber } = page;
  const storagePath = pageImageKey(accountId, storageId, pageNumber, pageImageExtension);
  const options = { notAfter: linksEnd(record) };
  const [image, thumbnail] = await Promise.all([
    files.signLink(storagePath, options),
    files.signLink(thumbnailKey(accountId, storageId, pageNumber), options),
  ]);
  const { width, height } = pageRendition(page);
  return {
    pageNumber,
    dimensions: { width, height },
    renderScale: { x: rounded(width / page.width), y: rounded(height / page.height) },
    imageUrl: image.url,
    thumbnailUrl: thumbnail.url,
    storagePath,
    expiresAt: image.expiresAt < thumbnail.expiresAt ? image.expiresAt : thumbnail.expiresAt,
  };
}

/** To a ten-thousandth: less than a tenth of a pixel across the largest page. */
const rounded = (scale: number): number => Math.round(scale * 10_000) / 10_000;
