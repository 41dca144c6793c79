/**
 * The conditions under which an attachment's item may be written. Every write is to this one item, so the first whose condition
 * holds wins, and everybody else finds out.
 *
 *   claim ──► processing ──settle──► ready | error ──expiry──► condemned ──► replaced by the next claim
 *                  └──────────── stale claim ────────────────────┘
 *
 * What has expired can be revived until it is condemned.
 *
 * A takeover has to write the old storage's deletion and replace the item: two items, no transaction. It therefore condemns the
 * old item first. From then on nothing can settle, extend or revive it, so the deletion that follows can never hit an attachment
 * in use, whichever of several claimers replaces the item, and whichever dies on the way.
 */
import type { AttachmentRecord } from '../attachmentRecords.ts';

export interface Condition {
  readonly expression: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const notCondemned = 'attribute_not_exists(condemnedAt)';

/** The identifier is free. */
export const isUnused = 'attribute_not_exists(pk)';

/** The item is the one we mean, not a successor under the same identifier, and no takeover has begun. */
export const isOurs = (storageId: string): Condition => ({
  expression: `storageId = :ours AND ${notCondemned}`,
  values: { ':ours': storageId },
});

/** Ours, whether condemned or not: enough to remove it. */
export const belongsTo = (storageId: string): Condition => ({
  expression: 'storageId = :ours',
  values: { ':ours': storageId },
});

/** Our claim, not settled yet. */
export const isOurClaim = (storageId: string): Condition => ({
  expression: `storageId = :ours AND #status = :claimed AND ${notCondemned}`,
  values: { ':ours': storageId, ':claimed': 'processing' },
});

/** Our claim, and nobody has worked on it since a time (ISO 8601). */
export const isOurIdleClaim = (storageId: string, since: string): Condition => {
  const ours = isOurClaim(storageId);
  return {
    expression: `${ours.expression} AND (attribute_not_exists(leasedAt) OR leasedAt < :since)`,
    values: { ...ours.values, ':since': since },
  };
};

/** Settled and ours: page images may be recorded. */
export const isOursAndReady = (storageId: string): Condition => ({
  expression: `storageId = :ours AND #status = :ready AND ${notCondemned}`,
  values: { ':ours': storageId, ':ready': 'ready' },
});

/** Nothing has happened to the item since it was read and judged expired or abandoned. */
export const isUnchangedSince = (seen: AttachmentRecord): Condition => ({
  expression: 'storageId = :seenStorage AND #status = :seenStatus AND expiresAt = :seenExpiry',
  values: { ':seenStorage': seen.storageId, ':seenStatus': seen.status, ':seenExpiry': seen.expiresAt },
});

/** The same, and nobody has begun to delete it. */
export const isUnchangedAndKept = (seen: AttachmentRecord): Condition => {
  const unchanged = isUnchangedSince(seen);
  return { ...unchanged, expression: `${unchanged.expression} AND ${notCondemned}` };
};

/** The condemned item is still where the new claim wants to be. */
export const isCondemned = (storageId: string): Condition => ({
  expression: 'storageId = :condemned AND attribute_exists(condemnedAt)',
  values: { ':condemned': storageId },
});
