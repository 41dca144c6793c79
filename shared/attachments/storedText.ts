/** What a ready attachment has stored: its text index and its original bytes. */
import { type PageSize } from '../documents/packedPages.ts';
import { decodePageSizes, decodeTextIndexAside } from '../documents/textIndexCodec.ts';
import type { DocumentSource } from '../documents/documentReader.ts';
import type { TextIndex } from '../documents/textIndex.ts';
import { AttachmentNotFound } from './unusableAttachment.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { originalKey, renditionKey, statedTextKey, subtitlesKey, textIndexKey } from '../storage/keys.ts';
import { renditionOf } from './rendition.ts';

const PDF = 'application/pdf';
const HTML = 'text/html';

/** @throws AttachmentNotFound if the attachment was deleted in the meantime */
export async function loadTextIndex(files: FileStore, record: AttachmentRecord): Promise<TextIndex> {
  return decodeTextIndexAside(await loadStoredText(files, record));
}

/** How large its pages are: a small part of the work of loading its text. @throws AttachmentNotFound if the attachment was deleted in the meantime */
export async function loadPageSizes(files: FileStore, record: AttachmentRecord): Promise<readonly PageSize[]> {
  return decodePageSizes(await loadStoredText(files, record));
}

/** As `encodeTextIndex` made it. @throws AttachmentNotFound if the attachment was deleted in the meantime */
export const loadStoredText = (files: FileStore, record: AttachmentRecord): Promise<Uint8Array> =>
  loadObject(files, record, textIndexKey(record.accountId, record.storageId));

/** For the reader, which asks for the bytes if it does not hold them: those of the rendition, if there is one. */
export function documentSource(files: FileStore, record: AttachmentRecord): DocumentSource {
  const { accountId, storageId } = record;
  const rendered = renditionOf(record) !== undefined;
  const key = (rendered ? renditionKey : originalKey)(accountId, storageId);
  return {
    id: storageId,
    owner: accountId,
    mimeType: rendered ? PDF : record.mimeType,
    load: () => loadObject(files, record, key),
    subtitles: () => files.get(subtitlesKey(accountId, storageId)),
    ...(rendered && !isPage(record) && { isRendition: true }),
    ...(rendered && { stated: () => files.get(statedTextKey(accountId, storageId)) }),
  };
}

/** Its author's fonts may draw letters other than its text has: only the picture shows. */
const isPage = ({ origin, mimeType }: AttachmentRecord): boolean =>
  mimeType === HTML || (origin !== undefined && origin.capture?.original === undefined);

async function loadObject(files: FileStore, record: AttachmentRecord, key: string): Promise<Uint8Array> {
  const bytes = await files.get(key);
  if (!bytes) throw new AttachmentNotFound(record.attachmentId);
  return bytes;
}
