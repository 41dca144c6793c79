/** Whoever waits for a preparation keeps nobody from what the service answers at once. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '../../../shared/client/serviceClient.ts';
import { createFairLimit } from '../../../shared/platform/fairLimit.ts';

it('holds no turn while the service prepares a source, and takes its answer in turn', async () => {
  const preparing: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/prepareAttachments') preparing.push(response);
    else response.end('{"attachments":[]}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const inOrder = createFairLimit({ concurrency: 1, perOwner: 1 });
  let taken = 0;
  const client = createServiceClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'a-key',
    patienceMs: 5_000,
    inTurn: (ask) =>
      inOrder('', () => {
        taken++;
        return ask();
      }),
  });
  const prepared = client.prepareAddress('http://drips.example/');
  while (preparing.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await client.listAttachments({ limit: 1 })).toEqual({ attachments: [] });
  preparing[0].end('{"attachmentId":"a"}');
  expect(await prepared).toEqual({ attachmentId: 'a' });
  expect(taken).toBe(2);
  server.close();
});
