/** An account's attachments can be listed, read completely, kept longer and deleted for good, and by nobody else. */
import sharp from 'sharp';
import type { PreparedAttachment, StoredAttachment } from '../../../shared/contract/attachment.ts';
import type { AttachmentList } from '../../../shared/contract/attachmentList.ts';
import { describedAnswer } from '../../support/describedAnswer.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const DAY_MS = 86_400_000;

describe('managing attachments', () => {
  let service: LocalService;
  let pdf: Uint8Array;
  let nowMs = Date.now();
  beforeAll(async () => {
    service = await startLocalService({ clock: { now: () => nowMs } });
    pdf = await textPdf([['The first page.'], ['The second page.']]);
  });
  afterAll(() => service.close());

  async function upload(attachmentId: string): Promise<void> {
    expect((await service.upload(pdf, { attachmentId }, 'a.pdf')).status).toBe(200);
  }

  const read = (attachmentId: string) => service.request('POST', '/getAttachment', { attachmentId });

  async function readWhenDrawn(attachmentId: string): Promise<StoredAttachment> {
    for (;;) {
      const attachment = (await (await read(attachmentId)).json()) as StoredAttachment;
      if (attachment.pageImagesStatus !== 'pending') return attachment;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('lists what the account has, the latest first, a page at a time', async () => {
    const lister = { Authorization: `Bearer ${await service.keyOf('lister')}` };
    const list = async (query: string): Promise<Response> => {
      const response = await fetch(`${service.baseUrl}/attachments${query}`, { headers: lister });
      return describedAnswer('GET', '/attachments', response);
    };
    for (const id of ['one', 'two', 'three']) {
      nowMs += 1000;
      const body = uploadForm(pdf, { attachmentId: id }, `${id}.pdf`);
      await fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', headers: lister, body });
    }
    const idsOf = ({ attachments }: AttachmentList) => attachments.map(({ attachmentId }) => attachmentId);
    const first = (await (await list('?limit=2')).json()) as AttachmentList;
    expect(idsOf(first)).toEqual(['three', 'two']);
    expect(first.attachments[0]).toMatchObject({ status: 'ready', originalFilename: 'three.pdf', pageCount: 2 });
    const second = (await (await list(`?before=${first.next}`)).json()) as AttachmentList;
    expect(idsOf(second)).toEqual(['one']);
    expect(second.next).toBeUndefined();
    expect((await list('?limit=0')).status).toBe(400);
    expect((await list('?before=yesterday')).status).toBe(400);
  });

  it('reads the whole record', async () => {
    await upload('read');
    const attachment = await readWhenDrawn('read');
    expect(attachment).toMatchObject({
      id: 'read',
      attachmentId: 'read',
      status: 'ready',
      source: 'a.pdf',
      originalFilename: 'a.pdf',
      mimeType: 'application/pdf',
      pageCount: 2,
      pageImagesStatus: 'completed',
      verifications: {},
      deepTextPages: ['The first page.', 'The second page.'],
    });
    for (const field of ['uploadedAt', 'processedAt', 'expiresAt'] as const) {
      expect(new Date(attachment[field]!).toISOString()).toBe(attachment[field]);
    }
  });

  it('links images of exactly the stated dimensions, and thumbnails', async () => {
    await upload('images');
    const { pageImages } = await readWhenDrawn('images');
    expect(pageImages.map((image) => image.pageNumber)).toEqual([1, 2]);
    for (const image of pageImages) {
      const full = await sharp(Buffer.from(await (await fetch(image.imageUrl)).arrayBuffer())).metadata();
      expect({ width: full.width, height: full.height }).toEqual(image.dimensions);
      expect(image.dimensions.width / image.renderScale.x).toBeCloseTo(595, 5);
      const thumbnail = await sharp(Buffer.from(await (await fetch(image.thumbnailUrl)).arrayBuffer())).metadata();
      expect(thumbnail.width).toBe(240);
    }
  });

  it('extends by 30 and 365 days from the present expiry', async () => {
    await upload('extend');
    const extend = async (body: unknown) => {
      const response = await service.request('POST', '/attachments/extend/extend', body);
      return {
        status: response.status,
        ...((await response.json()) as { expiresAt: string; previousExpiresAt: string }),
      };
    };
    const month = await extend({ duration: 'month' });
    expect(Date.parse(month.expiresAt) - Date.parse(month.previousExpiresAt)).toBe(30 * DAY_MS);
    const year = await extend({ duration: 'year' });
    expect(year.previousExpiresAt).toBe(month.expiresAt);
    expect(Date.parse(year.expiresAt) - Date.parse(year.previousExpiresAt)).toBe(365 * DAY_MS);
    expect((await extend({ duration: 'day' })).status).toBe(400);
    expect((await service.request('POST', '/attachments/none/extend', { duration: 'year' })).status).toBe(404);
  });

  it('counts every one of parallel extensions', async () => {
    await upload('parallel');
    const before = (await service.storage.attachments.get('test', 'parallel'))!.expiresAt;
    await Promise.all(
      Array.from({ length: 10 }, () => service.request('POST', '/attachments/parallel/extend', { duration: 'month' })),
    );
    const after = (await service.storage.attachments.get('test', 'parallel'))!.expiresAt;
    expect(Date.parse(after) - Date.parse(before)).toBe(300 * DAY_MS);
  });

  it('deletes everything, ends the links at once, and frees the identifier', async () => {
    await upload('gone');
    const attachment = await readWhenDrawn('gone');
    const response = await service.request('DELETE', '/attachments/gone');
    expect(await response.json()).toEqual({ attachmentId: 'gone', deleted: true });
    expect((await read('gone')).status).toBe(404);
    expect((await fetch(attachment.pageImages[0].imageUrl)).status).toBe(404);
    expect((await fetch(attachment.originalDownload!.link.url)).status).toBe(404);
    expect((await service.request('DELETE', '/attachments/gone')).status).toBe(404);
    await upload('gone');
    expect((await readWhenDrawn('gone')).verifications).toEqual({});
  });

  it('is answered as deleted by exactly one of several deletions at once', async () => {
    await upload('raced');
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => service.request('DELETE', '/attachments/raced')),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });

  it('signs no link that outlives its attachment', async () => {
    const upload = await service.upload(await textPdf([['Soon gone.']]), { attachmentId: 'soon' });
    const { expiresAt } = (await upload.json()) as PreparedAttachment;
    const record = (await service.storage.attachments.get('test', 'soon'))!;
    const end = new Date(nowMs + 60_000).toISOString();
    expect(await service.storage.attachments.setExpiry(record, expiresAt, end)).toBe(true);
    const read = await service.request('POST', '/getAttachment', { attachmentId: 'soon' });
    const { originalDownload, pageImages } = (await read.json()) as StoredAttachment;
    for (const until of [originalDownload!.link.expiresAt, pageImages[0].expiresAt]) {
      expect(until <= end && until > new Date(nowMs).toISOString()).toBe(true);
    }
  });

  it('deletes an expired attachment too, so that no late renewal brings it back, and answers that there is none', async () => {
    await upload('late');
    await readWhenDrawn('late');
    const { storageId } = (await service.storage.attachments.get('test', 'late'))!;
    nowMs += 365 * DAY_MS + 1000;
    expect((await service.request('DELETE', '/attachments/late')).status).toBe(404);
    await service.sweep();
    expect((await read('late')).status).toBe(404);
    for await (const { key } of service.storage.files.list(`sources/test/${storageId}/`)) throw new Error(key);
  });

  it('reads an expired attachment as not found at once, and the sweep removes its objects', async () => {
    await upload('old');
    const { storageId } = (await service.storage.attachments.get('test', 'old'))!;
    await readWhenDrawn('old');
    nowMs += 365 * DAY_MS + 1000;
    expect((await read('old')).status).toBe(404);
    const objects = async () => {
      const keys = [];
      for await (const { key } of service.storage.files.list(`sources/test/${storageId}/`)) keys.push(key);
      return keys.length;
    };
    expect(await objects()).toBeGreaterThan(0);
    await service.storage.accounts.setStatus('test', 'suspended');
    await service.sweep();
    await service.storage.accounts.setStatus('test', 'active');
    expect(await objects()).toBe(0);
  });

  it('keeps accounts apart: another key sees, extends, verifies and deletes nothing of ours', async () => {
    await upload('mine');
    const headers = { Authorization: `Bearer ${await service.keyOf('other')}`, 'Content-Type': 'application/json' };
    const post = (path: string, body: unknown) =>
      fetch(service.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answers = await Promise.all([
      post('/getAttachment', { attachmentId: 'mine' }),
      post('/verifyCitations', { data: { attachmentId: 'mine', citations: { a: { value: 'first' } } } }),
      post('/attachments/mine/extend', { duration: 'year' }),
      fetch(`${service.baseUrl}/attachments/mine`, { method: 'DELETE', headers }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect((await read('mine')).status).toBe(200);
  });
});
