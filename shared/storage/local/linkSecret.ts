/** The secret that signs the links of one machine. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unlessMissing } from './fileErrors.ts';
import { writeAtomically } from './writeAtomically.ts';

/** As many bits as the signature has. */
const SECRET_BYTES = 32;

/** The secret in this file, created at the first start and kept, so that links survive a restart. */
export async function readOrMakeSecret(path: string): Promise<Uint8Array> {
  const stored = await unlessMissing(readFile(path, 'utf8'));
  const secret = Buffer.from(stored ?? '', 'hex');
  if (secret.length === SECRET_BYTES) return secret;
  const made = randomBytes(SECRET_BYTES);
  await writeAtomically(path, made.toString('hex'));
  return made;
}
