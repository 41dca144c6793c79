/** What a claim becomes: a record with its text stored and its page images on the way, or one that says what is wrong. */
import { storeSketch } from '../attachments/storedSketch.ts';
import { renderBatchCount } from '../attachments/pageImages.ts';
import { pageText, type TextIndex } from '../documents/textIndex.ts';
import { encodeTextIndexAside } from '../documents/textIndexCodec.ts';
import { allEnded } from '../platform/allEnded.ts';
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
  const pageCount = index.pages.length;
  const storeIndex = async (): Promise<void> =>
    files.put(textIndexKey(accountId, storageId), await encodeTextIndexAside(index), 'application/zstd');
  const [, , , textByteSize] = await allEnded([
    storeIndex(),
    storeSketch(files, claim, index),
    queueRendering({ renderQueue }, { ...claim, pageCount }),
    textBytes(index),
  ]);
  return {
    ...settledNow(claim, clock),
    status: 'ready',
    pageCount,
    textByteSize,
    renderedBatches: new Set(),
    failedBatches: new Set(),
    pageImageExtension: 'none',
  };
}

async function textBytes({ pages }: TextIndex): Promise<number> {
  const sizes = await mapInTurns(pages, (page) => Buffer.byteLength(pageText(page)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
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
  {
    accountId,
    attachmentId,
    storageId,
    pageCount,
  }: Pick<ReadyAttachment, 'accountId' | 'attachmentId' | 'storageId' | 'pageCount'>,
): Promise<void> {
  const batches = Array.from({ length: renderBatchCount(pageCount) }, (_, batch) => batch);
  await renderQueue.send(batches.map((batch) => ({ accountId, attachmentId, storageId, batch })));
}

/** The claim's own attributes are gone. */
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
