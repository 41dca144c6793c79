/** Receives an upload: checks the form and the file, has it stored, and makes the claim for its identifier. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { uploadFieldsSchema, type PromptFormat } from '../../shared/contract/requests.ts';
import { isMediaType } from '../../shared/documents/media/mediaType.ts';
import { readMultipart } from '../../shared/http/multipart.ts';
import { checkFields, refusalOf } from '../../shared/http/requestFields.ts';
import type { AuthenticatedRequest } from '../../shared/http/requestEvent.ts';
import { allEnded } from '../../shared/platform/allEnded.ts';
import { isoTime, isoTimeAfterDays } from '../../shared/platform/clock.ts';
import { lastPartOfName } from '../../shared/platform/fileName.ts';
import { randomId } from '../../shared/platform/ids.ts';
import { NEVER, type ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import { originalKey, sourcePrefix, subtitlesKey } from '../../shared/storage/keys.ts';
import { checkType } from './checkType.ts';
import { requireNote, type UploadNote } from './noteUpload.ts';
import type { PrepareDependencies } from './prepareUpload.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';
import type { StoredUpload } from './storedUpload.ts';

const GENERATED_ATTACHMENT_ID_LENGTH = 20;
const DEFAULT_FILENAME = 'document';
const ANY_BYTES = 'application/octet-stream';
const UPLOAD_FIELDS = Object.keys(uploadFieldsSchema.shape);

export interface ReceivedUpload extends StoredUpload {
  readonly dryRun: boolean;
  readonly isToConvert: boolean;
  readonly promptFormat: PromptFormat | undefined;
}

/** Anything refused here leaves nothing behind. */
export async function receiveUpload(
  { storage, settings, clock }: PrepareDependencies,
  request: AuthenticatedRequest,
  { storageId, note }: { readonly storageId: string; readonly note: UploadNote },
  converts: boolean,
): Promise<ReceivedUpload> {
  const { account } = request;
  const { accountId } = account;
  const mayHold = (bytes: number): boolean => request.memory?.take(bytes) ?? true;
  const putOriginal = (body: Uint8Array | Readable): Promise<void> =>
    storage.files.put(originalKey(accountId, storageId), body, ANY_BYTES);
  try {
    const {
      fields,
      file: received,
      subtitles,
    } = await readMultipart(request, UPLOAD_FIELDS, settings.MAX_FILE_SIZE_BYTES, (upload) =>
      receiveFile(upload, mayHold, async (body) => {
        await note.begin();
        await putOriginal(body);
      }),
    );
    const checked = checkFields(uploadFieldsSchema, fields);
    const typed = checkType(received, converts);
    if (!checked.ok || !typed.ok) {
      throw refusalOf([...(typed.ok ? [] : [typed.problem]), ...(checked.ok ? [] : checked.problems)]);
    }
    const { attachmentId, filename, endUserId, dryRun = false, promptFormat } = checked.fields;
    const { file, mimeType, isToConvert } = typed;
    const ownSubtitles = isMediaType(mimeType) ? subtitles : undefined;
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
    const { held } = file;
    const store = async (): Promise<void> => {
      if (held) await note.begin(claim.attachmentId);
      else await requireNote(storage.uploads, claim);
      await allEnded([
        held ? putOriginal(held) : Promise.resolve(),
        ownSubtitles
          ? storage.files.put(subtitlesKey(accountId, storageId), ownSubtitles, 'text/plain')
          : Promise.resolve(),
      ]);
    };
    // A price needs only the file.
    const stored = dryRun && !ownSubtitles ? Promise.resolve() : store();
    // A failure surfaces where it is awaited.
    stored.catch(() => undefined);
    return { claim, held, stored, dryRun, isToConvert, promptFormat };
  } catch (error) {
    await storage.files.deletePrefix(sourcePrefix(accountId, storageId));
    throw error;
  }
}

/** A recording with other subtitles is another source. */
const contentHash = ({ sha256 }: ReceivedFile, subtitles: Buffer | undefined): string =>
  subtitles === undefined ? sha256 : createHash('sha256').update(sha256).update(subtitles).digest('hex');
