/**
 * A preparation that takes longer than its caller waits, as one of many of an account does: the caller is told so in time, and the same
 * request, sent again, gets the answer, which is charged once.
 */
import type { DocumentReader } from '../../../shared/documents/documentReader.ts';
import { MachineBusy } from '../../../shared/documents/machineBusy.ts';
import { entriesOf } from '../../support/billing.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

/** Milliseconds: a busy machine must claim the identifier within them. */
const WAIT_MS = 4_000;
const SENTENCE = 'The harbour wall was rebuilt in 1911.';

describe('a preparation that takes longer than its caller waits', () => {
  let service: LocalService;
  let pdf: Uint8Array;
  let counts: Promise<unknown> = Promise.resolve();
  let reads: Promise<unknown> = Promise.resolve();
  const prepare = (attachmentId: string) => service.upload(pdf, { attachmentId });
  beforeAll(async () => {
    pdf = await textPdf([[SENTENCE]]);
    service = await startLocalService({
      settings: { READ_WAIT_MS: WAIT_MS },
      reading: (reader: DocumentReader): DocumentReader => ({
        ...reader,
        countPages: async (source) => {
          await counts;
          return reader.countPages(source);
        },
        draftText: async (source, pageCount) => {
          await reads;
          return reader.draftText(source, pageCount);
        },
      }),
    });
    // What is loaded for the first one takes its time.
    expect((await prepare('first')).status).toBe(200);
  });
  afterAll(() => service.close());

  async function expectUnderWay(response: Response, attachmentId: string): Promise<void> {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.text()).toContain(`Attachment '${attachmentId}' is still being prepared.`);
  }
  const charges = async (attachmentId: string) =>
    (await entriesOf(service.storage, 'test')).filter(
      (entry) => 'attachmentId' in entry && entry.attachmentId === attachmentId,
    );
  const holds = async () => (await service.storage.balances.get('test')).holds;
  /** As callers do who are told to repeat the request. */
  async function insist(attachmentId: string): Promise<Response> {
    for (;;) {
      const response = await prepare(attachmentId);
      if (response.status !== 503) return response;
    }
  }
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it('goes on after its caller was told, and is charged once', async () => {
    const release = Promise.withResolvers<undefined>();
    reads = release.promise;
    await expectUnderWay(await prepare('long'), 'long');
    const joined = prepare('long');
    release.resolve(undefined);
    const again = await joined;
    expect([again.status, again.headers.get('X-Cost-Cents')]).toEqual([200, '0']);
    expect(await again.text()).toContain(SENTENCE);
    await until(async () => (await holds()).length === 0);
    expect(await charges('long')).toHaveLength(1);
    const noted: string[] = [];
    for await (const { storageId } of service.storage.uploads.listBegunBefore('2999-01-01T00:00:00.000Z'))
      noted.push(storageId);
    expect(noted).toEqual([]);
  });

  it('is given up if it has not begun, leaves nothing, and costs nothing', async () => {
    const release = Promise.withResolvers<undefined>();
    counts = release.promise;
    const response = await prepare('waiting');
    expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect(await response.text()).toContain('busy');
    release.resolve(undefined);
    counts = Promise.resolve();
    reads = Promise.resolve();
    const again = await insist('waiting');
    expect(again.status).toBe(200);
    await until(async () => (await holds()).length === 0);
    expect(await charges('waiting')).toHaveLength(1);
    const storedUnder = new Set<string | undefined>();
    for await (const { key } of service.storage.files.list('sources/test/')) storedUnder.add(key.split('/')[2]);
    for (const attachmentId of ['first', 'long', 'waiting']) {
      storedUnder.delete((await service.storage.attachments.get('test', attachmentId))?.storageId);
    }
    expect([...storedUnder].filter((one) => one !== '_sketches')).toEqual([]);
  });

  it('fails after its caller was told: whoever joined it is told to begin anew', async () => {
    const release = Promise.withResolvers<undefined>();
    reads = release.promise;
    await expectUnderWay(await prepare('starved'), 'starved');
    const joined = prepare('starved');
    await new Promise((resolve) => setTimeout(resolve, 50));
    release.reject(new MachineBusy('a test'));
    const response = await joined;
    expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect(await charges('starved')).toEqual([]);
    reads = Promise.resolve();
    expect((await insist('starved')).status).toBe(200);
    await until(async () => (await holds()).length === 0);
    expect(await charges('starved')).toHaveLength(1);
  });
});
