/** The costly part of a preparation, whoever does it: read the claimed document, store its text, have its pages drawn. */
import { renderBatchCount } from '../attachments/pageImages.ts';
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import { pageText, type TextIndex } from '../documents/textIndex.ts';
import { encodeTextIndex } from '../documents/textIndexCodec.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type {
  FailedAttachment,
  ProcessingAttachment,
  ReadyAttachment,
  SettledAttachment,
} from '../storage/attachmentRecords.ts';
import { textIndexKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { PageCount } from './pageCount.ts';

export interface ReadDependencies {
  readonly storage: Pick<Storage, 'files' | 'renderQueue'>;
  readonly reader: DocumentReader;
  readonly clock: Clock;
  readonly log: Log;
}

export interface ClaimedDocument {
  readonly claim: ProcessingAttachment;
  readonly source: DocumentSource;
  readonly pages: PageCount;
}

/** @returns what the record becomes, not yet written, and the text where there is one */
export async function readClaimed(
  { storage, reader, clock, log }: ReadDependencies,
  { claim, source, pages }: ClaimedDocument,
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
    if (pages instanceof UnreadableDocument) throw pages;
    const index = await reader.extractText(source);
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

async function queueRendering({ renderQueue }: Pick<Storage, 'renderQueue'>, record: ReadyAttachment): Promise<void> {
  const { accountId, attachmentId, storageId } = record;
  const batches = Array.from({ length: renderBatchCount(record.pageCount) }, (_, batch) => batch);
  await renderQueue.send(batches.map((batch) => ({ accountId, attachmentId, storageId, batch })));
}
