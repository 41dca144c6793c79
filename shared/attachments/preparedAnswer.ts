/** The answer of the prepare operation, from what is stored: the same for the first request and for every repetition. */
import type { PreparedAttachment } from '../contract/attachment.ts';
import { pageText, type TextIndex } from '../documents/textIndex.ts';
import type { FailedAttachment, ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { originalDownload } from './originalDownload.ts';
import { pageErrors } from './pageErrors.ts';
import { pageImages, pageImagesStatus } from './pageImages.ts';
import { promptPortion } from './promptPortion.ts';

export async function readyAnswer(
  files: FileStore,
  record: ReadyAttachment,
  index: TextIndex,
): Promise<PreparedAttachment> {
  const deepTextPages = index.pages.map(pageText);
  const [images, original] = await Promise.all([
    pageImages(files, record, index.pages),
    originalDownload(files, record),
  ]);
  return {
    attachmentId: record.attachmentId,
    status: 'ready',
    deepTextPages,
    deepTextPromptPortion: promptPortion(deepTextPages),
    metadata: metadata(record, record.pageCount, record.textByteSize),
    processingTimeMs: record.processingTimeMs,
    expiresAt: record.expiresAt,
    pageImages: images,
    pageImagesStatus: pageImagesStatus(record),
    pageErrors: pageErrors(index.pages),
    originalDownload: original,
  };
}

export async function failedAnswer(files: FileStore, record: FailedAttachment): Promise<PreparedAttachment> {
  return {
    attachmentId: record.attachmentId,
    status: 'error',
    deepTextPages: [],
    deepTextPromptPortion: '',
    metadata: metadata(record, 0, 0),
    processingTimeMs: record.processingTimeMs,
    expiresAt: record.expiresAt,
    pageImages: [],
    pageImagesStatus: 'failed',
    originalDownload: await originalDownload(files, record),
    error: record.error,
  };
}

function metadata(
  record: ReadyAttachment | FailedAttachment,
  pageCount: number,
  textByteSize: number,
): PreparedAttachment['metadata'] {
  return { filename: record.originalFilename, mimeType: record.mimeType, pageCount, textByteSize };
}
