/**
 * Port: deletions in progress. A deletion is written down before anything is removed and forgotten only after everything is gone,
 * so the sweep finishes one that is interrupted. Adapter: `aws/dynamoDeletions.ts`.
 */
import type { Clock } from '../platform/clock.ts';

/**
 * How long a writer that did not notice the deletion may continue under the old prefix, milliseconds: a function runs at most
 * fifteen minutes, and what it sent last has arrived some minutes later.
 */
const WRITERS_END_MS = 20 * 60 * 1000;

/** The `finishAfter` of a deletion that begins now. */
export const finishAfterWriters = (clock: Clock): string => new Date(clock.now() + WRITERS_END_MS).toISOString();

export interface Deletion {
  readonly accountId: string;
  readonly attachmentId: string;
  readonly storageId: string;
  /** ISO 8601: after this, the sweep clears the prefix once more, because of writers that were active during the deletion. */
  readonly finishAfter: string;
}

export interface Deletions {
  begin(deletion: Deletion): Promise<void>;
  /** Deletions whose `finishAfter` lies before `now` (ISO 8601). */
  listDue(now: string): AsyncIterable<Deletion>;
  finish(deletion: Deletion): Promise<void>;
}
