/** The attachments of a list that can be searched; the others are named, whatever is wrong with them. */
import { UnusableAttachment } from '../attachments/unusableAttachment.ts';
import { createLimit } from '../platform/limit.ts';
import type { AttachmentRecords, ReadyAttachment } from '../storage/attachmentRecords.ts';
import { readySource } from './readySource.ts';

/** Records read in parallel. */
const READS_AT_ONCE = 10;

/** The attachments that `searchAlso` names in addition to the request's. */
export const namedIn = (searchAlso: 'request' | 'account' | readonly string[] | undefined): readonly string[] =>
  searchAlso === undefined || typeof searchAlso === 'string' ? [] : searchAlso;

export interface UsableSources {
  /** In the order of the list. */
  readonly ready: readonly ReadyAttachment[];
  /** Unknown, another account's, or not ready. */
  readonly skipped: readonly string[];
}

export async function usableSources(
  attachments: Pick<AttachmentRecords, 'get'>,
  accountId: string,
  attachmentIds: readonly string[],
): Promise<UsableSources> {
  const limit = createLimit(READS_AT_ONCE);
  const read = await Promise.all(
    attachmentIds.map((attachmentId) =>
      limit(() =>
        readySource(attachments, accountId, attachmentId).catch((error: unknown) => {
          if (error instanceof UnusableAttachment) return attachmentId;
          throw error;
        }),
      ),
    ),
  );
  return {
    ready: read.filter((one) => typeof one !== 'string'),
    skipped: read.filter((one) => typeof one === 'string'),
  };
}
