/**
 * Port: deletions under way. A deletion is written down before anything is removed and forgotten only after everything
 * is gone, so one that is cut off half-way is finished by the sweep. Adapter: `aws/dynamoDeletions.ts`.
 */
import type { Clock } from '../platform/clock.ts';

/**
 * How long somebody who did not notice the deletion may go on writing under the old prefix, milliseconds: a function
 * runs fifteen minutes at most, and what it sent last has arrived some minutes later.
 */
const WRITERS_END_MS = 20 * 60 * 1000;

/** The `finishAfter` of a deletion that begins now. */
export const finishAfterWriters = (clock: Clock): string => new Date(clock.now() + WRITERS_END_MS).toISOString();

export interface Deletion {
  readonly accountId: string;
  readonly attachmentId: string;
  readonly storageId: string;
  /** ISO 8601: the sweep clears the prefix once more after this, for writers that were under way at the deletion. */
  readonly finishAfter: string;
}

export interface Deletions {
  begin(deletion: Deletion): Promise<void>;
  /** Deletions whose `finishAfter` lies before `now` (ISO 8601). */
  listDue(now: string): AsyncIterable<Deletion>;
  finish(deletion: Deletion): Promise<void>;
}
