/** What the sweep renews, expires and cleans up; and that it never takes what still belongs to somebody. */
import { STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import { readSettings } from '../../../shared/platform/settings.ts';
import { UPLOAD_ABANDONED_AFTER_MS } from '../../../shared/retention/abandonedUploads.ts';
import { sweep, type SweepDependencies, type SweepReport } from '../../../shared/retention/sweep.ts';
import { NEVER, type ProcessingAttachment } from '../../../shared/storage/attachmentRecords.ts';
import { originalKey } from '../../../shared/storage/keys.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { shardKey } from '../../../shared/storage/aws/shardedIndex.ts';
import { itemKey } from '../../../shared/storage/aws/tableSchema.ts';
import { createDynamoStores } from '../../../shared/storage/aws/dynamoStores.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import { createLocalStorage, type LocalStorage } from '../../../shared/storage/local/createLocalStorage.ts';
import { accountNamed } from '../../support/billing.ts';
import { dyingPort, type Death } from '../../support/dyingPort.ts';
import { ManualClock } from '../../support/manualClock.ts';
import { openMemoryDatabase } from '../../support/memoryDatabase.ts';
import { silentLog } from '../../support/silentLog.ts';
import type { Opened } from '../../support/storageAdapters.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe('the sweep', () => {
  let folder: TemporaryFolder;
  let clock: ManualClock;
  let database: Opened<TableAccess>;
  let storage: LocalStorage;
  beforeEach(async () => {
    folder = await temporaryFolder();
    clock = new ManualClock();
    database = await openMemoryDatabase();
    const onDisk = await createLocalStorage({
      dataDir: folder.path,
      signedLinkSeconds: 3600,
      clock,
      publicBaseUrl: () => 'http://localhost:8080',
    });
    storage = { ...onDisk, ...createDynamoStores(database.adapter, clock) };
  });
  afterEach(async () => {
    await storage.close();
    await database.close();
    await folder.remove();
  });

  const run = (replaced: Partial<SweepDependencies['storage']> = {}): Promise<SweepReport> =>
    sweep({ storage: { ...storage, ...replaced }, clock, log: silentLog, settings: readSettings({}) });

  async function account(accountId: string, rest: Parameters<typeof accountNamed>[1] = {}): Promise<void> {
    await storage.accounts.createAccount(accountNamed(accountId, { createdAt: clock.isoIn(0), ...rest }));
  }

  /** An attachment with an object; it expires in a year unless the test says otherwise. */
  async function attach(accountId: string, attachmentId: string, expiresAt = clock.isoIn(365 * DAY_MS)) {
    const record: ProcessingAttachment = {
      accountId,
      attachmentId,
      storageId: `storage-${accountId}-${attachmentId}`,
      sha256: '',
      source: 'a.pdf',
      originalFilename: 'a.pdf',
      mimeType: 'application/pdf',
      sizeBytes: 1,
      uploadedAt: clock.isoIn(0),
      expiresAt,
      status: 'processing',
      claimedAt: clock.isoIn(0),
    };
    await storage.files.put(originalKey(accountId, record.storageId), Buffer.from('text'), 'application/pdf');
    await storage.attachments.claim(record, clock.isoIn(-HOUR_MS));
    return record;
  }

  async function objects(): Promise<string[]> {
    const owners = [];
    for await (const { key } of storage.files.list('sources/')) owners.push(key.split('/')[2]);
    return owners;
  }
  const expiry = async (accountId: string, attachmentId = 'a1') =>
    (await storage.attachments.get(accountId, attachmentId))?.expiresAt;
  const day = () => clock.isoIn(0).slice(0, 10);

  it('keeps what active accounts have, and ends the rest, over two years and more', async () => {
    await account('busy');
    await account('idle');
    await account('banned');
    await account('keeper', { retention: 'never' });
    const born = clock.isoIn(0);
    for (const name of ['busy', 'idle', 'banned', 'keeper']) await attach(name, 'a1');
    await storage.accounts.setStatus('banned', 'suspended');
    const ends: Record<string, number> = {};
    const stepDays = 6;
    for (let days = 0; days <= 756; days += stepDays) {
      if (days % 30 === 0) await storage.uses.record('busy', 'key', day());
      await run();
      const present = await objects();
      for (const name of ['busy', 'idle', 'banned', 'keeper']) {
        if (!present.includes(`storage-${name}-a1`)) ends[name] ??= days;
      }
      clock.advance(stepDays * DAY_MS);
    }
    // Renewed once, because it was used (by its upload) within 365 days of the renewal; then not again.
    expect(ends).toEqual({ banned: 366, idle: 732 });
    expect(await expiry('busy')).toBe(new Date(Date.parse(born) + 3 * 365 * DAY_MS).toISOString());
    expect(await expiry('keeper')).toBe(NEVER);
    expect(await expiry('idle')).toBeUndefined();
  });

  it('renews within the last week before the expiry, and not before', async () => {
    await account('acme');
    const { expiresAt } = await attach('acme', 'a1');
    await storage.uses.record('acme', 'key', day());
    clock.advance(358 * DAY_MS - 1);
    expect(await run()).toMatchObject({ renewed: 0, failures: 0 });
    clock.advance(1);
    expect(await run()).toMatchObject({ renewed: 1, expired: 0, failures: 0, complete: true });
    expect(Date.parse((await expiry('acme'))!) - Date.parse(expiresAt)).toBe(365 * DAY_MS);
    expect(await run()).toMatchObject({ renewed: 0 });
  });

  it('renews late what expired while no sweep came, from now where its next year is over too', async () => {
    await account('acme');
    const { expiresAt } = await attach('acme', 'a1');
    await attach('acme', 'ancient', clock.isoIn(DAY_MS));
    clock.advance(364 * DAY_MS);
    await storage.uses.record('acme', 'key', day());
    clock.advance(30 * DAY_MS);
    expect(await expiry('acme')).toBeUndefined();
    expect(await run()).toMatchObject({ renewed: 2, expired: 0, failures: 0 });
    expect(Date.parse((await expiry('acme'))!) - Date.parse(expiresAt)).toBe(365 * DAY_MS);
    expect(await expiry('acme', 'ancient')).toBe(clock.isoIn(365 * DAY_MS));
  });

  it('does not hold against an account that it was not used while nobody swept', async () => {
    for (const name of ['used', 'idle']) {
      await account(name, { createdAt: '2020-01-01T00:00:00.000Z' });
      await attach(name, 'a1');
    }
    await storage.uses.record('used', 'key', day());
    expect(await run()).toMatchObject({ complete: true });
    // Switched off for years, or its clock set wrong.
    clock.advance(10 * 365 * DAY_MS);
    expect(await run()).toMatchObject({ renewed: 1, expired: 1, failures: 0 });
    expect(await expiry('used')).toBe(clock.isoIn(365 * DAY_MS));
    expect(await expiry('idle')).toBeUndefined();
    // From then on it counts as before.
    clock.advance(HOUR_MS);
    await run();
    clock.advance(365 * DAY_MS);
    await storage.sweeps.finished(clock.isoIn(-HOUR_MS));
    expect(await run()).toMatchObject({ renewed: 0, expired: 1 });
  });

  it('takes no sweep for the last one that did not come to its end', async () => {
    async function* failing(): AsyncGenerator<never> {
      await Promise.reject(new Error('slow down'));
      yield* [];
    }
    await run();
    const begunAt = await storage.sweeps.last();
    clock.advance(HOUR_MS);
    await run({ attachments: { ...storage.attachments, listExpiring: failing } });
    expect(await storage.sweeps.last()).toBe(begunAt);
    await run();
    expect(await storage.sweeps.last()).toBe(clock.isoIn(0));
  });

  it('keeps what was extended after it was listed as expired', async () => {
    await account('acme', { createdAt: '2020-01-01T00:00:00.000Z' });
    const record = await attach('acme', 'a1', clock.isoIn(1000));
    await storage.attachments.setExpiry(record, record.expiresAt, clock.isoIn(30 * DAY_MS));
    clock.advance(2000);
    async function* lagging() {
      yield await Promise.resolve(record);
    }
    expect(await run({ attachments: { ...storage.attachments, listExpired: lagging } })).toMatchObject({ expired: 0 });
    expect(await expiry('acme')).toBeDefined();
    expect(await objects()).toEqual([record.storageId]);
  });

  it('lets nobody extend what it has begun to delete', async () => {
    const record = await attach('acme', 'a1', clock.isoIn(1000));
    clock.advance(2000);
    expect(await storage.attachments.condemn(record)).toBe(true);
    clock.advance(-1500);
    expect(await storage.attachments.setExpiry(record, record.expiresAt, NEVER)).toBe(false);
  });

  it('deletes what was condemned by a process that died, kept for ever or not', async () => {
    const record = await attach('acme', 'a1', NEVER);
    await storage.attachments.condemn(record);
    expect(await run()).toMatchObject({ expired: 1 });
    expect(await objects()).toEqual([]);
  });

  it('removes what an upload left that was never claimed, after an hour', async () => {
    const upload = { accountId: 'acme', storageId: 'lost', begunAt: clock.isoIn(0) };
    await storage.uploads.begin(upload);
    await storage.files.put(originalKey('acme', 'lost'), Buffer.from('x'), 'text/plain');
    clock.advance(UPLOAD_ABANDONED_AFTER_MS - 1);
    expect(await run()).toMatchObject({ removedUploads: 0 });
    expect(await objects()).toEqual(['lost']);
    clock.advance(2);
    expect(await run()).toMatchObject({ removedUploads: 1, failures: 0 });
    expect(await objects()).toEqual([]);
    expect(await storage.uploads.name('lost', 'a1')).toBe(false);
    expect(await run()).toMatchObject({ removedUploads: 0 });
  });

  it('removes what a named upload left that nobody claimed, also where another claimed the name', async () => {
    const { storageId: live } = await attach('acme', 'a1');
    for (const [storageId, attachmentId] of [
      ['lost', 'none'],
      ['loser', 'a1'],
    ] as const) {
      await storage.uploads.begin({ accountId: 'acme', storageId, begunAt: clock.isoIn(0) });
      await storage.files.put(originalKey('acme', storageId), Buffer.from('x'), 'text/plain');
      expect(await storage.uploads.name(storageId, attachmentId)).toBe(true);
    }
    clock.advance(UPLOAD_ABANDONED_AFTER_MS + 1);
    expect(await run()).toMatchObject({ removedUploads: 2, failures: 0 });
    expect(await objects()).toEqual([live]);
  });

  it('keeps what is claimed just while it is taken for abandoned', async () => {
    const upload = { accountId: 'acme', storageId: 'storage-acme-a1', begunAt: clock.isoIn(0) };
    await storage.uploads.begin(upload);
    await storage.uploads.name(upload.storageId, 'a1');
    clock.advance(UPLOAD_ABANDONED_AFTER_MS + 1);
    const claimingFirst: LocalStorage['uploads']['abandon'] = async (seen) => {
      await attach('acme', 'a1');
      return storage.uploads.abandon(seen);
    };
    const report = await run({ uploads: { ...storage.uploads, abandon: claimingFirst } });
    expect(report).toMatchObject({ removedUploads: 0, failures: 0 });
    expect(await objects()).toEqual([upload.storageId]);
  });

  it('never removes the objects of an upload that became an attachment, expired or not', async () => {
    const { storageId } = await attach('acme', 'a1', clock.isoIn(UPLOAD_ABANDONED_AFTER_MS));
    await storage.uploads.begin({ accountId: 'acme', storageId, begunAt: clock.isoIn(0) });
    await storage.uploads.name(storageId, 'a1');
    clock.advance(UPLOAD_ABANDONED_AFTER_MS + 1);
    const report = await run({
      attachments: { ...storage.attachments, condemn: () => Promise.resolve(false) },
    });
    expect(report).toMatchObject({ removedUploads: 0, failures: 0 });
    expect(await objects()).toEqual([storageId]);
  });

  it('gives back the money of dead processes, of every account', async () => {
    for (const accountId of ['one', 'two']) {
      await account(accountId);
      await storage.balances.grant(accountId, '2030-01', 10);
      const hold = { month: '2030-01', heldAt: clock.isoIn(0), freeCents: 4, prepaidCents: 0 };
      await storage.balances.hold(accountId, { operationId: 'dead', ...hold });
    }
    clock.advance(STALE_HOLD_MS + 1);
    expect(await run()).toMatchObject({ releasedHolds: 2, chargedHolds: 0 });
    expect(await storage.balances.get('one')).toMatchObject({ freeCents: 10, holds: [] });
  });

  it('does the rest when one thing fails, counts it, and does it the next time', async () => {
    for (const id of ['a1', 'a2', 'a3']) await attach('acme', id, clock.isoIn(1000));
    clock.advance(2000);
    const files = {
      ...storage.files,
      deletePrefix: (prefix: string) =>
        prefix.includes('a2') ? Promise.reject(new Error('slow down')) : storage.files.deletePrefix(prefix),
    };
    expect(await run({ files })).toMatchObject({ expired: 2, failures: 1 });
    expect(await objects()).toEqual(['storage-acme-a2']);
    clock.advance(HOUR_MS);
    expect(await run()).toMatchObject({ finishedDeletions: 3, failures: 0 });
    expect(await objects()).toEqual([]);
  });

  it('is stopped by no item that it does not understand, and says that there was one', async () => {
    await account('acme');
    const { client, table: TableName } = database.adapter;
    const broken = async (key: Record<string, string>, list: string, id: string) => {
      const place = { gsi1pk: shardKey(list, id), gsi1sk: '2000-01-01T00:00:00.000Z' };
      await client.send(new PutCommand({ TableName, Item: { ...key, ...place, status: 'of a later version' } }));
    };
    await broken(itemKey.attachment('acme', 'a0'), 'EXPIRY', 'a0');
    await broken(itemKey.deletion('s0'), 'DELETION', 's0');
    await broken(itemKey.upload('s0'), 'UPLOAD', 's0');
    await broken(itemKey.url('c0'), 'URL', 'c0');
    await attach('acme', 'soon', clock.isoIn(DAY_MS));
    await attach('gone', 'over', clock.isoIn(1000));
    await storage.uploads.begin({ accountId: 'acme', storageId: 'lost', begunAt: clock.isoIn(0) });
    await storage.files.put(originalKey('acme', 'lost'), Buffer.from('x'), 'text/plain');
    clock.advance(UPLOAD_ABANDONED_AFTER_MS + 1);
    const report = await run();
    expect(report).toMatchObject({ renewed: 1, expired: 1, removedUploads: 1, failures: 5, complete: false });
    expect(await objects()).toEqual(['storage-acme-soon']);
  });

  it('is taken up by the next one wherever it is killed, and harms nothing', async () => {
    let survived = false;
    for (let n = 0; n < 40 && !survived; n++) {
      const old = await attach(`acme${n}`, 'old', clock.isoIn(1000));
      const kept = await attach(`acme${n}`, 'kept');
      clock.advance(2000);
      const death = dieAfter(n);
      const dying = {
        attachments: { ...storage.attachments, ...dyingParts(storage.attachments, ['condemn', 'remove'], death) },
        deletions: { ...storage.deletions, ...dyingParts(storage.deletions, ['begin', 'finish'], death) },
        files: { ...storage.files, ...dyingParts(storage.files, ['deletePrefix'], death) },
      };
      await run(dying);
      survived = !death.happened;
      clock.advance(HOUR_MS);
      await run();
      clock.advance(HOUR_MS);
      await run();
      const present = await objects();
      expect(present).toContain(kept.storageId);
      expect(present).not.toContain(old.storageId);
      expect(await storage.attachments.owns(old)).toBe(false);
    }
    expect(survived).toBe(true);
  });
});

function dyingParts<Port extends object, Name extends keyof Port>(port: Port, names: readonly Name[], death: Death) {
  const dying = dyingPort(port, death);
  return Object.fromEntries(names.map((name) => [name, dying[name]])) as unknown as Pick<Port, Name>;
}

/** The n-th step (from 0) is done, and nothing after it. */
function dieAfter(n: number): Death {
  let steps = 0;
  return {
    happened: false,
    async step(action) {
      if (this.happened) throw new Error('The process is dead.');
      if (steps++ === n) this.happened = true;
      const result = await action();
      if (this.happened) throw new Error('The process died.');
      return result;
    },
  };
}
