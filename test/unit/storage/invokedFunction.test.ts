/** A function that is called: its answer arrives, its failure is reported as ours, and a full account makes the call wait. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createInvokedFunction, FunctionFailed } from '../../../shared/storage/aws/invokedFunction.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const THROTTLED: Answer = {
  status: 429,
  headers: { 'x-amzn-errortype': 'TooManyRequestsException' },
  body: { Reason: 'ConcurrentInvocationLimitExceeded' },
};

const environment = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
beforeAll(() => Object.assign(process.env, environment));
afterAll(() => {
  delete process.env.AWS_REGION;
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
});

async function called(answers: readonly Answer[], tenant: string | undefined = 'acme', timeoutMs = 5_000) {
  const asked: { path: string | undefined; tenant: unknown; event: unknown }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push({
        path: request.url,
        tenant: request.headers['x-amz-tenant-id'],
        event: JSON.parse(body.toString()),
      });
      const answer = answers[asked.length - 1] as Answer | undefined;
      // A function without an answer is silent.
      if (answer) response.writeHead(answer.status ?? 200, answer.headers).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createInvokedFunction({ name: 'renderer', endpoint, timeoutMs });
  const outcome = await call({ work: 1 }, tenant).catch((error: unknown) => error);
  server.closeAllConnections();
  server.close();
  return { outcome, asked };
}

describe('a function that is called', () => {
  it('is given the event and the tenant, and its answer comes', async () => {
    const { outcome, asked } = await called([{ body: { done: true } }]);
    expect(outcome).toEqual({ done: true });
    expect(asked).toEqual([{ path: '/2015-03-31/functions/renderer/invocations', tenant: 'acme', event: { work: 1 } }]);
  });

  it('has no tenant where processes are not kept apart', async () => {
    const { asked } = await called([{ body: 1 }], '');
    expect(asked[0].tenant).toBeUndefined();
  });

  it('is waited for where all executions are taken', async () => {
    const { outcome, asked } = await called([THROTTLED, THROTTLED, { body: 1 }]);
    expect([outcome, asked.length]).toEqual([1, 3]);
  });

  it('has failed once where it failed: the queue tries again, and nobody else', async () => {
    const error = { headers: { 'x-amz-function-error': 'Unhandled' }, body: { errorMessage: 'out of memory' } };
    const { outcome, asked } = await called([error]);
    expect(outcome).toBeInstanceOf(FunctionFailed);
    expect(String((outcome as Error).cause)).toContain('out of memory');
    expect(asked).toHaveLength(1);
  });

  it('has failed once where it is silent', async () => {
    const { outcome, asked } = await called([], 'acme', 300);
    expect(outcome).toBeInstanceOf(FunctionFailed);
    expect(asked).toHaveLength(1);
  });
});
