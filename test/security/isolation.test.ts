/** One account can neither see, change, delete, guess nor pay with what another has, whichever endpoint it tries. */
import type { AttachmentRecord } from '../../shared/storage/attachmentRecords.ts';
import { ManualClock } from '../support/manualClock.ts';
import { recordingStorage } from '../support/recordingStorage.ts';
import { startLocalService, uploadForm, type LocalService } from '../support/localService.ts';
import { textPdf } from '../support/textPdf.ts';

const SENTENCE = 'The harbour wall was rebuilt in 1911.';
const CITATIONS = { a: { sourceContext: SENTENCE } };

describe('accounts', () => {
  let service: LocalService;
  let ours: Uint8Array;
  let theirs: Uint8Array;
  let intruder: string;
  const asked: string[] = [];
  let before: { record: AttachmentRecord | undefined; keys: string[]; balance: unknown };

  beforeAll(async () => {
    service = await startLocalService({
      // It stands still: a caller is trusted for half a minute, and noted once a day.
      clock: new ManualClock(),
      startWorkers: false,
      between: (storage) => recordingStorage(storage, (call) => asked.push(call)),
    });
    ours = await textPdf([[SENTENCE]]);
    theirs = await textPdf([['Another text altogether.']]);
    expect((await service.upload(ours, { attachmentId: 'secret' })).status).toBe(200);
    intruder = await service.keyOf('intruder');
    before = await state();
  });
  afterAll(() => service.close());

  async function state() {
    const keys: string[] = [];
    for await (const { key } of service.storage.files.list('sources/test/')) keys.push(key);
    const record = await service.storage.attachments.get('test', 'secret');
    return { record, keys, balance: await service.storage.balances.get('test') };
  }

  const ask = (method: string, path: string, body?: unknown) =>
    fetch(service.baseUrl + path, {
      method,
      headers: { Authorization: `Bearer ${intruder}`, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const uploadAs = (key: string, bytes: Uint8Array, fields: Record<string, string>) =>
    fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: uploadForm(bytes, fields),
    });

  const ATTEMPTS: readonly [string, string, (id: string) => string, (id: string) => unknown][] = [
    ['reading', 'POST', () => '/getAttachment', (id) => ({ attachmentId: id })],
    ['verifying', 'POST', () => '/verifyCitations', (id) => ({ data: { attachmentId: id, citations: CITATIONS } })],
    [
      'pricing a verification',
      'POST',
      () => '/verifyCitations',
      (id) => ({ data: { attachmentId: id, citations: CITATIONS, dryRun: true } }),
    ],
    ['verifying nothing', 'POST', () => '/verifyCitations', (id) => ({ data: { attachmentId: id, citations: {} } })],
    ['extending', 'POST', (id) => `/attachments/${id}/extend`, () => ({ duration: 'year' })],
    ['deleting', 'DELETE', (id) => `/attachments/${id}`, () => undefined],
  ];

  it.each(ATTEMPTS)(
    'get for %s another account’s attachment the answer for one that does not exist',
    async (...args) => {
      const [, method, path, body] = args;
      const [foreign, missing] = await Promise.all(
        ['secret', 'absent'].map(async (id) => {
          const response = await ask(method, path(id), body(id));
          const { error } = (await response.json()) as { error: { message: string } };
          return { status: response.status, ...error, message: error.message.replace(id, 'ID'), requestId: '' };
        }),
      );
      expect(foreign).toMatchObject({ status: 404, code: 'not-found' });
      expect(foreign).toEqual(missing);
      expect(await state()).toEqual(before);
    },
  );

  it.each(ATTEMPTS)('learn nothing from the time that %s takes: storage is asked for the same', async (...args) => {
    const [, method, path, body] = args;
    // Once before: only the first request asks whose key it is, and that it was used today.
    await ask(method, path('absent'), body('absent'));
    const work: string[][] = [];
    for (const id of ['secret', 'absent']) {
      asked.length = 0;
      await (await ask(method, path(id), body(id))).arrayBuffer();
      work.push([...asked]);
    }
    expect(work[0]).toContain('attachments.get');
    expect(work[0]).toEqual(work[1]);
  });

  it('learn nothing from the time that an upload under the identifier takes', async () => {
    const work: string[][] = [];
    for (const id of ['secret', 'absent-2']) {
      asked.length = 0;
      await (await uploadAs(intruder, theirs, { attachmentId: id, dryRun: 'true' })).arrayBuffer();
      work.push([...asked]);
    }
    expect(work[0]).toContain('attachments.get');
    expect(work[0]).toEqual(work[1]);
  });

  it('reach nothing by the storage path, the storage id or another spelling of the name', async () => {
    const { storageId } = before.record!;
    for (const id of [storageId, `test/${storageId}`, `../test/secret`, 'test#secret', 'SECRET', 'secret%00']) {
      expect([400, 404]).toContain((await ask('POST', '/getAttachment', { attachmentId: id })).status);
      expect([400, 404]).toContain((await ask('DELETE', `/attachments/${encodeURIComponent(id)}`)).status);
    }
    expect(await state()).toEqual(before);
  });

  it('use the same identifier side by side, each with its own content, and delete their own only', async () => {
    const answer = await uploadAs(intruder, theirs, { attachmentId: 'secret' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Cost-Cents')).toBe('5');
    expect(((await answer.json()) as { deepTextPages: string[] }).deepTextPages).toEqual(['Another text altogether.']);
    const read = await ask('POST', '/getAttachment', { attachmentId: 'secret' });
    expect(JSON.stringify(await read.json())).not.toContain('harbour');
    expect((await ask('DELETE', '/attachments/secret')).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('pay for the same bytes each, so that no price tells what others have', async () => {
    const dryRun = await uploadAs(intruder, ours, { attachmentId: 'copy', dryRun: 'true' });
    expect(await dryRun.json()).toMatchObject({ costCents: 5 });
    expect((await uploadAs(intruder, ours, { attachmentId: 'copy' })).headers.get('X-Cost-Cents')).toBe('5');
    expect(await state()).toEqual(before);
  });

  it('cannot turn a link to their own file into one to another account’s', async () => {
    const answer = await uploadAs(intruder, theirs, { attachmentId: 'linked' });
    const { originalDownload } = (await answer.json()) as { originalDownload: { link: { url: string } } };
    const { storageId } = (await service.storage.attachments.get('intruder', 'linked'))!;
    const forged = originalDownload.link.url.replace(`intruder/${storageId}`, `test/${before.record!.storageId}`);
    expect(forged).not.toBe(originalDownload.link.url);
    expect((await fetch(originalDownload.link.url)).status).toBe(200);
    expect([403, 404]).toContain((await fetch(forged)).status);
  });

  it('are refused alike when they are suspended, with the body of an unknown key', async () => {
    const key = await service.keyOf('suspended', { status: 'suspended' });
    const body = async (authorization: string) => {
      const response = await fetch(`${service.baseUrl}/getAttachment`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ attachmentId: 'secret' }),
      });
      const { error } = (await response.json()) as { error: object };
      return { status: response.status, ...error, requestId: '' };
    };
    const suspended = await body(`Bearer ${key}`);
    expect(suspended).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(suspended).toEqual(await body('Bearer cvk_nothing'));
  });
});
