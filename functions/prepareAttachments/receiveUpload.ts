/** Receives an upload: stores it while it arrives, checks the form and the file, and claims an identifier for it. */
import { createHash } from 'node:crypto';
import { uploadFieldsSchema, type PromptFormat } from '../../shared/contract/requests.ts';
import { isMediaType } from '../../shared/documents/media/mediaType.ts';
import { readMultipart } from '../../shared/http/multipart.ts';
import { checkFields, refusalOf } from '../../shared/http/requestFields.ts';
import type { AuthenticatedRequest } from '../../shared/http/requestEvent.ts';
import { isoTime, isoTimeAfterDays } from '../../shared/platform/clock.ts';
import { lastPartOfName } from '../../shared/platform/fileName.ts';
import { randomId } from '../../shared/platform/ids.ts';
import { NEVER, type ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { originalKey, sourcePrefix, subtitlesKey } from '../../shared/storage/keys.ts';
import { checkType } from './checkType.ts';
import { requireNote } from './noteUpload.ts';
import type { PrepareDependencies } from './prepareUpload.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

const GENERATED_ATTACHMENT_ID_LENGTH = 20;
const DEFAULT_FILENAME = 'document';
const UPLOAD_FIELDS = Object.keys(uploadFieldsSchema.shape);

export interface ReceivedUpload {
  readonly claim: ProcessingAttachment;
  readonly dryRun: boolean;
  readonly isToConvert: boolean;
  readonly promptFormat: PromptFormat | undefined;
}

/** Stores the upload and checks the form; anything refused here leaves nothing behind. */
export async function receiveUpload(
  { storage, settings, clock }: PrepareDependencies,
  request: AuthenticatedRequest,
  storageId: string,
  converts: boolean,
): Promise<ReceivedUpload> {
  const { account } = request;
  const { accountId } = account;
  try {
    const {
      fields,
      file: received,
      subtitles,
    } = await readMultipart(request, UPLOAD_FIELDS, settings.MAX_FILE_SIZE_BYTES, (upload) =>
      receiveFile(storage.files, originalKey(accountId, storageId), upload),
    );
    const checked = checkFields(uploadFieldsSchema, fields);
    const typed = checkType(received, converts);
    if (!checked.ok || !typed.ok) {
      throw refusalOf([...(typed.ok ? [] : [typed.problem]), ...(checked.ok ? [] : checked.problems)]);
    }
    const { attachmentId, filename, endUserId, dryRun = false, promptFormat } = checked.fields;
    const { file, mimeType, isToConvert } = typed;
    const ownSubtitles = isMediaType(mimeType) ? subtitles : undefined;
    if (ownSubtitles) await storage.files.put(subtitlesKey(accountId, storageId), ownSubtitles, 'text/plain');
    const name = lastPartOfName(filename ?? '') || lastPartOfName(file.filename) || DEFAULT_FILENAME;
    const claim: ProcessingAttachment = {
      accountId,
      attachmentId: attachmentId ?? randomId(GENERATED_ATTACHMENT_ID_LENGTH),
      storageId,
      status: 'processing',
      claimedAt: isoTime(clock),
      sha256: contentHash(file, ownSubtitles),
      source: name,
      originalFilename: name,
      mimeType,
      sizeBytes: file.sizeBytes,
      ...(converts && { isConverted: true }),
      endUserId,
      uploadedAt: isoTime(clock),
      expiresAt: account.retention === 'never' ? NEVER : isoTimeAfterDays(clock, settings.RETENTION_DAYS),
    };
    await requireNote(storage.uploads, claim);
    return { claim, dryRun, isToConvert, promptFormat };
  } catch (error) {
    await storage.files.deletePrefix(sourcePrefix(accountId, storageId));
    throw error;
  }
}

/** A recording with other subtitles is another source. */
const contentHash = ({ sha256 }: ReceivedFile, subtitles: Buffer | undefined): string =>
  subtitles === undefined ? sha256 : createHash('sha256').update(sha256).update(subtitles).digest('hex');
