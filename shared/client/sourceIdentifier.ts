/** The identifier of a file in an account that sends it repeatedly: the same bytes under the same name are read and paid for once. */
import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** Characters of the file's name in its identifier: enough to recognise it in a list. */
const NAME_LENGTH = 40;
/** Of the hash, hexadecimal: 64 bits. */
const HASH_LENGTH = 16;

/** @param sha256 of the bytes, hexadecimal */
export function sourceIdentifier(filename: string, sha256: string): string {
  const hash = createHash('sha256').update(`${filename}\0${sha256}`).digest('hex').slice(0, HASH_LENGTH);
  const stem = filename
    .slice(0, filename.length - extname(filename).length)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH);
  return `${stem.replace(/^-|-$/g, '') || 'file'}-${hash}`;
}
