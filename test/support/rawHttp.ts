/** Requests byte by byte, which no HTTP client would send. */
import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends the text and returns everything that comes back until the server closes the connection. */
export async function rawRequest(baseUrl: string, head: string, body: Uint8Array | string = ''): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => undefined);
  socket.write(head.replace(/\r?\n/g, '\r\n'));
  socket.write(body);
  await once(socket, 'close');
  return Buffer.concat(received).toString('utf8');
}
