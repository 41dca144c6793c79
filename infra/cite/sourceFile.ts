/** A file that a person or an agent names as a source. */
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { sourceIdentifier } from '../../shared/client/sourceIdentifier.ts';
import { Refusal } from './refusal.ts';

export interface SourceFile {
  readonly file: Blob;
  readonly filename: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly attachmentId: string;
}

/** @throws Refusal for anything that is not a file */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const sha256 = await fileHash(path);
  const filename = basename(path);
  return { file: await openAsBlob(path), filename, sha256, attachmentId: sourceIdentifier(filename, sha256) };
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
