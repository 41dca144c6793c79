/** Balances as items of the table, each changed by one conditional update at a time. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Balances, Hold } from '../balances.ts';
import { NO_MONTH } from '../balances.ts';
import type { LedgerEntry } from '../ledger.ts';
import { ledgerEntrySchema } from './ledgerItem.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, readItem } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

const holdSchema = z.object({
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

const balanceItem = z.object({
  month: z.string(),
  freeCents: z.number(),
  prepaidCents: z.number(),
  grants: z.record(z.string(), z.number()),
  holds: z.record(z.string(), holdSchema),
});

/** Top-ups before the first month have a place in the ledger too. */
const NO_GRANTS = { [NO_MONTH]: 0 };

interface Change {
  readonly set: string;
  readonly remove?: string;
  readonly condition: string;
  readonly names?: Record<string, string>;
  readonly values: Record<string, unknown>;
}

export function createDynamoBalances(access: TableAccess): Balances {
  const { client, table: TableName } = access;

  const change = (accountId: string, { set, remove, condition, names, values }: Change): Promise<boolean> =>
    heldCondition(
      client.send(
        new UpdateCommand({
          TableName,
          Key: itemKey.balance(accountId),
          UpdateExpression: [set && `SET ${set}`, remove && `REMOVE ${remove}`].filter(Boolean).join(' '),
          ConditionExpression: condition,
          // `month` is a reserved word.
          ExpressionAttributeNames: { ...(/#month\b/.test(set + condition) && { '#month': 'month' }), ...names },
          ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
        }),
      ),
    );

  /** An update below a map needs the map; the first update of an account makes the item. */
  const create = (accountId: string): Promise<boolean> =>
    change(accountId, {
      set: '#month = :none, freeCents = :zero, prepaidCents = :zero, grants = :noGrants, holds = :empty',
      condition: 'attribute_not_exists(pk)',
      values: { ':none': NO_MONTH, ':zero': 0, ':empty': {}, ':noGrants': NO_GRANTS },
    });

  return {
    async get(accountId) {
      const item = await readItem(access, itemKey.balance(accountId));
      if (!item) return { accountId, month: NO_MONTH, freeCents: 0, prepaidCents: 0, grants: NO_GRANTS, holds: [] };
      const { holds, ...balance } = balanceItem.parse(item);
      return {
        accountId,
        ...balance,
        holds: Object.entries(holds).map(([operationId, hold]): Hold => ({ operationId, ...hold })),
      };
    },

    async grant(accountId, month, freeCents) {
      await create(accountId);
      // Once a month, and never for a past one: a clock that is late must not grant anew.
      return change(accountId, {
        set: '#month = :month, freeCents = :free, grants.#granted = :free',
        condition: '#month < :month',
        names: { '#granted': month },
        values: { ':month': month, ':free': freeCents },
      });
    },

    hold(accountId, { operationId, ...hold }) {
      return change(accountId, {
        set: 'freeCents = freeCents - :free, prepaidCents = prepaidCents - :prepaid, holds.#op = :hold',
        condition:
          '#month = :month AND freeCents >= :free AND prepaidCents >= :prepaid AND attribute_not_exists(holds.#op)',
        names: { '#op': operationId },
        values: { ':free': hold.freeCents, ':prepaid': hold.prepaidCents, ':month': hold.month, ':hold': hold },
      });
    },

    resize(accountId, seen, { operationId, ...next }) {
      // Free cents of a past month have lapsed: they do not come back to pay for this one.
      const seenFreeCents = seen.month === next.month ? seen.freeCents : 0;
      return change(accountId, {
        set: 'freeCents = freeCents - :free, prepaidCents = prepaidCents - :prepaid, holds.#op = :hold',
        condition: [
          '#month = :month AND freeCents >= :free AND prepaidCents >= :prepaid',
          'holds.#op.heldAt = :seenAt AND holds.#op.freeCents = :seenFree AND holds.#op.prepaidCents = :seenPrepaid',
          'attribute_not_exists(holds.#op.confirmed)',
        ].join(' AND '),
        names: { '#op': operationId },
        values: {
          ':free': next.freeCents - seenFreeCents,
          ':prepaid': next.prepaidCents - seen.prepaidCents,
          ':month': next.month,
          ':hold': next,
          ':seenAt': seen.heldAt,
          ':seenFree': seen.freeCents,
          ':seenPrepaid': seen.prepaidCents,
        },
      });
    },

    confirm(accountId, entry) {
      return change(accountId, {
        set: 'holds.#op.confirmed = :entry',
        // The entry says all of it, and hundreds of holds share the item.
        remove: 'holds.#op.prepared',
        condition: 'attribute_exists(holds.#op) AND attribute_not_exists(holds.#op.confirmed)',
        names: { '#op': entry.operationId },
        values: { ':entry': entry },
      });
    },

    async release(accountId, { operationId, month, freeCents, prepaidCents }) {
      const held = 'attribute_exists(holds.#op) AND attribute_not_exists(holds.#op.confirmed)';
      const names = { '#op': operationId };
      const inItsMonth = await change(accountId, {
        set: 'freeCents = freeCents + :free, prepaidCents = prepaidCents + :prepaid',
        remove: 'holds.#op',
        condition: `${held} AND #month = :month`,
        names,
        values: { ':free': freeCents, ':prepaid': prepaidCents, ':month': month },
      });
      if (inItsMonth) return true;
      return change(accountId, {
        set: 'prepaidCents = prepaidCents + :prepaid',
        remove: 'holds.#op',
        condition: `${held} AND #month > :month`,
        names,
        values: { ':prepaid': prepaidCents, ':month': month },
      });
    },

    async topUp(accountId, entry: LedgerEntry) {
      await create(accountId);
      const { prepaidCents } = entry;
      const hold = { month: entry.month, heldAt: entry.at, freeCents: 0, prepaidCents: 0, confirmed: entry };
      return change(accountId, {
        set: 'prepaidCents = prepaidCents + :cents, holds.#op = :hold',
        condition: '#month = :month AND attribute_not_exists(holds.#op)',
        names: { '#op': entry.operationId },
        values: { ':cents': prepaidCents, ':hold': hold, ':month': entry.month },
      });
    },

    async forget(accountId, operationId) {
      await change(accountId, {
        set: '',
        remove: 'holds.#op',
        condition: 'attribute_exists(holds.#op.confirmed)',
        names: { '#op': operationId },
        values: {},
      });
    },
  };
}
