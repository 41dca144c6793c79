/** A web server on this machine that serves the attackers' files, slowly. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const DRIP_MS = 500;

export interface ServedFile {
  readonly type: string;
  readonly body: Buffer | 'drips';
}

export interface FileServer {
  /** `127.0.0.1:port`, which the service is allowed to visit. */
  readonly host: string;
  /** Resolves when the file is asked for next. */
  asked(file: string): Promise<void>;
  close(): void;
}

export async function serveFiles(files: Readonly<Record<string, ServedFile>>): Promise<FileServer> {
  const waiting = new Map<string, () => void>();
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1).split('?')[0];
    waiting.get(name)?.();
    const file = files[name];
    if (!(file as ServedFile | undefined)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': file.type });
    if (file.body !== 'drips') {
      response.end(file.body);
      return;
    }
    const dripping = setInterval(() => response.write('a'), DRIP_MS);
    response.once('close', () => {
      clearInterval(dripping);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: (file) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      waiting.set(file, () => {
        resolve(undefined);
      });
      return promise;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
