/**
 * The thread that the embedded DynamoDB runs in. When its store fails, for example because the disk is full, dynalite throws
 * outside any request; then the thread ends, and with it a store whose log may hold half a record. `databaseServer.ts` starts the
 * next one, which reads the log up to there.
 *
 * dynalite checks no signature, answers every web page (CORS) and throws when a client breaks off mid-request; the door in front
 * of it admits only callers that know the access key, and passes on whole requests.
 */
import { timingSafeEqual } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import internals from 'dynalite/db/index.js';
import type { DatabaseMessage, DatabaseQuestion, DatabaseThreadData, NumberedAnswer } from './databaseServer.ts';
import { writeWhole } from './wholeWrites.ts';

/** All that dynalite needs of a request. */
type WholeRequest = EventEmitter & Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** And of what it answers with. */
interface WholeResponse {
  statusCode: number;
  setHeader(name: string, value: number | string): unknown;
  end(body?: string): unknown;
}

// Written by `databaseServer.ts` only.
const { path, accessKey, port } = workerData as DatabaseThreadData;

writeWhole(internals);
const server = dynalite({ path, createTableMs: 0 });
const handle = server.listeners('request')[0] as (request: WholeRequest, response: WholeResponse) => void;
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

parentPort?.on('message', (message: DatabaseMessage) => {
  if (message !== 'end') {
    answer(message.number, message);
    return;
  }
  // Closing the server closes the store.
  server.close(() => parentPort?.close());
  server.closeIdleConnections();
});

/** What dynalite also requires of every request, and does not look into: nobody else can ask this way. */
const ASKED_INSIDE = {
  'content-type': 'application/x-amz-json-1.0',
  authorization: 'AWS4-HMAC-SHA256 Credential=inside, SignedHeaders=inside, Signature=inside',
  'x-amz-date': 'now',
};

function answer(number: number, { target, body }: DatabaseQuestion): void {
  const headers: Record<string, string> = {};
  const response: WholeResponse = {
    statusCode: 200,
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = String(value);
    },
    end(text = '') {
      const { statusCode } = this;
      parentPort?.postMessage({ number, statusCode, headers, body: text } satisfies NumberedAnswer);
    },
  };
  const asked = { method: 'POST', url: '/', headers: { ...ASKED_INSIDE, 'x-amz-target': target } };
  const request = Object.assign(new EventEmitter(), asked);
  handle(request, response);
  request.emit('data', Buffer.from(body));
  request.emit('end');
}

/** Signed requests name their access key: `AWS4-HMAC-SHA256 Credential=<key>/<date>/…`. */
function holdsKey({ headers }: IncomingMessage): boolean {
  const given = /Credential=([^/,\s]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
  return given.length === accessKey.length && timingSafeEqual(Buffer.from(given), Buffer.from(accessKey));
}
