/**
 * LibreOffice's program, packed, fetched from where a deployment keeps it and unpacked into a folder of this machine, once in the life of
 * the process.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';

export interface PackedFile {
  /** One of `PROGRAM_FILES`. */
  readonly name: string;
  /** Of the packed bytes (Zstandard), in hexadecimal digits. */
  readonly sha256: string;
  readonly load: () => Promise<Uint8Array>;
}

/** @param files requested when they are fetched. @returns the folder; after a failure the next call tries again */
export function createProgramFolder(folder: string, files: () => readonly PackedFile[]): () => Promise<string> {
  let unpacked: Promise<string> | undefined;
  return () => {
    unpacked ??= unpack(folder, files()).catch((error: unknown) => {
      unpacked = undefined;
      throw error;
    });
    return unpacked;
  };
}

/**
 * Unpacked next to its destination first, so that an incomplete program is never used. @throws Error if bytes are not those that were
 * packed
 */
async function unpack(folder: string, files: readonly PackedFile[]): Promise<string> {
  await mkdir(dirname(folder), { recursive: true });
  const unpacking = await mkdtemp(`${folder}-unpacking-`);
  try {
    await Promise.all(files.map((file) => unpackFile(unpacking, file)));
    await rm(folder, { recursive: true, force: true });
    await rename(unpacking, folder);
    return folder;
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
}

async function unpackFile(folder: string, { name, sha256, load }: PackedFile): Promise<void> {
  const packed = await load();
  const found = createHash('sha256').update(packed).digest('hex');
  if (found !== sha256) throw new Error(`${name} is not what was packed: its SHA-256 is ${found}, not ${sha256}.`);
  await pipeline(Readable.from([packed]), createZstdDecompress(), createWriteStream(join(folder, name)));
}
