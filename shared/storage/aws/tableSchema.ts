/**
 * The keys and the index of the one table. The stack creates the table from it in AWS, the local storage on disk.
 *
 * | item       | pk                                      | sk         | gsi1pk              | gsi1sk      |
 * |------------|-----------------------------------------|------------|---------------------|-------------|
 * | account    | ACCOUNT#<accountId>                     | ACCOUNT    | ACCOUNTS            | accountId   |
 * | API key    | KEY#<keyId>                             | KEY        | ACCOUNT#<accountId> | KEY#<keyId> |
 * | attachment | ATTACHMENT#<accountId>#<attachmentId>   | RECORD     | EXPIRY#<shard>      | expiresAt   |
 * | deletion   | DELETION#<storageId>                    | DELETION   | DELETION#<shard>    | finishAfter |
 * | upload     | UPLOAD#<storageId>                      | UPLOAD     | UPLOAD#<shard>      | begunAt     |
 * | URL        | URL#<cacheKey>                          | URL        | URL#<shard>         | expiresAt   |
 * | last uses  | USE#<accountId>                         | USE        |                     |             |
 * | balance    | BALANCE#<accountId>                     | BALANCE    |                     |             |
 * | hold       | HOLD#<accountId>#<partition>            | operationId |                    |             |
 * | ledger     | LEDGER#<accountId>#<month>              | <time>#<operationId> |           |             |
 * | receipts   | RECEIPTS#KEYS                           | RECEIPTS   |                     |             |
 * | sweep      | SWEEP#LAST                              | SWEEP      |                     |             |
 *
 * No item has a time to live: an attachment's record is all that names its objects, so only who deletes them may forget it.
 */
export const TABLE_SCHEMA = {
  /** Every key attribute is a string. */
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Projects every attribute. Reads of it lag behind the table: code that acts on them reads the item again first. */
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  /** Lists what an account has uploaded: only attachments have both attributes. */
  accountIndex: { name: 'gsi2', partitionKey: 'accountId', sortKey: 'uploadedAt' },
} as const;

/** Account and attachment identifiers contain no `#`, so that no two items can share a key. */
export const itemKey = {
  account: (accountId: string) => ({ pk: `ACCOUNT#${accountId}`, sk: 'ACCOUNT' }),
  apiKey: (keyId: string) => ({ pk: `KEY#${keyId}`, sk: 'KEY' }),
  attachment: (accountId: string, attachmentId: string) => ({
    pk: `ATTACHMENT#${accountId}#${attachmentId}`,
    sk: 'RECORD',
  }),
  deletion: (storageId: string) => ({ pk: `DELETION#${storageId}`, sk: 'DELETION' }),
  upload: (storageId: string) => ({ pk: `UPLOAD#${storageId}`, sk: 'UPLOAD' }),
  url: (cacheKey: string) => ({ pk: `URL#${cacheKey}`, sk: 'URL' }),
  use: (accountId: string) => ({ pk: `USE#${accountId}`, sk: 'USE' }),
  balance: (accountId: string) => ({ pk: `BALANCE#${accountId}`, sk: 'BALANCE' }),
  hold: (accountId: string, partition: number, operationId: string) => ({
    pk: `HOLD#${accountId}#${partition}`,
    sk: operationId,
  }),
  receiptKeys: () => ({ pk: 'RECEIPTS#KEYS', sk: 'RECEIPTS' }),
  sweep: () => ({ pk: 'SWEEP#LAST', sk: 'SWEEP' }),
  /** `month` is `YYYY-MM`; `entry` sorts by time and is unique. */
  ledgerEntry: (accountId: string, month: string, entry: string) => ({ pk: `LEDGER#${accountId}#${month}`, sk: entry }),
};
