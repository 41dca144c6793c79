/** What a file is, by its bytes; names and declared types are the caller's claims. */

import { hasSignature } from './fileSignature.ts';
import { isMediaType, mediaType, SUPPORTED_MEDIA, type MediaType } from './media/mediaType.ts';

/** The header of a PDF may stand anywhere in the first 1,024 bytes (ISO 32000-1, Annex H, implementation note 13). */
const PDF_HEADER_WINDOW = 1024;
/** Bytes at the beginning of a file that `detectFileType` needs. */
export const FILE_TYPE_WINDOW = PDF_HEADER_WINDOW;

const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/tiff',
  'image/bmp',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export type FileType = 'application/pdf' | ImageType | MediaType;

/** For messages to the caller. */
export const SUPPORTED_FILES = `PDF; JPEG, PNG, TIFF, BMP, GIF, WebP, AVIF and HEIC; ${SUPPORTED_MEDIA}`;

/** @param head the first `FILE_TYPE_WINDOW` bytes, or all of a shorter file */
export function detectFileType(head: Uint8Array): FileType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, PDF_HEADER_WINDOW));
  // PDFs last: metadata of images and recordings may mention PDFs, while a PDF never begins like one of them.
  return imageType(bytes) ?? mediaType(bytes) ?? (bytes.includes('%PDF-') ? 'application/pdf' : undefined);
}

/** Whether a document of this type is read as it is. */
export const isReadableType = (type: string): type is FileType =>
  type === 'application/pdf' || isImageType(type) || isMediaType(type);

export const isImageType = (type: string): type is ImageType => IMAGE_TYPES.some((known) => known === type);

/** Sizes of the information header that follows a BMP's file header: the two letters `BM` alone begin many a text. */
const BMP_HEADER_SIZES: readonly number[] = [12, 40, 52, 56, 64, 108, 124];
const BMP_HEADER_SIZE_AT = 14;

function imageType(bytes: Buffer): ImageType | undefined {
  if (hasSignature(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (hasSignature(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  // Both byte orders; 42 for TIFF, 43 for BigTIFF.
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((signature) => hasSignature(bytes, signature))) return 'image/tiff';
  if (hasSignature(bytes, 'GIF87a') || hasSignature(bytes, 'GIF89a')) return 'image/gif';
  if (hasSignature(bytes, 'RIFF') && hasSignature(bytes, 'WEBP', 8)) return 'image/webp';
  if (hasSignature(bytes, 'BM') && bytes.length >= BMP_HEADER_SIZE_AT + 4) {
    return BMP_HEADER_SIZES.includes(bytes.readUInt32LE(BMP_HEADER_SIZE_AT)) ? 'image/bmp' : undefined;
  }
  return hasSignature(bytes, 'ftyp', 4) ? heifType(bytes) : undefined;
}

const HEVC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const AV1_BRANDS: readonly string[] = ['avif', 'avis'];
/** Brands that say how the file is built, not how its pictures are coded: the compatible brands say that. */
const STRUCTURE_BRANDS: readonly string[] = ['mif1', 'msf1', 'miaf'];

/**
 * Bytes of a `ftyp` box: at least its own five fields, and no more brands than exist; in text whose fifth letter is an `f` this number
 * would be in the millions.
 */
const FTYP_BOX = { least: 16, most: 512 } as const;

/** ISO/IEC 23008-12: the `ftyp` box has its size, its name, the major brand, a version, and the compatible brands. */
function heifType(bytes: Buffer): ImageType | undefined {
  const size = bytes.readUInt32BE(0);
  if (size < FTYP_BOX.least || size > FTYP_BOX.most || size % 4 !== 0) return undefined;
  const end = Math.min(bytes.length, size);
  const major = bytes.toString('latin1', 8, 12);
  if (AV1_BRANDS.includes(major)) return 'image/avif';
  if (HEVC_BRANDS.includes(major)) return 'image/heic';
  if (!STRUCTURE_BRANDS.includes(major)) return undefined;
  for (let at = 16; at + 4 <= end; at += 4) {
    const brand = bytes.toString('latin1', at, at + 4);
    if (AV1_BRANDS.includes(brand)) return 'image/avif';
    if (HEVC_BRANDS.includes(brand)) return 'image/heic';
  }
  return undefined;
}
