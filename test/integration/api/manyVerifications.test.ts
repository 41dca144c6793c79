/** An attachment's verdicts accumulate over requests, the latest for each key, and are deleted with it. */
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const REQUESTS = 40;
const HOUR_MS = 3_600_000;

describe('an attachment that was verified in many requests', () => {
  let service: LocalService;
  let aheadMs = 0;
  beforeAll(async () => {
    service = await startLocalService({ clock: { now: () => Date.now() + aheadMs } });
    expect((await service.upload(await textPdf([['The harbour wall.']]), { attachmentId: 'wall' })).status).toBe(200);
    for (let i = 0; i < REQUESTS; i++) {
      const citations = { [`own ${i}`]: { value: `harbour ${i}` }, shared: { value: `wall ${i}` } };
      const data = { attachmentId: 'wall', citations };
      expect((await service.request('POST', '/verifyCitations', { data })).status).toBe(200);
    }
  });
  afterAll(() => service.close());

  async function stored(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of service.storage.files.list('sources/')) {
      if (key.includes('/verifications/')) keys.push(key);
    }
    return keys;
  }

  async function read(): Promise<Record<string, { citation: { value: string } }>> {
    const response = await service.request('POST', '/getAttachment', { attachmentId: 'wall' });
    expect(response.status).toBe(200);
    return ((await response.json()) as { verifications: Record<string, { citation: { value: string } }> })
      .verifications;
  }

  it('shows the latest of each key, before and after its objects were merged by a reading', async () => {
    const before = await read();
    expect(Object.keys(before)).toHaveLength(REQUESTS + 1);
    expect(before.shared.citation.value).toBe(`wall ${REQUESTS - 1}`);
    expect(await stored()).toHaveLength(REQUESTS);
    aheadMs = HOUR_MS;
    expect(await read()).toEqual(before);
    expect(await stored()).toHaveLength(1);
    expect(await read()).toEqual(before);
  });

  it('leaves nothing of them behind when it is deleted', async () => {
    expect((await service.request('DELETE', '/attachments/wall')).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});
