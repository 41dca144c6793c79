/**
 * The embedded DynamoDB behind a door of its own. dynalite checks no signature, answers every web page (CORS) and throws
 * when a client breaks off mid-request; the door lets in only who knows the access key, and passes whole requests on.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import dynalite from 'dynalite';

/** All that dynalite asks of a request. */
type WholeRequest = Readable & Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface DatabaseServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens the store in a folder that is this process's alone, on a free port of the loopback interface.
 * @throws when no port can be had.
 */
export async function startDatabaseServer(path: string, accessKey: string): Promise<DatabaseServer> {
  const server = dynalite({ path, createTableMs: 0 });
  const handle = server.listeners('request')[0] as (request: WholeRequest, response: ServerResponse) => void;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!holdsKey(request, accessKey)) {
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

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** Signed requests name their access key: `AWS4-HMAC-SHA256 Credential=<key>/<date>/…`. */
function holdsKey({ headers }: IncomingMessage, accessKey: string): boolean {
  const given = /Credential=([^/,\s]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
  return given.length === accessKey.length && timingSafeEqual(Buffer.from(given), Buffer.from(accessKey));
}
