/** What is no request that could be routed: answered on the bare connection, in the error shape all the same. */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from '../../shared/contract/errors.ts';

/** By the code that Node gives it. */
const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The request headers are too large. Send fewer or shorter headers.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time. Send it again.',
};
const UNREADABLE = 'The request is not valid HTTP.';
const NO_PROXY = 'This is no proxy: CONNECT is not supported.';

/** @param referenceUrl where errors are explained */
export function refuseUnreadable(server: Server, referenceUrl: () => string): void {
  const refuse = (socket: Duplex, message: string): void => {
    const requestId = randomUUID();
    const body = JSON.stringify(errorBody('invalid-argument', message, requestId, referenceUrl()));
    const head = [
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    refuse(socket, MESSAGES[error.code ?? ''] ?? UNREADABLE);
  });
  server.on('connect', (_request, socket) => {
    // The client may go away while it is told.
    socket.on('error', () => undefined);
    refuse(socket, NO_PROXY);
  });
}
