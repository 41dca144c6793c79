/** The action: find what the answer quotes, check each quotation against its source, and put the results into the answer. */
import { annotateAnswer } from '../../shared/answers/annotate.ts';
import { isMisattributed } from '../../shared/reports/misattributed.ts';
import type { NotChecked } from '../../shared/answers/quotation.ts';
import { quotationKey } from '../../shared/answers/quotationKey.ts';
import { listedSources, resolveReference, type NamedSource } from '../../shared/answers/resolveReference.ts';
import { earlyFunds, type Billing, type Payment } from '../../shared/billing/billing.ts';
import { verificationPrice, type Price } from '../../shared/billing/prices.ts';
import type { VerifiedAnswer, VerifiedQuotation, VerifyAnswerRequest } from '../../shared/contract/answerRequest.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import type { Receipts } from '../../shared/receipts/createReceipts.ts';
import { orderedReceipt } from '../../shared/receipts/orderedReceipt.ts';
import { sortableId } from '../../shared/platform/ids.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { BeginAccountSearch } from '../../shared/verification/accountSearch.ts';
import { batchAttachment } from '../../shared/verification/batchAttachment.ts';
import type { Judge } from '../../shared/verification/judging/judge.ts';
import type { JudgeDependencies } from '../../shared/verification/judgeCitations.ts';
import { ledgerName } from '../../shared/verification/ledgerName.ts';
import { readySource } from '../../shared/verification/readySource.ts';
import { createRequestBudget } from '../../shared/verification/requestBudget.ts';
import { namedIn, usableSources } from '../../shared/verification/usableSources.ts';
import type { AnswerAudience } from './answerAudience.ts';
import type { HeldQuotation, JudgedQuotation } from './heldQuotations.ts';
import { judgeQuotations } from './judgeQuotations.ts';
import { noteOn } from './notes.ts';

export interface VerifyAnswerDependencies extends JudgeDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly billing: Billing;
  readonly settings: Settings;
  readonly receipts: Receipts;
  readonly beginAccountSearch: BeginAccountSearch;
  readonly judge: Pick<Judge, 'quotations'>;
}

interface Task {
  readonly notChecked: readonly NotChecked[];
  readonly held: readonly HeldQuotation[];
  /** The request's attachments that can be searched, and the additional ones that are searched. */
  readonly sources: readonly ReadyAttachment[];
  readonly others: readonly ReadyAttachment[];
  readonly skipped: readonly string[];
  readonly price: Price;
}

/**
 * @throws ApiError 400 for more quotations than one request may have; AttachmentNotFound, AttachmentUnreadable or
 * AttachmentUnderWay if none of the attachments can be searched; InsufficientFunds. Whatever it throws, nothing is charged.
 * @param baseUrl of the service: links to pages begin with it
 */
export async function verifyAnswer(
  dependencies: VerifyAnswerDependencies,
  account: Account,
  request: VerifyAnswerRequest,
  audience: AnswerAudience,
  baseUrl: string,
): Promise<{ readonly answer: VerifiedAnswer; readonly payment: Payment }> {
  const begunAt = performance.now();
  const { storage, billing, clock } = dependencies;
  const funds = earlyFunds(billing, account);
  const { held, notChecked, sources, others, skipped, price } = await taskOf(dependencies, account, request);
  const ofAccount =
    request.searchAlso === 'account' ? dependencies.beginAccountSearch(account.accountId, held.length) : undefined;
  const signed = await orderedReceipt(dependencies.receipts, account, request);
  const order = {
    ...price,
    operationId: sortableId(clock.now()),
    attachmentId: ledgerName(sources.map(({ attachmentId }) => attachmentId)),
    endUserId: request.endUserId,
  };
  const { value, payment } = await billing.charge(
    account,
    order,
    async (reserved) => {
      audience.begun?.(reserved);
      const judged = await judgeQuotations({
        dependencies,
        held,
        sources,
        others,
        ofAccount: ofAccount?.elsewhere,
        order: {
          ...request,
          receipt: signed,
          time: createRequestBudget(held.length * (sources.length + others.length), begunAt, audience),
        },
        audience: {
          isAbandoned: () => audience.isAbandoned(),
          ...(audience.decided && { decided: (index, one) => audience.decided?.(index, verified(one)) }),
          ...(audience.pictured && { pictured: (index, picture) => audience.pictured?.(index, picture) }),
          foundElsewhere: (index, places) => audience.foundElsewhere?.(index, places),
        },
      });
      return { value: judged, owed: true };
    },
    { funds },
  );
  const quotations = value.map(verified);
  const names = new Map([...sources, ...others].map((record) => [record.attachmentId, record.originalFilename]));
  const attachments = await Promise.all(
    [...sources, ...others].map(async (record) => {
      const pages = await dependencies.documents.pageSizes(record);
      return [record.attachmentId, await batchAttachment(storage.files, record, pages)] as const;
    }),
  );
  const annotated = quotations.map((quotation) => ({ quotation, ...noteOn(quotation, names, skipped, baseUrl) }));
  const answer: VerifiedAnswer = {
    quotations,
    summary: summaryOf(quotations),
    annotated: annotateAnswer(request.answer, request.format ?? 'markdown', annotated),
    attachments: Object.fromEntries(attachments),
    notChecked:
      notChecked.length > 0
        ? notChecked.map(({ start, end, text, reason }) => ({ start, end, text, reason }))
        : undefined,
    searchSkipped: skipped.length > 0 ? skipped : undefined,
    searched: ofAccount?.searched(),
  };
  return { answer, payment };
}

