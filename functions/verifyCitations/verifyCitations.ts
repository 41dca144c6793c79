/** The action: take the money, judge every citation, keep the results. */
import { earlyFunds, type Billing, type Payment } from '../../shared/billing/billing.ts';
import { verificationPrice, type Price } from '../../shared/billing/prices.ts';
import type { VerifyCitationsRequest } from '../../shared/contract/requests.ts';
import type { Verifications } from '../../shared/contract/verification.ts';
import { sortableId } from '../../shared/platform/ids.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { Audience } from '../../shared/verification/audience.ts';
import type { BeginAccountSearch, SearchedAccount } from '../../shared/verification/accountSearch.ts';
import { inAll, judgeAndSearch } from '../../shared/verification/findElsewhere.ts';
import type { JudgeDependencies } from '../../shared/verification/judgeCitations.ts';
import type { Receipts } from '../../shared/receipts/createReceipts.ts';
import { orderedReceipt } from '../../shared/receipts/orderedReceipt.ts';
import { keepVerifications } from '../../shared/verification/keepVerifications.ts';
import { readySource } from '../../shared/verification/readySource.ts';
import { createRequestBudget } from '../../shared/verification/requestBudget.ts';
import { namedIn, usableSources } from '../../shared/verification/usableSources.ts';

export interface VerifyDependencies extends JudgeDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly billing: Billing;
  readonly settings: Settings;
  readonly receipts: Receipts;
  readonly beginAccountSearch: BeginAccountSearch;
}

interface PaidVerifications {
  readonly verifications: Verifications;
  readonly searchSkipped: readonly string[];
  readonly searched?: SearchedAccount | undefined;
  readonly payment: Payment;
}

/**
 * @throws AttachmentNotFound, AttachmentUnreadable, AttachmentUnderWay; InsufficientFunds if the money is not enough. Whatever it
 * throws, nothing is charged.
 */
export async function verifyCitations(
  dependencies: VerifyDependencies,
  account: Account,
  request: VerifyCitationsRequest,
  audience: Audience,
): Promise<PaidVerifications> {
  const { storage, billing, settings, clock } = dependencies;
  const { attachmentId, citations, endUserId } = request;
  const begunAt = performance.now();
  const funds = earlyFunds(billing, account);
  const record = await readySource(storage.attachments, account.accountId, attachmentId);
  const others = await usableSources(storage.attachments, account.accountId, namedIn(request.searchAlso));
  const ofAccount =
    request.searchAlso === 'account' ? dependencies.beginAccountSearch(account.accountId, citations.size) : undefined;
  const receipt = await orderedReceipt(dependencies.receipts, account, request);
  const price = verificationPrice(pricesOf(settings), citations.size);
  const operationId = sortableId(clock.now());
  const order = { ...price, operationId, attachmentId, endUserId };
  const { value, payment } = await billing.charge(
    account,
    order,
    async (held) => {
      audience.begun?.(held);
      const verifications = await judgeAndSearch(dependencies, record, ofAccount?.elsewhere ?? inAll(others.ready), {
        ...request,
        receipt,
        time: createRequestBudget(citations.size * (1 + others.ready.length), begunAt, audience),
        shareOfPictures: 1,
        audience,
      });
      await keepVerifications(dependencies, record, verifications);
      return { value: verifications, owed: true };
    },
    { funds },
  );
  return { verifications: value, searchSkipped: others.skipped, searched: ofAccount?.searched(), payment };
}

/** The dry run. @throws what `verifyCitations` does, except InsufficientFunds */
export async function priceVerification(
  { storage, settings }: Pick<VerifyDependencies, 'storage' | 'settings'>,
  { accountId }: Account,
  { attachmentId, citations }: VerifyCitationsRequest,
): Promise<Price> {
  await readySource(storage.attachments, accountId, attachmentId);
  return verificationPrice(pricesOf(settings), citations.size);
}
