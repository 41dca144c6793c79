/** The log says what happened to a request, and nothing of what it contained: no key, no quotation, no document text. */
import type { Log } from '../../shared/platform/log.ts';
import { startLocalService, type LocalService } from '../support/localService.ts';
import { textPdf } from '../support/textPdf.ts';

/** No two of its letters occur together in what the service itself says. */
const SECRET = 'Zqxjkvw';

describe('the log', () => {
  let service: LocalService;
  const lines: string[] = [];
  const write =
    (level: string) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      lines.push(JSON.stringify({ level, message, ...fields }, errorsToo));
    };
  const log: Log = { info: write('INFO'), warn: write('WARN'), error: write('ERROR') };
  beforeAll(async () => {
    service = await startLocalService({ log });
    const upload = await service.upload(await textPdf([[`The ${SECRET} was rebuilt in 1911.`]]), {
      attachmentId: 'a1',
    });
    expect(upload.status).toBe(200);
  });
  afterAll(() => service.close());

  const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(service.baseUrl + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json', ...headers },
      body,
    });

  it.each<[string, () => Promise<Response>]>([
    ['JSON that is none', () => post('/verifyCitations', SECRET)],
    ['JSON that breaks off', () => post('/verifyCitations', `{"data": {"citations": {"a": {"value": "${SECRET}`)],
    ['JSON with a word too many', () => post('/verifyCitations', `{"data": ${SECRET}}`)],
    ['fields of the wrong type', () => post('/verifyCitations', JSON.stringify({ data: { citations: [SECRET] } }))],
    ['a form that is none', () => post('/prepareAttachments', SECRET, { 'Content-Type': 'multipart/form-data' })],
    [
      'a form that breaks off',
      () =>
        post('/prepareAttachments', `--b\r\nContent-Disposition: form-data; name="${SECRET}"\r\n\r\n${SECRET}`, {
          'Content-Type': 'multipart/form-data; boundary=b',
        }),
    ],
    ['a document that cannot be read', () => service.upload(Buffer.from(`%PDF-1.7\n1 0 obj <</${SECRET} (${SECRET})`))],
    ['a key that is none', () => post('/getAttachment', '{}', { Authorization: `Bearer cvk_${SECRET}` })],
    [
      'a verification',
      () =>
        service.request('POST', '/verifyCitations', {
          data: { attachmentId: 'a1', citations: { [SECRET]: { sourceContext: `The ${SECRET} was rebuilt.` } } },
        }),
    ],
    ['a reading', () => service.request('POST', '/getAttachment', { attachmentId: 'a1' })],
  ])('holds nothing of what was sent: %s', async (_what, send) => {
    lines.length = 0;
    await (await send()).arrayBuffer();
    expect(lines.filter((line) => line.includes(SECRET) || line.includes(service.apiKey))).toEqual([]);
  });
});

/** As the logger writes them. */
const errorsToo = (_key: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause } : value;
