/** Whether an upload repeats one that we know: then it is answered with that one, for nothing. */
import { invalidArgument } from '../../shared/http/apiError.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type {
  AttachmentRecord,
  AttachmentRecords,
  ProcessingAttachment,
} from '../../shared/storage/attachmentRecords.ts';

/** No preparation runs this long (extraction has its own, shorter deadline): an older claim belongs to a process that died. */
const STALE_CLAIM_MS = 3 * 60_000;

/** Claims made before this, ISO 8601, do not count. */
export const staleBefore = (clock: Clock): string => new Date(clock.now() - STALE_CLAIM_MS).toISOString();

/** @throws ApiError 400 when the identifier is in use by other content */
export async function findPrepared(
  attachments: Pick<AttachmentRecords, 'get'>,
  clock: Clock,
  claim: ProcessingAttachment,
): Promise<AttachmentRecord | undefined> {
  const existing = await attachments.get(claim.accountId, claim.attachmentId);
  if (existing?.status === 'processing' && existing.claimedAt < staleBefore(clock)) return undefined;
  if (existing) requireSameContent(existing, claim);
  return existing;
}

/** @throws ApiError 400 naming `attachmentId` */
export function requireSameContent(existing: AttachmentRecord, { attachmentId, sha256 }: ProcessingAttachment): void {
  if (existing.sha256 === sha256) return;
  throw invalidArgument(
    `'attachmentId' '${attachmentId}' is in use by another file. Choose another attachmentId, or delete that attachment first.`,
  );
}
