/** The sketch of an attachment's text as it is stored: beside those of the account's other attachments, so that one listing has them. */
import { pageText, type TextIndex } from '../documents/textIndex.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { sketchKey, sourcePrefix } from '../storage/keys.ts';
import { sketchOf } from './sketch.ts';

export interface StoredSketch {
  readonly attachmentId: string;
  readonly sketch: Uint8Array;
}

function* textsOf(pages: TextIndex['pages']): Generator<string> {
  for (const page of pages) yield pageText(page);
}

export async function storeSketch(
  files: FileStore,
  { accountId, attachmentId, storageId }: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
  { pages }: TextIndex,
): Promise<void> {
  const sketch = await sketchOf(textsOf(pages));
  await putSketch(files, sketchKey(accountId, storageId), { attachmentId, sketch });
}

/** Undefined if it was deleted in the meantime. */
export async function loadSketch(files: FileStore, key: string): Promise<StoredSketch | undefined> {
  const content = await files.get(key);
  const end = content?.indexOf(0) ?? -1;
  if (content === undefined || end < 0) return undefined;
  return { attachmentId: Buffer.from(content.subarray(0, end)).toString('utf8'), sketch: content.subarray(end + 1) };
}

/** For an attachment that has the text of another: the same sketch under its own identifier. */
export async function copySketch(
  files: FileStore,
  from: Pick<AttachmentRecord, 'accountId' | 'storageId'>,
  { accountId, attachmentId, storageId }: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
): Promise<void> {
  const stored = await loadSketch(files, sketchKey(from.accountId, from.storageId));
  if (stored) await putSketch(files, sketchKey(accountId, storageId), { ...stored, attachmentId });
}

/** The identifier, which has no zero byte, a zero byte, and the sketch. */
const putSketch = (files: FileStore, key: string, { attachmentId, sketch }: StoredSketch): Promise<void> =>
  files.put(key, Buffer.concat([Buffer.from(`${attachmentId}\0`), sketch]), 'application/octet-stream');

export const deleteSketch = (
  files: FileStore,
  { accountId, storageId }: Pick<AttachmentRecord, 'accountId' | 'storageId'>,
): Promise<void> => files.delete(sketchKey(accountId, storageId));

/** Everything stored for a source. @returns how many objects there were, without the sketch */
export async function deleteObjects(files: FileStore, accountId: string, storageId: string): Promise<number> {
  await deleteSketch(files, { accountId, storageId });
  return files.deletePrefix(sourcePrefix(accountId, storageId));
}
