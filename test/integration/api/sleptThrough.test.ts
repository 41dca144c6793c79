/** A preparation whose machine slept so long that the sweep took it for dead is not answered as if nothing had happened. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../../../shared/storage/storage.ts';
import { createFakeWeb } from '../../support/fakeWeb.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const URL = 'https://example.org/harbour';

describe('a preparation that is taken for abandoned before it claims its identifier', () => {
  let service: LocalService;
  let sleeps = false;
  beforeAll(async () => {
    const web = createFakeWeb(Date.now);
    web.put(URL, { pages: [['The harbour wall was rebuilt in 1911.']] });
    service = await startLocalService({ convert: web.convert, between: sleeping });
    expect((await service.request('POST', '/prepareAttachments', { url: URL, attachmentId: 'first' })).status).toBe(
      200,
    );
    // Its worker collects the money after the answer.
    while ((await service.storage.balances.get('test')).holds.length > 0) await sleep(20);
  });
  afterAll(() => service.close());

  /** The sweep closes the note of anything that is being claimed. */
  const sleeping = (storage: Storage): Storage => ({
    ...storage,
    attachments: {
      ...storage.attachments,
      claim: async (record, staleBefore) => {
        if (sleeps) await storage.uploads.abandon({ ...record, begunAt: record.uploadedAt });
        return storage.attachments.claim(record, staleBefore);
      },
    },
  });

  it.each<[string, () => Promise<Response>]>([
    ['an upload', async () => service.upload(await textPdf([['Some text.']]), { attachmentId: 'late' })],
    ['a web address', () => service.request('POST', '/prepareAttachments', { url: `${URL}?a`, attachmentId: 'late' })],
    ['a copy', () => service.request('POST', '/prepareAttachments', { url: URL, attachmentId: 'late' })],
  ])('is answered with 503, costs nothing and leaves nothing: %s', async (_name, prepare) => {
    const before = await service.storage.balances.get('test');
    sleeps = true;
    const response = await prepare();
    sleeps = false;
    expect(response.status).toBe(503);
    expect(await service.storage.balances.get('test')).toEqual(before);
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'late' })).status).toBe(404);
    const owners = new Set<string | undefined>();
    // Sketches are stored together, under their owners' names.
    for await (const { key } of service.storage.files.list('sources/'))
      owners.add(key.replace('_sketches/', '').split('/').at(2));
    expect(owners).toEqual(new Set([(await service.storage.attachments.get('test', 'first'))?.storageId]));
  });
});
