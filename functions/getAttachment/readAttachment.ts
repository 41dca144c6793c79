/** The action: everything known about an attachment, as pieces of JSON text. */
import { downloads } from '../../shared/attachments/downloads.ts';
import { pageErrors } from '../../shared/attachments/pageErrors.ts';
import { pageImages, pageImagesStatus } from '../../shared/attachments/pageImages.ts';
import { pageTextSources } from '../../shared/attachments/pageTextSources.ts';
import { withTextIndex } from '../../shared/attachments/readingRoom.ts';
import { latestVerifications } from '../../shared/attachments/latestVerifications.ts';
import { mergeVerifications } from '../../shared/attachments/mergeVerifications.ts';
import { urlSource } from '../../shared/attachments/urlSource.ts';
import type { PreparationProgress, StoredAttachment } from '../../shared/contract/attachment.ts';
import type { LeftOut } from '../../shared/contract/requests.ts';
import { isReadableType } from '../../shared/documents/fileType.ts';
import { pageText } from '../../shared/documents/textIndex.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import { begun, jsonEntries, jsonText } from '../../shared/http/jsonResponse.ts';
import { mapInTurns } from '../../shared/platform/turns.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { AttachmentRecord, ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';
import { withinBounds } from './withinBounds.ts';
import type { Storage } from '../../shared/storage/storage.ts';

type Content = Pick<
  StoredAttachment,
  'pageCount' | 'pageImages' | 'pageImagesStatus' | 'deepTextPages' | 'pageTextSources' | 'pageErrors'
>;

/** Verification requests end within five minutes; results older than this can have no new neighbours. */
const MERGED_AFTER_MS = 15 * 60_000;
/** The total size of most attachments; within it, every failure gets its status. */
const BEGUN_CHARACTERS = 8 * 1024 * 1024;

export interface ReadDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * @param hold told how many characters are held until the answer is taken; what it throws is thrown
 * @throws AttachmentNotFound
 */
export async function readAttachment(
  dependencies: ReadDependencies,
  accountId: string,
  attachmentId: string,
  leaveOut: readonly LeftOut[],
  hold: (characters: number) => void,
): Promise<AsyncIterable<string>> {
  const { attachments, files } = dependencies.storage;
  const record = await attachments.get(accountId, attachmentId);
  if (!record) throw new AttachmentNotFound(attachmentId);
  const [content, links] = await Promise.all([
    contentOf(files, record, leaveOut.includes('pages')),
    downloads(files, record),
    merge(dependencies, record),
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
  const verifications = jsonEntries(
    leaveOut.includes('verifications') ? [] : withinBounds(latestVerifications(files, record)),
  );
  const text = await jsonText(fields);
  hold(text.length);
  return begun(withVerifications(text, verifications), BEGUN_CHARACTERS);
}

/** It helps later reads: its failure is no reason to refuse this one. */
async function merge({ storage, clock, log }: ReadDependencies, record: AttachmentRecord): Promise<void> {
  const { accountId, attachmentId, storageId } = record;
  const before = new Date(clock.now() - MERGED_AFTER_MS);
  const isPresent = async (): Promise<boolean> =>
    (await storage.attachments.get(accountId, attachmentId))?.storageId === storageId;
  try {
    await mergeVerifications(storage.files, record, before, isPresent);
  } catch (cause) {
    log.warn('verifications were not merged', { storageId, cause });
  }
}

function progressOf(record: ProcessingAttachment): PreparationProgress {
  const { reading } = record;
  if (!reading) return { stage: isToBeConverted(record) ? 'converting' : 'reading', pagesRead: 0, pageCount: 0 };
  const { pageCount, pagesToRead, pagesPerPart, partsRead } = reading;
  // The last part may be shorter; the others compensate at the end.
  const readByParts = Math.min(pagesToRead, partsRead.size * pagesPerPart);
  return { stage: 'reading', pagesRead: pageCount - pagesToRead + readByParts, pageCount };
}

const isToBeConverted = ({ origin, mimeType, rendition }: ProcessingAttachment): boolean =>
  origin ? origin.capture === undefined : rendition === undefined && !isReadableType(mimeType);

async function contentOf(files: FileStore, record: AttachmentRecord, withoutPages: boolean): Promise<Content> {
  switch (record.status) {
    case 'processing':
      return { pageCount: 0, pageImages: [], pageImagesStatus: 'pending', deepTextPages: [], pageTextSources: [] };
    case 'error':
      return { pageCount: 0, pageImages: [], pageImagesStatus: 'failed', deepTextPages: [], pageTextSources: [] };
    case 'ready':
      if (withoutPages) {
        const { pageCount } = record;
        const noPages = { pageImages: [], deepTextPages: [], pageTextSources: [] };
        return { pageCount, pageImagesStatus: pageImagesStatus(record), ...noPages };
      }
      return withTextIndex(files, record, async ({ pages }) => ({
        pageCount: record.pageCount,
        pageImages: await pageImages(files, record, pages),
        pageImagesStatus: pageImagesStatus(record),
        deepTextPages: await mapInTurns(pages, pageText),
        pageTextSources: pageTextSources(pages),
        pageErrors: pageErrors(pages),
      }));
  }
}

async function* withVerifications(objectText: string, verifications: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${objectText.slice(0, -1)},"verifications":`;
  yield* verifications;
  yield '}';
}
