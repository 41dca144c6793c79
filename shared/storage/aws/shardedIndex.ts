/** Times in the index, spread over a few partitions so that no single one carries all writes, and read back in order. */
import { createHash } from 'node:crypto';
import type { Item, TableAccess } from './tableAccess.ts';
import { queryItems } from './tableAccess.ts';
import { TABLE_SCHEMA } from './tableSchema.ts';

/**
 * One index partition takes 1,000 writes a second and throttles the table beyond that; a listing asks each shard once. Four carry
 * 4,000 writes a second for four small queries per sweep. Raising it later is safe; lowering is not.
 */
const SHARDS = 4;

/** The index partition that an item with this identifier belongs to. */
export function shardKey(list: string, id: string): string {
  return `${list}#${createHash('sha256').update(id).digest().readUInt8(0) % SHARDS}`;
}

/** Items of a list whose time (ISO 8601) is at or before `until`, earliest first; as stale as the index may be. */
export async function* itemsUntil(access: TableAccess, list: string, until: string): AsyncGenerator<Item> {
  const { index } = TABLE_SCHEMA;
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    queryItems(access, {
      IndexName: index.name,
      KeyConditionExpression: '#list = :list AND #time <= :until',
      ExpressionAttributeNames: { '#list': index.partitionKey, '#time': index.sortKey },
      ExpressionAttributeValues: { ':list': `${list}#${shard}`, ':until': until },
    }),
  );
  yield* mergeInOrder(shards, (item) => String(item[index.sortKey]));
}

async function* mergeInOrder<T>(sources: readonly AsyncGenerator<T>[], order: (value: T) => string): AsyncGenerator<T> {
  try {
    const heads = await Promise.all(sources.map(async (source) => ({ source, next: await source.next() })));
    for (;;) {
      const waiting = heads.flatMap((head) => (head.next.done ? [] : [{ head, value: head.next.value }]));
      if (waiting.length === 0) return;
      const first = waiting.reduce((a, b) => (order(b.value) < order(a.value) ? b : a));
      yield first.value;
      first.head.next = await first.head.source.next();
    }
  } finally {
    await Promise.all(sources.map((source) => source.return(undefined)));
  }
}
