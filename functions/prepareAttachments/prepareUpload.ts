/** The action: claim the identifier, read the document, store its text, have its pages drawn, answer. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { renderBatchCount } from '../../shared/attachments/pageImages.ts';
import { failedAnswer, readyAnswer } from '../../shared/attachments/preparedAnswer.ts';
import { documentSource, loadTextIndex } from '../../shared/attachments/storedText.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { pageText, type TextIndex } from '../../shared/documents/textIndex.ts';
import { encodeTextIndex } from '../../shared/documents/textIndexCodec.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import { attachmentNotFound, invalidArgument } from '../../shared/http/apiError.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type {
  FailedAttachment,
  ProcessingAttachment,
  ReadyAttachment,
  SettledAttachment,
} from '../../shared/storage/attachmentRecords.ts';
import { sourcePrefix, textIndexKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { waitUntilSettled } from './waitUntilSettled.ts';

/** No preparation runs this long (extraction has its own, shorter deadline): an older claim belongs to a process that died. */
const STALE_CLAIM_MS = 3 * 60_000;

export interface PrepareDependencies {
  readonly storage: Storage;
  readonly reader: DocumentReader;
  readonly clock: Clock;
  readonly log: Log;
}

/** @param claim what the caller uploaded, already stored under the claim's own `storageId` */
export async function prepareUpload(
  dependencies: PrepareDependencies,
  claim: ProcessingAttachment,
): Promise<PreparedAttachment> {
  const { storage, clock } = dependencies;
  const staleBefore = new Date(clock.now() - STALE_CLAIM_MS).toISOString();
  const result = await storage.attachments.claim(claim, staleBefore).catch(async (error: unknown) => {
    await storage.files.deletePrefix(sourcePrefix(claim.accountId, claim.storageId));
    throw error;
  });
  if (result.outcome === 'claimed') return answer(dependencies, ...(await process(dependencies, claim)));

  await storage.files.deletePrefix(sourcePrefix(claim.accountId, claim.storageId));
  if (result.existing.sha256 !== claim.sha256) {
    throw invalidArgument(
      `'attachmentId' '${claim.attachmentId}' is in use by another file. Choose another attachmentId, or delete that attachment first.`,
    );
  }
  return answer(dependencies, await waitUntilSettled(storage.attachments, result.existing));
}

async function process(
  dependencies: PrepareDependencies,
  claim: ProcessingAttachment,
): Promise<[SettledAttachment, TextIndex?]> {
  const { storage, log } = dependencies;
  try {
    const [settled, index] = await readDocument(dependencies, claim);
    if (await storage.attachments.settle(settled)) return [settled, index];
    // Deleted while it was being read: that deletion wins, and what was written since goes too.
    await storage.files.deletePrefix(sourcePrefix(claim.accountId, claim.storageId));
    throw attachmentNotFound(claim.attachmentId);
  } catch (error) {
    log.warn('preparation failed', { accountId: claim.accountId, storageId: claim.storageId });
    await deleteAttachment(storage, dependencies.clock, claim);
    throw error;
  }
}

async function readDocument(
  { storage, reader, clock, log }: PrepareDependencies,
  claim: ProcessingAttachment,
): Promise<[SettledAttachment, TextIndex?]> {
  const { accountId, storageId } = claim;
  const startedMs = clock.now();
  const { claimedAt: _, ...identity } = claim;
  const settledFields = () => ({
    ...identity,
    processedAt: isoTime(clock),
    processingTimeMs: clock.now() - startedMs,
  });
  try {
    const index = await reader.extractText(documentSource(storage.files, claim));
    await storage.files.put(textIndexKey(accountId, storageId), encodeTextIndex(index), 'application/zstd');
    const ready: ReadyAttachment = {
      ...settledFields(),
      status: 'ready',
      pageCount: index.pages.length,
      textByteSize: index.pages.reduce((sum, page) => sum + Buffer.byteLength(pageText(page)), 0),
      renderedBatches: new Set(),
      failedBatches: new Set(),
    };
    // Queued before the record says `ready`: a crash in between leaves a claim that goes stale, never images that never come.
    await queueRendering(storage, ready);
    return [ready, index];
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    log.info('document unreadable', { accountId, storageId, reason: error.reason, cause: error.cause });
    const failed: FailedAttachment = { ...settledFields(), status: 'error', error: error.message };
    return [failed];
  }
}

async function queueRendering({ renderQueue }: Storage, record: ReadyAttachment): Promise<void> {
  const { accountId, attachmentId, storageId } = record;
  const batches = Array.from({ length: renderBatchCount(record.pageCount) }, (_, batch) => batch);
  await renderQueue.send(batches.map((batch) => ({ accountId, attachmentId, storageId, batch })));
}

async function answer(
  { storage }: PrepareDependencies,
  record: SettledAttachment,
  index?: TextIndex,
): Promise<PreparedAttachment> {
  if (record.status === 'error') return failedAnswer(storage.files, record);
  const text = index ?? (await loadTextIndex(storage.files, record));
  return readyAnswer(storage.files, record, text);
}
