/** A refusal names everything that is wrong with a request at once, each thing once. */
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

describe('a request with several things wrong', () => {
  let service: LocalService;
  let pdf: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    service = await startLocalService({
      addressCheck: {
        parse: (url) => {
          throw new RefusedAddress(`'${url}' is refused.`);
        },
        checkAddress: () => Promise.resolve(),
      },
    });
    pdf = Uint8Array.from(await textPdf([['The harbour wall.']]));
    expect((await service.upload(pdf, { attachmentId: 'wall' })).status).toBe(200);
  });
  afterAll(() => service.close());

  async function messageOf(response: Response): Promise<string> {
    expect(response.status).toBe(400);
    return ((await response.json()) as { error: { message: string } }).error.message;
  }

  const form = (parts: Record<string, string | Blob>): Promise<Response> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    const headers = { Authorization: `Bearer ${service.apiKey}` };
    return fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', headers, body });
  };

  const raw = (path: string, body: string): Promise<Response> =>
    fetch(service.baseUrl + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' },
      body,
    });

  const verify = (data: object): Promise<Response> => service.request('POST', '/verifyCitations', { data });

  const bad = { attachmentId: '-', endUserId: 'e'.repeat(129) };

  it.each([
    ['without a file', {}],
    ['with an empty file', { file: new Blob([]) }],
    ['with a file of no known type', { file: new Blob(['neither this nor that']) }],
  ])('%s names the fields too', async (_name, parts) => {
    const message = await messageOf(await form({ ...parts, ...bad }));
    for (const name of ['file', 'attachmentId', 'endUserId']) expect(message).toContain(`'${name}'`);
  });

  it('names an address that is refused beside other fields', async () => {
    const message = await messageOf(
      await service.request('POST', '/prepareAttachments', { url: 'ftp://example.com/a', ...bad }),
    );
    expect(message).toMatch(/'attachmentId' must.*'endUserId' must.*'url': /);
    expect(message).not.toContain('..');
  });

  it('names the text that a citation lacks beside its other fields, and nothing twice', async () => {
    const message = await messageOf(
      await verify({ attachmentId: 'wall', citations: { a: { pageNumber: '1' }, b: {}, c: { value: 1 } } }),
    );
    expect(message).toBe(
      `'data.citations.a.pageNumber' must be a number; 'data.citations.a' needs text in "sourceContext" or "value"; ` +
        `'data.citations.b' needs text in "sourceContext" or "value"; 'data.citations.c.value' must be a string.`,
    );
  });

  it('names each of a thousand citations', async () => {
    const citations = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key ${i}`, {}]));
    const message = await messageOf(await verify({ attachmentId: 'wall', citations }));
    for (const key of Object.keys(citations)) expect(message).toContain(`'data.citations.${key}' `);
  });

  it('is told that fields are missing, by their names', async () => {
    expect(await messageOf(await verify({}))).toBe("'data.attachmentId' is required; 'data.citations' is required.");
    expect(await messageOf(await verify({ attachment_ID: 'wall', citation: {} }))).toBe(
      "'data.attachmentId' is required ('attachment_ID' is no field of this name); 'data.citations' is required ('citation' is no field of this name).",
    );
    expect(await messageOf(await raw('/verifyCitations', '{}'))).toBe(
      "'data' is required and must be an object with attachmentId and citations.",
    );
  });

  it('may have keys of 256 characters of any kind, and none longer', async () => {
    const citations = (length: number) => ({
      attachmentId: 'wall',
      citations: { ['😀'.repeat(length)]: { value: 'wall' } },
    });
    expect((await verify(citations(256))).status).toBe(200);
    expect(await messageOf(await verify(citations(257)))).toContain('a key of 257 characters');
  });

  it('may name a page that none can be, which is no hint and no page expected', async () => {
    for (const pageNumber of [-3.5, 0, 1e300]) {
      const response = await verify({ attachmentId: 'wall', citations: { a: { value: 'harbour', pageNumber } } });
      expect(response.status).toBe(200);
      const { a } = (
        (await response.json()) as { verifications: Record<string, { searchState: object; citation: object }> }
      ).verifications;
      expect(a.citation).toEqual({ value: 'harbour', pageNumber });
      expect(a.searchState).not.toHaveProperty('expectedPage');
    }
  });

  it('may begin with the mark of UTF-8', async () => {
    expect((await raw('/getAttachment', '\uFEFF{"attachmentId":"wall"}')).status).toBe(200);
  });

  it.each([20_000, 100])('is refused when it nests %i levels deep, and not when it nests less', async (depth) => {
    const nested = (levels: number): string =>
      `{"data":{"attachmentId":"wall","citations":{"a":{"value":"wall","u":${'['.repeat(levels)}${']'.repeat(levels)}}}}}`;
    expect(await messageOf(await raw('/verifyCitations', nested(depth)))).toContain('100 levels');
    expect((await raw('/verifyCitations', nested(99))).status).toBe(200);
    expect((await service.request('POST', '/getAttachment', { attachmentId: 'wall' })).status).toBe(200);
  });

  it('is not refused for fields that nobody knows, however many and long, and loses none that is known', async () => {
    const body = new FormData();
    for (let i = 0; i < 200; i++) body.append(`unknown ${i}`, 'x'.repeat(20_000));
    body.append('file', new Blob([pdf]));
    for (let i = 0; i < 200; i++) body.append('again', 'x');
    body.append('attachmentId', 'known');
    const headers = { Authorization: `Bearer ${service.apiKey}` };
    const response = await fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ attachmentId: 'known', status: 'ready' });
  });

  it.each([
    ['a known field comes so often that it could push out others', 'filename', 60, 'more than 50 fields'],
    ['it has parts beyond number', 'unknown', 1_100, 'more than 1000 parts'],
  ])('is refused when %s', async (_what, name, times, message) => {
    const body = new FormData();
    for (let i = 0; i < times; i++) body.append(name, 'a.pdf');
    body.append('file', new Blob([pdf]));
    const headers = { Authorization: `Bearer ${service.apiKey}` };
    const response = await fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', headers, body });
    expect(await messageOf(response)).toContain(message);
  });
});
