/** A test's web server on the loopback interface, over http and https, that answers as the test says. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestCertificate } from './testCertificate.ts';

export type Answer =
  /** HTML with status 200. */
  string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  readonly port: number;
  /** Answers by path; others are 404. Tests may add to them. */
  readonly answers: Map<string, Answer>;
  /** Paths requested so far, in order. */
  readonly requests: string[];
  close(): Promise<void>;
}

export async function testSite(answers: Record<string, Answer> = {}, secure?: TestCertificate): Promise<TestSite> {
  const known = new Map(Object.entries(answers));
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requests.push(pathname);
    const answer = known.get(pathname);
    response.on('error', () => undefined);
    if (typeof answer === 'function') answer(request, response);
    else sendHtml(response, answer ?? '<h1>Not found</h1>', answer === undefined ? 404 : 200);
  };
  const server =
    secure === undefined
      ? createServer(listener)
      : createSecureServer({ key: secure.key, cert: secure.certificate }, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    answers: known,
    requests,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export function sendHtml(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}
