/** What the records of attachments promise to concurrent requests, in every database. */
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type {
  AttachmentRecord,
  AttachmentRecords,
  FailedAttachment,
  ProcessingAttachment,
  ReadyAttachment,
} from '../../shared/storage/attachmentRecords.ts';
import { NEVER } from '../../shared/storage/attachmentRecords.ts';
import { createDynamoAttachmentRecords } from '../../shared/storage/aws/dynamoAttachmentRecords.ts';
import { createDynamoDeletions } from '../../shared/storage/aws/dynamoDeletions.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import type { Deletions } from '../../shared/storage/deletions.ts';
import { ManualClock } from '../support/manualClock.ts';
import type { Opened } from '../support/storageAdapters.ts';
import { databases, describeContract } from '../support/storageAdapters.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** For these tests, a claim is abandoned after an hour. */
const STALE_MS = HOUR_MS;

describeContract('attachment records', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let clock: ManualClock;
  let deletions: Deletions;
  let attachments: AttachmentRecords;
  let attachmentId: string;
  let count = 0;

  beforeAll(async () => {
    opened = await adapter.open();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    clock = new ManualClock();
    deletions = createDynamoDeletions(opened.adapter);
    attachments = createDynamoAttachmentRecords(opened.adapter, { clock, deletions });
    attachmentId = `a${count++}`;
  });

  const claimOf = (storageId: string, changes: Partial<ProcessingAttachment> = {}): ProcessingAttachment => ({
    accountId: 'acme',
    attachmentId,
    storageId: `${attachmentId}-${storageId}`,
    sha256: 'ab'.repeat(32),
    source: 'report.pdf',
    originalFilename: 'report.pdf',
    mimeType: 'application/pdf',
    sizeBytes: 12_345,
    uploadedAt: clock.isoIn(0),
    expiresAt: clock.isoIn(YEAR_MS),
    status: 'processing',
    claimedAt: clock.isoIn(0),
    ...changes,
  });
  const claim = (record: ProcessingAttachment) => attachments.claim(record, clock.isoIn(-STALE_MS));
  const read = () => attachments.get('acme', attachmentId);

  const withoutClaim = (record: ProcessingAttachment) => {
    const { claimedAt, ...identity } = record;
    expect(claimedAt).toBeDefined();
    return identity;
  };
  const readyOf = (record: ProcessingAttachment): ReadyAttachment => ({
    ...withoutClaim(record),
    status: 'ready',
    processedAt: clock.isoIn(0),
    processingTimeMs: 1200,
    pageCount: 60,
    textByteSize: 100_000,
    renderedBatches: new Set(),
    failedBatches: new Set(),
  });
  const failedOf = (record: ProcessingAttachment): FailedAttachment => ({
    ...withoutClaim(record),
    status: 'error',
    processedAt: clock.isoIn(0),
    processingTimeMs: 10,
    error: 'The PDF needs a password.',
  });
  const claimed = async (storageId = 's1', changes: Partial<ProcessingAttachment> = {}) => {
    const record = claimOf(storageId, changes);
    expect(await claim(record)).toEqual({ outcome: 'claimed' });
    return record;
  };
  const settled = async (storageId = 's1', changes: Partial<ProcessingAttachment> = {}) => {
    const record = readyOf(await claimed(storageId, changes));
    expect(await attachments.settle(record)).toBe(true);
    return record;
  };
  const dueDeletions = async () => {
    const found: string[] = [];
    for await (const deletion of deletions.listDue('2100-01-01T00:00:00.000Z')) {
      if (deletion.attachmentId === attachmentId) found.push(deletion.storageId);
    }
    return found;
  };
  const expired = async () => {
    const found: AttachmentRecord[] = [];
    for await (const record of attachments.listExpired(clock.isoIn(0))) {
      if (record.attachmentId.startsWith(attachmentId)) found.push(record);
    }
    return found;
  };

  it('lists what an account has, the latest first, without what has expired or is being deleted', async () => {
    const accountId = `lister-${attachmentId}`;
    const records = [1, 2, 3, 4].map((day) =>
      claimOf(`s${day}`, { accountId, attachmentId: `${attachmentId}-${day}`, uploadedAt: clock.isoIn(day * HOUR_MS) }),
    );
    for (const record of records) await claim(record);
    await claim(claimOf('other', { accountId: `${accountId}-other` }));
    await claim(claimOf('old', { accountId, attachmentId: `${attachmentId}-old`, expiresAt: clock.isoIn(-HOUR_MS) }));
    await attachments.retire(records[1]);
    const listed = async (before?: string) => {
      const ids: string[] = [];
      for await (const record of attachments.listOf(accountId, before)) ids.push(record.attachmentId.slice(-1));
      return ids;
    };
    expect(await listed()).toEqual(['4', '3', '1']);
    expect(await listed(clock.isoIn(3 * HOUR_MS))).toEqual(['1']);
  });

  it('reads a claim, and what it was settled as, exactly', async () => {
    const record = await claimed('s1', { endUserId: 'someone' });
    expect(await read()).toEqual(record);
    const ready = { ...readyOf(record), renderedBatches: new Set([0, 2]), failedBatches: new Set([1]) };
    expect(await attachments.settle(ready)).toBe(true);
    expect(await read()).toEqual(ready);
  });

  it('reads an attachment that could not be read with its error', async () => {
    const failed = failedOf(await claimed());
    expect(await attachments.settle(failed)).toBe(true);
    expect(await read()).toEqual(failed);
  });

  it('is scoped to the account', async () => {
    await claimed();
    expect(await attachments.get('other', attachmentId)).toBeUndefined();
    expect(await claim(claimOf('s2', { accountId: 'other' }))).toEqual({ outcome: 'claimed' });
    expect((await read())!.storageId).toBe(`${attachmentId}-s1`);
  });

  it('gives one of fifty parallel claims the identifier, and shows the others who has it', async () => {
    const records = Array.from({ length: 50 }, (_, i) => claimOf(`s${i}`));
    const results = await Promise.all(records.map(claim));
    expect(results.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
    const winner = records[results.findIndex(({ outcome }) => outcome === 'claimed')];
    for (const result of results) {
      if (result.outcome === 'taken') expect(result.existing).toEqual(winner);
    }
  });

  it('claims again what it has claimed already, as a repeated request of the SDK does', async () => {
    const record = await claimed();
    expect(await claim(record)).toEqual({ outcome: 'claimed' });
  });

  it('gives one of fifty parallel claims an abandoned identifier, and hands the old storage to a deletion', async () => {
    await claimed('abandoned');
    clock.advance(2 * STALE_MS);
    const results = await Promise.all(Array.from({ length: 50 }, (_, i) => claim(claimOf(`s${i}`))));
    expect(results.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
    expect(await dueDeletions()).toEqual([`${attachmentId}-abandoned`]);
  });

  it('replaces an expired attachment, and hands the old storage to a deletion', async () => {
    await settled('old');
    clock.advance(YEAR_MS);
    const record = await claimed('new');
    expect(await read()).toEqual(record);
    expect(await dueDeletions()).toEqual([`${attachmentId}-old`]);
  });

  it('leaves a claim that is not stale, and a settled attachment however old, to its owner', async () => {
    const record = await claimed();
    clock.advance(STALE_MS);
    expect(await claim(claimOf('s2'))).toEqual({ outcome: 'taken', existing: record });
    const ready = readyOf(record);
    await attachments.settle(ready);
    clock.advance(2 * STALE_MS);
    expect(await claim(claimOf('s3'))).toEqual({ outcome: 'taken', existing: ready });
    expect(await dueDeletions()).toEqual([]);
  });

  it('never condemns the storage of an attachment in use, whoever wins when settling and taking over cross', async () => {
    for (let round = 0; round < 15; round++) {
      attachmentId = `cross${count++}`;
      const slow = await claimed('slow');
      clock.advance(2 * STALE_MS);
      const [wasSettled, ...takeovers] = await Promise.all([
        attachments.settle(readyOf(slow)),
        ...Array.from({ length: 5 }, (_, i) => claim(claimOf(`fast${i}`))),
      ]);
      const current = (await read())!;
      expect(takeovers.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(wasSettled ? 0 : 1);
      expect(current.storageId === slow.storageId).toBe(wasSettled);
      expect(await dueDeletions()).toEqual(wasSettled ? [] : [slow.storageId]);
    }
  });

  it('lets nobody settle, extend or read a record from the moment its takeover has begun', async () => {
    const slow = await claimed('slow');
    clock.advance(2 * STALE_MS);
    const duringTakeover: boolean[] = [];
    const overtaking = createDynamoAttachmentRecords(opened.adapter, {
      clock,
      deletions: {
        async begin(deletion) {
          duringTakeover.push(await attachments.settle(readyOf(slow)));
          duringTakeover.push(await attachments.setExpiry(slow, slow.expiresAt, NEVER));
          duringTakeover.push((await read()) !== undefined);
          await deletions.begin(deletion);
        },
      },
    });
    expect(await overtaking.claim(claimOf('fast'), clock.isoIn(-STALE_MS))).toEqual({ outcome: 'claimed' });
    expect(duringTakeover).toEqual([false, false, false]);
    expect((await read())!.storageId).toBe(`${attachmentId}-fast`);
  });

  it('lets go of a takeover when the slow owner settles at the last moment', async () => {
    const slow = await claimed('slow');
    clock.advance(2 * STALE_MS);
    const ready = readyOf(slow);
    const { client, table } = opened.adapter;
    let isFirstUpdate = true;
    // Settles between the takeover's look at the record and its first write to it.
    const send = async (command: Parameters<typeof client.send>[0]) => {
      if (command instanceof UpdateCommand && isFirstUpdate) {
        isFirstUpdate = false;
        expect(await attachments.settle(ready)).toBe(true);
      }
      return client.send(command);
    };
    const overtaking = createDynamoAttachmentRecords({ client: { send } as never, table }, { clock, deletions });
    expect(await overtaking.claim(claimOf('fast'), clock.isoIn(-STALE_MS))).toEqual({
      outcome: 'taken',
      existing: ready,
    });
    expect(isFirstUpdate).toBe(false);
    expect(await dueDeletions()).toEqual([]);
  });

  it('finishes a takeover whose process died after condemning the old record', async () => {
    await claimed('old');
    clock.advance(2 * STALE_MS);
    const dying = createDynamoAttachmentRecords(opened.adapter, {
      clock,
      deletions: { begin: () => Promise.reject(new Error('killed')) },
    });
    await expect(dying.claim(claimOf('s2'), clock.isoIn(-STALE_MS))).rejects.toThrow('killed');
    expect(await read()).toBeUndefined();

    const record = await claimed('s3');
    expect(await read()).toEqual(record);
    expect(await dueDeletions()).toEqual([`${attachmentId}-old`]);
  });

  it('settles nothing that was deleted, taken over or settled before', async () => {
    const record = await claimed();
    await attachments.remove(record);
    expect(await attachments.settle(readyOf(record))).toBe(false);
    expect(await read()).toBeUndefined();

    const stale = await claimed('stale');
    clock.advance(2 * STALE_MS);
    await claimed('new');
    expect(await attachments.settle(readyOf(stale))).toBe(false);

    const done = claimOf('new');
    const ready = readyOf(done);
    expect(await attachments.settle(ready)).toBe(true);
    clock.advance(1);
    expect(await attachments.settle(failedOf(done))).toBe(false);
    expect(await read()).toEqual(ready);
  });

  it('sets an expiry once when the SDK repeats a write whose answer was lost', async () => {
    const record = await settled('s1');
    const next = clock.isoIn(2 * YEAR_MS);
    const { client, table } = opened.adapter;
    const repeating = Object.create(client) as typeof client;
    repeating.send = (async (command: Parameters<typeof client.send>[0]) => {
      if (command instanceof UpdateCommand) await client.send(command);
      return client.send(command);
    }) as typeof client.send;
    const throughIt = createDynamoAttachmentRecords({ client: repeating, table }, { clock, deletions });
    expect(await throughIt.setExpiry(record, record.expiresAt, next)).toBe(true);
    expect(await attachments.setExpiry(record, record.expiresAt, next)).toBe(false);
    expect((await read())!.expiresAt).toBe(next);
  });

  it('settles true when the same result is written twice, as a repeated request of the SDK does', async () => {
    const ready = await settled();
    expect(await attachments.settle(ready)).toBe(true);
    expect(await read()).toEqual(ready);
  });

  it('keeps an extension that was made while the attachment was processed', async () => {
    const record = await claimed();
    const longer = clock.isoIn(2 * YEAR_MS);
    expect(await attachments.setExpiry(record, record.expiresAt, longer)).toBe(true);
    expect(await attachments.settle(readyOf(record))).toBe(true);
    expect((await read())!.expiresAt).toBe(longer);
  });

  it('records every one of many batches marked at the same time', async () => {
    const record = await settled();
    const batches = Array.from({ length: 40 }, (_, i) => i);
    const marked = await Promise.all(
      batches.map((batch) => attachments.markBatch(record, batch, batch % 10 === 3 ? 'failed' : 'rendered')),
    );
    expect(marked).toEqual(batches.map(() => true));
    const { renderedBatches, failedBatches } = (await read()) as ReadyAttachment;
    expect([...failedBatches].toSorted((a, b) => a - b)).toEqual([3, 13, 23, 33]);
    expect(renderedBatches.size).toBe(36);
  });

  it('does not call a batch failed that another delivery rendered', async () => {
    const record = await settled();
    await attachments.markBatch(record, 1, 'rendered');
    await attachments.markBatch(record, 1, 'failed');
    expect(await read()).toMatchObject({ renderedBatches: new Set([1]), failedBatches: new Set() });
  });

  it('marks no batch of an attachment that is gone or was replaced', async () => {
    const record = await settled();
    await attachments.remove(record);
    expect(await attachments.markBatch(record, 0, 'rendered')).toBe(false);
    expect(await read()).toBeUndefined();
    await settled('s2');
    expect(await attachments.markBatch(record, 0, 'rendered')).toBe(false);
  });

  it('extends once when many extend from the same expiry', async () => {
    const record = await settled();
    const next = Array.from({ length: 20 }, (_, i) => clock.isoIn(YEAR_MS + (i + 1) * HOUR_MS));
    const results = await Promise.all(next.map((expiry) => attachments.setExpiry(record, record.expiresAt, expiry)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await read())!.expiresAt).toBe(next[results.indexOf(true)]);
  });

  it('changes no expiry of an attachment that is gone, was replaced, or has expired', async () => {
    const record = await settled();
    await attachments.remove(record);
    const later = clock.isoIn(9 * YEAR_MS);
    expect(await attachments.setExpiry(record, record.expiresAt, later)).toBe(false);
    expect(await read()).toBeUndefined();

    await settled('s2');
    expect(await attachments.setExpiry(record, record.expiresAt, later)).toBe(false);
    const current = (await read())!;
    clock.advance(YEAR_MS);
    expect(await attachments.setExpiry(current, current.expiresAt, later)).toBe(false);
  });

  it('keeps an attachment for ever, and takes that back', async () => {
    const record = await settled();
    expect(await attachments.setExpiry(record, record.expiresAt, NEVER)).toBe(true);
    clock.advance(10 * YEAR_MS);
    expect((await read())!.expiresAt).toBe(NEVER);
    expect(await expired()).toEqual([]);

    const soon = clock.isoIn(HOUR_MS);
    expect(await attachments.setExpiry(record, NEVER, soon)).toBe(true);
    clock.advance(HOUR_MS);
    expect((await expired()).map(({ expiresAt }) => expiresAt)).toEqual([soon]);
  });

  it('revives what has expired, unless it has changed or its deletion has begun', async () => {
    const record = await settled('s1', { expiresAt: clock.isoIn(HOUR_MS) });
    clock.advance(HOUR_MS);
    const later = clock.isoIn(YEAR_MS);
    expect(await attachments.getExpiredToo('acme', attachmentId)).toMatchObject({ storageId: record.storageId });
    expect(await attachments.revive({ ...record, expiresAt: clock.isoIn(1) }, later)).toBe(false);
    expect(await attachments.revive({ ...record, storageId: 's0' }, later)).toBe(false);
    expect(await read()).toBeUndefined();
    expect(await attachments.revive(record, later)).toBe(true);
    expect(await read()).toMatchObject({ storageId: record.storageId, expiresAt: later });
    expect(await attachments.condemn(record)).toBe(false);
    expect(await expired()).toEqual([]);

    clock.advance(YEAR_MS);
    const present = (await attachments.getExpiredToo('acme', attachmentId))!;
    expect(await attachments.condemn(present)).toBe(true);
    expect(await attachments.revive(present, clock.isoIn(YEAR_MS))).toBe(false);
    expect(await attachments.getExpiredToo('acme', attachmentId)).toBeUndefined();
  });

  it('hides an attachment from the very moment of its expiry', async () => {
    await settled('s1', { expiresAt: clock.isoIn(HOUR_MS) });
    clock.advance(HOUR_MS - 1);
    expect(await read()).toBeDefined();
    clock.advance(1);
    expect(await read()).toBeUndefined();
  });

  it('removes a record only for the storage it belongs to', async () => {
    const old = await claimed('old');
    clock.advance(2 * STALE_MS);
    const current = await claimed('new');
    await attachments.remove(old);
    expect(await read()).toEqual(current);
    await attachments.remove(current);
    await attachments.remove(current);
    expect(await read()).toBeUndefined();
  });

  it('lists nothing as expired that was extended, replaced or removed since the index was written', async () => {
    const expiresAt = clock.isoIn(HOUR_MS);
    const prefix = attachmentId;
    const records = new Map<string, ReadyAttachment>();
    for (const fate of ['extended', 'removed', 'expired']) {
      attachmentId = `${prefix}-${fate}`;
      records.set(fate, await settled('s', { expiresAt }));
    }
    attachmentId = prefix;
    // A query that still answers from before the changes, like an index that lags behind.
    const { client, table } = opened.adapter;
    const answers: unknown[] = [];
    type Send = (command: Parameters<typeof client.send>[0]) => Promise<unknown>;
    const lagging: Send = (command) =>
      command instanceof QueryCommand ? Promise.resolve(answers.shift()) : client.send(command);
    const recording: Send = async (command) => {
      const answer = await client.send(command);
      if (command instanceof QueryCommand) answers.push(answer);
      return answer;
    };
    const listWith = async (send: Send) => {
      const reader = createDynamoAttachmentRecords({ client: { send } as never, table }, { clock, deletions });
      const found: string[] = [];
      for await (const record of reader.listExpired(expiresAt)) {
        if (record.attachmentId.startsWith(prefix)) found.push(record.attachmentId);
      }
      return found.toSorted();
    };
    expect(await listWith(recording)).toHaveLength(3);

    await attachments.setExpiry(records.get('extended')!, expiresAt, clock.isoIn(2 * HOUR_MS));
    await attachments.remove(records.get('removed')!);
    expect(await listWith(lagging)).toEqual([`${prefix}-expired`]);
  });

  it('retires a record whatever its state, for good, and frees its identifier', async () => {
    const record = await settled('s1', { expiresAt: NEVER });
    expect(await attachments.retire({ ...record, storageId: 'other' })).toBe(false);
    expect(await read()).toEqual(record);
    expect(await attachments.retire(record)).toBe(true);
    expect(await attachments.retire(record)).toBe(false);
    expect(await read()).toBeUndefined();
    expect(await attachments.setExpiry(record, NEVER, clock.isoIn(YEAR_MS))).toBe(false);
    expect(await attachments.owns(record)).toBe(true);
    expect((await expired()).map(({ storageId }) => storageId)).toEqual([record.storageId]);
    expect(await claim(claimOf('s2'))).toEqual({ outcome: 'claimed' });
    expect(await attachments.retire(record)).toBe(false);
    expect(await attachments.owns(record)).toBe(false);
  });

  it('condemns what has not changed since it was read, and nothing else', async () => {
    const record = await settled('s1', { expiresAt: clock.isoIn(HOUR_MS) });
    await attachments.setExpiry(record, record.expiresAt, clock.isoIn(2 * HOUR_MS));
    expect(await attachments.condemn(record)).toBe(false);
    const present = (await read())!;
    expect(await attachments.condemn(present)).toBe(true);
    expect(await attachments.condemn(present)).toBe(true);
    expect(await read()).toBeUndefined();
  });

  it('lists what is about to expire, earliest first, without what has expired, was retired, or has time', async () => {
    const prefix = attachmentId;
    const records = new Map<string, ReadyAttachment>();
    for (const [name, hours] of Object.entries({ gone: 1, second: 4, first: 3, retired: 3, later: 9 })) {
      attachmentId = `${prefix}-${name}`;
      records.set(name, await settled('s', { expiresAt: clock.isoIn(hours * HOUR_MS) }));
    }
    await attachments.retire(records.get('retired')!);
    clock.advance(HOUR_MS);
    const found: string[] = [];
    for await (const record of attachments.listExpiring(clock.isoIn(0), clock.isoIn(3 * HOUR_MS))) {
      if (record.attachmentId.startsWith(prefix)) found.push(record.attachmentId);
    }
    expect(found).toEqual([`${prefix}-first`, `${prefix}-second`]);
  });

  it('lists what has expired, oldest first, and nothing else', async () => {
    const prefix = attachmentId;
    for (const [i, hours] of [5, 1, 3, 2, 9, 4].entries()) {
      attachmentId = `${prefix}-${i}`;
      await settled('s', { expiresAt: clock.isoIn(hours * HOUR_MS) });
    }
    attachmentId = `${prefix}-never`;
    await claimed('s', { expiresAt: NEVER });
    attachmentId = prefix;
    clock.advance(5 * HOUR_MS);
    expect((await expired()).map((record) => record.attachmentId)).toEqual(
      [1, 3, 2, 5, 0].map((i) => `${prefix}-${i}`),
    );
  });
});
