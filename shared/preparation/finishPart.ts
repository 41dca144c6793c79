/** Stores a part of a long scan; storing the last one assembles the whole text and settles the record. */
import { documentSource } from '../attachments/storedText.ts';
import { completeText } from '../documents/completeText.ts';
import type { DocumentReader } from '../documents/documentReader.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { decodeTextIndexAside, encodeTextIndexAside } from '../documents/textIndexCodec.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import type { Log } from '../platform/log.ts';
import type { ProcessingAttachment, SettledAttachment } from '../storage/attachmentRecords.ts';
import { draftKey, readingPrefix, readPagesKey } from '../storage/keys.ts';
import type { ReadPagesMessage } from '../storage/messages.ts';
import type { Storage } from '../storage/storage.ts';
import { endPreparation, settlePreparation, type EndDependencies } from './endPreparation.ts';
import { failedAttachment, storeText } from './settledRecords.ts';

export interface PartDependencies extends EndDependencies {
  readonly storage: EndDependencies['storage'] & Pick<Storage, 'renderQueue'>;
  readonly reader: Pick<DocumentReader, 'structured'>;
  readonly log: Log;
}

/** What every message about an attachment names. */
type AttachmentMessage = Pick<ReadPagesMessage, 'accountId' | 'attachmentId' | 'storageId'>;

/** The claim as long as the message is of use; otherwise what the message left is cleaned up. */
export async function claimOfPart(
  dependencies: EndDependencies,
  message: AttachmentMessage,
): Promise<ProcessingAttachment | undefined> {
  const claim = await dependencies.storage.attachments.get(message.accountId, message.attachmentId);
  if (claim?.storageId === message.storageId && claim.status === 'processing') return claim;
  await endPreparation(dependencies, message);
  return undefined;
}

/** The pages of the document as they were before its scans were read. */
export const loadDraft = (
  files: Storage['files'],
  { accountId, storageId }: AttachmentMessage,
): Promise<readonly IndexedPage[]> => loadPages(files, draftKey(accountId, storageId));

/** @param pages of a part, all of them or those for which there was time */
export async function storePages(
  { files }: Pick<Storage, 'files'>,
  { accountId, storageId }: AttachmentMessage,
  pages: readonly IndexedPage[],
): Promise<void> {
  const numbers = pages.map(({ pageNumber }) => pageNumber);
  const bytes = await encodeTextIndexAside({ pages });
  await files.put(readPagesKey(accountId, storageId, numbers), bytes, 'application/zstd');
}

/** To be called when all of the part is stored, also by a repeated message: the previous one may have died in between. */
export async function finishPart(dependencies: PartDependencies, message: ReadPagesMessage): Promise<void> {
  const { storage } = dependencies;
  const claim = await storage.attachments.markPart(message, message.part);
  if (!claim?.reading) {
    await endPreparation(dependencies, message);
    return;
  }
  const { partsRead, partCount } = claim.reading;
  if (partsRead.size < partCount) return;
  await settlePreparation(dependencies, await assemble(dependencies, message, claim));
  await storage.files.deletePrefix(readingPrefix(message.accountId, message.storageId));
}

async function assemble(
  { storage, reader, clock, log }: PartDependencies,
  message: ReadPagesMessage,
  claim: ProcessingAttachment,
): Promise<SettledAttachment> {
  const { files } = storage;
  const { accountId, storageId } = message;
  const draft = await loadDraft(files, message);
  const draftAt = draftKey(accountId, storageId);
  const keys: string[] = [];
  for await (const { key } of files.list(readingPrefix(accountId, storageId))) if (key !== draftAt) keys.push(key);
  const read = await Promise.all(keys.map((key) => loadPages(files, key)));
  try {
    return await storeText(
      storage,
      clock,
      claim,
      await completeText(reader, documentSource(files, claim), draft, read.flat()),
    );
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    log.info('document unreadable', { accountId, storageId, reason: error.reason });
    return failedAttachment(claim, clock, error.message);
  }
}

async function loadPages(files: Storage['files'], key: string): Promise<readonly IndexedPage[]> {
  const bytes = await files.get(key);
  // Gone with the attachment, or with the reading that was finished: the next delivery sees which.
  if (!bytes) throw new Error(`There is no ${key}.`);
  return (await decodeTextIndexAside(bytes)).pages;
}
