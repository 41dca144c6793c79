/** The action: draw and store the images and thumbnails of up to 25 pages, then mark the batch. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pageRendition } from '../../shared/attachments/pageRendition.ts';
import { documentSource, loadPageSizes } from '../../shared/attachments/storedText.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import { release } from '../../shared/documents/largeBytes.ts';
import type { PageSize } from '../../shared/documents/packedPages.ts';
import { processorShares } from '../../shared/platform/processorShares.ts';
import type { AttachmentRecord, ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import { pageImageKey, sourcePrefix, thumbnailKey } from '../../shared/storage/keys.ts';
import { PAGES_PER_RENDER_BATCH, type RenderPagesMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { encodePage } from './encodePage.ts';

/** The message is sent just before the record turns `ready`; it may arrive first, but not by much. */
const READY_WAIT_MS = 5_000;
const READY_POLL_MS = 100;
/** Pages that are encoded and stored while the next one is drawn: each takes a few megabytes until then. */
const MOST_IN_STORING = 2;

export interface RenderDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly reader: DocumentReader;
  /** Before each page, if requests are answered by the same processors: somebody is waiting for those. */
  readonly pause?: () => Promise<void>;
}

/** Repeating it is harmless; a batch of an attachment that is gone, or was replaced, is dropped. */
export async function renderBatch(
  { storage, reader, pause }: RenderDependencies,
  message: RenderPagesMessage,
): Promise<void> {
  const { attachments, files } = storage;
  // The request that ordered them is still being answered.
  await pause?.();
  const record = await readyRecord(attachments, message);
  if (!record || record.renderedBatches.has(message.batch)) return;
  const pages = await loadPageSizes(files, record);
  const first = message.batch * PAGES_PER_RENDER_BATCH;
  const source = documentSource(files, record);
  const storing: Promise<void>[] = [];
  try {
    for (const page of pages.slice(first, first + PAGES_PER_RENDER_BATCH)) {
      await pause?.();
      const store = await drawPage(files, reader, record, source, page);
      const stored = store();
      // A failure is handled below; until then it must not count as unhandled.
      stored.catch(() => undefined);
      storing.push(stored);
      if (storing.length >= MOST_IN_STORING) await storing.shift();
    }
  } finally {
    await Promise.all(storing);
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

/** @returns a function that encodes what was drawn and stores it */
async function drawPage(
  files: Storage['files'],
  reader: DocumentReader,
  { accountId, storageId, pageImageExtension }: ReadyAttachment,
  source: DocumentSource,
  page: PageSize,
): Promise<() => Promise<void>> {
  const { pageNumber } = page;
  const { width, height, scale } = pageRendition(page);
  const raster = await reader.render(source, { pageNumber, scale, mayBeGrey: true });
  return async () => {
    const { full, thumbnail } = await processorShares(accountId, () =>
      encodePage(raster, width, height).finally(() => {
        release(raster.pixels);
      }),
    );
    await Promise.all([
      files.put(pageImageKey(accountId, storageId, pageNumber, pageImageExtension), full.bytes, full.contentType),
      files.put(thumbnailKey(accountId, storageId, pageNumber), thumbnail.bytes, thumbnail.contentType),
    ]);
  };
}
