/** Reaches the verdict of a receipt again, from the source alone, with the installed reader and matcher. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { citationSchema } from '../../shared/contract/citation.ts';
import type { ReceiptStatement } from '../../shared/contract/receipt.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import { completeText } from '../../shared/documents/completeText.ts';
import { createDocumentReader } from '../../shared/documents/createDocumentReader.ts';
import type { DocumentReader, DocumentSource } from '../../shared/documents/documentReader.ts';
import { detectFileType, SUPPORTED_FILES } from '../../shared/documents/fileType.ts';
import type { TextIndex } from '../../shared/documents/textIndex.ts';
import { encodeTextIndex } from '../../shared/documents/textIndexCodec.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import { createTypesetter } from '../../shared/evidence/typesetting/typesetter.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { createLog } from '../../shared/platform/log.ts';
import { documentReaderOptions, readSettings, type Environment } from '../../shared/platform/settings.ts';
import { predicateOf } from '../../shared/receipts/statement.ts';
import { pagesAsText, sha256 } from '../../shared/receipts/subjects.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import { originalKey, textIndexKey } from '../../shared/storage/keys.ts';
import { createDiskFileStore } from '../../shared/storage/local/diskFileStore.ts';
import { judgeCitations } from '../../shared/verification/judgeCitations.ts';
import { createJudge } from '../../shared/verification/judging/judge.ts';
import { createProofs } from '../../shared/verification/proofs.ts';
import { createRequestBudget } from '../../shared/verification/requestBudget.ts';
import { createWarmDocuments } from '../../shared/verification/warmDocuments.ts';
import { ALL_LANGUAGES } from '../local/ocrLanguages.ts';
import { Refusal } from './refusal.ts';
import { asJson } from '../../shared/receipts/asJson.ts';

/** Scans may take as long as they need: nobody waits behind this one. */
const OCR_BUDGET_MS = 60 * 60_000;
const ACCOUNT = 'replay';
const STORAGE = 'replay';

export interface Replay {
  /** Fields of the receipt that come out differently, with their old and new values; not the time, nor the matcher's version. */
  readonly differences: readonly { readonly field: string; readonly then: unknown; readonly now: unknown }[];
  readonly matcherVersion: string;
}

/** @param bytes of the source, or of its rendition. @throws Refusal if it cannot be read */
export async function replayVerdict(
  { predicate, subject }: ReceiptStatement,
  bytes: Uint8Array,
  environment: Environment,
): Promise<Replay> {
  const mimeType = detectFileType(bytes);
  if (mimeType === undefined) {
    throw new Refusal(
      `The source is of a type that is read by way of a PDF. Give that one (\`convertedDownload\`); read as they are: ${SUPPORTED_FILES}.`,
    );
  }
  const settings = readSettings({ OCR_LANGUAGES: ALL_LANGUAGES, ...environment });
  const reader = createDocumentReader(documentReaderOptions(settings));
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const judge = createJudge({ maxBytes: settings.WARM_CACHE_BYTES });
  const typesetter = createTypesetter();
  try {
    const files = await createDiskFileStore({
      folder: join(folder, 'files'),
      workFolder: join(folder, 'work'),
      signLink: () => Promise.reject(new Error('Nobody asks for links here.')),
    });
    const index = await readText(reader, { id: STORAGE, mimeType, load: () => Promise.resolve(bytes) });
    await files.put(originalKey(ACCOUNT, STORAGE), bytes, mimeType);
    await files.put(textIndexKey(ACCOUNT, STORAGE), encodeTextIndex(index), 'application/zstd');
    const record = recordOf(predicate.attachmentId, mimeType, bytes, index);
    const citation = citationSchema.parse(predicate.quotation);
    const dependencies = {
      storage: { files },
      documents: createWarmDocuments(files, judge, settings.WARM_CACHE_BYTES),
      proofs: createProofs({ reader, typesetter, maxBytes: settings.PROOF_CACHE_BYTES }),
      reader,
      settings,
      clock: systemClock,
      log: createLog('replay', 'SILENT'),
    };
    const [[, verification]] = await judgeCitations(dependencies, record, {
      citations: new Map([['replayed', citation]]),
      strictness: predicate.strictness,
      time: createRequestBudget(1, performance.now()),
      shareOfPictures: 1,
      audience: { isAbandoned: () => false },
    });
    const text = subject.find(({ name }) => name === 'text')?.digest.sha256;
    const textNow = sha256(await pagesAsText(index.pages));
    return {
      matcherVersion: verification.matcherVersion,
      differences: [
        ...differencesOf(predicate, verification),
        ...(text === textNow ? [] : [{ field: 'text', then: text, now: textNow }]),
      ],
    };
  } finally {
    await Promise.all([judge.close(), typesetter.close(), reader.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function readText(reader: DocumentReader, source: DocumentSource): Promise<TextIndex> {
  try {
    const draft = await reader.draftText(source);
    if (draft.speech !== undefined) {
      throw new Refusal('The source is a recording whose speech was recognised: that is not done again here.');
    }
    return await completeText(reader, source, draft.pages, await reader.readScans(source, draft.scans, OCR_BUDGET_MS));
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new Refusal(`The source cannot be read. ${error.message}`);
    throw error;
  }
}

function recordOf(attachmentId: string, mimeType: string, bytes: Uint8Array, { pages }: TextIndex): ReadyAttachment {
  const now = new Date(systemClock.now()).toISOString();
  return {
    accountId: ACCOUNT,
    attachmentId,
    storageId: STORAGE,
    sha256: sha256(bytes),
    source: '',
    originalFilename: '',
    mimeType,
    sizeBytes: bytes.length,
    uploadedAt: now,
    expiresAt: now,
    status: 'ready',
    processedAt: now,
    processingTimeMs: 0,
    pageCount: pages.length,
    textByteSize: 0,
    renderedBatches: new Set(),
    failedBatches: new Set(),
  };
}

/** They differ with every run, and say nothing about the verdict. */
const NOT_COMPARED: readonly string[] = ['verifiedAt', 'matcherVersion'];

function differencesOf(signed: ReceiptStatement['predicate'], verification: Verification): Replay['differences'] {
  const { attachmentId, filename, mediaType, url, label } = signed;
  const again = asJson(predicateOf(signed.quotation, verification, { attachmentId, filename, mediaType, url, label }));
  const then = asJson(signed);
  return [...new Set([...Object.keys(then), ...Object.keys(again)])]
    .filter((field) => !NOT_COMPARED.includes(field) && !isDeepStrictEqual(then[field], again[field]))
    .map((field) => ({ field, then: then[field], now: again[field] }));
}
