/**
 * Objects as files below a folder. Each file begins with a block of fixed size that holds the content type, so that an object and
 * its type are written, replaced and deleted as one.
 */
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { randomId } from '../../platform/ids.ts';
import type { FileContent, FileStore, StoredFile } from '../fileStore.ts';
import { StorageBusy } from '../temporaryFailure.ts';
import { hasCode, unlessMissing } from './fileErrors.ts';
import { decodeEntry, folderSegments, objectSegments } from './objectPath.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER, syncFolder } from './writeAtomically.ts';

/** Bytes before the content: the content type, padded with spaces. The longest legal type is 255 characters. */
const HEADER_BYTES = 512;

/** A folder that we are about to rename into can be deleted under our hands; each time it is created again. */
const MAX_RENAME_ATTEMPTS = 10;

/**
 * Objects leave this much of the disk free, bytes, for the database and the queue beside them: those need some megabytes to
 * delete what could make room.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

export interface DiskFileStoreConfig {
  /** Where the objects are. */
  readonly folder: string;
  /** Unfinished work, emptied at start: on the same file system, and this process's alone. */
  readonly workFolder: string;
  readonly signLink: FileStore['signLink'];
  /** Bytes that may still be written below a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Bytes of an object, 0-based and both inclusive. */
export interface ObjectPart {
  readonly first: number;
  readonly last: number;
}

export interface DiskFileStore extends FileStore {
  /**
   * Like `open`, reading only a part.
   * @param partOf which part is wanted of an object of so many bytes; all of it if it names none
   * @returns with the size of the whole
   */
  openPart(key: string, partOf: (sizeBytes: number) => ObjectPart | undefined): Promise<FileContent | undefined>;
}

export async function createDiskFileStore({
  folder,
  workFolder,
  signLink,
  freeBytes = freeBytesOf,
}: DiskFileStoreConfig): Promise<DiskFileStore> {
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: PRIVATE_FOLDER });
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });

  const pathOf = (key: string) => join(folder, ...objectSegments(key));
  const newWorkPath = () => join(workFolder, randomId(20));

  const openPart: DiskFileStore['openPart'] = async (key, partOf) => {
    const file = await unlessMissing(open(pathOf(key), 'r'));
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      const contentType = await readHeader(file);
      const sizeBytes = size - HEADER_BYTES;
      const part = partOf(sizeBytes);
      const start = HEADER_BYTES + (part?.first ?? 0);
      // The stream closes the file.
      const stream = file.createReadStream({ start, ...(part && { end: HEADER_BYTES + part.last }) });
      return { stream, sizeBytes, contentType };
    } catch (error) {
      await file.close();
      throw error;
    }
  };
  const openFile = (key: string): Promise<FileContent | undefined> => openPart(key, () => undefined);

  async function requireRoom(): Promise<void> {
    if ((await freeBytes(workFolder)) < RESERVE_BYTES) throw new StorageBusy(`The disk of ${folder} is full.`);
  }

  const put: FileStore['put'] = async (key, body, contentType) => {
    const target = pathOf(key);
    const header = headerOf(contentType);
    const unfinished = newWorkPath();
    try {
      await requireRoom();
      const file = await open(unfinished, 'wx', PRIVATE_FILE);
      try {
        await file.writeFile(header);
        await file.writeFile(body);
        await file.sync();
      } finally {
        await file.close();
      }
      await moveInto(unfinished, target);
    } catch (error) {
      // The sender of the body must learn that nobody takes it.
      if (body instanceof Readable) body.destroy();
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    put,

    async get(key) {
      const file = await unlessMissing(readFile(pathOf(key)));
      return file?.subarray(HEADER_BYTES);
    },

    open: openFile,

    openPart,

    async copy(from, to) {
      const content = await openFile(from);
      if (content) await put(to, content.stream, content.contentType);
      return content !== undefined;
    },

    list(prefix) {
      const segments = folderSegments(prefix);
      return listFolder(join(folder, ...segments), prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix);
    },

    async delete(key) {
      await unlessMissing(rm(pathOf(key)));
    },

    async deletePrefix(prefix) {
      if (!prefix.endsWith('/')) throw new Error(`A prefix to delete ends in "/": ${JSON.stringify(prefix)}`);
      // Moved away first: the whole prefix is gone at once, and what a crash leaves of it is removed at the next start.
      const doomed = newWorkPath();
      const moved = await unlessMissing(rename(join(folder, ...folderSegments(prefix)), doomed).then(() => true));
      if (!moved) return 0;
      const entries = await readdir(doomed, { recursive: true, withFileTypes: true });
      await rm(doomed, { recursive: true, force: true });
      return entries.filter((entry) => entry.isFile()).length;
    },

    signLink,
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function headerOf(contentType: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES, ' ');
  if (Buffer.byteLength(contentType) > HEADER_BYTES) throw new Error('The content type is too long.');
  header.write(contentType);
  return header;
}

async function readHeader(file: FileHandle): Promise<string> {
  const { buffer: header, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  if (bytesRead < HEADER_BYTES) throw new Error('A stored file is shorter than its header.');
  return header.toString().trimEnd();
}

async function moveInto(unfinished: string, target: string): Promise<void> {
  const folder = dirname(target);
  for (let attempt = 1; ; attempt++) {
    try {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      await rename(unfinished, target);
      break;
    } catch (error) {
      // A folder that vanishes while `mkdir` walks down to it is ENOTDIR.
      if (!hasCode(error, 'ENOENT', 'ENOTDIR') || attempt === MAX_RENAME_ATTEMPTS) throw error;
    }
  }
  // Already deleted again, with its whole prefix: then there is nothing to make durable.
  await unlessMissing(syncFolder(folder));
}

/** Objects below a folder in the order of their keys' bytes, as S3 lists them. */
async function* listFolder(path: string, keyPrefix: string, wanted: string): AsyncGenerator<StoredFile> {
  const names = (await unlessMissing(readdir(path))) ?? [];
  const entries = names.map((name) => {
    const { segment, isObject } = decodeEntry(name);
    return { path: join(path, name), isObject, key: keyPrefix + segment + (isObject ? '' : '/') };
  });
  entries.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  for (const { path: entryPath, isObject, key } of entries) {
    // Within the wanted prefix, or on the way to it.
    if (!key.startsWith(wanted) && !(wanted.startsWith(key) && !isObject)) continue;
    if (!isObject) {
      yield* listFolder(entryPath, key, wanted);
      continue;
    }
    const file = await unlessMissing(stat(entryPath));
    if (file) yield { key, sizeBytes: file.size - HEADER_BYTES, modifiedAt: file.mtime };
  }
}
