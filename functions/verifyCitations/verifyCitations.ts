/** The action: judge every citation against the attachment's text, draw the proofs, keep the results. */
import { documentSource } from '../../shared/attachments/storedText.ts';
import { storeVerifications } from '../../shared/attachments/storedVerifications.ts';
import type { Billing, Receipt } from '../../shared/billing/billing.ts';
import { verificationPrice, type Price } from '../../shared/billing/prices.ts';
import type { Citation } from '../../shared/contract/citation.ts';
import type { OutputImageFormat, VerifyCitationsRequest } from '../../shared/contract/requests.ts';
import type { Verifications } from '../../shared/contract/verification.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { UnreadableDocument } from '../../shared/documents/unreadableDocument.ts';
import type { ProofImage } from '../../shared/evidence/proofImage.ts';
import { asShown } from '../../shared/evidence/asShown.ts';
import { distanceFromTime, expectedTimeMs } from '../../shared/evidence/transcript/expectedTime.ts';
import { spokenTimes } from '../../shared/evidence/transcript/spokenTimes.ts';
import { spanMarks } from '../../shared/evidence/spanMarks.ts';
import { placedCharacters } from '../../shared/evidence/visibility.ts';
import { attachmentNotFound, invalidArgument, serviceUnavailable } from '../../shared/http/apiError.ts';
import { judgeQuotation } from '../../shared/matching/judgeQuotation.ts';
import type { Quotation, Verdict } from '../../shared/matching/answer/verdict.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import { sortableId } from '../../shared/platform/ids.ts';
import type { Log } from '../../shared/platform/log.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { AttachmentRecord, ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import { verificationsKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { createProofChecks } from './proofChecks.ts';
import type { Proofs } from './proofs.ts';
import { verificationAnswer } from './verificationAnswer.ts';
import type { WarmDocument, WarmDocuments } from './warmDocuments.ts';

const DEFAULT_FORMAT: OutputImageFormat = 'avif';
const RETRY_AFTER_SECONDS = 2;
/** Milliseconds in which proofs of recordings get the very frame, which may take a second; later ones get the key frame before it, in a tenth. */
const EXACT_FRAMES_MS = 20_000;

export interface VerifyDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly documents: WarmDocuments;
  readonly proofs: Proofs;
  readonly reader: Pick<DocumentReader, 'readBack'>;
  readonly billing: Billing;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
}

interface PaidVerifications {
  readonly verifications: Verifications;
  readonly receipt: Receipt;
}

/**
 * @throws ApiError 404 unknown attachment; 400 one that could not be read; 503 one that is still being prepared; 429 when
 *   the money does not suffice. Whatever it throws, nothing is charged.
 */
export async function verifyCitations(
  dependencies: VerifyDependencies,
  account: Account,
  request: VerifyCitationsRequest,
): Promise<PaidVerifications> {
  const { storage, billing, settings, clock } = dependencies;
  const { attachmentId, citations, endUserId } = request;
  const record = readyOnly(await storage.attachments.get(account.accountId, attachmentId), attachmentId);
  const price = verificationPrice(pricesOf(settings), citations.size);
  const operationId = sortableId(clock.now());
  const order = { ...price, operationId, attachmentId, endUserId };
  const { value, receipt } = await billing.charge(account, order, async () => ({
    value: await judgeAll(dependencies, record, request),
    owed: true,
  }));
  return { verifications: value, receipt };
}

/** The dry run. @throws ApiError as `verifyCitations` does, save 429 */
export async function priceVerification(
  { storage, settings }: Pick<VerifyDependencies, 'storage' | 'settings'>,
  { accountId }: Account,
  { attachmentId, citations }: VerifyCitationsRequest,
): Promise<Price> {
  readyOnly(await storage.attachments.get(accountId, attachmentId), attachmentId);
  return verificationPrice(pricesOf(settings), citations.size);
}

