/** Input that is not a routable request: answered on the bare connection, still in the error shape. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody, ERROR_CODES, type ErrorCode } from '../../shared/contract/errors.ts';

/** By Node's code for it. */
const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The request headers are too large. Send fewer or shorter headers.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time. Send it again.',
};
const UNREADABLE = 'The request is not valid HTTP.';
const NO_PROXY = 'This is no proxy: CONNECT is not supported.';

export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ParserError extends NodeJS.ErrnoException {
  /** What the parser did not understand. */
  readonly rawPacket?: Buffer;
}

/** An HTTP method: a token of any name (RFC 9110, 9.1 and 5.6.2). */
const METHOD = /^[!#$%&'*+.^_`|~\w-]{1,64}$/;
const VERSION = /^HTTP\/1\.[01]$/;

/** The method and the path of a request line (RFC 9112, 3), in one pass over it: its sender needs no key. */
export function readRequestLine(packet: string): { readonly method: string; readonly path: string } | undefined {
  const end = packet.indexOf('\n');
  const parts = packet
    .slice(0, end < 0 ? 0 : end)
    .replace(/\r$/, '')
    .split(' ', 4);
  const [method, target, version] = parts;
  if (parts.length !== 3 || !METHOD.test(method) || !VERSION.test(version) || !target.startsWith('/')) return undefined;
  return { method, path: target.split('?', 1)[0] };
}

/**
 * @param referenceUrl where errors are explained
 * @param refusalOf the answer to a request with a method that the endpoints do not have
 */
export function refuseUnreadable(
  server: Server,
  referenceUrl: () => string,
  refusalOf: (method: string, path: string) => Refusal,
): void {
  /** Node knows only the registered methods, and takes others for broken requests. */
  const refusalOfMethod = (packet: Buffer | undefined): Refusal | undefined => {
    const line = readRequestLine(packet?.toString('latin1') ?? '');
    return line && refusalOf(line.method, line.path);
  };

  const refuse = (socket: Duplex, message: string): void => {
    answer(socket, { code: 'invalid-argument', message });
  };
  const answer = (socket: Duplex, { code, message, headers = {} }: Refusal): void => {
    const requestId = randomUUID();
    const { status } = ERROR_CODES[code];
    const body = JSON.stringify(errorBody(code, message, requestId, referenceUrl()));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const unknown = error.code === 'HPE_INVALID_METHOD' ? refusalOfMethod(error.rawPacket) : undefined;
    if (unknown) answer(socket, unknown);
    else refuse(socket, MESSAGES[error.code ?? ''] ?? UNREADABLE);
  });
  server.on('connect', (_request, socket) => {
    // The client may disconnect while it is answered.
    socket.on('error', () => undefined);
    refuse(socket, NO_PROXY);
  });
}
