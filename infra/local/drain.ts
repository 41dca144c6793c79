/**
 * Reads what a client is still sending, up to a limit, so that it sees our answer and not a broken connection: most clients read
 * nothing before they have sent everything.
 */
import type { IncomingMessage } from 'node:http';
import { flowInTurns } from '../../shared/platform/turns.ts';

/** @returns true if the request was read to its end, false if a limit was reached first */
export function drain(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let sizeBytes = 0;
    const timer = setTimeout(() => {
      finish(false);
    }, maxMs);
    const finish = (complete: boolean): void => {
      endTurns();
      clearTimeout(timer);
      request.pause();
      resolve(complete);
    };
    request.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) finish(false);
    });
    const endTurns = flowInTurns(request);
    for (const event of ['end', 'error', 'close']) {
      request.once(event, () => {
        finish(true);
      });
    }
    request.resume();
  });
}
