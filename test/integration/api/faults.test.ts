/** Storage that throttles and breaks off at every port, before and after the fact: nothing is lost, doubled or left behind. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { auditAccount } from '../../../shared/billing/audit.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import type { Storage } from '../../../shared/storage/storage.ts';
import { entriesOf } from '../../support/billing.ts';
import { faultyStorage } from '../../support/faultyPort.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { openMemoryDatabase } from '../../support/memoryDatabase.ts';
import { seededRandom } from '../../support/matching/random.ts';
import type { Opened } from '../../support/storageAdapters.ts';
import { textPdf } from '../../support/textPdf.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const HOUR_MS = 3_600_000;

/** Items that no attachment has. */
const LASTING = ['ACCOUNT', 'BALANCE', 'KEY', 'LEDGER', 'SWEEP', 'USE'];

describe('under faults of storage', () => {
  let database: Opened<TableAccess>;
  let service: LocalService;
  let pdf: Uint8Array;
  let nowMs = Date.parse('2030-01-15T12:00:00.000Z');
  let faultRate = 0;
  const random = seededRandom(1911);
  // A claim that cannot be taken back blocks its identifier for minutes: true, and too long for a test.
  const fails = (name: string) => name !== 'retire' && random.next() < faultRate;
  const between = (storage: Storage): Storage => faultyStorage(storage, fails);

  beforeAll(async () => {
    database = await openMemoryDatabase();
    const clock = { now: () => nowMs };
    service = await startLocalService({ database: database.adapter, clock, startWorkers: false, between });
    pdf = await textPdf([[SENTENCE]]);
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });
  beforeEach(() => {
    faultRate = 0;
  });

  /** As a careful caller does: 503 is repeated, and the same request is never repeated forever. */
  async function insist(request: () => Promise<Response>): Promise<{ status: number; statuses: number[] }> {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 60; attempt++) {
      const { status } = await request();
      statuses.push(status);
      if (status < 500) return { status, statuses };
    }
    return { status: 503, statuses };
  }

  async function sweepLater(): Promise<void> {
    for (let i = 0; i < 3; i++) {
      nowMs += 2 * HOUR_MS;
      await service.sweep();
    }
  }

  async function objects(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of service.storage.files.list('sources/')) keys.push(key);
    return keys;
  }

  async function itemKinds(): Promise<string[]> {
    const { client, table } = database.adapter;
    const { Items = [] } = await client.send(new ScanCommand({ TableName: table }));
    return [...new Set(Items.map(({ pk }) => String(pk).split('#')[0]))].sort();
  }

  const verify = (attachmentId: string) =>
    service.request('POST', '/verifyCitations', {
      data: { attachmentId, citations: { a: { sourceContext: SENTENCE } }, outputImageFormat: 'jpeg' },
    });

  it('callers get 503 and succeed in the end, every text is paid, and nothing is charged twice', async () => {
    faultRate = 0.04;
    const ids = Array.from({ length: 12 }, (_, i) => `faulty-${i}`);
    const prepared = await Promise.all(ids.map((attachmentId) => insist(() => service.upload(pdf, { attachmentId }))));
    expect(prepared.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const verified = await Promise.all(ids.map((id) => insist(() => verify(id))));
    expect(verified.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const statuses = new Set([...prepared, ...verified].flatMap((result) => result.statuses));
    expect([...statuses].sort()).toEqual([200, 503]);
    faultRate = 0;
    await sweepLater();

    expect(await auditAccount(service.storage, 'test')).toMatchObject({ discrepancies: [], heldCents: 0 });
    const entries = await entriesOf(service.storage, 'test');
    for (const id of ids) {
      const count = (operation: string) =>
        entries.filter((it) => it.kind === 'charge' && it.attachmentId === id && it.operation === operation).length;
      expect({ id, prepare: count('prepare') }).toEqual({ id, prepare: 1 });
      // None if the charge itself failed, again and again: the answer was given all the same.
      expect(count('verify')).toBeLessThanOrEqual(1);
    }
    // Sketches are stored together, under their owners' names.
    const owners = new Set((await objects()).map((key) => key.replace('_sketches/', '').split('/')[2]));
    expect(owners.size).toBe(ids.length);
  });

  it('deletion means deletion: whatever runs at the same time, and fails, leaves nothing behind', async () => {
    faultRate = 0.03;
    const ids = Array.from({ length: 6 }, (_, i) => `doomed-${i}`);
    await Promise.all(
      ids.flatMap((attachmentId) => [
        service.upload(pdf, { attachmentId }),
        service.upload(pdf, { attachmentId }),
        verify(attachmentId),
        service.request('DELETE', `/attachments/${attachmentId}`),
        service.request('POST', `/attachments/${attachmentId}/extend`, { duration: 'year' }),
        verify(attachmentId),
        service.request('DELETE', `/attachments/${attachmentId}`),
      ]),
    );
    for (const id of [...ids, ...Array.from({ length: 12 }, (_, i) => `faulty-${i}`)]) {
      const { status } = await insist(() => service.request('DELETE', `/attachments/${id}`));
      expect([200, 404]).toContain(status);
    }
    faultRate = 0;
    await sweepLater();
    expect(await objects()).toEqual([]);
    expect(await itemKinds()).toEqual(LASTING);
    expect(await auditAccount(service.storage, 'test')).toMatchObject({ discrepancies: [], heldCents: 0 });
  });

  it('a sweep that fails here and there comes to the same end', async () => {
    for (const id of ['s1', 's2', 's3']) await service.upload(pdf, { attachmentId: id });
    await Promise.all(['s1', 's2', 's3'].map((id) => service.request('DELETE', `/attachments/${id}`)));
    faultRate = 0.2;
    await sweepLater();
    faultRate = 0;
    await sweepLater();
    expect(await objects()).toEqual([]);
    expect(await itemKinds()).toEqual(LASTING);
  });
});
