/**
 * One attachment's life, lived again and again: each time one more call to storage fails, before or after it has done its work.
 * Wherever that is, callers are told to repeat the request, and nothing is lost, doubled or left behind.
 */
import { auditAccount } from '../../../shared/billing/audit.ts';
import type { AccountRecords } from '../../../shared/storage/accountRecords.ts';
import type { TableAccess } from '../../../shared/storage/aws/tableAccess.ts';
import type { LedgerEntry } from '../../../shared/storage/ledger.ts';
import { entriesOf } from '../../support/billing.ts';
import { faultyStorage } from '../../support/faultyPort.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { openMemoryDatabase } from '../../support/memoryDatabase.ts';
import type { Opened } from '../../support/storageAdapters.ts';
import { textPdf } from '../../support/textPdf.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FAR_FUTURE = '2999-01-01T00:00:00.000Z';
/** Far above what a careful caller needs if one call fails. */
const MOST_ATTEMPTS = 4;
/** Ends a life that hangs, milliseconds. Several hundred lives take a minute; three if others keep the machine busy. */
const MOST_TIME_MS = 900_000;
/** More moments than the life has at which storage can fail. */
const MOST_MOMENTS = 600;

interface Answered {
  readonly status: number;
  readonly attempts: number;
  readonly body: string;
}

describe('where one call to storage fails, whichever it is,', () => {
  let database: Opened<TableAccess>;
  let service: LocalService;
  let pdf: Uint8Array;
  let nowMs = Date.parse('2030-01-15T12:00:00.000Z');
  let moments = 0;
  let failingMoment = -1;
  let failed = '';

  beforeAll(async () => {
    const fails = (name: string): boolean => {
      const isNow = moments++ === failingMoment;
      if (isNow) failed = name;
      return isNow;
    };
    database = await openMemoryDatabase();
    service = await startLocalService({
      database: database.adapter,
      clock: { now: () => nowMs },
      startWorkers: false,
      between: (storage) => faultyStorage({ ...storage, accounts: onlyPresent(storage.accounts) }, fails),
    });
    pdf = await textPdf([[SENTENCE]]);
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });

  /** The sweep goes through the accounts: those of earlier lives do not belong to this one. */
  const onlyPresent = (accounts: AccountRecords): AccountRecords => ({
    ...accounts,
    async *listAccounts() {
      const account = await accounts.getAccount(nameOf(failingMoment));
      if (account) yield account;
    },
  });

  /** As a careful caller does: temporary refusals are repeated. */
  async function insist(path: string, init: RequestInit): Promise<Answered> {
    for (let attempts = 1; ; attempts++) {
      const response = await fetch(service.baseUrl + path, init);
      const { status, headers } = response;
      const body = await response.text();
      if (status < 500) return { status, attempts, body };
      expect({ failed, status, body }).toEqual({ failed, status: 503, body: expect.any(String) });
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(attempts).toBeLessThan(MOST_ATTEMPTS);
    }
  }

  /** Objects and notes: a deletion, or an upload, that nobody has finished. */
  async function leftovers(accountId: string): Promise<string[]> {
    const { files, deletions, uploads } = service.storage;
    const left: string[] = [];
    for await (const { key } of files.list(`sources/${accountId}/`)) left.push(key);
    for await (const { storageId } of deletions.listDue(FAR_FUTURE)) left.push(`deletion of ${storageId}`);
    for await (const { storageId } of uploads.listBegunBefore(FAR_FUTURE)) left.push(`upload of ${storageId}`);
    return left;
  }

  /** Recovery without manual work: what the hourly sweep makes of it. */
  async function sweepLater(): Promise<void> {
    for (let i = 0; i < 2; i++) {
      nowMs += 2 * HOUR_MS;
      await service.sweep();
    }
  }

  /** @returns whether the call at that moment came at all */
  async function live(moment: number): Promise<boolean> {
    const accountId = nameOf(moment);
    const authorization = { Authorization: `Bearer ${await service.keyOf(accountId)}` };
    const post = (path: string, body: unknown) =>
      insist(path, { method: 'POST', headers: authorization, body: JSON.stringify(body) });
    const citations = { a: { sourceContext: SENTENCE } };
    moments = 0;
    failingMoment = moment;
    failed = '';

    const prepared = await insist('/prepareAttachments', {
      method: 'POST',
      headers: authorization,
      body: uploadForm(pdf, { attachmentId: 'a1' }),
    });
    expect({ failed, ...prepared }).toMatchObject({ failed, status: 200 });
    expect(prepared.body).toContain(SENTENCE);
    const verified = await post('/verifyCitations', {
      data: { attachmentId: 'a1', citations, outputImageFormat: 'jpeg' },
    });
    expect(verified.body).toContain('"status":"found"');
    const { expiresAt } = JSON.parse(prepared.body) as { expiresAt: string };
    const extended = await post('/attachments/a1/extend', { duration: 'month' });
    await service.sweep();
    const read = await post('/getAttachment', { attachmentId: 'a1' });
    expect({ failed, ...read }).toMatchObject({ failed, status: 200 });
    const { deepTextPages, verifications, ...record } = JSON.parse(read.body) as Record<string, unknown>;
    expect({ failed, deepTextPages, verifications }).toEqual({
      failed,
      deepTextPages: [SENTENCE],
      verifications: { a: expect.objectContaining({ status: 'found' }) },
    });
    const months = (Date.parse(String(record.expiresAt)) - Date.parse(expiresAt)) / (30 * DAY_MS);
    expect(months).toBeGreaterThanOrEqual(1);
    expect(months).toBeLessThanOrEqual(extended.attempts);

    const deleted = await insist('/attachments/a1', { method: 'DELETE', headers: authorization });
    expect(deleted.status).toBe(deleted.attempts === 1 ? 200 : deleted.status);
    expect([200, 404]).toContain(deleted.status);
    await service.sweep();
    await sweepLater();
    const left = await leftovers(accountId);
    expect({ failed, left }).toEqual({ failed, left: [] });

    expect(await auditAccount(service.storage, accountId)).toMatchObject({ discrepancies: [], heldCents: 0 });
    const entries = await entriesOf(service.storage, accountId);
    expect({ failed, prepare: count(entries, 'prepare') }).toEqual({ failed, prepare: 1 });
    expect(count(entries, 'verify')).toBeGreaterThanOrEqual(1);
    expect(count(entries, 'verify')).toBeLessThanOrEqual(verified.attempts);
    return failed !== '';
  }

  it(
    'callers are told to repeat, each answer is paid once, what is kept is whole, and what is deleted is gone',
    async () => {
      const seen = new Set<string>();
      let moment = 0;
      while (moment < MOST_MOMENTS && (await live(moment))) {
        seen.add(failed);
        moment += 1;
      }
      expect(moment).toBeLessThan(MOST_MOMENTS);
      expect(seen.size).toBeGreaterThan(20);
    },
    MOST_TIME_MS,
  );
});

const nameOf = (moment: number): string => `moment-${moment}`;

const count = (entries: readonly LedgerEntry[], operation: string): number =>
  entries.filter((entry) => entry.kind === 'charge' && entry.operation === operation).length;
