/** An account's attachments as items, latest upload first; as stale as the index may be. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, TableAccess } from './tableAccess.ts';
import { queryItems } from './tableAccess.ts';
import { itemKey, TABLE_SCHEMA } from './tableSchema.ts';

/** @param before ISO 8601: only what was uploaded earlier; absent: all */
export async function* itemsOfAccount(access: TableAccess, accountId: string, before?: string): AsyncGenerator<Item> {
  const { name, partitionKey, sortKey } = TABLE_SCHEMA.accountIndex;
  try {
    yield* queryItems(access, {
      IndexName: name,
      KeyConditionExpression: before === undefined ? '#account = :account' : '#account = :account AND #time < :before',
      ExpressionAttributeNames: { '#account': partitionKey, ...(before !== undefined && { '#time': sortKey }) },
      ExpressionAttributeValues: { ':account': accountId, ...(before !== undefined && { ':before': before }) },
      ScanIndexForward: false,
    });
  } catch (error) {
    if (!lacksIndex(error)) throw error;
    yield* await allOfAccount(access, accountId, before);
  }
}

/** A data folder of an earlier release: its database cannot add an index to a table, and one machine has few items. */
const lacksIndex = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationException' && error.message.includes('specified index');

async function allOfAccount({ client, table }: TableAccess, accountId: string, before = '~'): Promise<Item[]> {
  const found: Item[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: table,
        FilterExpression: 'begins_with(pk, :prefix) AND uploadedAt < :before',
        ExpressionAttributeValues: { ':prefix': itemKey.attachment(accountId, '').pk, ':before': before },
        ExclusiveStartKey: startKey,
      }),
    );
    found.push(...(page.Items ?? []));
    startKey = page.LastEvaluatedKey;
  } while (startKey);
  return found.sort((a, b) => (String(a.uploadedAt) < String(b.uploadedAt) ? 1 : -1));
}
