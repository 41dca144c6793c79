/** The action: take the money, judge every citation, keep the results. */
import { storeVerifications } from '../../shared/attachments/storedVerifications.ts';
import type { Billing, Receipt } from '../../shared/billing/billing.ts';
import { verificationPrice, type Price } from '../../shared/billing/prices.ts';
import type { VerifyCitationsRequest } from '../../shared/contract/requests.ts';
import type { Verifications } from '../../shared/contract/verification.ts';
import { attachmentNotFound, invalidArgument, serviceUnavailable } from '../../shared/http/apiError.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { sortableId } from '../../shared/platform/ids.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { AttachmentRecord, ReadyAttachment } from '../../shared/storage/attachmentRecords.ts';
import { verificationsKey } from '../../shared/storage/keys.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { judgeCitations, type JudgeDependencies } from './judgeCitations.ts';

const RETRY_AFTER_SECONDS = 2;

export interface VerifyDependencies extends JudgeDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly billing: Billing;
  readonly settings: Settings;
}

interface PaidVerifications {
  readonly verifications: Verifications;
  readonly receipt: Receipt;
}

/**
 * @throws ApiError 404 unknown attachment; 400 one that could not be read; 503 one that is still being prepared; 429 when
 *   the money does not suffice. Whatever it throws, nothing is charged.
 * @param isAbandoned whether the caller is gone. The verdicts are reached and kept all the same, where `getAttachment` shows
 *   them, and cost what they cost; no further pictures are drawn
 */
export async function verifyCitations(
  dependencies: VerifyDependencies,
  account: Account,
  request: VerifyCitationsRequest,
  isAbandoned: () => boolean,
): Promise<PaidVerifications> {
  const { storage, billing, settings, clock } = dependencies;
  const { attachmentId, citations, endUserId } = request;
  const record = readyOnly(await storage.attachments.get(account.accountId, attachmentId), attachmentId);
  const price = verificationPrice(pricesOf(settings), citations.size);
  const operationId = sortableId(clock.now());
  const order = { ...price, operationId, attachmentId, endUserId };
  const { value, receipt } = await billing.charge(account, order, async () => {
    const verifications = await judgeCitations(dependencies, record, request, isAbandoned);
    if (verifications.length > 0) await keep(dependencies, record, verifications);
    return { value: verifications, owed: true };
  });
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

/** Results of an attachment that was deleted while they were computed are taken back: deletion means deletion. */
async function keep(
  { storage, clock }: Pick<VerifyDependencies, 'storage'> & { readonly clock: Clock },
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
