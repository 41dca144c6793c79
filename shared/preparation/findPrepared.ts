/** Whether a preparation repeats a known one: then it is answered with that one, free of charge. */
import type { Clock } from '../platform/clock.ts';
import {
  isStaleClaim,
  type AttachmentRecord,
  type AttachmentRecords,
  type ProcessingAttachment,
} from '../storage/attachmentRecords.ts';
import { IdentifierInUse } from './identifierInUse.ts';

/** No request prepares this long (extraction has its own, shorter deadline): an older claim that no queue carries belongs to a process that died. */
const STALE_CLAIM_MS = 3 * 60_000;
/**
 * In the one process that does all preparations, what is not answered in time goes on: a document may wait for others of its account. This is
 * for a claim that could not be taken back.
 */
const STALE_OWN_CLAIM_MS = 20 * 60_000;

export interface ClaimLife {
  readonly clock: Clock;
  /**
   * ISO 8601, if one process does all preparations: since when it is this one. Anyone who claimed before that is dead, and a
   * retry after a crash need not wait for the claim to go stale.
   */
  readonly soleSince?: string | undefined;
}

/** Claims made before this, ISO 8601, do not count. */
export function staleBefore({ clock, soleSince }: ClaimLife): string {
  if (soleSince === undefined) return new Date(clock.now() - STALE_CLAIM_MS).toISOString();
  const stale = new Date(clock.now() - STALE_OWN_CLAIM_MS).toISOString();
  return stale > soleSince ? stale : soleSince;
}

/** @throws IdentifierInUse */
export async function findPrepared(
  attachments: Pick<AttachmentRecords, 'get'>,
  life: ClaimLife,
  claim: Pick<ProcessingAttachment, 'accountId' | 'attachmentId' | 'sha256'>,
): Promise<AttachmentRecord | undefined> {
  const existing = await attachments.get(claim.accountId, claim.attachmentId);
  if (!existing || isStaleClaim(existing, staleBefore(life), life.clock.now())) return undefined;
  requireSameContent(existing, claim);
  return existing;
}

/** @throws IdentifierInUse */
export function requireSameContent(
  existing: AttachmentRecord,
  { attachmentId, sha256 }: Pick<ProcessingAttachment, 'attachmentId' | 'sha256'>,
): void {
  if (existing.sha256 === sha256) return;
  throw new IdentifierInUse(attachmentId);
}
