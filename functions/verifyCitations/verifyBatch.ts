/** The action for citations of many attachments: one price, each attachment judged separately, and none fails the others. */
import { earlyFunds, type Payment } from '../../shared/billing/billing.ts';
import { verificationPrice, type Price } from '../../shared/billing/prices.ts';
import type { BatchAttachment, BatchVerifications, SkippedCitation } from '../../shared/contract/batch.ts';
import type { VerifyBatchRequest } from '../../shared/contract/batchRequest.ts';
import { attachmentIdSchema } from '../../shared/contract/identifiers.ts';
import type { Verification } from '../../shared/contract/verification.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import { decidedRefusal } from '../../shared/http/asApiError.ts';
import { orderedReceipt } from '../../shared/receipts/orderedReceipt.ts';
import { sortableId } from '../../shared/platform/ids.ts';
import { createLimit } from '../../shared/platform/limit.ts';
import { pricesOf } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Audience } from '../../shared/verification/audience.ts';
import { batchAttachment } from '../../shared/verification/batchAttachment.ts';
import type { SearchedAccount } from '../../shared/verification/accountSearch.ts';
import { inAll, judgeAndSearch, type Elsewhere } from '../../shared/verification/findElsewhere.ts';
import type { JudgeOrder } from '../../shared/verification/judgeCitations.ts';
import { keepVerifications } from '../../shared/verification/keepVerifications.ts';
import { ledgerName } from '../../shared/verification/ledgerName.ts';
import { readySource } from '../../shared/verification/readySource.ts';
import { createRequestBudget } from '../../shared/verification/requestBudget.ts';
import { namedIn, usableSources } from '../../shared/verification/usableSources.ts';
import type { VerifyDependencies } from './verifyCitations.ts';

/** Attachments judged in parallel: the text of the largest takes about 100 MB, and there are two processors. */
const ATTACHMENTS_AT_ONCE = 2;
/** Records read in parallel. */
const READS_AT_ONCE = 10;

const NAMES_NO_ATTACHMENT: SkippedCitation = {
  status: 'skipped',
  reason: 'The citation has no "attachmentId", and the request names none for all.',
};

interface Sources {
  readonly ready: readonly { readonly record: ReadyAttachment; readonly keys: readonly string[] }[];
  readonly skipped: ReadonlyMap<string, SkippedCitation>;
  readonly price: Price;
}

export interface BatchAnswer {
  readonly verifications: BatchVerifications;
  /** By attachment identifier, in the order of the request. */
  readonly attachments: readonly (readonly [attachmentId: string, attachment: BatchAttachment])[];
  readonly searchSkipped: readonly string[];
  readonly searched?: SearchedAccount | undefined;
  readonly payment: Payment;
}

/** @throws InsufficientFunds; nothing is charged then */
export async function verifyBatch(
  dependencies: VerifyDependencies,
  account: Account,
  request: VerifyBatchRequest,
  audience: Audience,
): Promise<BatchAnswer> {
  const begunAt = performance.now();
  const funds = earlyFunds(dependencies.billing, account);
  const { ready, skipped, price } = await findSources(dependencies, account, request);
  const { searchAlso } = request;
  const also = await usableSources(dependencies.storage.attachments, account.accountId, namedIn(searchAlso));
  const ofAccount =
    searchAlso === 'account' ? dependencies.beginAccountSearch(account.accountId, request.citations.size) : undefined;
  const others = searchAlso === undefined ? [] : [...ready.map(({ record }) => record), ...also.ready];
  const elsewhere = ofAccount?.elsewhere ?? inAll(others);
  const time = createRequestBudget(request.citations.size * (1 + others.length), begunAt, audience);
  const receipt = await orderedReceipt(dependencies.receipts, account, request);
  const order = {
    ...price,
    operationId: sortableId(dependencies.clock.now()),
    attachmentId: ledgerName(ready.map(({ record }) => record.attachmentId)),
    endUserId: request.endUserId,
  };
  const { value, payment } = await dependencies.billing.charge(
    account,
    order,
    async (held) => {
      audience.begun?.(held);
      for (const [key, why] of skipped) audience.verified?.(key, why);
      const limit = createLimit(ATTACHMENTS_AT_ONCE);
      const judged = await Promise.all(
        ready.map(({ record, keys }) =>
          limit(() => {
            const citations = new Map(keys.flatMap((key) => entryOf(request.citations, key)));
            const shareOfPictures = keys.length / (request.citations.size - skipped.size);
            return judgeOne(dependencies, record, elsewhere, {
              ...request,
              receipt,
              citations,
              time,
              shareOfPictures,
              audience,
            });
          }),
        ),
      );
      return { value: judged, owed: true };
    },
    { funds },
  );
  const outcomes = new Map<string, Verification | SkippedCitation>([
    ...skipped,
    ...value.flatMap(({ verifications }) => verifications),
  ]);
  return {
    verifications: Array.from(request.citations.keys()).flatMap((key) => entryOf(outcomes, key)),
    attachments: value.flatMap(({ attachment }) => (attachment ? [attachment] : [])),
    searchSkipped: also.skipped,
    searched: ofAccount?.searched(),
    payment,
  };
}

