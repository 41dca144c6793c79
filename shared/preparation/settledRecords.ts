/** What a claim becomes: a record with its text stored and its page images on the way, or one that says what is wrong. */
import { storeSketch } from '../attachments/storedSketch.ts';
import { renderBatchCount } from '../attachments/pageImages.ts';
import { pageText, type TextIndex } from '../documents/textIndex.ts';
import { encodeTextIndexAside } from '../documents/textIndexCodec.ts';
import { mapInTurns } from '../platform/turns.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { FailedAttachment, ProcessingAttachment, ReadyAttachment } from '../storage/attachmentRecords.ts';
import { textIndexKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';

/** Stores the text and queues the page images; the record is still to be written. */
export async function storeText(
  { files, renderQueue }: Pick<Storage, 'files' | 'renderQueue'>,
  clock: Clock,
  claim: ProcessingAttachment,
  index: TextIndex,
): Promise<ReadyAttachment> {
  const { accountId, storageId } = claim;
  await files.put(textIndexKey(accountId, storageId), await encodeTextIndexAside(index), 'application/zstd');
  await storeSketch(files, claim, index);
  const ready: ReadyAttachment = {
    ...settledNow(claim, clock),
    status: 'ready',
    pageCount: index.pages.length,
    textByteSize: (await mapInTurns(index.pages, (page) => Buffer.byteLength(pageText(page)))).reduce(
      (sum, bytes) => sum + bytes,
      0,
    ),
    renderedBatches: new Set(),
    failedBatches: new Set(),
    pageImageExtension: 'none',
  };
  await queueRendering({ renderQueue }, ready);
  return ready;
}

/** @param error for the caller: what is wrong and what would work */
export const failedAttachment = (claim: ProcessingAttachment, clock: Clock, error: string): FailedAttachment => ({
  ...settledNow(claim, clock),
  status: 'error',
  error,
});

/** Queued before the record says `ready`: a crash in between leaves a claim that goes stale, never images that never come. */
export async function queueRendering(
  { renderQueue }: Pick<Storage, 'renderQueue'>,
  { accountId, attachmentId, storageId, pageCount }: ReadyAttachment,
): Promise<void> {
  const batches = Array.from({ length: renderBatchCount(pageCount) }, (_, batch) => batch);
  await renderQueue.send(batches.map((batch) => ({ accountId, attachmentId, storageId, batch })));
}

/** The claim's own marks are gone. */
function settledNow(
  { claimedAt, queuedAt: _queuedAt, reading: _reading, ...identity }: ProcessingAttachment,
  clock: Clock,
) {
  return {
    ...identity,
    processedAt: isoTime(clock),
    processingTimeMs: clock.now() - Date.parse(claimedAt),
  };
}
