/** The action: everything that is known of an attachment, as pieces of JSON text. */
import { downloads } from '../../shared/attachments/downloads.ts';
import { pageErrors } from '../../shared/attachments/pageErrors.ts';
import { pageImages, pageImagesStatus } from '../../shared/attachments/pageImages.ts';
import { loadTextIndex } from '../../shared/attachments/storedText.ts';
import { loadVerifications } from '../../shared/attachments/storedVerifications.ts';
import { urlSource } from '../../shared/attachments/urlSource.ts';
import type { ReadingProgress, StoredAttachment } from '../../shared/contract/attachment.ts';
import { pageText } from '../../shared/documents/textIndex.ts';
import { attachmentNotFound } from '../../shared/http/apiError.ts';
import { jsonEntries } from '../../shared/http/jsonResponse.ts';
import type { AttachmentRecord, ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';
import { PAGES_PER_READING_PART } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';

type Content = Pick<StoredAttachment, 'pageCount' | 'pageImages' | 'pageImagesStatus' | 'deepTextPages' | 'pageErrors'>;

/** @throws ApiError 404 when there is no such attachment */
export async function readAttachment(
  { attachments, files }: Pick<Storage, 'attachments' | 'files'>,
  accountId: string,
  attachmentId: string,
): Promise<Iterable<string>> {
  const record = await attachments.get(accountId, attachmentId);
  if (!record) throw attachmentNotFound(attachmentId);
  const [content, verifications, links] = await Promise.all([
    contentOf(files, record),
    loadVerifications(files, record),
    downloads(files, record),
  ]);
  const fields: Omit<StoredAttachment, 'verifications'> = {
    id: attachmentId,
    attachmentId,
    status: record.status,
    source: record.source,
    originalFilename: record.originalFilename,
    mimeType: record.mimeType,
    ...content,
    expiresAt: record.expiresAt,
    uploadedAt: record.uploadedAt,
    processedAt: record.status === 'processing' ? undefined : record.processedAt,
    progress: record.status === 'processing' ? progressOf(record) : undefined,
    urlSource: urlSource(record),
    ...links,
    error: record.status === 'error' ? record.error : undefined,
  };
  return withVerifications(JSON.stringify(fields), jsonEntries(verifications));
}

function progressOf({ reading }: ProcessingAttachment): ReadingProgress | undefined {
  if (!reading) return undefined;
  const { pageCount, pagesToRead, partsRead } = reading;
  // The last part may be shorter; the others make up for it at the end.
  const readByParts = Math.min(pagesToRead, partsRead.size * PAGES_PER_READING_PART);
  return { pageCount, pagesRead: pageCount - pagesToRead + readByParts };
}

async function contentOf(files: FileStore, record: AttachmentRecord): Promise<Content> {
  switch (record.status) {
    case 'processing':
      return { pageCount: 0, pageImages: [], pageImagesStatus: 'pending', deepTextPages: [] };
    case 'error':
      return { pageCount: 0, pageImages: [], pageImagesStatus: 'failed', deepTextPages: [] };
    case 'ready': {
      const { pages } = await loadTextIndex(files, record);
      return {
        pageCount: record.pageCount,
        pageImages: await pageImages(files, record, pages),
        pageImagesStatus: pageImagesStatus(record),
        deepTextPages: pages.map(pageText),
        pageErrors: pageErrors(pages),
      };
    }
  }
}

function* withVerifications(objectText: string, verifications: Iterable<string>): Generator<string> {
  yield `${objectText.slice(0, -1)},"verifications":`;
  yield* verifications;
  yield '}';
}
