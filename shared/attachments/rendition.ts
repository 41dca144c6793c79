/** The PDF that a source is read and drawn by, where it is not read as it is. */
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';

/** Of a web page there is nothing else; of a file, the file is kept beside it. */
export const renditionOf = ({
  origin,
  rendition,
}: Pick<AttachmentRecord, 'origin' | 'rendition'>): AttachmentRecord['rendition'] =>
  rendition ?? origin?.capture?.rendition;
