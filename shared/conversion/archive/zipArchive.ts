/** A zip archive on disk, read within limits: the sizes that it declares are checked first and enforced while unpacking. */
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { MAX_ENTRIES, MAX_UNPACKED_BYTES } from './archiveLimits.ts';

export interface ZipArchive {
  /** By name, without folders. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Unpacks a file piece by piece. @throws UnconvertibleSource if it does not hold what it declares */
  pieces(entry: Entry): AsyncIterable<Buffer>;
  /** Unpacks a whole file. @throws UnconvertibleSource if it is damaged, or larger than `maxBytes` */
  read(entry: Entry, maxBytes: number): Promise<Buffer>;
  close(): void;
}

/** @throws UnconvertibleSource if this is not a sound archive, or holds more than a document may */
export async function openZip(path: string): Promise<ZipArchive> {
  const zip = await opened(path);
  try {
    const entries = await listed(zip);
    return {
      entries,
      pieces: (entry) => pieces(zip, entry),
      read: (entry, maxBytes) => read(zip, entry, maxBytes),
      close: () => {
        zip.close();
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damaged(error);
  }
}

async function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
  const entries = new Map<string, Entry>();
  let unpackedBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw tooLarge();
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof UnconvertibleSource ? error : damaged(error);
  }
  return entries;
}

async function* pieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    // The stream ends with an error if the file is larger or smaller than declared.
    for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer;
  } catch (error) {
    throw damaged(error);
  }
}

async function read(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw tooLarge();
  const read: Buffer[] = [];
  for await (const piece of pieces(zip, entry)) read.push(piece);
  return Buffer.concat(read);
}

const damaged = (cause: unknown): UnconvertibleSource =>
  new UnconvertibleSource('corrupt', 'The file is damaged: its archive cannot be unpacked.', { cause });

const tooLarge = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    `The file unpacks to more than this service takes (${MAX_UNPACKED_BYTES / 1024 / 1024} MB in ${MAX_ENTRIES} files).`,
  );
