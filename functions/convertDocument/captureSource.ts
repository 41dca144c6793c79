/** Converts what an address leads to, or a file that was sent, in a folder of its own, and stores the result. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import type { CapturedSource, ConvertedFile } from '../../shared/conversion/addressConverter.ts';
import { RefusedAddress } from '../../shared/conversion/refusedAddress.ts';
import { UnconvertibleSource } from '../../shared/conversion/unconvertibleSource.ts';
import { isReadableType, SUPPORTED_FILES } from '../../shared/documents/fileType.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { ClaimUpdate, ProcessingAttachment, UrlOrigin } from '../../shared/storage/attachmentRecords.ts';
import { originalKey, renditionKey, statedTextKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { SourceCapturer } from './sourceCapturer.ts';

/** Milliseconds: an Office file may take two minutes; a result that takes longer would not answer the waiting request. */
const CONVERSION_DEADLINE_MS = 130_000;
const PDF = 'application/pdf';

export interface CaptureDependencies {
  readonly storage: Pick<Storage, 'files'>;
  /** @param accountId the owner of the source */
  readonly capturerOf: (accountId: string) => SourceCapturer;
  /** An existing folder for the files of conversions in progress; its owner removes what a killed process left there. */
  readonly workFolder: string;
  readonly clock: Clock;
}

export type CaptureOutcome =
  | { readonly kind: 'captured'; readonly known: ClaimUpdate }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unconvertible'; readonly cause: UnconvertibleSource };

/** @throws Error if the failure is ours */
export async function captureSource(
  { storage, capturerOf, workFolder, clock }: CaptureDependencies,
  claim: ProcessingAttachment,
): Promise<CaptureOutcome> {
  const folder = await mkdtemp(join(workFolder, 'conversion-'));
  try {
    const deadline = clock.now() + CONVERSION_DEADLINE_MS;
    const work = { storage, capturer: capturerOf(claim.accountId), folder, deadline };
    const known = claim.origin ? await captureAddress(work, claim, claim.origin) : await captureUpload(work, claim);
    return { kind: 'captured', known };
  } catch (error) {
    if (error instanceof RefusedAddress) return { kind: 'refused', message: error.message };
    if (error instanceof UnconvertibleSource) return { kind: 'unconvertible', cause: error };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work extends Pick<CaptureDependencies, 'storage'> {
  readonly capturer: SourceCapturer;
  /** This conversion's own. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

async function captureAddress(
  { storage, capturer, folder, deadline }: Work,
  { accountId, storageId }: ProcessingAttachment,
  origin: UrlOrigin,
): Promise<ClaimUpdate> {
  const source = await capturer.convert({ url: origin.url, folder, deadline });
  requireReadable(source);
  if (source.kind === 'file') await store(storage, originalKey(accountId, storageId), source.original);
  if (source.rendition) await store(storage, renditionKey(accountId, storageId), source.rendition);
  if (source.stated) await store(storage, statedTextKey(accountId, storageId), source.stated);
  return knownOf(origin, source);
}

/** The file is already stored; its conversion goes beside it. */
async function captureUpload(
  { storage, capturer, folder, deadline }: Work,
  { accountId, attachmentId, storageId, originalFilename: filename, mimeType, sizeBytes }: ProcessingAttachment,
): Promise<ClaimUpdate> {
  const stored = await storage.files.open(originalKey(accountId, storageId));
  if (!stored) throw new AttachmentNotFound(attachmentId);
  const path = join(folder, 'original');
  await pipeline(stored.stream, createWriteStream(path));
  const { type, rendition, stated, warnings } = await capturer.convertFile(
    { path, filename, mimeType, sizeBytes },
    { folder, deadline },
  );
  if (rendition) await store(storage, renditionKey(accountId, storageId), rendition);
  if (stated) await store(storage, statedTextKey(accountId, storageId), stated);
  return {
    mimeType: type.mimeType,
    rendition: rendition && { filename: rendition.filename, ...(warnings && { warnings }) },
  };
}

const store = ({ files }: Pick<Storage, 'files'>, key: string, { path, mimeType }: ConvertedFile): Promise<void> =>
  files.put(key, createReadStream(path), mimeType);

function requireReadable(source: CapturedSource): void {
  if (source.rendition !== undefined || source.kind === 'page' || isReadableType(source.original.mimeType)) return;
  const { httpStatus } = source;
  throw new UnconvertibleSource(
    'unsupported_type',
    `The address leads to a file of type ${source.original.mimeType}, which is not supported. Supported are web pages, ` +
      `and ${SUPPORTED_FILES}.`,
    { httpStatus },
  );
}

function knownOf(origin: UrlOrigin, source: CapturedSource): ClaimUpdate {
  const { finalUrl, capturedAt, title, httpStatus } = source;
  const original = source.kind === 'file' ? source.original : undefined;
  const { rendition } = source;
  const main = original ?? rendition;
  return {
    originalFilename: origin.filename ?? main?.filename ?? origin.domain,
    mimeType: original?.mimeType ?? PDF,
    sizeBytes: main?.sizeBytes ?? 0,
    origin: {
      ...origin,
      httpStatus,
      capture: {
        finalUrl,
        capturedAt,
        title,
        ...(source.kind === 'page' && {
          language: source.language,
          canonicalUrl: source.canonicalUrl,
          publishedAt: source.publishedAt,
          warnings: source.warnings,
        }),
        original: original && { filename: original.filename, mimeType: original.mimeType },
        rendition: rendition && { filename: rendition.filename },
      },
    },
  };
}
