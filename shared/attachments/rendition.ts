/** The PDF through which a source is read and drawn, if it is not read as it is. */
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';

/** A web page has nothing else; a file is kept beside its PDF. */
export const renditionOf = ({
  origin,
  rendition,
}: Pick<AttachmentRecord, 'origin' | 'rendition'>): AttachmentRecord['rendition'] =>
  rendition ?? origin?.capture?.rendition;
