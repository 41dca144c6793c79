/** Cache entries of web addresses as items of the table. */
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { UrlCache } from '../urlCache.ts';
import { readableItems } from './readableItems.ts';
import { itemsUntil, shardKey } from './shardedIndex.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

const LIST = 'URL';

const entryItem = z.object({
  cacheKey: z.string(),
  accountId: z.string(),
  attachmentId: z.string(),
  storageId: z.string(),
  expiresAt: z.string(),
  copies: z.number().optional(),
  refusal: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('refused'), message: z.string() }),
      z.object({ kind: z.literal('exhausted'), message: z.string(), balanceCents: z.number() }),
    ])
    .optional(),
});

const listedUntil = (cacheKey: string, expiresAt: string) => ({ gsi1pk: shardKey(LIST, cacheKey), gsi1sk: expiresAt });

export function createDynamoUrlCache(access: TableAccess): UrlCache {
  const { client, table: TableName } = access;
  return {
    async get(cacheKey) {
      const item = await readItem(access, itemKey.url(cacheKey));
      return item && entryItem.parse(item);
    },

    async put(entry, replaced) {
      const { cacheKey, storageId, expiresAt } = entry;
      const written = await heldCondition(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...itemKey.url(cacheKey), ...listedUntil(cacheKey, expiresAt), ...entry },
            ConditionExpression: replaced === undefined ? 'attribute_not_exists(pk)' : 'storageId = :replaced',
            ...(replaced !== undefined && { ExpressionAttributeValues: { ':replaced': replaced.storageId } }),
          }),
        ),
      );
      if (written) return true;
      // Our own write, whose answer was lost and which the SDK then repeated.
      const item = await readItem(access, itemKey.url(cacheKey));
      return item?.storageId === storageId;
    },

    async refuse(cacheKey, storageId, refusal, expiresAt) {
      const { gsi1sk } = listedUntil(cacheKey, expiresAt);
      await heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: itemKey.url(cacheKey),
            UpdateExpression: 'SET refusal = :refusal, expiresAt = :expiresAt, gsi1sk = :listed',
            ConditionExpression: 'storageId = :ours',
            ExpressionAttributeValues: {
              ':refusal': refusal,
              ':expiresAt': expiresAt,
              ':listed': gsi1sk,
              ':ours': storageId,
            },
          }),
        ),
      );
    },

    countCopy(cacheKey, storageId, most) {
      return heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: itemKey.url(cacheKey),
            UpdateExpression: 'ADD copies :one',
            ConditionExpression: 'storageId = :ours AND (attribute_not_exists(copies) OR copies < :most)',
            ExpressionAttributeValues: { ':one': 1, ':ours': storageId, ':most': most },
          }),
        ),
      );
    },

    async remove(cacheKey, storageId) {
      await heldCondition(
        client.send(
          new DeleteCommand({
            TableName,
            Key: itemKey.url(cacheKey),
            ConditionExpression: 'storageId = :ours',
            ExpressionAttributeValues: { ':ours': storageId },
          }),
        ),
      );
    },

    listExpired(now) {
      return readableItems(itemsUntil(access, LIST, now), async (item) => {
        const entry = entryItem.parse(item);
        // The index lags behind: the entry may have been replaced by one that is in use.
        const present = await readItem(access, itemKey.url(entry.cacheKey));
        return present?.storageId === entry.storageId && entryItem.parse(present).expiresAt < now ? entry : undefined;
      });
    },
  };
}
