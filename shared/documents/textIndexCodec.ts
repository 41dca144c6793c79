/** The stored form of a TextIndex: a header with the version, then the packed pages, compressed. */
import { promisify } from 'node:util';
import { constants, createZstdDecompress, zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { copyInTurns } from './largeBytes.ts';
import {
  pageSizes,
  pageSizesEnd,
  packedFormOf,
  packPages,
  packPagesAside,
  unpackPages,
  type PageSize,
} from './packedPages.ts';
import type { TextIndex } from './textIndex.ts';

/** First bytes of every stored index: a name, so that other files are never taken for one, and the form's version. */
const MAGIC = Buffer.from('CVTI');
const VERSION = 3;
/** Version 2 is version 3 without the structure at its end. Version 1 is version 2 without details, and has zero as their length. */
const OLDEST_READ = 1;
const HEADER_BYTES = 8;
/** Level 3 is zstd's own default: level 9 takes four times as long for a few percent. */
const LEVEL = 3;
/** No index of 5,000 pages comes close; a damaged one must not take all memory. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;

export const encodeTextIndex = ({ pages }: TextIndex): Uint8Array =>
  withHeader(zstdCompressSync(packPages(pages), COMPRESSION));

/** The same without holding up the thread. */
export const encodeTextIndexAside = async ({ pages }: TextIndex): Promise<Uint8Array> =>
  withHeader(await promisify(zstdCompress)(packedFormOf(pages) ?? (await packPagesAside(pages)), COMPRESSION));

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } };

function withHeader(compressed: Uint8Array): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32LE(VERSION, MAGIC.length);
  return Buffer.concat([header, compressed]);
}

/**
 * @throws Error if the bytes are not a text index of a version that this release reads: the stored object is damaged or from a later one.
 */
export const decodeTextIndex = (bytes: Uint8Array): TextIndex => ({ pages: unpackPages(decompressTextIndex(bytes)) });

/** The same without holding up the thread: decompressing the largest takes half a second. */
export const decodeTextIndexAside = async (bytes: Uint8Array): Promise<TextIndex> => ({
  pages: unpackPages(await decompressedAside(compressedPart(bytes))),
});

/** All pages of a stored index, of which only the beginning is decompressed. @throws Error as `decodeTextIndex` does */
export async function decodePageSizes(bytes: Uint8Array): Promise<readonly PageSize[]> {
  const stream = createZstdDecompress({ chunkSize: SIZES_AT_ONCE });
  stream.end(compressedPart(bytes));
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    parts.push(part);
    read += part.length;
    if (read >= pageSizesEnd(parts[0])) return pageSizes(Buffer.concat(parts));
  }
  throw new Error('A text index ends before its pages do.');
}

/** Bytes that are decompressed at once for sizes: those of 800 pages. */
const SIZES_AT_ONCE = 16 * 1024;
/** The same for whole indexes. */
const DECOMPRESSED_AT_ONCE = 1024 * 1024;

async function decompressedAside(compressed: Uint8Array): Promise<Uint8Array> {
  const stream = createZstdDecompress({ chunkSize: DECOMPRESSED_AT_ONCE });
  stream.end(compressed);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length > MAX_UNPACKED_BYTES) throw new Error('A text index unpacks to more than one can have.');
  }
  const whole = new Uint8Array(length);
  await copyInTurns(whole, parts);
  return whole;
}

/** What `unpackPages` takes. @throws Error as `decodeTextIndex` does */
export function decompressTextIndex(bytes: Uint8Array): Uint8Array {
  const compressed = compressedPart(bytes);
  // In one piece: putting pieces together takes half as long as decompressing them.
  const chunkSize = Math.min(MOST_AT_ONCE, Math.max(DECOMPRESSED_AT_ONCE, USUAL_RATIO * compressed.length));
  return zstdDecompressSync(compressed, { maxOutputLength: MAX_UNPACKED_BYTES, chunkSize });
}

/** Bytes of an index per byte of its compressed form, rounded up: 9 for a long report. */
const USUAL_RATIO = 16;
const MOST_AT_ONCE = 64 * 1024 * 1024;

function compressedPart(bytes: Uint8Array): Uint8Array {
  const stored = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (stored.length < HEADER_BYTES || !stored.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new Error('Not a text index.');
  }
  const version = stored.readUInt32LE(MAGIC.length);
  if (version < OLDEST_READ || version > VERSION) {
    throw new Error(`Text index of version ${version}; this release reads up to ${VERSION}.`);
  }
  return stored.subarray(HEADER_BYTES);
}
