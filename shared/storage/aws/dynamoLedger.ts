/** The ledger as items of the table: one partition per account and month, ordered by time. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Ledger } from '../ledger.ts';
import { ledgerEntrySchema } from './ledgerItem.ts';
import type { TableAccess } from './tableAccess.ts';
import { queryItems } from './tableAccess.ts';
import { itemKey, TABLE_SCHEMA } from './tableSchema.ts';

export function createDynamoLedger(access: TableAccess): Ledger {
  const { client, table: TableName } = access;
  return {
    async write(entry) {
      // The key holds time and operation: a repeated write puts the same item in the same place.
      const { accountId, month, at, operationId } = entry;
      const key = itemKey.ledgerEntry(accountId, month, `${at}#${operationId}`);
      await client.send(new PutCommand({ TableName, Item: { ...key, ...entry } }));
    },

    async *list(accountId, month) {
      const items = queryItems(access, {
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': TABLE_SCHEMA.partitionKey },
        ExpressionAttributeValues: { ':pk': itemKey.ledgerEntry(accountId, month, '').pk },
        ConsistentRead: true,
      });
      for await (const item of items) yield ledgerEntrySchema.parse(item);
    },
  };
}
