/** Text files that a user names. */
import { readFile } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

/** @throws Refusal for anything that is not a file, or not UTF-8 */
export async function readTextFile(path: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Refusal(`${path}: ${code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code}).`}`, {
      cause,
    });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal(`${path} is not UTF-8. Save it as UTF-8 and try again.`, { cause });
  }
}
