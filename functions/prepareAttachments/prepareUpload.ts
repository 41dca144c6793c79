/** The action: answer a repetition with what is known, otherwise take the price, read the document and answer. */
import { setTimeout as delay } from 'node:timers/promises';
import { settledAnswer } from '../../shared/attachments/preparedAnswer.ts';
import { earlyFunds, type Billing, type Payment, type WorkDone } from '../../shared/billing/billing.ts';
import { preparationPrice, type Price } from '../../shared/billing/prices.ts';
import { InsufficientFunds } from '../../shared/billing/refusedOrder.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import type { TextDraft } from '../../shared/documents/documentReader.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { Funds } from '../../shared/storage/balances.ts';
import type {
  AttachmentRecord,
  ProcessingAttachment,
  SettledAttachment,
} from '../../shared/storage/attachmentRecords.ts';
import { serviceUnavailable } from '../../shared/http/apiError.ts';
import { findPrepared, requireSameContent } from '../../shared/preparation/findPrepared.ts';
import { countPages, type PageCount } from '../../shared/preparation/pageCount.ts';
import { answerLate, type LateAnswer } from './lateAnswer.ts';
import { readUpload, type ReadDependencies, type ReadUpload, type Upload } from './readUpload.ts';
import { discardUpload, uploadSource, type StoredUpload } from './storedUpload.ts';
import { waitUntilSettled } from '../../shared/preparation/waitUntilSettled.ts';

export interface PrepareDependencies extends ReadDependencies {
  readonly billing: Billing;
  readonly settings: Settings;
}

export interface PreparedUpload {
  readonly answer: PreparedAttachment;
  readonly payment: Payment;
}

/** A few writes lie between holding another request's money and its claim. */
const LOOKS_AGAIN_MS = [0, 100, 300];
const RETRY_AFTER_SECONDS = 1;

export interface UploadCaller {
  /** Called once the record says what became of the upload. */
  readonly onSettled: () => void;
  /** As in `lateAnswer.ts`. */
  readonly tellLate?: ((error: Error) => void) | undefined;
}

/**
 * @param uploaded under the claim's own `storageId`; nothing remains of it if it is refused or already known
 * @throws InsufficientFunds, and what reading it throws
 */
export async function prepareUpload(
  dependencies: PrepareDependencies,
  account: Account,
  uploaded: StoredUpload,
  { onSettled, tellLate }: UploadCaller,
): Promise<PreparedUpload> {
  const { settings } = dependencies;
  const late = answerLate(uploaded.claim.attachmentId, settings.READ_WAIT_MS, tellLate);
  try {
    return await prepareWhile(dependencies, account, uploaded, onSettled, late);
  } finally {
    late.end();
  }
}

