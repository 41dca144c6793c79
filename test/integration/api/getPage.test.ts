/** Promise kept: every page of an attachment has an address that leads to its image. */
import type { SQSEvent } from 'aws-lambda';
import type { PageImage, PreparedAttachment } from '../../../shared/contract/attachment.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

describe('the address of a page', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    await service.upload(await textPdf([['One'], ['Two']]), { attachmentId: 'a:1' });
  });
  afterAll(() => service.close());

  const get = (path: string, key = service.apiKey): Promise<Response> =>
    fetch(service.baseUrl + path, { redirect: 'manual', headers: { Authorization: `Bearer ${key}` } });

  it('leads to the signed link of its image, and tells it', async () => {
    const drawn = async (): Promise<Response> => {
      for (;;) {
        const response = await get('/attachments/a:1/pages/2');
        if (response.status !== 503) return response;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const response = await drawn();
    expect(response.status).toBe(302);
    const image = (await response.json()) as { pageNumber: number; imageUrl: string };
    expect(image.pageNumber).toBe(2);
    expect(response.headers.get('location')).toBe(image.imageUrl);
    expect(image.imageUrl).toMatch(/^http.*\/files\//);
  });

  it.each([
    '/attachments/a:1/pages/3',
    '/attachments/a:1/pages/0',
    '/attachments/a:1/pages/x',
    '/attachments/b/pages/1',
  ])('is 404 for what is not there: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } });
  });

  it("is 404 for another account's attachments, 401 without a key, 405 for other methods", async () => {
    expect((await get('/attachments/a:1/pages/1', await service.keyOf('other'))).status).toBe(404);
    expect((await fetch(`${service.baseUrl}/attachments/a:1/pages/1`)).status).toBe(401);
    expect((await service.request('POST', '/attachments/a:1/pages/1')).status).toBe(405);
  });
});

describe('the image of a page that is not drawn yet', () => {
  let service: LocalService;
  let drawing: SQSEvent[] = [];
  beforeAll(async () => {
    service = await startLocalService({ startWorkers: false });
    service.storage.startWorkers({
      renderQueue: {
        handle: (event) => {
          drawing.push(event);
          return Promise.resolve(undefined);
        },
        giveUp: () => Promise.resolve(undefined),
      },
    });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    drawing = [];
  });

  const prepare = async (attachmentId: string): Promise<PageImage> => {
    const answer = (await (
      await service.upload(await textPdf([['One']]), { attachmentId })
    ).json()) as PreparedAttachment;
    while (drawing.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return answer.pageImages[0];
  };
  const addresses = (attachmentId: string, { imageUrl, thumbnailUrl }: PageImage) => [
    imageUrl,
    thumbnailUrl,
    `${service.baseUrl}/attachments/${attachmentId}/pages/1`,
  ];
  const open = async (address: string) => {
    const headers = { Authorization: `Bearer ${service.apiKey}` };
    const response = await fetch(address, { redirect: 'manual', headers });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
  };

  it('is 503 with Retry-After, and is there once it is drawn', async () => {
    const image = await prepare('late');
    for (const address of addresses('late', image)) {
      const { status, retryAfter, text } = await open(address);
      expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
      expect(JSON.parse(text)).toMatchObject({
        error: { code: 'service-unavailable', message: expect.stringContaining('page 1 is still being drawn') },
      });
    }
    await service.workers.renderQueue.handle(drawing[0]);
    const statuses = await Promise.all(addresses('late', image).map(async (address) => (await open(address)).status));
    expect(statuses).toEqual([200, 200, 302]);
  });

  it('is 404 with the reason once its drawing is given up, and 404 as before once the attachment is deleted', async () => {
    const image = await prepare('never');
    await service.workers.renderQueue.giveUp(drawing[0]);
    for (const address of addresses('never', image)) {
      const { status, text } = await open(address);
      expect(status).toBe(404);
      expect(text).toContain('The image of page 1 could not be drawn');
    }
    expect((await open(`${service.baseUrl}/attachments/never/pages/2`)).text).toContain('has no image of a page 2');
    await service.request('DELETE', '/attachments/never');
    const gone = await open(image.imageUrl);
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('has expired')]);
  });

  it('leaves nothing behind when it is given up after its attachment was deleted', async () => {
    await prepare('deleted');
    await service.request('DELETE', '/attachments/deleted');
    await service.workers.renderQueue.giveUp(drawing[0]);
    const { storageId } = JSON.parse(drawing[0].Records[0].body) as { storageId: string };
    const left: string[] = [];
    for await (const { key } of service.storage.files.list('sources/')) if (key.includes(storageId)) left.push(key);
    expect(left).toEqual([]);
  });
});