/** The dry run. */
export const priceBatch = async (
  dependencies: Pick<VerifyDependencies, 'storage' | 'settings'>,
  account: Account,
  request: VerifyBatchRequest,
): Promise<Price> => (await findSources(dependencies, account, request)).price;

async function findSources(
  { storage, settings }: Pick<VerifyDependencies, 'storage' | 'settings'>,
  { accountId }: Account,
  { named }: VerifyBatchRequest,
): Promise<Sources> {
  const limit = createLimit(READS_AT_ONCE);
  const skipped = new Map<string, SkippedCitation>();
  const skip = (keys: readonly string[], why: SkippedCitation): void => {
    for (const key of keys) skipped.set(key, why);
  };
  const found = await Promise.all(
    Array.from(named, ([attachmentId, keys]) =>
      limit(async () => {
        if (attachmentId === undefined) {
          skip(keys, NAMES_NO_ATTACHMENT);
          return [];
        }
        try {
          // An impossible identifier is answered like one that nobody has.
          if (!attachmentIdSchema.safeParse(attachmentId).success) throw new AttachmentNotFound(attachmentId);
          return [{ record: await readySource(storage.attachments, accountId, attachmentId), keys }];
        } catch (error) {
          skip(keys, skippedBy(error, attachmentId));
          return [];
        }
      }),
    ),
  );
  const ready = found.flat();
  const count = ready.reduce((sum, { keys }) => sum + keys.length, 0);
  return { ready, skipped, price: verificationPrice(pricesOf(settings), count) };
}

interface JudgedSource {
  readonly verifications: BatchVerifications;
  readonly attachment?: readonly [attachmentId: string, attachment: BatchAttachment];
}

/** An attachment that is deleted in the meantime is skipped like one that never existed. */
async function judgeOne(
  dependencies: VerifyDependencies,
  record: ReadyAttachment,
  elsewhere: Elsewhere,
  order: JudgeOrder,
): Promise<JudgedSource> {
  const { attachmentId } = record;
  try {
    const verifications = await judgeAndSearch(dependencies, record, elsewhere, order);
    await keepVerifications(dependencies, record, verifications);
    const pages = await dependencies.documents.pageSizes(record);
    return {
      verifications,
      attachment: [attachmentId, await batchAttachment(dependencies.storage.files, record, pages)],
    };
  } catch (error) {
    const why = skippedBy(error, attachmentId);
    const verifications = Array.from(order.citations.keys(), (key) => [key, why] as const);
    for (const [key] of verifications) order.audience.verified?.(key, why);
    return { verifications };
  }
}

/** @throws the error itself if it is not about this attachment */
function skippedBy(error: unknown, attachmentId: string): SkippedCitation {
  const refusal = decidedRefusal(error);
  if (!refusal) throw error;
  const { code, message } = refusal;
  return { status: 'skipped', attachmentId, reason: message, error: { code, message } };
}

const entryOf = <Value>(map: ReadonlyMap<string, Value>, key: string): [string, Value][] => {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
};
