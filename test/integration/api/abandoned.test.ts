/** Nothing works on for a caller who has gone, nobody who stays is cut off, and nothing more is made for a caller who does not read. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { longestWaitMs } from '../../../infra/local/slowReaders.ts';
import { createGateway, type GatewayOptions } from '../../../infra/local/gateway.ts';
import { jsonResponse } from '../../../shared/http/jsonResponse.ts';
import type { RequestEvent } from '../../../shared/http/requestEvent.ts';
import { createHeldMemory } from '../../../shared/platform/heldMemory.ts';
import { readSettings } from '../../../shared/platform/settings.ts';
import { silentLog } from '../../support/silentLog.ts';

/** A gateway with these endpoints alone, from the first test of the block to its last. @returns a function that posts to it */
function gatewayWith(options: Pick<GatewayOptions, 'endpoints' | 'memory'>) {
  const server = createGateway({
    ...options,
    settings: readSettings({}),
    log: silentLog,
    publicBaseUrl: () => 'http://localhost',
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (path: string, headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false });
    sent.on('error', () => undefined);
    sent.end();
    return sent;
  };
}

describe('a request whose caller goes away', () => {
  const events: RequestEvent[] = [];
  let answer = (): void => undefined;
  const postTo = gatewayWith({
    endpoints: {
      verifyCitations: async (event) => {
        events.push(event);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return jsonResponse({});
      },
    },
  });
  const post = () => postTo('/verifyCitations');
  const arrived = async (count: number): Promise<void> => {
    while (events.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('is told so, and one that is answered is not', async () => {
    const gone = post();
    await arrived(1);
    expect(events[0].abandoned!.aborted).toBe(false);
    gone.destroy();
    await once(events[0].abandoned!, 'abort');
    answer();

    const patient = post();
    await arrived(2);
    answer();
    const [response] = (await once(patient, 'response')) as [NodeJS.ReadableStream];
    response.resume();
    await once(response, 'end');
    expect(events[1].abandoned!.aborted).toBe(false);
  });
});

describe('answers that are not read', () => {
  const MEBIBYTE = 1024 * 1024;
  const text = JSON.stringify('a'.repeat(8 * MEBIBYTE));
  const postTo = gatewayWith({
    endpoints: {
      getAttachment: (event) => {
        event.memory?.belongTo(event.headers?.['x-account'] ?? '');
        const headers = { 'X-Cost-Cents': event.headers?.['x-cents'] ?? '0' };
        return Promise.resolve({ statusCode: 200, headers, body: text });
      },
    },
    memory: createHeldMemory({ perOwner: 20 * MEBIBYTE, inAll: 40 * MEBIBYTE }),
  });
  const ask = async (headers: Record<string, string>): Promise<IncomingMessage> => {
    const [response] = (await once(postTo('/getAttachment', headers), 'response')) as [IncomingMessage];
    return response;
  };
  const read = async (response: IncomingMessage): Promise<number> => {
    let bytes = 0;
    for await (const chunk of response) bytes += (chunk as Buffer).length;
    return bytes;
  };
  /** The gateway hears a moment later than the reader that an answer was taken to its end. */
  const askOnceThereIsRoom = async (headers: Record<string, string>): Promise<IncomingMessage> => {
    for (;;) {
      const response = await ask(headers);
      if (response.statusCode !== 503) return response;
      await read(response);
    }
  };

  it('are so many of an account, and no more is made that it did not pay for; others are served', async () => {
    const unread = await Promise.all([ask({ 'x-account': 'a' }), ask({ 'x-account': 'a' })]);
    const refused = await ask({ 'x-account': 'a' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await ask({ 'x-account': 'a', 'x-cents': '5' })).statusCode).toBe(200);
    expect((await ask({ 'x-account': 'b' })).statusCode).toBe(200);
    expect(await Promise.all(unread.map(read))).toEqual([text.length, text.length]);
    const again = await askOnceThereIsRoom({ 'x-account': 'a' });
    expect([again.statusCode, await read(again)]).toEqual([200, text.length]);
  });

  it('are waited for, the longer the more of them was taken', () => {
    expect(longestWaitMs(0)).toBe(30_000);
    // A telephone line of 56 kbit/s carries seven bytes in a millisecond.
    expect(longestWaitMs(7 * 3_600_000)).toBeGreaterThan(3_600_000);
  });
});
