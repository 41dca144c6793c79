/**
 * The thread that the embedded DynamoDB runs in. When its store fails, of a full disk for example, dynalite throws outside
 * of any request; then the thread ends, and with it a store whose log may hold half a record. `databaseServer.ts` starts
 * the next one, which reads the log up to there.
 *
 * dynalite checks no signature, answers every web page (CORS) and throws when a client breaks off mid-request; the door
 * before it lets in only who knows the access key, and passes whole requests on.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import internals from 'dynalite/db/index.js';
import type { DatabaseThreadData } from './databaseServer.ts';
import { writeWhole } from './wholeWrites.ts';

/** All that dynalite asks of a request. */
type WholeRequest = Readable & Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

// Written by `databaseServer.ts` only.
const { path, accessKey, port } = workerData as DatabaseThreadData;

writeWhole(internals);
const server = dynalite({ path, createTableMs: 0 });
const handle = server.listeners('request')[0] as (request: WholeRequest, response: ServerResponse) => void;
server.removeAllListeners('request');
server.on('request', (request, response) => {
  if (!holdsKey(request)) {
    response.writeHead(403).end();
    return;
  }
  buffer(request).then(
    (body) => {
      const { method, url, headers } = request;
      handle(Object.assign(Readable.from([body]), { method, url, headers }), response);
    },
    // The client broke off: there is nobody to answer.
    () => response.destroy(),
  );
});
server.listen(port, '127.0.0.1', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port);
});

// The only message is that it is time to end; closing the server closes the store.
parentPort?.once('message', () => {
  server.close(() => parentPort?.close());
  server.closeIdleConnections();
});

/** Signed requests name their access key: `AWS4-HMAC-SHA256 Credential=<key>/<date>/…`. */
function holdsKey({ headers }: IncomingMessage): boolean {
  const given = /Credential=([^/,\s]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
  return given.length === accessKey.length && timingSafeEqual(Buffer.from(given), Buffer.from(accessKey));
}
