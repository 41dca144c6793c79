/**
 * Verification results kept for an attachment: one object per request, so that parallel requests never overwrite each other. An
 * object holds one entry per line, written and read as a stream: a thousand results with their pictures are more than one string
 * can hold.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Verification } from '../contract/verification.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { verificationsKey } from '../storage/keys.ts';

export type VerifiedAttachment = Pick<AttachmentRecord, 'accountId' | 'storageId'>;

export type StoredEntry = readonly [citationKey: string, verification: Verification];

/** @param requestKey sorts by time */
export function storeVerifications(
  files: FileStore,
  { accountId, storageId }: VerifiedAttachment,
  requestKey: string,
  entries: Iterable<StoredEntry> | AsyncIterable<StoredEntry>,
): Promise<void> {
  return putEntries(files, verificationsKey(accountId, storageId, requestKey), entries);
}

/** All or nothing: if `entries` throws, nothing is stored and its error is thrown. */
export async function putEntries(
  files: FileStore,
  key: string,
  entries: Iterable<StoredEntry> | AsyncIterable<StoredEntry>,
): Promise<void> {
  const compressed = createZstdCompress();
  const put = files.put(key, compressed, 'application/zstd').catch((error: unknown) => {
    // The writer must learn that nobody takes it.
    compressed.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [written, stored] = await Promise.allSettled([pipeline(Readable.from(linesOf(entries)), compressed), put]);
  // The storage's error counts: the pipeline then only says that it was cut off.
  if (stored.status === 'rejected')
    throw written.status === 'rejected' && !compressed.errored ? written.reason : stored.reason;
  if (written.status === 'rejected') throw written.reason;
}

async function* linesOf(entries: Iterable<StoredEntry> | AsyncIterable<StoredEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

/** The entries of one object. */
export async function* readEntries(compressed: Readable): AsyncGenerator<StoredEntry> {
  const decompressed = createZstdDecompress();
  // A failure on the way surfaces where we read.
  const flowing = pipeline(compressed, decompressed).catch(() => undefined);
  try {
    for await (const line of linesIn(decompressed)) {
      // Written by `putEntries` only; earlier requests have all their entries on one line.
      const parsed = JSON.parse(line) as StoredEntry | readonly StoredEntry[];
      if (isEntry(parsed)) yield parsed;
      else yield* parsed;
    }
  } finally {
    decompressed.destroy();
    await flowing;
  }
}

const isEntry = (parsed: StoredEntry | readonly StoredEntry[]): parsed is StoredEntry => typeof parsed[0] === 'string';

const LINE_END = 0x0a;

async function* linesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8');
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8');
}
