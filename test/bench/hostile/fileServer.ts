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
  close(): void;
}

export async function serveFiles(files: Readonly<Record<string, ServedFile>>): Promise<FileServer> {
  const server = createServer((request, response) => {
    const file = files[(request.url ?? '/').slice(1).split('?')[0]];
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
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
