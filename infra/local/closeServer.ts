/** Ends an HTTP server without cutting anybody off. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Takes no new connections, and resolves when the requests in progress are answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections without a request would hold the server open.
  while (await Promise.race([closed.then(() => false), sleep(POLL_MS, true)])) server.closeIdleConnections();
}
