/** Records whose use it was when it cost nothing: the ledger has only charges, so the log holds this. */
import type { Log } from '../platform/log.ts';

export interface FreeUse {
  readonly operation: 'prepare' | 'verify' | 'getAttachment';
  readonly accountId: string;
  readonly attachmentId: string;
  readonly endUserId: string | undefined;
}

/** Logs nothing for requests that name nobody. */
export function noteFreeUse(log: Log, { operation, accountId, attachmentId, endUserId }: FreeUse): void {
  if (endUserId !== undefined) log.info('free use', { operation, accountId, attachmentId, endUserId });
}
