/** Limits on what an archive may hold: far above what people write, far below what would hurt. */

const MEBIBYTE = 1024 * 1024;

/** Files in the archive: a presentation of 500 slides has about 3,000. */
export const MAX_ENTRIES = 20_000;
/**
 * All files unpacked, bytes: documents of 100 MB hold pictures, which barely expand, or text, for which LibreOffice needs ten times as much
 * memory.
 */
export const MAX_UNPACKED_BYTES = 512 * MEBIBYTE;
/** One XML part unpacked, bytes: the text of 872 pages takes 20 MB; LibreOffice takes ten times a part's size in memory. */
export const MAX_XML_BYTES = 192 * MEBIBYTE;
/** The lists of an archive's contents that show its type, bytes. */
export const MAX_LISTING_BYTES = 8 * MEBIBYTE;
