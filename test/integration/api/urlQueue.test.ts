/** Conversions that outlast their request: waiting, joining, messages that come twice, too late or not at all. */
import type { SQSEvent } from 'aws-lambda';
import type { PreparedAttachment, StoredAttachment } from '../../../shared/contract/attachment.ts';
import { createFakeWeb, type FakeWeb } from '../../support/fakeWeb.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const HOUR_MS = 3_600_000;

describe('a conversion that outlasts its request', () => {
  let service: LocalService;
  let web: FakeWeb;
  let shiftMs = 0;
  /** What the queue holds; the test delivers it. */
  let messages: SQSEvent[] = [];
  const now = () => Date.now() + shiftMs;
  beforeAll(async () => {
    web = createFakeWeb(now);
    service = await startLocalService({
      convert: web.convert,
      clock: { now },
      startWorkers: false,
      settings: { PREPARE_WAIT_MS: 200 },
    });
    service.storage.startWorkers({
      convertQueue: {
        handle: (event) => {
          messages.push(event);
          return Promise.resolve(undefined);
        },
        giveUp: () => Promise.resolve(undefined),
      },
    });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    messages = [];
  });

  const prepare = (body: object): Promise<Response> => service.request('POST', '/prepareAttachments', body);
  const statusOf = async (attachmentId: string): Promise<string | undefined> =>
    ((await (await service.request('POST', '/getAttachment', { attachmentId })).json()) as Partial<StoredAttachment>)
      .status;
  const held = async (): Promise<number> => (await service.storage.balances.get('test')).holds.length;
  const deliver = async (event: SQSEvent): Promise<boolean> =>
    (await service.workers.convertQueue.handle(event))!.batchItemFailures.length === 0;

  async function begin(url: string, attachmentId: string): Promise<SQSEvent> {
    expect((await prepare({ url, attachmentId })).status).toBe(503);
    while (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return messages[0];
  }

  async function noteCount(): Promise<number> {
    let count = 0;
    for await (const _ of service.storage.uploads.listBegunBefore('9999')) count++;
    return count;
  }

  it('is told as 503, shown as processing, joined by the repeated request, and paid once', async () => {
    const url = 'https://example.org/slow';
    web.put(url, { pages: [[SENTENCE]] });
    const event = await begin(url, 'slow');
    const joined = await prepare({ url });
    expect([joined.status, Number(joined.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    const seen = await service.request('POST', '/getAttachment', { attachmentId: 'slow' });
    expect(await seen.json()).toMatchObject({
      status: 'processing',
      progress: { stage: 'converting', pagesRead: 0, pageCount: 0 },
    });
    expect(await held()).toBe(1);

    expect(await deliver(event)).toBe(true);
    expect(await held()).toBe(0);
    expect(messages).toHaveLength(1);
    const answer = (await (await prepare({ url, attachmentId: 'slow' })).json()) as PreparedAttachment;
    expect(answer).toMatchObject({ status: 'ready', deepTextPages: [SENTENCE] });
    expect(await noteCount()).toBe(0);
  });

  it('answers the repeated request also when that one asked to skip the cache', async () => {
    const url = 'https://example.org/forced';
    web.put(url, { pages: [[SENTENCE]] });
    expect((await prepare({ url, skipCache: true })).status).toBe(503);
    while (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // Longer than a request waits: the caller was told to come again.
    shiftMs += 250;
    await deliver(messages[0]);
    const answer = (await (await prepare({ url, skipCache: true })).json()) as PreparedAttachment;
    expect(answer).toMatchObject({ status: 'ready', urlCache: { cached: false } });
    expect(web.visits.filter((visited) => visited === url)).toHaveLength(1);
  });

  it('is done once, however often its message is delivered, also at the same time', async () => {
    const url = 'https://example.org/twice';
    web.put(url, { pages: [[SENTENCE]] });
    const event = await begin(url, 'twice');
    const release = web.hold();
    const first = deliver(event);
    while (!web.visits.includes(url)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await deliver(event)).toBe(false);
    release();
    expect(await first).toBe(true);
    expect(await deliver(event)).toBe(true);
    expect(web.visits.filter((visited) => visited === url)).toHaveLength(1);
    expect(await statusOf('twice')).toBe('ready');
  });

  it('is taken up by the next delivery when it fails on our side, and told as failed when it does so at last', async () => {
    const url = 'https://example.org/ours';
    web.put(url, { error: new Error('The browser did not start.') });
    const event = await begin(url, 'ours');
    expect(await deliver(event)).toBe(false);
    expect([await statusOf('ours'), await held()]).toEqual(['processing', 1]);
    // The first worker might still be working.
    expect(await deliver(event)).toBe(false);
    shiftMs += HOUR_MS / 12;
    expect(await deliver(event)).toBe(false);
    expect(web.visits.filter((visited) => visited === url)).toHaveLength(2);

    const failed = await service.workers.convertQueue.giveUp(event);
    expect(failed).toEqual({ batchItemFailures: [] });
    expect([await statusOf('ours'), await held()]).toEqual(['error', 0]);
    expect(await (await prepare({ url })).json()).toMatchObject({
      status: 'error',
      error: expect.stringContaining('on our side'),
    });
    shiftMs += 61_000;
    web.put(url, { pages: [[SENTENCE]] });
    messages = [];
    await deliver(await begin(url, 'ours'));
    expect(await statusOf('ours')).toBe('ready');
  });

  it('does nothing for an attachment that was deleted, and gives its money back', async () => {
    const url = 'https://example.org/gone';
    const event = await begin(url, 'gone');
    await service.request('DELETE', '/attachments/gone');
    expect(await held()).toBe(1);
    expect(await deliver(event)).toBe(true);
    expect([web.visits.includes(url), await held(), await noteCount()]).toEqual([false, 0, 0]);
    expect(await service.workers.convertQueue.giveUp(event)).toEqual({ batchItemFailures: [] });
  });

  it('keeps its money held while its message waits, and is swept when that is lost', async () => {
    const url = 'https://example.org/lost';
    await begin(url, 'lost');
    shiftMs += HOUR_MS;
    await service.sweep();
    expect([await statusOf('lost'), await held()]).toEqual(['processing', 1]);
    shiftMs += 2 * HOUR_MS;
    await service.sweep();
    expect([await statusOf('lost'), await noteCount()]).toEqual([undefined, 0]);
    await service.sweep();
    expect(await held()).toBe(0);
    messages = [];
    web.put(url, { pages: [[SENTENCE]] });
    await deliver(await begin(url, 'lost'));
    expect(await statusOf('lost')).toBe('ready');
  });

  it('leaves no entry of the cache behind for longer than it is of use', async () => {
    shiftMs += 49 * HOUR_MS;
    await service.sweep();
    const left = [];
    for await (const entry of service.storage.urlCache.listExpired('9999')) left.push(entry);
    expect(left).toEqual([]);
  });
});
