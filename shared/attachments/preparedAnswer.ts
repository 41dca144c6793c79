/** The answer of the prepare operation, built from what is stored: the same for the first request and for every repetition. */
import type { PreparedAttachment } from '../contract/attachment.ts';
import { pageText, type TextIndex } from '../documents/textIndex.ts';
import type { FailedAttachment, ReadyAttachment, SettledAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { mapInTurns } from '../platform/turns.ts';
import { downloads } from './downloads.ts';
import { pageErrors } from './pageErrors.ts';
import { pageImages, pageImagesStatus } from './pageImages.ts';
import { pageTextSources } from './pageTextSources.ts';
import { promptPortion } from './promptPortion.ts';
import { withTextIndex } from './readingRoom.ts';
import { urlSource } from './urlSource.ts';

/** @param index the text, if already loaded; loaded otherwise */
export async function settledAnswer(
  files: FileStore,
  record: SettledAttachment,
  index?: TextIndex,
): Promise<PreparedAttachment> {
  if (record.status === 'error') return failedAnswer(files, record);
  if (index) return readyAnswer(files, record, index);
  return withTextIndex(files, record, (text) => readyAnswer(files, record, text));
}

async function readyAnswer(files: FileStore, record: ReadyAttachment, index: TextIndex): Promise<PreparedAttachment> {
  const deepTextPages = await mapInTurns(index.pages, pageText);
  const [images, links] = await Promise.all([pageImages(files, record, index.pages), downloads(files, record)]);
  return {
    attachmentId: record.attachmentId,
    status: 'ready',
    deepTextPages,
    pageTextSources: pageTextSources(index.pages),
    deepTextPromptPortion: await promptPortion(deepTextPages),
    metadata: metadata(record, record.pageCount, record.textByteSize),
    processingTimeMs: record.processingTimeMs,
    expiresAt: record.expiresAt,
    pageImages: images,
    pageImagesStatus: pageImagesStatus(record),
    pageErrors: pageErrors(index.pages),
    warnings: (record.origin?.capture ?? record.rendition)?.warnings,
    ...links,
    urlSource: urlSource(record),
  };
}

async function failedAnswer(files: FileStore, record: FailedAttachment): Promise<PreparedAttachment> {
  return {
    attachmentId: record.attachmentId,
    status: 'error',
    deepTextPages: [],
    pageTextSources: [],
    deepTextPromptPortion: '',
    metadata: metadata(record, 0, 0),
    processingTimeMs: record.processingTimeMs,
    expiresAt: record.expiresAt,
    pageImages: [],
    pageImagesStatus: 'failed',
    ...(await downloads(files, record)),
    urlSource: urlSource(record),
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
