/** A file that a person or an agent names as a source. */
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import { Refusal } from './refusal.ts';

export interface SourceFile {
  readonly file: Blob;
  readonly filename: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly attachmentId: string;
}

/** @throws Refusal for what is no file */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const sha256 = await fileHash(path);
  const filename = basename(path);
  return { file: await openAsBlob(path), filename, sha256, attachmentId: attachmentIdOf(filename, sha256) };
}

/** Characters of the file's name in its identifier: enough to know it again in a list. */
const NAME_LENGTH = 40;
/** Of the hash, hexadecimal: 64 bits. */
const HASH_LENGTH = 16;

/** The same for the same bytes under the same name, so that nothing is read twice. */
function attachmentIdOf(name: string, sha256: string): string {
  const hash = createHash('sha256').update(`${name}\0${sha256}`).digest('hex').slice(0, HASH_LENGTH);
  const stem = basename(name, extname(name))
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH);
  return `${stem.replace(/^-|-$/g, '') || 'file'}-${hash}`;
}

async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT'
        ? 'There is no such file.'
        : code === 'EISDIR'
          ? 'It is a folder.'
          : `It cannot be read (${code}).`;
    throw new Refusal(reason, { cause });
  }
  return hash.digest('hex');
}
