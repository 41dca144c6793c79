/** Everything kept in the table, wherever the table is. */
import type { Clock } from '../../platform/clock.ts';
import type { QueueName, Storage } from '../storage.ts';
import { createDynamoAccountRecords } from './dynamoAccountRecords.ts';
import { createDynamoAttachmentRecords } from './dynamoAttachmentRecords.ts';
import { createDynamoBalances } from './dynamoBalances.ts';
import { createDynamoDeletions } from './dynamoDeletions.ts';
import { createDynamoLedger } from './dynamoLedger.ts';
import { createDynamoReceiptKeys } from './dynamoReceiptKeys.ts';
import { createDynamoSweeps } from './dynamoSweeps.ts';
import { createDynamoUploads } from './dynamoUploads.ts';
import { createDynamoUrlCache } from './dynamoUrlCache.ts';
import { createDynamoUses } from './dynamoUses.ts';
import type { TableAccess } from './tableAccess.ts';

export function createDynamoStores(access: TableAccess, clock: Clock): Omit<Storage, 'files' | QueueName> {
  const deletions = createDynamoDeletions(access);
  return {
    attachments: createDynamoAttachmentRecords(access, { clock, deletions }),
    deletions,
    uploads: createDynamoUploads(access),
    sweeps: createDynamoSweeps(access),
    accounts: createDynamoAccountRecords(access),
    urlCache: createDynamoUrlCache(access),
    uses: createDynamoUses(access),
    balances: createDynamoBalances(access),
    ledger: createDynamoLedger(access),
    receiptKeys: createDynamoReceiptKeys(access),
  };
}
