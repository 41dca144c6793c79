/** Last uses as items of the table: one per account, with an attribute per key. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Uses } from '../uses.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

const KEY_ATTRIBUTE = 'key_';

export function createDynamoUses(access: TableAccess): Uses {
  const { client, table: TableName } = access;
  return {
    async record(accountId, keyId, day) {
      await heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: itemKey.use(accountId),
            UpdateExpression: 'SET #key = :day',
            ConditionExpression: 'attribute_not_exists(#key) OR #key < :day',
            ExpressionAttributeNames: { '#key': KEY_ATTRIBUTE + keyId },
            ExpressionAttributeValues: { ':day': day },
          }),
        ),
      );
    },

    async list(accountId) {
      const item = (await readItem(access, itemKey.use(accountId))) ?? {};
      return new Map(
        Object.entries(item)
          .filter(([name]) => name.startsWith(KEY_ATTRIBUTE))
          .map(([name, day]) => [name.slice(KEY_ATTRIBUTE.length), String(day)]),
      );
    },
  };
}
