/** The action for an attachment that was converted: it was read at the same time, and preparing it is free. */
import { settledAnswer } from '../../shared/attachments/preparedAnswer.ts';
import { AttachmentNotFound } from '../../shared/attachments/unusableAttachment.ts';
import type { Billing } from '../../shared/billing/billing.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import { notFound } from '../../shared/http/apiError.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import { waitUntilSettled } from '../../shared/preparation/waitUntilSettled.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { wasConverted } from './wasConverted.ts';

interface Dependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly billing: Pick<Billing, 'available'>;
  readonly settings: Pick<Settings, 'PREPARE_WAIT_MS'>;
}

/** @throws AttachmentNotFound, ApiError 404 for one that was never sent to be converted, AttachmentUnderWay */
export async function prepareConverted(
  { storage, billing, settings }: Dependencies,
  account: Account,
  attachmentId: string,
): Promise<{ readonly answer: PreparedAttachment; readonly balanceCents: number }> {
  const known = await storage.attachments.get(account.accountId, attachmentId);
  if (!known) throw new AttachmentNotFound(attachmentId);
  if (!wasConverted(known)) {
    throw notFound(
      `No conversion '${attachmentId}' was found. The attachment of this identifier was prepared as it is: read it with /getAttachment, or send a file to /convertFile first.`,
    );
  }
  const record = await waitUntilSettled({ attachments: storage.attachments, waitMs: settings.PREPARE_WAIT_MS }, known);
  return { answer: await settledAnswer(storage.files, record), balanceCents: await billing.available(account) };
}
