/** What a file is, by its bytes; names and declared types are the caller's claims. */

/** The header of a PDF may stand anywhere in the first 1,024 bytes (ISO 32000-1, Annex H, implementation note 13). */
const PDF_HEADER_WINDOW = 1024;
/** Bytes of a file's beginning that `detectFileType` needs. */
export const FILE_TYPE_WINDOW = PDF_HEADER_WINDOW;

export type FileType = 'application/pdf';
export const SUPPORTED_FILES = 'PDF';

/** @param head the first `FILE_TYPE_WINDOW` bytes, or all of a shorter file */
export function detectFileType(head: Uint8Array): FileType | undefined {
  return Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, PDF_HEADER_WINDOW)).includes('%PDF-')
    ? 'application/pdf'
    : undefined;
}
