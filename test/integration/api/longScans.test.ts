/** Scans with more pages than are read at once are read through messages: parts, in any order, twice, or given up. */
import type { SQSEvent } from 'aws-lambda';
import type { PreparedAttachment, StoredAttachment } from '../../../shared/contract/attachment.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import type { DocumentReader } from '../../../shared/documents/documentReader.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import { asScans } from '../../support/asScans.ts';
import { entriesOf } from '../../support/billing.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = 12;
const sentence = (page: number): string => `The committee approved ${page * 7} grants.`;

const TEXTS = Array.from({ length: PAGES }, (_, i) => sentence(i + 1));

describe('a long scan', () => {
  let service: LocalService;
  let scan: Uint8Array;
  let messages: SQSEvent[] = [];
  beforeAll(async () => {
    service = await startLocalService({ startWorkers: false, settings: { PREPARE_WAIT_MS: 200 }, reading: asScans() });
    service.storage.startWorkers({
      readQueue: {
        handle: (event) => {
          messages.push(event);
          return Promise.resolve(undefined);
        },
        giveUp: () => Promise.resolve(undefined),
      },
    });
    scan = await textPdf(TEXTS.map((text) => [text]));
  });
  afterAll(() => service.close());
  beforeEach(() => {
    messages = [];
  });

  const read = async (attachmentId: string): Promise<StoredAttachment> =>
    (await (await service.request('POST', '/getAttachment', { attachmentId })).json()) as StoredAttachment;
  const deliver = async (event: SQSEvent): Promise<boolean> =>
    (await service.workers.readQueue.handle(event))!.batchItemFailures.length === 0;
  const holds = async () => (await service.storage.balances.get('test')).holds;

  async function begin(attachmentId: string): Promise<SQSEvent[]> {
    const response = await service.upload(scan, { attachmentId });
    expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    while (messages.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    const partOf = ({ Records: [{ body }] }: SQSEvent): number => (JSON.parse(body) as { part: number }).part;
    return messages.toSorted((one, other) => partOf(one) - partOf(other));
  }

  it('is read in parts, shows how far it is, is joined by the repeated upload, and paid once', async () => {
    const [first, second, third] = await begin('whole');
    expect(await read('whole')).toMatchObject({
      status: 'processing',
      progress: { stage: 'reading', pagesRead: 0, pageCount: PAGES },
      deepTextPages: [],
    });
    expect(await holds()).toMatchObject([{ freeCents: 5, prepared: { attachmentId: 'whole', units: 1 } }]);
    expect(await deliver(third)).toBe(true);
    expect(await deliver(first)).toBe(true);
    expect((await read('whole')).progress).toEqual({ stage: 'reading', pagesRead: 10, pageCount: PAGES });
    expect((await service.upload(scan, { attachmentId: 'whole' })).status).toBe(503);
    expect(messages).toHaveLength(3);

    expect(await deliver(first)).toBe(true);
    expect(await deliver(second)).toBe(true);
    expect(await read('whole')).toMatchObject({ status: 'ready', pageCount: PAGES, deepTextPages: TEXTS });
    expect(await read('whole')).not.toHaveProperty('progress');
    expect(await holds()).toEqual([]);
    expect(await deliver(third)).toBe(true);
    const again = await service.upload(scan, { attachmentId: 'whole' });
    expect(again.headers.get('X-Cost-Cents')).toBe('0');
    expect(((await again.json()) as PreparedAttachment).deepTextPages).toEqual(TEXTS);
    const entries = await entriesOf(service.storage, 'test');
    expect(entries).toMatchObject([{ attachmentId: 'whole', units: 1 }]);
    for await (const { key } of service.storage.files.list('sources/')) expect(key).not.toContain('/reading/');
  });

  it('can be quoted like any other', async () => {
    const answer = await service.request('POST', '/verifyCitations', {
      data: {
        attachmentId: 'whole',
        citations: {
          true: { sourceContext: sentence(11) },
          false: { sourceContext: sentence(11).replace('77', '78') },
        },
      },
    });
    const { verifications } = (await answer.json()) as { verifications: Record<string, Verification> };
    expect(verifications.true).toMatchObject({ status: 'found', pageNumber: 11 });
    expect(verifications.false).toMatchObject({ decidedBy: ['number.changed'] });
  });

  it('keeps what was read where a part fails for good, and says which pages are missing', async () => {
    const [first, second, third] = await begin('partly');
    await deliver(first);
    await deliver(third);
    expect(await service.workers.readQueue.giveUp(second)).toEqual({ batchItemFailures: [] });
    const { status, deepTextPages, pageErrors } = await read('partly');
    expect(status).toBe('ready');
    expect(deepTextPages).toEqual(TEXTS.map((text, i) => (i >= 5 && i < 10 ? '' : text)));
    expect(pageErrors!.map(({ pageNumber }) => pageNumber)).toEqual([6, 7, 8, 9, 10]);
  });

  it('of which nothing can be read is an error, and costs nothing', async () => {
    const parts = await begin('nothing');
    for (const part of parts) await service.workers.readQueue.giveUp(part);
    expect(await read('nothing')).toMatchObject({
      status: 'error',
      error: expect.stringContaining('could not be read'),
    });
    expect(await holds()).toEqual([]);
  });

  it('can be deleted in the middle: its messages do nothing, and its money is given back', async () => {
    const [first, second] = await begin('deleted');
    await deliver(first);
    await service.request('DELETE', '/attachments/deleted');
    expect(await deliver(second)).toBe(true);
    expect(await holds()).toEqual([]);
    const left = [];
    for await (const { key } of service.storage.files.list('sources/')) if (key.includes('/reading/')) left.push(key);
    expect(left).toEqual([]);
  });
});

describe('a short scan on a machine too busy to read it in time', () => {
  it('is read page by page: what was read in one attempt is not read again in the next', async () => {
    const readers: number[] = [];
    const oneByOne = (reader: DocumentReader): DocumentReader => {
      const slow = asScans(undefined, 1)(reader);
      return {
        ...slow,
        readScans: (source, scans, budgetMs) => {
          readers.push(...scans.slice(0, 1).map(({ page }) => page.pageNumber));
          return slow.readScans(source, scans, budgetMs);
        },
      };
    };
    const service = await startLocalService({ reading: oneByOne });
    const texts = TEXTS.slice(0, 4);
    const scan = await textPdf(texts.map((text) => [text]));
    let prepared = await service.upload(scan, { attachmentId: 'busy' });
    while (prepared.status === 503) prepared = await service.upload(scan, { attachmentId: 'busy' });
    expect(((await prepared.json()) as PreparedAttachment).deepTextPages).toEqual(texts);
    expect(readers).toEqual([1, 2, 3, 4]);
    await service.close();
  });

  it('is no fault of the scan: the request gets 503, and messages carry on', async () => {
    const messages: SQSEvent[] = [];
    const starved = (reader: DocumentReader): DocumentReader => ({
      ...asScans()(reader),
      readScans: () => Promise.resolve([]),
    });
    const service = await startLocalService({
      startWorkers: false,
      settings: { PREPARE_WAIT_MS: 200 },
      reading: starved,
    });
    service.storage.startWorkers({
      readQueue: {
        handle: (event) => {
          messages.push(event);
          return Promise.resolve(undefined);
        },
        giveUp: () => Promise.resolve(undefined),
      },
    });
    const response = await service.upload(await textPdf([[sentence(1)]]), { attachmentId: 'short' });
    expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    while (messages.length < 1) await new Promise((resolve) => setTimeout(resolve, 20));
    const stored = (await (
      await service.request('POST', '/getAttachment', { attachmentId: 'short' })
    ).json()) as object;
    expect(stored).toMatchObject({ status: 'processing' });
    // A message that again finds no time is delivered again.
    expect((await service.workers.readQueue.handle(messages[0]))!.batchItemFailures).toHaveLength(1);
    await service.close();
  });

  it('leaves nothing behind when its own text could not even be read', async () => {
    const starved = (reader: DocumentReader): DocumentReader => ({
      ...reader,
      draftText: () => Promise.reject(new MachineBusy('a test')),
    });
    const service = await startLocalService({ reading: starved });
    const response = await service.upload(await textPdf([[sentence(1)]]), { attachmentId: 'starved' });
    expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'starved' })).status).toBe(404);
    expect((await service.storage.balances.get('test')).holds).toEqual([]);
    await service.close();
  });
});