async function judgeAll(
  dependencies: VerifyDependencies,
  record: ReadyAttachment,
  { citations, outputImageFormat = DEFAULT_FORMAT, proofCheck = false }: VerifyCitationsRequest,
): Promise<Verifications> {
  if (citations.size === 0) return [];
  const { storage, documents, reader, clock, log } = dependencies;
  const document = await documents.get(record);
  const { pages } = document.text;
  const checks = createProofChecks(reader, documentSource(storage.files, record), pages, log);
  const verifiedAt = isoTime(clock);
  const exactUntil = performance.now() + EXACT_FRAMES_MS;
  const { origin } = record;
  const verifications = await Promise.all(
    [...citations].map(async ([key, citation]) => {
      const judged = judgeQuotation(document.source, expectedQuotation(pages, citation));
      const proof = await drawProof(dependencies, { record, document, exactUntil }, judged, outputImageFormat);
      const visibility = proof?.visibility ?? 'shown';
      const need = visibility === 'unsure' ? 'decides' : proofCheck ? 'asked' : undefined;
      const proofConfirmed = need && (await checks.check(judged, need));
      // A page that could not be drawn proves nothing either way.
      const verdict = asShown(judged, visibility === 'shown' || (visibility === 'unsure' && proofConfirmed === true));
      const answer = verificationAnswer(pages, { citation, verdict, proof, proofConfirmed, origin }, verifiedAt);
      return [key, answer] as const;
    }),
  );
  await keep(dependencies, record, verifications);
  return verifications;
}

function readyOnly(record: AttachmentRecord | undefined, attachmentId: string): ReadyAttachment {
  switch (record?.status) {
    case undefined:
      throw attachmentNotFound(attachmentId);
    case 'error':
      throw invalidArgument(
        `'data.attachmentId': attachment '${attachmentId}' could not be read, so nothing can be verified against it. ${record.error}`,
      );
    case 'processing':
      throw serviceUnavailable(
        `Attachment '${attachmentId}' is still being prepared. Repeat the request in a moment.`,
        RETRY_AFTER_SECONDS,
      );
    case 'ready':
      return record;
  }
}

/** In a recording the time that a citation gives says where it is, rather than its page. */
function expectedQuotation(pages: WarmDocument['text']['pages'], citation: Citation): Quotation {
  const isRecording = pages.at(0)?.readBy === 'subtitles';
  const expectedMs = isRecording && citation.timestamps ? expectedTimeMs(citation.timestamps) : undefined;
  return expectedMs === undefined ? citation : { ...citation, distance: distanceFromTime(pages, expectedMs) };
}

interface DrawingContext {
  readonly record: ReadyAttachment;
  readonly document: WarmDocument;
  /** Until then, by `performance.now()`, proofs of recordings get the very frame. */
  readonly exactUntil: number;
}

/** A page that cannot be drawn does not take the verdict away: that citation goes without a picture. */
async function drawProof(
  { storage, proofs, log }: VerifyDependencies,
  { record, document: { text }, exactUntil }: DrawingContext,
  verdict: Verdict,
  format: OutputImageFormat,
): Promise<ProofImage | undefined> {
  if (verdict.status === 'not_found') return undefined;
  const { match } = verdict;
  const differences = verdict.status === 'partial_text_found' ? verdict.differences : [];
  const spans = [
    ...match.spans.map((span) => ({ ...span, kind: 'quotation' as const })),
    ...match.valueSpans.map((span) => ({ ...span, kind: 'value' as const })),
    ...differences.flatMap((difference) => difference.spans.map((span) => ({ ...span, kind: 'difference' as const }))),
  ];
  const source = documentSource(storage.files, record);
  const times = spokenTimes(text.pages, match.spans);
  try {
    if (times !== undefined) {
      return await proofs.drawSpoken(source, text.pages, { times, marks: spans, exactUntil }, format);
    }
    const marks = spans.flatMap((span) => spanMarks(text.pages, [span], span.kind));
    return await proofs.draw(source, text.pages, marks, format, placedCharacters(text.pages, match.spans));
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    log.warn('proof image failed', { storageId: record.storageId, reason: error.reason });
    return undefined;
  }
}

/** Results of an attachment that was deleted while they were computed are taken back: deletion means deletion. */
async function keep(
  { storage, clock }: VerifyDependencies,
  record: ReadyAttachment,
  verifications: Verifications,
): Promise<void> {
  const { accountId, attachmentId, storageId } = record;
  const requestKey = sortableId(clock.now());
  await storeVerifications(storage.files, record, requestKey, verifications);
  const present = await storage.attachments.get(accountId, attachmentId);
  if (present?.storageId === storageId) return;
  await storage.files.delete(verificationsKey(accountId, storageId, requestKey));
  throw attachmentNotFound(attachmentId);
}
