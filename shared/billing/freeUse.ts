/** Whose use it was that cost nothing: the ledger has charges only, so the log tells it. */
import type { Log } from '../platform/log.ts';

export interface FreeUse {
  readonly operation: 'prepare' | 'verify' | 'getAttachment';
  readonly accountId: string;
  readonly attachmentId: string;
  readonly endUserId: string | undefined;
}

/** Says nothing of requests that name nobody. */
export function noteFreeUse(log: Log, { operation, accountId, attachmentId, endUserId }: FreeUse): void {
  if (endUserId !== undefined) log.info('free use', { operation, accountId, attachmentId, endUserId });
}
