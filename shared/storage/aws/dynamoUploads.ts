/** Uploads in progress as items of the table. */
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Uploads } from '../uploads.ts';
import { readableItems } from './readableItems.ts';
import { itemsUntil, shardKey } from './shardedIndex.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

const LIST = 'UPLOAD';

const uploadItem = z.object({
  accountId: z.string(),
  storageId: z.string(),
  begunAt: z.string(),
  attachmentId: z.string().optional(),
});

export function createDynamoUploads(access: TableAccess): Uploads {
  const { client, table: TableName } = access;
  return {
    async begin(upload) {
      const { storageId, begunAt } = upload;
      const listed = { gsi1pk: shardKey(LIST, storageId), gsi1sk: begunAt };
      await client.send(new PutCommand({ TableName, Item: { ...itemKey.upload(storageId), ...listed, ...upload } }));
    },

    name(storageId, attachmentId) {
      return heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: itemKey.upload(storageId),
            UpdateExpression: 'SET attachmentId = :attachmentId',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(abandoned)',
            ExpressionAttributeValues: { ':attachmentId': attachmentId },
          }),
        ),
      );
    },

    async end(storageId) {
      await client.send(new DeleteCommand({ TableName, Key: itemKey.upload(storageId) }));
    },

    listBegunBefore(time) {
      return readableItems(itemsUntil(access, LIST, time), async (item) =>
        uploadItem.optional().parse(await readItem(access, itemKey.upload(uploadItem.parse(item).storageId))),
      );
    },

    abandon({ storageId, attachmentId }) {
      const unchanged =
        attachmentId === undefined ? 'attribute_not_exists(attachmentId)' : 'attachmentId = :attachmentId';
      return heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: itemKey.upload(storageId),
            UpdateExpression: 'SET abandoned = :yes',
            ConditionExpression: `attribute_exists(pk) AND ${unchanged}`,
            ExpressionAttributeValues: {
              ':yes': true,
              ...(attachmentId !== undefined && { ':attachmentId': attachmentId }),
            },
          }),
        ),
      );
    },
  };
}
