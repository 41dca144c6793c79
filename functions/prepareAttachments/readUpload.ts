/** Claims the identifier of an upload and reads it, in an order that leaves nothing behind wherever it fails. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { UndecidedWork } from '../../shared/billing/billing.ts';
import type { TextIndex } from '../../shared/documents/textIndex.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import { allEnded } from '../../shared/platform/allEnded.ts';
import { staleBefore, type ClaimLife } from '../../shared/preparation/findPrepared.ts';
import {
  readClaimed,
  type ClaimedDocument,
  type ReadDependencies as ReadClaimedDependencies,
} from '../../shared/preparation/readClaimed.ts';
import type {
  AttachmentRecord,
  ProcessingAttachment,
  SettledAttachment,
} from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { LateAnswer } from './lateAnswer.ts';
import { requireNote } from './noteUpload.ts';

export interface ReadDependencies extends ClaimLife, ReadClaimedDependencies {
  readonly storage: Storage;
}

export interface Upload extends ClaimedDocument {
  readonly late: Pick<LateAnswer, 'requireCaller'>;
  /** Called once the record names the upload's storage: from then on the objects belong to the record. */
  readonly onClaimed: () => void;
  /** Called once the record says what became of the upload. */
  readonly onSettled: () => void;
  /** Resolves when its bytes are stored: it must not be claimed before. */
  readonly stored: Promise<void>;
}

export type ReadUpload =
  | { readonly outcome: 'read'; readonly record: SettledAttachment; readonly index?: TextIndex }
  /** Queue messages read it, and decide about the money. */
  | { readonly outcome: 'spread'; readonly claim: ProcessingAttachment }
  /** Somebody else was faster under the same identifier, with any content. */
  | { readonly outcome: 'taken'; readonly existing: AttachmentRecord };

/**
 * If it throws, nothing is left of the attachment, except after `UndecidedWork`.
 * @throws AttachmentNotFound if it is deleted in the meantime; ApiError 503 if it took so long that its storage was cleared;
 * MachineBusy if its
 * caller was told that nothing came of it; UndecidedWork if it failed and could not be taken back
 */
export async function readUpload(dependencies: ReadDependencies, upload: Upload): Promise<ReadUpload> {
  const { storage, clock, log } = dependencies;
  const { claim, source, pages, draft } = upload;
  await upload.stored;
  upload.late.requireCaller();
  try {
    // Within the guard: a claim whose answer was lost would keep its identifier from everybody until it is stale.
    const result = await storage.attachments.claim(claim, staleBefore(dependencies));
    if (result.outcome === 'taken') return result;
    upload.onClaimed();
    // What is stored without a note is taken back below, once all of it is.
    const [, reading] = await allEnded([
      requireNote(storage.uploads, claim),
      readClaimed(dependencies, { claim, source, pages, ...(draft && { draft }) }),
    ]);
    if (reading.outcome === 'spread') return { outcome: 'spread', claim };
    const { record, index } = reading;
    if (await storage.attachments.settle(record)) {
      upload.onSettled();
      return { outcome: 'read', record, index };
    }
    // Deleted while it was being read: that deletion wins, and what was written since is removed too.
    throw new AttachmentNotFound(claim.attachmentId);
  } catch (error) {
    log.warn('preparation failed', { accountId: claim.accountId, storageId: claim.storageId });
    await deleteAttachment(storage, clock, claim).catch((cause: unknown) => {
      log.error('a failed preparation could not be taken back', { storageId: claim.storageId, cause });
      throw new UndecidedWork('The preparation failed.', { cause: error });
    });
    throw error;
  }
}
