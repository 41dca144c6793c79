/** Whatever fails in an endpoint, the caller gets an error of the one shape and nothing internal. */
import type { ErrorBody } from '../../../shared/contract/errors.ts';
import { invalidArgument } from '../../../shared/http/apiError.ts';
import { createEndpoint } from '../../../shared/http/endpoint.ts';
import { jsonResponse } from '../../../shared/http/jsonResponse.ts';
import type { RequestEvent } from '../../../shared/http/requestEvent.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Account } from '../../../shared/storage/accountRecords.ts';

const account: Account = { accountId: 'a', status: 'active', createdAt: '', retention: 'standard' };
const event: RequestEvent = {
  httpMethod: 'POST',
  path: '/getAttachment',
  headers: { Authorization: 'Bearer secret-key' },
  pathParameters: null,
  body: '{"sourceContext": "secret quotation"}',
  isBase64Encoded: false,
  requestContext: { requestId: 'r1' },
};

describe('the chain of an endpoint', () => {
  let lines: string[];
  const write = (message: string, fields?: object) => {
    lines.push(
      message + JSON.stringify(fields, (_key, value: unknown) => (value instanceof Error ? value.stack : value)),
    );
  };
  const log: Log = { info: write, warn: write, error: write };
  beforeEach(() => {
    lines = [];
  });

  async function answerTo(act: () => Promise<never>, isKnown = true) {
    const authenticate = () =>
      Promise.resolve(isKnown ? ({ ok: true, account } as const) : ({ ok: false, cause: 'revoked' } as const));
    const endpoint = createEndpoint({ authenticate, log }, { streamed: true, headers: { 'X-Fixed': '1' } }, act);
    const response = await endpoint({ ...event }, {});
    return { ...response, error: (JSON.parse(response.body as string) as ErrorBody).error };
  }

  it('tells a bug from the caller: only the request id, and the cause in the log', async () => {
    const { statusCode, error, headers } = await answerTo(() =>
      Promise.reject(new TypeError('x is undefined at /srv/y.ts')),
    );
    expect(statusCode).toBe(500);
    expect(error).toMatchObject({ code: 'internal', retryable: true, requestId: 'r1' });
    expect(JSON.stringify(error)).not.toContain('undefined');
    expect(headers).toMatchObject({ 'X-Request-Id': 'r1', 'X-Fixed': '1' });
    expect(lines.join()).toContain('x is undefined at /srv/y.ts');
  });

  it('answers a storage that is busy or out of reach by 503 and when to come back', async () => {
    for (const busy of [
      Object.assign(new Error('slow'), { name: 'ThrottlingException' }),
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('broken'), { $metadata: { httpStatusCode: 500 } }),
    ]) {
      const { statusCode, error, headers } = await answerTo(() => Promise.reject(busy));
      expect(statusCode).toBe(503);
      expect(error).toMatchObject({ code: 'service-unavailable', retryable: true });
      expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
    }
  });

  it('passes refusals on, and names the cause of a 401 in the log only', async () => {
    expect((await answerTo(() => Promise.reject(invalidArgument("'x' is wrong.")))).error.message).toBe(
      "'x' is wrong.",
    );
    const { statusCode, body } = await answerTo(() => Promise.reject(new Error('never called')), false);
    expect(statusCode).toBe(401);
    expect(body).not.toContain('revoked');
    expect(lines.join()).toContain('revoked');
  });

  it('never logs the key or the body', async () => {
    await answerTo(() => Promise.reject(new Error('bug')));
    await answerTo(() => Promise.reject(invalidArgument('no')));
    expect(lines.join()).not.toMatch(/secret/);
  });

  it('adds its headers to answers that succeed', async () => {
    const authenticate = () => Promise.resolve({ ok: true, account } as const);
    const endpoint = createEndpoint({ authenticate, log }, { streamed: false }, () =>
      Promise.resolve(jsonResponse({})),
    );
    expect((await endpoint({ ...event }, {})).headers).toMatchObject({ 'X-Request-Id': 'r1' });
  });
});
