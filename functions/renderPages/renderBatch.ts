/** The action: draw and store the images and thumbnails of up to 25 pages, then mark the batch. */
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { pageRendition, THUMBNAIL_BOX } from '../../shared/attachments/pageRendition.ts';
import { documentSource, loadTextIndex } from '../../shared/attachments/storedText.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import type { AttachmentRecord, ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import { pageImageKey, sourcePrefix, thumbnailKey } from '../../shared/storage/keys.ts';
import { PAGES_PER_RENDER_BATCH, type RenderPagesMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';

/** The message is sent just before the record turns `ready`; it may arrive first, but not by much. */
const READY_WAIT_MS = 5_000;
const READY_POLL_MS = 100;
/** Lossless WebP: effort 0 costs a quarter of the default's time for a tenth more bytes. */
const PAGE_IMAGE = { lossless: true, effort: 0 } as const;
const THUMBNAIL = { quality: 75, effort: 2 } as const;

export interface RenderDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly reader: DocumentReader;
}

/** Doing it twice is harmless; a batch of an attachment that is gone, or was replaced, is dropped. */
export async function renderBatch({ storage, reader }: RenderDependencies, message: RenderPagesMessage): Promise<void> {
  const { attachments, files } = storage;
  const record = await readyRecord(attachments, message);
  if (!record || record.renderedBatches.has(message.batch)) return;
  const { pages } = await loadTextIndex(files, record);
  const first = message.batch * PAGES_PER_RENDER_BATCH;
  const source = documentSource(files, record);
  for (const page of pages.slice(first, first + PAGES_PER_RENDER_BATCH)) {
    await renderPage(files, reader, record, source, page);
  }
  if (await attachments.markBatch(message, message.batch, 'rendered')) return;
  await files.deletePrefix(sourcePrefix(message.accountId, message.storageId));
}

async function readyRecord(
  attachments: Storage['attachments'],
  { accountId, attachmentId, storageId }: RenderPagesMessage,
): Promise<ReadyAttachment | undefined> {
  for (let waitedMs = 0; ; waitedMs += READY_POLL_MS) {
    const record: AttachmentRecord | undefined = await attachments.get(accountId, attachmentId);
    if (!record || record.storageId !== storageId || record.status === 'error') return undefined;
    if (record.status === 'ready') return record;
    if (waitedMs >= READY_WAIT_MS) throw new Error(`attachment ${storageId} is still processing`);
    await sleep(READY_POLL_MS);
  }
}

async function renderPage(
  files: Storage['files'],
  reader: DocumentReader,
  { accountId, storageId }: ReadyAttachment,
  source: DocumentSource,
  page: IndexedPage,
): Promise<void> {
  const { width, height, scale } = pageRendition(page);
  const raster = await reader.render(source, { pageNumber: page.pageNumber, scale });
  const raw = { width: raster.width, height: raster.height, channels: 3 } as const;
  // The renderer rounds to whole pixels its own way; the promised dimensions hold to the pixel.
  const image = sharp(raster.pixels, { raw }).resize(width, height, { fit: 'fill' });
  const [full, thumbnail] = await Promise.all([
    image.clone().webp(PAGE_IMAGE).toBuffer(),
    image
      .clone()
      .resize({ ...THUMBNAIL_BOX, fit: 'inside' })
      .webp(THUMBNAIL)
      .toBuffer(),
  ]);
  await Promise.all([
    files.put(pageImageKey(accountId, storageId, page.pageNumber), full, 'image/webp'),
    files.put(thumbnailKey(accountId, storageId, page.pageNumber), thumbnail, 'image/webp'),
  ]);
}