async function prepareWhile(
  dependencies: PrepareDependencies,
  account: Account,
  uploaded: StoredUpload,
  onSettled: () => void,
  late: LateAnswer,
): Promise<PreparedUpload> {
  const { storage, billing, settings } = dependencies;
  const { claim } = uploaded;
  const startedAt = performance.now();
  const settle = (record: AttachmentRecord): Promise<SettledAttachment> => {
    // It has a deadline of its own.
    late.end();
    return waitUntilSettled(
      {
        attachments: storage.attachments,
        waitMs: settings.PREPARE_WAIT_MS - (performance.now() - startedAt),
        explain: () => Promise.resolve(endedInVain()),
      },
      record,
    );
  };
  let read: AnsweredUpload;
  let payment: Payment | undefined;
  const objects = { areClaimed: false as boolean };
  const onClaimed = (): void => {
    objects.areClaimed = true;
    late.claimed();
  };
  try {
    const source = uploadSource(storage.files, uploaded);
    const funds = earlyFunds(billing, account);
    const [existing, pages] = await Promise.all([
      findPrepared(storage.attachments, dependencies, claim),
      countPages(dependencies.reader, source),
    ]);
    if (existing) read = { outcome: 'taken', existing };
    else {
      late.requireCaller();
      try {
        const upload = { claim, source, pages, stored: uploaded.stored, late, onClaimed, onSettled };
        ({ value: read, payment } = await readForMoney(dependencies, account, upload, funds));
      } catch (error) {
        const winner = error instanceof InsufficientFunds ? await sentMeanwhile(dependencies, claim) : undefined;
        if (winner === undefined) throw error;
        read = { outcome: 'taken', existing: winner };
      }
    }
  } catch (error) {
    // The objects of a claimed upload belong to its record, which may have become ready whatever we were told.
    if (!objects.areClaimed) await discardUpload(storage.files, uploaded);
    throw error;
  }
  if (read.outcome === 'read') {
    payment ??= { costCents: 0, balanceCents: await billing.available(account) };
    return { answer: await read.answer, payment };
  }
  if (read.outcome === 'spread') {
    const record = await settle(read.claim);
    const costCents = record.status === 'ready' ? priceOf(settings, record.pageCount).cents : 0;
    return {
      answer: await settledAnswer(storage.files, record),
      payment: { costCents, balanceCents: await billing.available(account) },
    };
  }
  await discardUpload(storage.files, uploaded);
  requireSameContent(read.existing, claim);
  const record = await settle(read.existing);
  return {
    answer: await settledAnswer(storage.files, record),
    payment: { costCents: 0, balanceCents: await billing.available(account) },
  };
}

/** What this request joined failed, or was deleted: the upload is there to begin anew with. */
const endedInVain = (): Error =>
  serviceUnavailable('The preparation under way ended without a result. Repeat the request.', RETRY_AFTER_SECONDS);

/** The money may be held for the same upload, sent at the same time: then there is nothing to pay. */
async function sentMeanwhile(
  dependencies: PrepareDependencies,
  claim: ProcessingAttachment,
): Promise<AttachmentRecord | undefined> {
  for (const pauseMs of LOOKS_AGAIN_MS) {
    await delay(pauseMs);
    const winner = await findPrepared(dependencies.storage.attachments, dependencies, claim);
    if (winner) return winner;
  }
  return undefined;
}

/** The answer is built while the money becomes due. */
type AnsweredUpload =
  Exclude<ReadUpload, { outcome: 'read' }> | { readonly outcome: 'read'; readonly answer: Promise<PreparedAttachment> };

/** Only text that was read is paid for: not the news that a document cannot be read, nor another request's work. */
async function readForMoney(
  dependencies: PrepareDependencies,
  account: Account,
  upload: Upload,
  funds: Promise<Funds>,
): Promise<{ value: AnsweredUpload; payment: Payment }> {
  const { storage, billing, settings } = dependencies;
  const { attachmentId, storageId, endUserId } = upload.claim;
  const order = { ...priceOf(settings, upload.pages), operationId: storageId, attachmentId, storageId, endUserId };
  const { source, pages } = upload;
  let draft: Promise<TextDraft> | undefined;
  // It is paid for by now; if somebody else was faster, it is not needed.
  const onTaken = (): void => {
    if (typeof pages !== 'number' || draft) return;
    draft = dependencies.reader.draftText(source, pages);
    draft.catch(() => undefined);
  };
  const work = async (): Promise<WorkDone<AnsweredUpload>> => {
    const read = await readUpload(dependencies, { ...upload, ...(draft && { draft }) });
    if (read.outcome !== 'read') return { value: read, owed: read.outcome === 'spread' ? 'later' : false };
    const answer = settledAnswer(storage.files, read.record, read.index);
    // A failure surfaces where the answer is awaited.
    answer.catch(() => undefined);
    return { value: { outcome: 'read', answer }, owed: read.record.status === 'ready' };
  };
  return billing.charge(account, order, work, { funds, onTaken });
}

const priceOf = (settings: Settings, pages: PageCount): Price =>
  typeof pages === 'number'
    ? preparationPrice(pricesOf(settings), pages)
    : { operation: 'prepare', units: 0, cents: 0 };
