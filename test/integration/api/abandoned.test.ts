/** Nobody works on for a caller who has gone away, and nobody who stays is cut off. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from '../../../infra/local/gateway.ts';
import { jsonResponse } from '../../../shared/http/jsonResponse.ts';
import type { RequestEvent } from '../../../shared/http/requestEvent.ts';
import { readSettings } from '../../../shared/platform/settings.ts';
import { silentLog } from '../../support/silentLog.ts';

describe('a request whose caller goes away', () => {
  const events: RequestEvent[] = [];
  let answer = (): void => undefined;
  const server = createGateway({
    endpoints: {
      verifyCitations: async (event) => {
        events.push(event);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return jsonResponse({});
      },
    },
    settings: readSettings({}),
    log: silentLog,
    publicBaseUrl: () => 'http://localhost',
  });
  const post = () => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/verifyCitations' });
    sent.on('error', () => undefined);
    sent.end();
    return sent;
  };
  const arrived = async (count: number): Promise<void> => {
    while (events.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

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
