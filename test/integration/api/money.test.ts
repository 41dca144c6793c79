/** Every request costs what the price table says, once, and nothing if it should cost nothing. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { auditAccount } from '../../../shared/billing/audit.ts';
import { resolveHolds, STALE_HOLD_MS } from '../../../shared/billing/resolveHolds.ts';
import type { Charge } from '../../../shared/storage/ledger.ts';
import type { Storage } from '../../../shared/storage/storage.ts';
import { entriesOf } from '../../support/billing.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';

describe('what requests cost', () => {
  let service: LocalService;
  let nowMs = Date.parse('2030-01-15T12:00:00.000Z');
  const clock = { now: () => nowMs };
  let textIndexFails = false;
  let pdf: Uint8Array;
  let longPdf: Uint8Array;

  /** Storage that refuses the text of documents while `textIndexFails`. */
  const between = (storage: Storage): Storage => ({
    ...storage,
    files: {
      ...storage.files,
      put: (key, body, contentType) =>
        textIndexFails && key.endsWith('text-index.zst')
          ? Promise.reject(new Error('The disk is full.'))
          : storage.files.put(key, body, contentType),
    },
  });

  beforeAll(async () => {
    service = await startLocalService({ clock, startWorkers: false, between });
    pdf = await textPdf([[SENTENCE]]);
    longPdf = await textPdf(Array.from({ length: 26 }, (_, i) => [`This is page ${i + 1}.`]));
  });
  afterAll(() => service.close());

  /** The test's own account. */
  async function customer(accountId: string, freeTierCents?: number) {
    const headers = { Authorization: `Bearer ${await service.keyOf(accountId, { freeTierCents })}` };
    const post = (path: string, body: unknown) =>
      fetch(service.baseUrl + path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    return {
      accountId,
      upload: (bytes: Uint8Array, fields: Record<string, string> = {}) =>
        fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', headers, body: uploadForm(bytes, fields) }),
      verify: (citations: object, rest: object = {}) =>
        post('/verifyCitations', { data: { attachmentId: 'a1', citations, ...rest } }),
      remove: (id: string) => fetch(`${service.baseUrl}/attachments/${id}`, { method: 'DELETE', headers }),
      charges: async () => (await entriesOf(service.storage, accountId)) as Charge[],
      balance: () => service.storage.balances.get(accountId),
      audit: () => auditAccount(service.storage, accountId),
      objects: async () => {
        const keys = [];
        for await (const { key } of service.storage.files.list(`sources/${accountId}/`)) keys.push(key);
        return keys;
      },
    };
  }

  const money = ({ status, headers }: Response) => ({
    status,
    cost: headers.get('X-Cost-Cents'),
    balance: headers.get('X-Balance-Cents'),
  });
  const citations = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, { sourceContext: `Nothing ${i} of it` }]));

  it('is written down for every preparation and verification, with who and how much', async () => {
    const acme = await customer('acme');
    expect(money(await acme.upload(longPdf, { attachmentId: 'a1', endUserId: 'u1' }))).toEqual({
      status: 200,
      cost: '10',
      balance: '1990',
    });
    nowMs += 1;
    expect(money(await acme.verify(citations(25)))).toEqual({ status: 200, cost: '1', balance: '1989' });
    nowMs += 1;
    expect(money(await acme.verify(citations(26), { endUserId: 'u2' }))).toMatchObject({ cost: '2', balance: '1987' });
    expect(
      (await acme.charges()).map(({ operation, attachmentId, endUserId, units, freeCents, prepaidCents }) => [
        operation,
        attachmentId,
        endUserId,
        units,
        freeCents + prepaidCents,
      ]),
    ).toEqual([
      ['prepare', 'a1', 'u1', 2, 10],
      ['verify', 'a1', undefined, 1, 1],
      ['verify', 'a1', 'u2', 2, 2],
    ]);
    expect(await acme.audit()).toMatchObject({ discrepancies: [], chargedCents: 13, heldCents: 0 });
  });

  it('is nothing for empty requests, refused ones, unreadable documents and repetitions', async () => {
    const frugal = await customer('frugal');
    expect(money(await frugal.upload(Buffer.from('%PDF-1.7 broken'), { attachmentId: 'bad' }))).toEqual({
      status: 200,
      cost: '0',
      balance: '2000',
    });
    expect((await frugal.upload(Buffer.from('text'), { attachmentId: 'x' })).status).toBe(400);
    expect((await frugal.verify(citations(1))).status).toBe(404);
    expect(await frugal.charges()).toEqual([]);
    await frugal.upload(pdf, { attachmentId: 'a1' });
    expect(money(await frugal.upload(pdf, { attachmentId: 'a1' }))).toEqual({
      status: 200,
      cost: '0',
      balance: '1995',
    });
    expect((await frugal.upload(longPdf, { attachmentId: 'a1' })).status).toBe(400);
    expect(money(await frugal.verify({}))).toEqual({ status: 200, cost: '0', balance: '1995' });
    expect((await frugal.verify({ a: {} })).status).toBe(400);
    expect(await frugal.charges()).toHaveLength(1);
    expect(await frugal.audit()).toMatchObject({ discrepancies: [], heldCents: 0 });
  });

  it('is taken once for uploads of one file under one identifier at the same time', async () => {
    const eager = await customer('eager');
    const answers = await Promise.all(Array.from({ length: 6 }, () => eager.upload(pdf, { attachmentId: 'a1' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.map(({ headers }) => headers.get('X-Cost-Cents')).sort()).toEqual(['0', '0', '0', '0', '0', '5']);
    expect(await eager.charges()).toHaveLength(1);
    expect(await eager.audit()).toMatchObject({ discrepancies: [], chargedCents: 5, heldCents: 0 });
    expect((await eager.objects()).filter((key) => key.endsWith('original'))).toHaveLength(1);
  });

  it('suffices for them all where there is enough for one', async () => {
    const poor = await customer('just enough', 5);
    const answers = await Promise.all(Array.from({ length: 6 }, () => poor.upload(pdf, { attachmentId: 'a1' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await poor.audit()).toMatchObject({ discrepancies: [], chargedCents: 5, heldCents: 0 });
  });

  it('is refused with 429 when the money does not suffice, and nothing is left behind', async () => {
    const poor = await customer('poor', 7);
    expect((await poor.upload(pdf, { attachmentId: 'a1' })).status).toBe(200);
    const before = await poor.objects();
    const queued = await queuedMessages();
    const refused = await poor.upload(longPdf, { attachmentId: 'a2' });
    expect(money(refused)).toEqual({ status: 429, cost: null, balance: '2' });
    expect(((await refused.json()) as { error: unknown }).error).toMatchObject({
      code: 'resource-exhausted',
      retryable: false,
      message: expect.stringContaining('2030-02-01T00:00:00.000Z') as string,
    });
    expect(await poor.objects()).toEqual(before);
    expect(await queuedMessages()).toBe(queued);
    expect(await service.storage.attachments.get('poor', 'a2')).toBeUndefined();
    const later = new Date(nowMs + 86_400_000).toISOString();
    for await (const deletion of service.storage.deletions.listDue(later)) {
      expect(deletion.attachmentId).not.toBe('a2');
    }
    expect((await poor.verify(citations(51))).status).toBe(429);
    expect(money(await poor.verify(citations(50)))).toEqual({ status: 200, cost: '2', balance: '0' });
    expect(money(await poor.upload(pdf, { attachmentId: 'a1' }))).toEqual({ status: 200, cost: '0', balance: '0' });
    expect(money(await poor.verify({}))).toEqual({ status: 200, cost: '0', balance: '0' });
    expect(await poor.audit()).toMatchObject({ discrepancies: [], chargedCents: 7 });
  });

  async function queuedMessages(): Promise<number> {
    return (await readdir(join(service.dataDir, 'queue', 'render-pages'))).length;
  }

  it('is told beforehand by a dry run, which does nothing', async () => {
    const careful = await customer('careful');
    const dry = await careful.upload(longPdf, { attachmentId: 'a1', dryRun: 'true' });
    expect(money(dry)).toEqual({ status: 200, cost: '0', balance: '2000' });
    expect(await dry.json()).toEqual({ dryRun: true, units: 2, costCents: 10, balanceCents: 2000 });
    expect(await careful.objects()).toEqual([]);
    expect(await service.storage.attachments.get('careful', 'a1')).toBeUndefined();
    await careful.upload(longPdf, { attachmentId: 'a1', dryRun: 'false' });
    const again = await careful.upload(longPdf, { attachmentId: 'a1', dryRun: 'true' });
    expect(await again.json()).toMatchObject({ costCents: 0, balanceCents: 1990 });
    const verification = await careful.verify(citations(51), { dryRun: true });
    expect(await verification.json()).toEqual({ dryRun: true, units: 3, costCents: 3, balanceCents: 1990 });
    expect((await careful.verify(citations(1), { dryRun: 'yes' })).status).toBe(400);
    expect((await careful.upload(pdf, { dryRun: 'yes' })).status).toBe(400);
    expect((await careful.verify(citations(1), { dryRun: true, attachmentId: 'none' })).status).toBe(404);
    expect(await careful.charges()).toHaveLength(1);
  });

  it('is given back when the work fails on our side', async () => {
    const unlucky = await customer('unlucky');
    textIndexFails = true;
    try {
      expect((await unlucky.upload(pdf, { attachmentId: 'a1' })).status).toBe(500);
    } finally {
      textIndexFails = false;
    }
    expect(await unlucky.balance()).toMatchObject({ freeCents: 2000, holds: [] });
    expect(await unlucky.charges()).toEqual([]);
    expect(await unlucky.objects()).toEqual([]);
    expect(money(await unlucky.upload(pdf, { attachmentId: 'a1' }))).toMatchObject({ status: 200, cost: '5' });
  });

  it('is settled for a text that was sold by a process which died before saying so', async () => {
    const sold = await customer('sold');
    await sold.upload(pdf, { attachmentId: 'a1' });
    const { storageId } = (await service.storage.attachments.get('sold', 'a1'))!;
    const prepared = { attachmentId: 'a1', storageId, units: 1, endUserId: 'u1' };
    const heldAt = new Date(nowMs).toISOString();
    const cents = { freeCents: 5, prepaidCents: 0 };
    await service.storage.balances.hold('sold', { operationId: 'dead', month: '2030-01', heldAt, ...cents, prepared });
    nowMs += STALE_HOLD_MS + 1;
    expect(await resolveHolds({ ...service.storage, clock }, 'sold')).toEqual({ charged: 1, released: 0 });
    const settled = (await sold.charges()).find(({ operationId }) => operationId === 'dead');
    expect(settled).toMatchObject({ endUserId: 'u1', at: heldAt, freeCents: 5 });
    expect(await sold.audit()).toMatchObject({ discrepancies: [], chargedCents: 10 });
  });
});
