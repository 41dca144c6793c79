/** A conversion copied under another identifier is that attachment's own, wherever the process that copies it dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredAttachment } from '../../../shared/contract/attachment.ts';
import type { Storage } from '../../../shared/storage/storage.ts';
import { createFakeWeb } from '../../support/fakeWeb.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const URL = 'https://example.org/harbour';
const HOUR_MS = 3_600_000;

describe('a conversion that is copied under another identifier', () => {
  let service: LocalService;
  let shiftMs: number;
  /** The process does nothing more from this call on. */
  let diesAt: { readonly port: keyof Storage; readonly method: string } | undefined;
  let isDead: boolean;
  const now = () => Date.now() + shiftMs;

  beforeEach(async () => {
    shiftMs = 0;
    diesAt = undefined;
    isDead = false;
    const web = createFakeWeb(now);
    web.put(URL, { pages: [[SENTENCE]] });
    service = await startLocalService({ convert: web.convert, clock: { now }, between: mortal });
    expect((await prepare('first')).status).toBe(200);
    // Its worker cleans up after the answer; anything that dies later is the copy.
    while (await hasNotes()) await sleep(20);
  });
  afterEach(() => service.close());

  /** Every port of a process that dies at `diesAt`; the sweep that comes later belongs to the next one. */
  const mortal = (storage: Storage): Storage =>
    Object.fromEntries(
      Object.entries(storage as unknown as Record<string, object>).map(([port, methods]) => [
        port,
        typeof methods !== 'object'
          ? methods
          : new Proxy(methods, {
              get(target, method, receiver) {
                const value: unknown = Reflect.get(target, method, receiver);
                if (typeof value !== 'function') return value;
                return (...args: unknown[]): unknown => {
                  if (diesAt?.port === port && diesAt.method === method) isDead = true;
                  if (isDead) return Promise.reject(new Error('The process is dead.'));
                  return Reflect.apply(value, target, args);
                };
              },
            }),
      ]),
    ) as unknown as Storage;

  const prepare = (attachmentId: string) => service.request('POST', '/prepareAttachments', { url: URL, attachmentId });

  async function hasNotes(): Promise<boolean> {
    for await (const _ of service.storage.uploads.listBegunBefore(new Date(now() + HOUR_MS).toISOString())) return true;
    return false;
  }

  async function killedWhileCopying(port: keyof Storage, method: string): Promise<void> {
    diesAt = { port, method };
    await (await prepare('second')).arrayBuffer();
    expect(isDead).toBe(true);
    diesAt = undefined;
    isDead = false;
  }

  async function sweepLater(): Promise<void> {
    shiftMs += HOUR_MS + 1;
    await service.sweep();
  }

  it('keeps its text and files when the process dies after it was made', async () => {
    await killedWhileCopying('uploads', 'end');
    await sweepLater();
    const response = await service.request('POST', '/getAttachment', { attachmentId: 'second' });
    expect(response.status).toBe(200);
    const { deepTextPages, convertedDownload } = (await response.json()) as StoredAttachment;
    expect(deepTextPages).toEqual([SENTENCE]);
    expect((await fetch(convertedDownload!.link.url)).status).toBe(200);
  });

  it.each([
    ['files', 'copy'],
    ['renderQueue', 'send'],
    ['attachments', 'settle'],
  ] as const)('leaves no record that is never finished when the process dies at %s.%s', async (port, method) => {
    await killedWhileCopying(port, method);
    await sweepLater();
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'second' })).status).toBe(404);
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'first' })).status).toBe(200);
  });

  it('is free fifty times; then the address is converted and paid for again, and a request that has its copy keeps it', async () => {
    const order = (fields: object) => service.request('POST', '/prepareAttachments', { url: URL, ...fields });
    const cents = async (fields: object): Promise<string | null> => {
      const response = await order(fields);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      return response.headers.get('x-cost-cents');
    };
    const copies = Array.from({ length: 50 }, (_, at) => ({ endUserId: `reader-${at}` }));
    for (const copy of copies) expect(await cents(copy)).toBe('0');
    const dry = (await (await order({ endUserId: 'late', dryRun: true })).json()) as { costCents: number };
    expect(dry.costCents).toBeGreaterThan(0);
    expect(await cents(copies[0])).toBe('0');
    expect(Number(await cents({ endUserId: 'late' }))).toBe(dry.costCents);
    // The fresh conversion has copies of its own.
    expect(await cents({ endUserId: 'later' })).toBe('0');
  });
});
