/** Every error has the one shape, says what to do, and is explained by the service itself. */
import { ERROR_CODES } from '../../../shared/contract/errors.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { rawRequest } from '../../support/rawHttp.ts';

describe('errors of the interface', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ settings: { MAX_FILE_SIZE_BYTES: 50_000 } });
  });
  afterAll(() => service.close());

  const paths = ['/prepareAttachments', '/prepareFile', '/verifyCitations', '/getAttachment', '/attachments/a1/extend'];

  async function errorOf(response: Response) {
    const body = (await response.json()) as { error: Record<string, unknown> };
    return { status: response.status, headers: response.headers, ...body };
  }

  it.each(paths)('answers %s with another method by 405, before it looks at the key', async (path) => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
      const response = await fetch(service.baseUrl + path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
      expect(response.headers.get('X-Request-Id')).toBeTruthy();
    }
    const { error, headers } = await errorOf(await fetch(service.baseUrl + path));
    expect(error).toMatchObject({ code: 'method-not-allowed', status: 405, retryable: false });
    expect(headers.get('X-Service-Max-File-Size')).toBe(path.startsWith('/prepare') ? '50000' : null);
    expect(headers.get('X-Service-Included-Citations')).toBe(path === '/verifyCitations' ? '25' : null);
  });

  it.each(['/console', '/', '/.well-known/citation-receipts.json'])(
    'answers HEAD of %s as GET, without the body',
    async (path) => {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => fetch(service.baseUrl + path, { method, redirect: 'manual' })),
      );
      expect(head.status).toBe(get.status);
      for (const name of ['Content-Type', 'Content-Length', 'Content-Security-Policy', 'Location']) {
        expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
      }
      expect(await head.text()).toBe('');
      const other = await fetch(service.baseUrl + path, { method: 'POST' });
      expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('lets the page that a browser gets for an error show all that it has', async () => {
    const response = await fetch(`${service.baseUrl}/attachments/a1/pages/1`, { headers: { Accept: 'text/html' } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([401, 'text/html; charset=utf-8']);
    const policy = response.headers.get('Content-Security-Policy')!;
    const sources = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
    const page = await response.text();
    expect(page).toContain('<link rel="icon" href="data:,">');
    expect(sources.get('img-src')).toBe('img-src data:');
    expect(page).not.toMatch(/<(?:script|img|iframe|form)/);
  });

  it('allows only DELETE on an attachment', async () => {
    const response = await fetch(`${service.baseUrl}/attachments/a1`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('DELETE');
  });

  it.each(['/nothing', '/attachments/', '/attachments/a/b/c', '/files/forged?signature=x'])(
    'answers the unknown path %s by 404, before it looks at the key',
    async (path) => {
      const { error } = await errorOf(await fetch(service.baseUrl + path));
      expect(error).toMatchObject({ code: 'not-found', status: 404 });
    },
  );

  it('leads whoever opens the bare address to the page for people', async () => {
    const response = await fetch(service.baseUrl, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`${service.baseUrl}/console`);
  });

  it('tells somebody who follows a link to a page in a browser what to do, with the place', async () => {
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const response = await fetch(`${service.baseUrl}/attachments/a%3C1/pages/2`, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    const page = await response.text();
    expect(page).toContain(`<a href="${service.baseUrl}/console#source=a%3C1&amp;page=2">`);
    expect(page).not.toContain('a<1');
    const asJson = await fetch(`${service.baseUrl}/attachments/a1/pages/2`, { headers: { Accept: '*/*' } });
    expect((await errorOf(asJson)).error).toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['no key at all', undefined],
    ['another scheme', 'Basic dTpw'],
    ['an empty token', 'Bearer '],
    ['a malformed key', 'Bearer hello'],
    ['an unknown key', `Bearer cvk_${'a'.repeat(16)}_${'b'.repeat(43)}`],
  ])('answers %s by the same 401', async (_name, authorization) => {
    for (const path of paths) {
      const response = await fetch(service.baseUrl + path, {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
        body: '{}',
      });
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
      const { error } = await errorOf(response);
      expect(error).toMatchObject({ code: 'unauthenticated', status: 401, retryable: false });
      expect(error.message).toBe(
        'The API key is missing, or not accepted. Send it as "Authorization: Bearer <API_KEY>". If it is right, ask the operator of the service for a new one.',
      );
      expect(error.requestId).toBe(response.headers.get('X-Request-Id'));
    }
  });

  it('reads an upload to its end before it refuses it, so that the client sees the answer', async () => {
    const form = uploadForm(new Uint8Array(5_000_000));
    const response = await fetch(`${service.baseUrl}/prepareAttachments`, { method: 'POST', body: form });
    expect(response.status).toBe(401);
  });

  it('states the maximum file size on every prepare answer, errors included', async () => {
    for (const response of [await service.upload(new Uint8Array(3)), await service.upload(new Uint8Array(60_000))]) {
      expect(response.headers.get('X-Service-Max-File-Size')).toBe('50000');
    }
  });

  it('refuses a file above the maximum by 413, with and without a content length, and keeps nothing', async () => {
    const withLength = await errorOf(await service.upload(new Uint8Array(1_000_000)));
    expect(withLength.error).toMatchObject({ code: 'payload-too-large', status: 413, retryable: false });
    expect(withLength.error.message).toContain('50000');
    const chunked = await fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: new ReadableStream({
        start(controller) {
          const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
          controller.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(50_000)]));
          controller.enqueue(Buffer.from('\r\n--b--\r\n'));
          controller.close();
        },
      }),
      duplex: 'half',
    });
    expect((await errorOf(chunked)).error).toMatchObject({ code: 'payload-too-large' });
    const kept = [];
    for await (const file of service.storage.files.list('sources/')) kept.push(file.key);
    expect(kept).toEqual([]);
  });

  it.each([
    ['{', /not valid JSON/],
    [
      '{"data":{"attachmentId":"a","citations":{"c1":{"value":"x"},"c1":{"value":"y"}}}}',
      /'data\.citations\.c1' stands twice in the body/,
    ],
    ['[]', /JSON object/],
    ['null', /JSON object/],
    ['{}', /'attachmentId' is required/],
    ['{"attachmentId": null}', /'attachmentId'/],
    ['{"attachmentId": "../x"}', /'attachmentId' must be/],
    ['{"attachmentId": 5, "endUserId": "a\\u0000"}', /'attachmentId' must be a string; 'endUserId' must not contain/],
    [
      '{"attachmentId": 5, "endUserId": "\\u202eecila"}',
      /'attachmentId' must be a string; 'endUserId' must not contain/,
    ],
    [`{"attachmentId": "a", "deep": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, /was not found/],
  ])('says what is wrong with the body %s', async (body, message) => {
    const response = await fetch(`${service.baseUrl}/getAttachment`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' },
      body,
    });
    const { error } = await errorOf(response);
    expect(error.message).toMatch(message);
  });

  it('refuses a body of more values than any request has before it is parsed', async () => {
    const response = await fetch(`${service.baseUrl}/getAttachment`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' },
      body: '['.repeat(200_000),
    });
    const { error } = await errorOf(response);
    expect(error).toMatchObject({ code: 'payload-too-large', message: expect.stringContaining('100000 values') });
  });

  it('answers a JSON preparation without a way of upload by 400 naming url', async () => {
    for (const body of [{}, { url: '' }, { url: 7 }, { file: 'x' }]) {
      const { error } = await errorOf(await service.request('POST', '/prepareAttachments', body));
      expect(error).toMatchObject({ code: 'invalid-argument', status: 400 });
      expect(error.message).toContain("'url'");
    }
  });

  it('links each error to a page of its own that explains it, for which no key is needed', async () => {
    const { error } = await errorOf(await service.request('POST', '/getAttachment', {}));
    const [address, anchor] = String(error.documentationUrl).split('#');
    expect(anchor).toBe('invalid-argument');
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    const html = await page.text();
    for (const [code, { status }] of Object.entries(ERROR_CODES)) {
      expect(html).toContain(`<article id="${code}"><h3><a href="#${code}">${status} `);
    }
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    const forPrograms = await fetch(address, { headers: { Accept: 'application/json' } });
    expect(forPrograms.headers.get('Content-Type')).toContain('application/json');
    expect(await forPrograms.json()).toEqual({
      errors: Object.entries(ERROR_CODES).map(([code, { status, retryable }]) => ({
        ...{ code, status, retryable },
        meaning: expect.stringMatching(/\.$/),
        remedy: expect.stringMatching(/\.$/),
      })),
    });
    const other = await fetch(address, { method: 'POST' });
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers headers that are too large in its own error shape', async () => {
    const answer = await rawRequest(service.baseUrl, `GET / HTTP/1.1\nHost: x\nX-Long: ${'a'.repeat(100_000)}\n\n`);
    expect(answer).toContain('400 Bad Request');
    expect(answer).toContain('"code":"invalid-argument"');
  });

  it.each([
    ['two lengths', 'POST /getAttachment HTTP/1.1\nHost: x\nContent-Length: 2\nContent-Length: 5\n\n{}'],
    ['a length and chunks', 'POST / HTTP/1.1\nHost: x\nContent-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\nHost: x\nX: a\0b\n\n'],
    ['a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\nHost: elsewhere\n\n'],
    ['no HTTP at all', 'hello\n\n'],
  ])('answers %s in its own error shape', async (_name, request) => {
    const answer = await rawRequest(service.baseUrl, request);
    expect(answer).toContain('400 Bad Request');
    const { error } = JSON.parse(answer.split('\r\n\r\n')[1]) as { error: { code: string; requestId: string } };
    expect(error.code).toBe('invalid-argument');
    expect(answer).toContain(`X-Request-Id: ${error.requestId}`);
  });

  it.each([
    ['FOO', '/verifyCitations', '405 Method Not Allowed', 'Allow: POST'],
    ['brew', '/attachments/a/extend?x=1', '405 Method Not Allowed', 'Allow: POST'],
    ['FOO', '/attachments/a', '405 Method Not Allowed', 'Allow: DELETE'],
    ['FOO', '/errors', '405 Method Not Allowed', 'Allow: GET, HEAD'],
    ['FOO', '/nothing', '404 Not Found', 'Connection: close'],
  ])(
    'answers the method %s, which nobody knows, at %s as others that are not listed',
    async (method, path, status, header) => {
      const answer = await rawRequest(service.baseUrl, `${method} ${path} HTTP/1.1\nHost: x\n\n`);
      expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
      expect(answer).toContain(`${header}\r\n`);
      const { error } = JSON.parse(answer.split('\r\n\r\n')[1]) as { error: { status: number; requestId: string } };
      expect(status).toContain(String(error.status));
      expect(answer).toContain(`X-Request-Id: ${error.requestId}`);
    },
  );

  it.each([
    ['without a host', '/getAttachment', ''],
    ['with an expectation that nobody knows', '/getAttachment', 'Host: x\nExpect: 200-maybe\n'],
    ['with the whole address', 'http://x/getAttachment?y', 'Host: x\n'],
  ])('takes a request %s as any other', async (_name, target, headers) => {
    const head = `POST ${target} HTTP/1.1\n${headers}Content-Length: 2\nConnection: close\n\n`;
    const answer = await rawRequest(service.baseUrl, head, '{}');
    expect(answer).toContain('401 Unauthorized');
    expect(answer).toContain('"code":"unauthenticated"');
  });

  it('answers a malformed multipart body by 400', async () => {
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', 'no boundary here'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-',
      ],
    ]) {
      const response = await fetch(`${service.baseUrl}/prepareAttachments`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': type },
        body,
      });
      expect((await errorOf(response)).error).toMatchObject({ code: 'invalid-argument' });
    }
  });
});

describe('what the service says of itself', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ settings: { MAX_CITATIONS: 7 } });
  });
  afterAll(() => service.close());

  it('describes its interface to anybody, with its own limits', async () => {
    const response = await fetch(`${service.baseUrl}/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    const { paths, components } = (await response.json()) as { paths: object; components: unknown };
    expect(Object.keys(paths)).toContain('/verifyCitations');
    expect(JSON.stringify(components)).toContain('"maxProperties":7');
  });

  it('explains its rules to readers, and to programs that ask for JSON', async () => {
    const page = await fetch(`${service.baseUrl}/rules`, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<article id="edge.number-cut">');
    const json = await fetch(`${service.baseUrl}/rules`, { headers: { Accept: 'application/json' } });
    expect(json.headers.get('Content-Type')).toBe('application/json');
    const { rules } = (await json.json()) as { rules: readonly { id: string }[] };
    expect(rules.map(({ id }) => id)).toContain('edge.number-cut');
  });

  it('takes GET for it, and no other method', async () => {
    const response = await fetch(`${service.baseUrl}/openapi.json`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});
