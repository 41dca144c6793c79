/** Promise kept: every page of an attachment has an address that leads to its image. */
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
    const response = await get('/attachments/a:1/pages/2');
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
