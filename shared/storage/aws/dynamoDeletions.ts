/** Deletions in progress as items of the table. They have no time to live: only `finish` may forget one. */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Deletions } from '../deletions.ts';
import { readableItems } from './readableItems.ts';
import { itemsUntil, shardKey } from './shardedIndex.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

const LIST = 'DELETION';

const deletionItem = z.object({
  accountId: z.string(),
  attachmentId: z.string(),
  storageId: z.string(),
  finishAfter: z.string(),
});

export function createDynamoDeletions(access: TableAccess): Deletions {
  const { client, table: TableName } = access;

  return {
    async begin(deletion) {
      const due = { gsi1pk: shardKey(LIST, deletion.storageId), gsi1sk: deletion.finishAfter };
      const item = { ...itemKey.deletion(deletion.storageId), ...due, ...deletion };
      await client.send(new PutCommand({ TableName, Item: item }));
    },

    listDue(now) {
      return readableItems(itemsUntil(access, LIST, now), (item) => {
        const deletion = deletionItem.parse(item);
        return deletion.finishAfter < now ? deletion : undefined;
      });
    },

    async finish(deletion) {
      // Begun again in the meantime, with a later time: that one is still to be finished.
      const notBegunAgain = 'finishAfter = :finishAfter';
      await heldCondition(
        client.send(
          new DeleteCommand({
            TableName,
            Key: itemKey.deletion(deletion.storageId),
            ConditionExpression: notBegunAgain,
            ExpressionAttributeValues: { ':finishAfter': deletion.finishAfter },
          }),
        ),
      );
    },
  };
}
