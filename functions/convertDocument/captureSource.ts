/** Converts what an address leads to in a folder of its own, and stores what came of it. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressConverter, CapturedSource, ConvertedFile } from '../../shared/conversion/addressConverter.ts';
import { RefusedAddress } from '../../shared/conversion/refusedAddress.ts';
import { UnconvertibleSource } from '../../shared/conversion/unconvertibleSource.ts';
import { isReadableType, SUPPORTED_FILES } from '../../shared/documents/fileType.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { ClaimUpdate, ProcessingAttachment, UrlOrigin } from '../../shared/storage/attachmentRecords.ts';
import { originalKey, renditionKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';

/** Milliseconds: an Office file may take two minutes; what takes longer would not answer the request that waits for it. */
const CONVERSION_DEADLINE_MS = 130_000;
const PDF = 'application/pdf';

export interface CaptureDependencies {
  readonly storage: Pick<Storage, 'files'>;
  readonly converter: Pick<AddressConverter, 'convert'>;
  /** An existing folder for the files of conversions under way; what a killed process left there is removed by its owner. */
  readonly workFolder: string;
  readonly clock: Clock;
}

export type CaptureOutcome =
  | { readonly kind: 'captured'; readonly known: ClaimUpdate }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unconvertible'; readonly cause: UnconvertibleSource };

/** @throws Error when the failure is ours */
export async function captureSource(
  { storage, converter, workFolder, clock }: CaptureDependencies,
  claim: ProcessingAttachment,
): Promise<CaptureOutcome> {
  const { origin, accountId, storageId } = claim;
  if (!origin) throw new Error(`The attachment of storage ${storageId} did not come from an address.`);
  const folder = await mkdtemp(join(workFolder, 'conversion-'));
  try {
    const deadline = clock.now() + CONVERSION_DEADLINE_MS;
    const source = await converter.convert({ url: origin.url, folder, deadline });
    requireReadable(source);
    if (source.kind === 'file') await store(storage, originalKey(accountId, storageId), source.original);
    if (source.rendition) await store(storage, renditionKey(accountId, storageId), source.rendition);
    return { kind: 'captured', known: knownOf(origin, source) };
  } catch (error) {
    if (error instanceof RefusedAddress) return { kind: 'refused', message: error.message };
    if (error instanceof UnconvertibleSource) return { kind: 'unconvertible', cause: error };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  const main = original ?? source.rendition;
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
        rendition: rendition && { filename: origin.filename ?? rendition.filename },
      },
    },
  };
}
