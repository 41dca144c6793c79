/**
 * Requests that a client sends on one connection without waiting for answers. Clients hardly ever do, and never many; but one packet holds
 * thousands, and Node begins all of them in the same turn of the thread that everybody shares.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests in progress on one connection. */
const MOST_AT_ONCE = 16;

export interface PipelinedRequests {
  /** @returns false if too many are in progress: the connection has been closed, and there is nothing to answer */
  begin(request: IncomingMessage, response: ServerResponse): boolean;
}

export function createPipelinedRequests(mostAtOnce = MOST_AT_ONCE): PipelinedRequests {
  const underWay = new WeakMap<Socket, number>();
  return {
    begin({ socket }, response) {
      // Node continues with what it had read before.
      if (socket.destroyed) return false;
      const before = underWay.get(socket) ?? 0;
      if (before >= mostAtOnce) {
        stopReading(socket);
        socket.destroy();
        return false;
      }
      underWay.set(socket, before + 1);
      response.once('close', () => {
        underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
      });
      return true;
    },
  };
}

/** Node's parser, which is not documented: if a later one has no such method, the rest of the packet is read in vain. */
interface WithParser {
  readonly parser?: { readonly remove?: () => void } | null;
}

/** Otherwise a destroyed connection's packet is read to its end: thousands of requests, thirty milliseconds. */
const stopReading = (socket: Socket & WithParser): void => socket.parser?.remove?.();
