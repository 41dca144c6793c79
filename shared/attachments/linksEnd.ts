/** An expired attachment is gone at once; its links must not serve it until the sweep comes. */
import { NEVER, type AttachmentRecord } from '../storage/attachmentRecords.ts';

/** When the attachment's links end at the latest, ISO 8601; undefined for one that is kept forever. */
export const linksEnd = ({ expiresAt }: Pick<AttachmentRecord, 'expiresAt'>): string | undefined =>
  expiresAt === NEVER ? undefined : expiresAt;
