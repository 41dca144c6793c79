/** Answers with an earlier conversion under another identifier: a separate attachment, with copies of what was stored. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { copySketch } from '../../shared/attachments/storedSketch.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import type { ClaimLife } from '../../shared/preparation/findPrepared.ts';
import { queueRendering } from '../../shared/preparation/settledRecords.ts';
import type { ProcessingAttachment, SettledAttachment } from '../../shared/storage/attachmentRecords.ts';
import { originalKey, renditionKey, textIndexKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { newClaim, type AddressOrder } from './addressOrder.ts';
import { claimForAddress } from './claimForAddress.ts';
import { requireNote, withNote } from './noteUpload.ts';

export interface AdoptDependencies extends ClaimLife {
  readonly storage: Storage;
  readonly settings: Settings;
}

/**
 * Copies, so that deleting either leaves the other whole. Page images are drawn again.
 * @returns `undefined` if the identifier was taken or the earlier conversion deleted in the meantime: then look again
 * @throws IdentifierInUse if it has other content; AttachmentNotFound if the new attachment is deleted in the meantime
 */
export async function adoptConversion(
  dependencies: AdoptDependencies,
  order: AddressOrder,
  from: SettledAttachment,
): Promise<SettledAttachment | undefined> {
  const { storage, clock } = dependencies;
  const { attachments, uploads } = storage;
  const claim = newClaim(order, dependencies);
  const { accountId, storageId, attachmentId } = claim;
  return withNote(uploads, clock, { accountId, storageId }, async (note) => {
    await note.begin(attachmentId);
    if (!(await claimForAddress(dependencies, order, claim))) return undefined;
    try {
      await requireNote(uploads, claim);
      const record = adopted(claim, from);
      if (record.status === 'ready') {
        if (!(await copyObjects(storage, from, claim))) {
          await deleteAttachment(storage, clock, claim);
          return undefined;
        }
        await queueRendering(storage, record);
      }
      if (await attachments.settle(record)) return record;
      throw new AttachmentNotFound(claim.attachmentId);
    } catch (error) {
      await deleteAttachment(storage, clock, claim);
      throw error;
    }
  });
}

function adopted(claim: ProcessingAttachment, from: SettledAttachment): SettledAttachment {
  const { accountId, attachmentId, storageId, sha256, source, endUserId, uploadedAt, expiresAt } = claim;
  // What was found at the address is the earlier one's; how it is to be called, the request's.
  const origin = claim.origin && { ...from.origin, ...claim.origin };
  const { original, rendition } = from.origin?.capture ?? {};
  const originalFilename = origin?.filename ?? (original ?? rendition)?.filename ?? claim.originalFilename;
  const own = {
    accountId,
    attachmentId,
    storageId,
    sha256,
    origin,
    source,
    originalFilename,
    endUserId,
    uploadedAt,
    expiresAt,
  };
  return from.status === 'ready'
    ? { ...from, ...own, renderedBatches: new Set(), failedBatches: new Set() }
    : { ...from, ...own };
}

async function copyObjects(
  { files }: Pick<Storage, 'files'>,
  from: SettledAttachment,
  to: ProcessingAttachment,
): Promise<boolean> {
  const { original, rendition } = from.origin?.capture ?? {};
  const keys = [textIndexKey, ...(original ? [originalKey] : []), ...(rendition ? [renditionKey] : [])];
  const copied = await Promise.all(
    keys.map((key) => files.copy(key(from.accountId, from.storageId), key(to.accountId, to.storageId))),
  );
  await copySketch(files, from, to);
  return copied.every((done) => done);
}
