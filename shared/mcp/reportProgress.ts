/** Tells a client that asked for it how far a long preparation is. */
import type { ServerContext } from '@modelcontextprotocol/server';
import type { OnWaiting } from './toolContext.ts';

export function reportProgress({ mcpReq }: ServerContext): OnWaiting | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  // Progress must rise from one message to the next; seconds always do.
  return ({ waitedMs, pagesRead, pageCount }) => {
    const message =
      pageCount === undefined ? 'The source is being read.' : `${pagesRead} of ${pageCount} pages are read.`;
    const params = { progressToken, progress: Math.round(waitedMs / 1000), message };
    // A client that has gone needs no progress.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
