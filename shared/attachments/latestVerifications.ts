/** All verifications of an attachment, the latest for each citation key, read a few objects at a time and never held. */
import { Readable } from 'node:stream';
import type { FileStore, StoredFile } from '../storage/fileStore.ts';
import { verificationsPrefix } from '../storage/keys.ts';
import { StorageBusy } from '../storage/temporaryFailure.ts';
import { readEntries, type StoredEntry, type VerifiedAttachment } from './storedVerifications.ts';

/** Objects requested before their turn: S3 takes about 20 ms each, and thousands of them would take a minute one by one. */
const READ_AHEAD = 16;
/** Larger ones, bytes, are opened when their turn comes, and never held whole: sixteen of these are 8 MB. */
const HELD_WHOLE_BYTES = 512 * 1024;
/** A listing ages while others merge objects; each new one finds the merged ones. */
const MOST_LISTINGS = 20;

/** In the order of time. */
export async function listVerifications(
  files: Pick<FileStore, 'list'>,
  { accountId, storageId }: VerifiedAttachment,
): Promise<StoredFile[]> {
  const listed: StoredFile[] = [];
  for await (const file of files.list(verificationsPrefix(accountId, storageId))) listed.push(file);
  return listed;
}

/**
 * Latest first: anything under a key that was seen before is older, and left out.
 * @throws StorageBusy if objects are merged faster than they can be read
 */
export async function* latestVerifications(files: FileStore, source: VerifiedAttachment): AsyncGenerator<StoredEntry> {
  const seen = new Set<string>();
  const read = new Set<string>();
  for (let listing = 0; listing < MOST_LISTINGS; listing++) {
    const listed = await listVerifications(files, source);
    const unread = listed.filter(({ key }) => !read.has(key)).reverse();
    const outcome = yield* unseenEntries(files, unread, seen, read);
    if (outcome === 'complete') return;
  }
  throw new StorageBusy('Verifications are being merged.');
}

/**
 * Ends with `outdated` at an object that is gone: it was merged with others, and the merged object must be read instead, before
 * anything older.
 * @param seen citation keys seen so far; new ones are added
 * @param read keys of objects; those read to their end are added
 */
export async function* unseenEntries(
  files: FileStore,
  latestFirst: readonly StoredFile[],
  seen: Set<string>,
  read: Set<string>,
): AsyncGenerator<StoredEntry, 'complete' | 'outdated'> {
  for await (const { file, stream } of openedAhead(files, latestFirst)) {
    if (stream === undefined) return 'outdated';
    for await (const entry of readEntries(stream)) {
      if (seen.has(entry[0])) continue;
      seen.add(entry[0]);
      yield entry;
    }
    read.add(file.key);
  }
  return 'complete';
}

interface OpenedFile {
  readonly file: StoredFile;
  /** Absent if the object is gone. */
  readonly stream?: Readable;
}

async function* openedAhead(files: FileStore, inOrder: readonly StoredFile[]): AsyncGenerator<OpenedFile> {
  const ahead: Promise<Uint8Array | undefined>[] = [];
  try {
    for (const [i, file] of inOrder.entries()) {
      for (let next = i + ahead.length; next < Math.min(inOrder.length, i + READ_AHEAD); next++) {
        const { key, sizeBytes } = inOrder[next];
        const bytes = sizeBytes <= HELD_WHOLE_BYTES ? files.get(key) : Promise.resolve(undefined);
        // Handled when its turn comes.
        bytes.catch(() => undefined);
        ahead.push(bytes);
      }
      const bytes = await ahead.shift();
      if (file.sizeBytes > HELD_WHOLE_BYTES) yield { file, stream: (await files.open(file.key))?.stream };
      else yield { file, stream: bytes && Readable.from([bytes], { objectMode: false }) };
    }
  } finally {
    await Promise.allSettled(ahead);
  }
}
