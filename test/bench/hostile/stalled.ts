/** Clients that stop half-way: they send all of a request except its end, or send one and read nothing of the answer. */
import { connect } from 'node:net';

/** @returns closes all of them */
export function openStalled(baseUrl: string, count: number, request: Buffer): () => void {
  const { port, hostname } = new URL(baseUrl);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(request);
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Sends the bytes and reads what comes, until the connection ends or a moment is over. */
export async function flood(baseUrl: string, bytes: string, ms: number): Promise<void> {
  const { port, hostname } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ms))]);
  socket.destroy();
}

/** @param lengthBytes as stated; the body may be shorter */
export const requestOf = (path: string, key: string, body: Buffer, lengthBytes = body.length): Buffer =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${lengthBytes}\r\n\r\n`,
    ),
    body,
  ]);
