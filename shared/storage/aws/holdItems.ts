/** Holds as items of the table, spread over a few partitions: each is written three times in its short life, and shares nothing. */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Hold } from '../balances.ts';
import type { LedgerEntry } from '../ledger.ts';
import { ledgerEntrySchema } from './ledgerItem.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, queryItems, readItem } from './tableAccess.ts';
import { itemKey, TABLE_SCHEMA } from './tableSchema.ts';

/**
 * A partition takes 1,000 write units a second, and a hold takes three: four carry 1,300 paid requests a second, for four queries
 * per sweep. Raising it later needs listings that also ask the old ones; so does lowering it.
 */
const HOLD_PARTITIONS = 4;

export const holdSchema = z.object({
  month: z.string(),
  heldAt: z.string(),
  freeCents: z.number(),
  prepaidCents: z.number(),
  prepared: z
    .object({
      attachmentId: z.string(),
      storageId: z.string(),
      units: z.number(),
      endUserId: z.string().optional(),
    })
    .optional(),
  confirmed: ledgerEntrySchema.optional(),
});

const holdItem = holdSchema.extend({
  operationId: z.string(),
  /** Of this taking of money and no other, even of the same operation. */
  holdId: z.string(),
  /** The number of the change that somebody wants to make to it (`holdChanges.ts`). */
  changing: z.number().optional(),
});

export interface HoldItem extends Hold {
  readonly holdId: string;
  readonly changing?: number | undefined;
}

/** What becomes of a hold when its money changes; without `next` it ends. */
export const holdChangeSchema = z.object({
  operationId: z.string(),
  from: z.string(),
  next: holdSchema
    .pick({ month: true, heldAt: true, freeCents: true, prepaidCents: true })
    .extend({ holdId: z.string(), units: z.number().optional() })
    .optional(),
});
export type HoldChange = z.infer<typeof holdChangeSchema>;

export type HoldItems = ReturnType<typeof createHoldItems>;

export function createHoldItems(access: TableAccess) {
  const { client, table: TableName } = access;

  /** The operation determines the partition. */
  const keyOf = (accountId: string, operationId: string) =>
    itemKey.hold(
      accountId,
      createHash('sha256').update(operationId).digest().readUInt8(0) % HOLD_PARTITIONS,
      operationId,
    );

  const update = (
    accountId: string,
    operationId: string,
    change: { expression: string; condition: string; values: Record<string, unknown>; names?: Record<string, string> },
  ): Promise<boolean> =>
    heldCondition(
      client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(accountId, operationId),
          UpdateExpression: change.expression,
          ConditionExpression: change.condition,
          ExpressionAttributeNames: change.names,
          ExpressionAttributeValues: change.values,
        }),
      ),
    );

  const remove = (
    accountId: string,
    operationId: string,
    condition: string,
    values?: Record<string, unknown>,
  ): Promise<boolean> =>
    heldCondition(
      client.send(
        new DeleteCommand({
          TableName,
          Key: keyOf(accountId, operationId),
          ConditionExpression: condition,
          ExpressionAttributeValues: values,
        }),
      ),
    );

  return {
    async get(accountId: string, operationId: string): Promise<HoldItem | undefined> {
      return holdItem.optional().parse(await readItem(access, keyOf(accountId, operationId)));
    },

    /** Strongly consistent, one partition after the other. */
    async list(accountId: string): Promise<HoldItem[]> {
      const found: HoldItem[] = [];
      for (let partition = 0; partition < HOLD_PARTITIONS; partition++) {
        const items = queryItems(access, {
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': TABLE_SCHEMA.partitionKey },
          ExpressionAttributeValues: { ':pk': itemKey.hold(accountId, partition, '').pk },
          ConsistentRead: true,
        });
        for await (const item of items) found.push(holdItem.parse(item));
      }
      return found;
    },

    /** False if the operation has one. */
    put(accountId: string, item: HoldItem): Promise<boolean> {
      const isNew = 'attribute_not_exists(pk)';
      const Item = { ...keyOf(accountId, item.operationId), ...item };
      return heldCondition(client.send(new PutCommand({ TableName, Item, ConditionExpression: isNew })));
    },

    /** @param stale a mark found to belong to a change that never came: it is removed */
    confirm(accountId: string, entry: LedgerEntry, stale?: HoldItem): Promise<boolean> {
      const unmarked = 'attribute_not_exists(changing)';
      return update(accountId, entry.operationId, {
        // The entry says all of it.
        expression: 'SET confirmed = :entry REMOVE prepared, changing',
        condition: [
          'attribute_exists(pk) AND attribute_not_exists(confirmed) AND freeCents = :free AND prepaidCents = :prepaid',
          stale ? 'holdId = :holdId AND changing = :changing' : unmarked,
        ].join(' AND '),
        values: {
          ':entry': entry,
          ':free': entry.kind === 'charge' ? entry.freeCents : 0,
          ':prepaid': entry.prepaidCents,
          ...(stale && { ':holdId': stale.holdId, ':changing': stale.changing }),
        },
      });
    },

    /** Keeps it from being confirmed until the change with this number is made, or another change has its number. */
    mark(accountId: string, { operationId, holdId }: HoldItem, changing: number): Promise<boolean> {
      return update(accountId, operationId, {
        expression: 'SET changing = :changing',
        condition: 'holdId = :holdId AND attribute_not_exists(confirmed)',
        values: { ':holdId': holdId, ':changing': changing },
      });
    },

    /** Applies to the item what the balance has noted; any number of times, by anybody. */
    async finish(accountId: string, { operationId, from, next }: HoldChange): Promise<void> {
      const condition = 'holdId = :from';
      const values = { ':from': from };
      if (!next) {
        await remove(accountId, operationId, condition, values);
        return;
      }
      const { units, ...changed } = next;
      const names = Object.keys(changed);
      const set = names.map((name) => `#${name} = :${name}`);
      await update(accountId, operationId, {
        expression: `SET ${[...set, ...(units === undefined ? [] : ['prepared.units = :units'])].join(', ')} REMOVE changing`,
        condition,
        names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        values: {
          ...values,
          ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [`:${name}`, value])),
          ...(units !== undefined && { ':units': units }),
        },
      });
    },

    /** A confirmed one, whose entry is written; false if there is none. */
    forget: (accountId: string, operationId: string): Promise<boolean> =>
      remove(accountId, operationId, 'attribute_exists(confirmed)'),
  };
}
