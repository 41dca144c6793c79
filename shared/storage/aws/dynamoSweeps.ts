/** The last sweep as an item of the table. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Sweeps } from '../sweeps.ts';
import type { TableAccess } from './tableAccess.ts';
import { readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

const sweepItem = z.object({ begunAt: z.string() });

export function createDynamoSweeps(access: TableAccess): Sweeps {
  const { client, table: TableName } = access;
  return {
    async last() {
      return sweepItem.optional().parse(await readItem(access, itemKey.sweep()))?.begunAt;
    },

    async finished(at) {
      await client.send(new PutCommand({ TableName, Item: { ...itemKey.sweep(), begunAt: at } }));
    },
  };
}
