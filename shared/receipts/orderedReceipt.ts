/** Whether a request wants its verdicts signed, asked before anything is charged. */
import type { IndexedPage } from '../documents/textIndex.ts';
import type { Account } from '../storage/accountRecords.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { Receipts, SignVerdict } from './createReceipts.ts';

/** Signs, for the request's account, the verdicts on one source. */
export type ReceiptOrder = (record: ReadyAttachment, pages: readonly IndexedPage[]) => Promise<SignVerdict>;

/** @throws what the stores throw, if the key cannot be read */
export async function orderedReceipt(
  receipts: Receipts,
  { receiptLabel }: Pick<Account, 'receiptLabel'>,
  { receipt }: { readonly receipt?: boolean },
): Promise<ReceiptOrder | undefined> {
  if (receipt !== true) return undefined;
  await receipts.ready();
  return (record, pages) => receipts.signerFor(record, pages, receiptLabel);
}
