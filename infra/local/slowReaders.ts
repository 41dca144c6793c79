/** Ends connections whose clients take an answer more slowly than any line does: what waits for them is held in memory, and nobody pays for it. */
import type { ServerResponse } from 'node:http';

const LOOK_MS = 5_000;
/** Milliseconds that an answer may wait for its client, in addition to what its bytes are worth: people close the lids of their machines. */
const PATIENCE_MS = 30_000;
/** The slowest lines take twice as much. */
const LEAST_BYTES_PER_MS = 4;

/** @returns the wait that is too long for an answer of which so many bytes were taken, milliseconds */
export const longestWaitMs = (takenBytes: number): number => PATIENCE_MS + takenBytes / LEAST_BYTES_PER_MS;

/** From now on, until it is closed. */
export function endIfSlow(response: ServerResponse): void {
  const { socket } = response;
  if (!socket) return;
  const before = socket.bytesWritten;
  let waitedMs = 0;
  const looking = setInterval(() => {
    const waiting = response.writableLength;
    if (waiting === 0) return;
    waitedMs += LOOK_MS;
    if (waitedMs > longestWaitMs(socket.bytesWritten - before - waiting)) response.destroy();
  }, LOOK_MS);
  looking.unref();
  response.once('close', () => {
    clearInterval(looking);
  });
}
