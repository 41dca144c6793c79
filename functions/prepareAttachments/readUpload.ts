/** The costly part: claim the identifier, read the document, store its text, have its pages drawn. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { renderBatchCount } from '../../shared/attachments/pageImages.ts';
import { UndecidedWork } from '../../shared/billing/billing.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import { pageText, type TextIndex } from '../../shared/documents/textIndex.ts';
import { encodeTextIndex } from '../../shared/documents/textIndexCodec.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import { attachmentNotFound } from '../../shared/http/apiError.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type {
  AttachmentRecord,
  FailedAttachment,
  ProcessingAttachment,
  ReadyAttachment,
  SettledAttachment,
} from '../../shared/storage/attachmentRecords.ts';
import { textIndexKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { staleBefore, type ClaimLife } from './findPrepared.ts';
import type { PageCount } from './pageCount.ts';

export interface ReadDependencies extends ClaimLife {
  readonly storage: Storage;
  readonly reader: DocumentReader;
  readonly log: Log;
}

export interface Upload {
  readonly claim: ProcessingAttachment;
  readonly source: DocumentSource;
  readonly pages: PageCount;
  /** Called once the record names the upload's storage: from then on the objects are the record's. */
  readonly onClaimed: () => void;
}

export type ReadUpload =
  | { readonly outcome: 'read'; readonly record: SettledAttachment; readonly index?: TextIndex }
  /** Somebody else was faster under the same identifier, with whatever content. */
  | { readonly outcome: 'taken'; readonly existing: AttachmentRecord };

/**
 * When it throws, nothing is left of the attachment, save after `UndecidedWork`.
 * @throws ApiError 404 when it is deleted meanwhile; UndecidedWork when it failed and could not be taken back
 */
export async function readUpload(dependencies: ReadDependencies, upload: Upload): Promise<ReadUpload> {
  const { storage, clock, log } = dependencies;
  const { claim } = upload;
  try {
    // Within the guard: a claim whose answer was lost would keep its identifier from everybody until it is stale.
    const result = await storage.attachments.claim(claim, staleBefore(dependencies));
    if (result.outcome === 'taken') return result;
    upload.onClaimed();
    const [record, index] = await readDocument(dependencies, upload);
    if (await storage.attachments.settle(record)) return { outcome: 'read', record, index };
    // Deleted while it was being read: that deletion wins, and what was written since goes too.
    throw attachmentNotFound(claim.attachmentId);
  } catch (error) {
    log.warn('preparation failed', { accountId: claim.accountId, storageId: claim.storageId });
    await deleteAttachment(storage, clock, claim).catch((cause: unknown) => {
      log.error('a failed preparation could not be taken back', { storageId: claim.storageId, cause });
      throw new UndecidedWork('The preparation failed.', { cause: error });
    });
    throw error;
  }
}

async function readDocument(
  { storage, reader, clock, log }: ReadDependencies,
  { claim, source, pages }: Upload,
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

async function queueRendering({ renderQueue }: Storage, record: ReadyAttachment): Promise<void> {
  const { accountId, attachmentId, storageId } = record;
  const batches = Array.from({ length: renderBatchCount(record.pageCount) }, (_, batch) => batch);
  await renderQueue.send(batches.map((batch) => ({ accountId, attachmentId, storageId, batch })));
}