const verified = ({ quotation, cited, verification }: JudgedQuotation): VerifiedQuotation => ({
  ...quotation,
  attachmentId: cited?.attachmentId ?? (verification.status === 'not_found' ? undefined : verification.attachmentId),
  verification,
});

/** The dry run. @throws what `verifyAnswer` does, except InsufficientFunds */
export const priceAnswerCheck = async (
  dependencies: TaskDependencies,
  account: Account,
  request: VerifyAnswerRequest,
): Promise<Price> => (await taskOf(dependencies, account, request)).price;

type TaskDependencies = Pick<VerifyAnswerDependencies, 'storage' | 'settings' | 'judge'>;

async function taskOf(
  { storage, settings, judge }: TaskDependencies,
  { accountId }: Account,
  { answer, format = 'markdown', attachmentIds, searchAlso = 'request' }: VerifyAnswerRequest,
): Promise<Task> {
  const quoted = await judge.quotations(accountId, answer, format);
  if (!quoted) throw invalidArgument("'data.answer' is too complex to be read. Split it into several requests.");
  const { quotations, notChecked } = quoted;
  if (quotations.length > settings.MAX_CITATIONS) {
    throw invalidArgument(
      `'data.answer' quotes ${quotations.length} times; at most ${settings.MAX_CITATIONS} quotations are checked in one request.`,
    );
  }
  const named = await usableSources(storage.attachments, accountId, attachmentIds);
  // If nothing can be searched, the answer is the refusal that the first attachment alone would get.
  if (named.ready.length === 0) await readySource(storage.attachments, accountId, attachmentIds[0]);
  const further = namedIn(searchAlso).filter((id) => !attachmentIds.includes(id));
  const also = await usableSources(storage.attachments, accountId, further);
  const listed = listedSources(answer);
  // A number counts the attachments as the request names them, including those that cannot be searched.
  const sources = attachmentIds.map((attachmentId): NamedSource & { readonly record?: ReadyAttachment } => {
    const record = named.ready.find((one) => one.attachmentId === attachmentId);
    return { attachmentId, names: record === undefined ? [] : namesOf(record), ...(record && { record }) };
  });
  const held = quotations.map((quotation) => {
    const { attachmentId } = resolveReference(quotation.reference, sources, listed) ?? {};
    return {
      key: quotationKey(quotation),
      quotation,
      cited: named.ready.find((record) => record.attachmentId === attachmentId),
    };
  });
  return {
    notChecked,
    held,
    sources: named.ready,
    others: also.ready,
    skipped: [...named.skipped, ...also.skipped],
    price: verificationPrice(pricesOf(settings), quotations.length),
  };
}

const namesOf = ({ originalFilename, origin }: ReadyAttachment): string[] =>
  [originalFilename, origin?.capture?.title, origin?.url, origin?.capture?.finalUrl].filter(
    (name) => name !== undefined,
  );

function summaryOf(quotations: readonly VerifiedQuotation[]): VerifiedAnswer['summary'] {
  const misattributed = quotations.filter(isMisattributed).length;
  const count = (status: string): number =>
    quotations.filter((one) => !isMisattributed(one) && one.verification.status === status).length;
  return {
    found: count('found'),
    partial: count('partial_text_found'),
    notFound: count('not_found'),
    misattributed,
  };
}
