/**
 * The sketches of an account's attachments, newest first. Attachments prepared before sketches existed get one when they are
 * first searched, a few attachments per request, and are not searched before.
 */
import { deleteSketch, storeSketch } from '../attachments/storedSketch.ts';
import { withTextIndex } from '../attachments/readingRoom.ts';
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import { sketchesPrefix, sketchKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';

/** Texts that one request makes sketches of: each takes up to a second to load. */
const MOST_SKETCHED = 20;

export interface AccountSketches {
  /** Keys of the sketches. */
  readonly keys: readonly string[];
  /** How many attachments the account has that could have one. */
  readonly total: number;
}

export async function accountSketches(
  storage: Pick<Storage, 'files' | 'attachments'>,
  accountId: string,
): Promise<AccountSketches> {
  const { files, attachments } = storage;
  /** When each was created, ISO 8601, by key. */
  const madeAt = new Map<string, string>();
  for await (const { key, modifiedAt } of files.list(sketchesPrefix(accountId))) {
    madeAt.set(key, modifiedAt.toISOString());
  }
  const without: ReadyAttachment[] = [];
  for await (const record of attachments.listOf(accountId)) {
    if (record.status !== 'ready') continue;
    const key = sketchKey(accountId, record.storageId);
    // A sketch that was created late counts as old as its attachment.
    if (madeAt.has(key)) madeAt.set(key, record.uploadedAt);
    else without.push(record);
  }
  const total = madeAt.size + without.length;
  const made = await Promise.all(without.slice(0, MOST_SKETCHED).map((record) => isSketched(storage, record)));
  for (const [i, isMade] of made.entries()) {
    if (isMade) madeAt.set(sketchKey(accountId, without[i].storageId), without[i].uploadedAt);
  }
  const keys = Array.from(madeAt)
    .sort(([, one], [, other]) => (one < other ? 1 : -1))
    .map(([key]) => key);
  return { keys, total };
}

/** False if the attachment was deleted in the meantime: deletion means deletion. */
async function isSketched(
  { files, attachments }: Pick<Storage, 'files' | 'attachments'>,
  record: ReadyAttachment,
): Promise<boolean> {
  const isStored = await withTextIndex(files, record, async (text) => {
    await storeSketch(files, record, text);
    return true;
  }).catch((error: unknown) => {
    if (error instanceof AttachmentNotFound) return false;
    throw error;
  });
  if (!isStored) return false;
  const present = await attachments.get(record.accountId, record.attachmentId);
  if (present?.storageId === record.storageId) return true;
  await deleteSketch(files, record);
  return false;
}
