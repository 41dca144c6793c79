/** What a ready attachment has stored: its text index and its original bytes. */
import { decodeTextIndex } from '../documents/textIndexCodec.ts';
import type { DocumentSource } from '../documents/documentReader.ts';
import type { TextIndex } from '../documents/textIndex.ts';
import { attachmentNotFound } from '../http/apiError.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { originalKey, subtitlesKey, textIndexKey } from '../storage/keys.ts';

/** @throws ApiError 404 when the attachment was deleted meanwhile */
export async function loadTextIndex(files: FileStore, record: AttachmentRecord): Promise<TextIndex> {
  return decodeTextIndex(await loadObject(files, record, textIndexKey(record.accountId, record.storageId)));
}

/** @throws ApiError 404 when the attachment was deleted meanwhile */
export function loadOriginal(files: FileStore, record: AttachmentRecord): Promise<Uint8Array> {
  return loadObject(files, record, originalKey(record.accountId, record.storageId));
}

/** For the reader, which asks for the bytes when it does not hold them. */
export const documentSource = (files: FileStore, record: AttachmentRecord): DocumentSource => ({
  id: record.storageId,
  mimeType: record.mimeType,
  load: () => loadOriginal(files, record),
  subtitles: () => files.get(subtitlesKey(record.accountId, record.storageId)),
});

async function loadObject(files: FileStore, record: AttachmentRecord, key: string): Promise<Uint8Array> {
  const bytes = await files.get(key);
  if (!bytes) throw attachmentNotFound(record.attachmentId);
  return bytes;
}
