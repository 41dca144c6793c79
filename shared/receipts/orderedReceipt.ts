/** Whether a request wants its verdicts signed, asked before anything is charged. */
import type { Account } from '../storage/accountRecords.ts';
import type { ReceiptOrder, Receipts } from './createReceipts.ts';

/** @throws what the stores throw, where the key cannot be read */
export async function orderedReceipt(
  receipts: Pick<Receipts, 'ready'>,
  { receiptLabel: label }: Pick<Account, 'receiptLabel'>,
  { receipt }: { readonly receipt?: boolean },
): Promise<ReceiptOrder | undefined> {
  if (receipt !== true) return undefined;
  await receipts.ready();
  return { label };
}
