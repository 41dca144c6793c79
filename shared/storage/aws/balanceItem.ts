/** The item of an account's money: a few hundred bytes, whatever is in progress, changed by one conditional update at a time. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { NO_MONTH } from '../balances.ts';
import { holdChangeSchema, holdSchema } from './holdItems.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

/** Top-ups before the first month need a place in the ledger too. */
export const NO_GRANTS = { [NO_MONTH]: 0 };

/** Without `holdId`: written by a release that kept all holds here. */
const noteSchema = holdSchema.extend({ holdId: z.string().optional() });
export type TakingNote = z.infer<typeof noteSchema>;

const balanceItem = z.object({
  month: z.string(),
  freeCents: z.number(),
  prepaidCents: z.number(),
  grants: z.record(z.string(), z.number()),
  /** Money on its way between this item and another one, by operation. */
  holds: z.record(z.string(), noteSchema),
  /** How many hold changes were made, and the last of them: only when it is finished may the next be made. */
  changes: z.number().default(0),
  lastChange: holdChangeSchema.optional(),
});
export type BalanceItem = z.infer<typeof balanceItem>;

export interface BalanceUpdate {
  readonly set?: string;
  readonly remove?: string;
  readonly condition: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
}

export type BalanceItems = ReturnType<typeof createBalanceItems>;

export function createBalanceItems(access: TableAccess) {
  const { client, table: TableName } = access;

  const update = (accountId: string, { set, remove, condition, names, values = {} }: BalanceUpdate): Promise<boolean> =>
    heldCondition(
      client.send(
        new UpdateCommand({
          TableName,
          Key: itemKey.balance(accountId),
          UpdateExpression: [set && `SET ${set}`, remove && `REMOVE ${remove}`].filter(Boolean).join(' '),
          ConditionExpression: condition,
          // `month` is a reserved word.
          ExpressionAttributeNames: {
            ...(/#month\b/.test(`${set ?? ''}${condition}`) && { '#month': 'month' }),
            ...names,
          },
          ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
        }),
      ),
    );

  return {
    update,

    async read(accountId: string): Promise<BalanceItem | undefined> {
      return balanceItem.optional().parse(await readItem(access, itemKey.balance(accountId)));
    },

    /** An update below a map needs the map; the first update of an account creates the item. */
    create: (accountId: string): Promise<boolean> =>
      update(accountId, {
        set: '#month = :none, freeCents = :zero, prepaidCents = :zero, grants = :noGrants, holds = :empty',
        condition: 'attribute_not_exists(pk)',
        values: { ':none': NO_MONTH, ':zero': 0, ':empty': {}, ':noGrants': NO_GRANTS },
      }),
  };
}
