/** What the cache of web addresses promises, in every database. */
import { createDynamoUrlCache } from '../../shared/storage/aws/dynamoUrlCache.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import type { UrlCache, UrlCacheEntry } from '../../shared/storage/urlCache.ts';
import type { Opened } from '../support/storageAdapters.ts';
import { databases, describeContract } from '../support/storageAdapters.ts';

const entry = (cacheKey: string, storageId: string, expiresAt = '2030-01-01T00:00:00.000Z'): UrlCacheEntry => ({
  cacheKey,
  accountId: 'acme',
  attachmentId: 'a1',
  storageId,
  expiresAt,
});

describeContract('the cache of web addresses', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let cache: UrlCache;

  beforeAll(async () => {
    opened = await adapter.open();
    cache = createDynamoUrlCache(opened.adapter);
  });
  afterAll(() => opened.close());

  it('lets one of many who come together put an entry, and tells the others', async () => {
    const tries = Array.from({ length: 8 }, (_, i) => entry('together', `s${i}`));
    const put = await Promise.all(tries.map((each) => cache.put(each, undefined)));
    expect(put.filter(Boolean)).toHaveLength(1);
    expect(await cache.get('together')).toEqual(tries[put.indexOf(true)]);
  });

  it('replaces what was seen, and nothing else', async () => {
    const [first, second, third] = ['s1', 's2', 's3'].map((storageId) => entry('replaced', storageId));
    expect(await cache.put(first, undefined)).toBe(true);
    // Repeated by the SDK after a lost answer.
    expect(await cache.put(first, undefined)).toBe(true);
    expect(await cache.put(second, first)).toBe(true);
    expect(await cache.put(third, first)).toBe(false);
    expect(await cache.get('replaced')).toEqual(second);
  });

  it('notes a refusal for its own storage only, which the next entry does not inherit', async () => {
    const first = entry('refused', 's1');
    const refusal = { kind: 'exhausted', message: 'The request costs 10 cents.', balanceCents: 4 } as const;
    await cache.put(first, undefined);
    await cache.refuse('refused', 'other', refusal, '2029-01-01T00:00:00.000Z');
    expect(await cache.get('refused')).toEqual(first);
    await cache.refuse('refused', 's1', refusal, '2029-01-01T00:00:00.000Z');
    expect(await cache.get('refused')).toEqual({ ...first, refusal, expiresAt: '2029-01-01T00:00:00.000Z' });
    await cache.put(entry('refused', 's2'), first);
    expect(await cache.get('refused')).toEqual(entry('refused', 's2'));
  });

  it('counts copies up to a bound, also of many who come together, and anew for the next conversion', async () => {
    const first = entry('copied', 's1');
    await cache.put(first, undefined);
    expect(await cache.countCopy('copied', 'other', 3)).toBe(false);
    const counted = await Promise.all(Array.from({ length: 5 }, () => cache.countCopy('copied', 's1', 3)));
    expect(counted.filter(Boolean)).toHaveLength(3);
    expect(await cache.get('copied')).toEqual({ ...first, copies: 3 });
    await cache.put(entry('copied', 's2'), first);
    expect(await cache.countCopy('copied', 's2', 3)).toBe(true);
  });

  it('forgets an entry of the storage that is named, and lists what has expired', async () => {
    await cache.put(entry('forgotten', 's1', '2028-01-01T00:00:00.000Z'), undefined);
    await cache.remove('forgotten', 'other');
    const expired: string[] = [];
    for await (const { cacheKey } of cache.listExpired('2028-06-01T00:00:00.000Z')) expired.push(cacheKey);
    expect(expired).toEqual(['forgotten']);
    await cache.remove('forgotten', 's1');
    expect(await cache.get('forgotten')).toBeUndefined();
    for await (const left of cache.listExpired('2028-06-01T00:00:00.000Z')) expect(left).toBeUndefined();
  });
});
