/** The receipt secret, in a file of the data directory that only its owner can read, created when it is first read. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSecret } from '../../platform/ids.ts';
import type { SigningSecret } from '../signingSecret.ts';
import { unlessMissing } from './fileErrors.ts';
import { writeAtomically } from './writeAtomically.ts';

export function createFileSigningSecret(dataDir: string): SigningSecret {
  const path = join(dataDir, 'receipt-secret');
  const replace = (secret: string): Promise<void> => writeAtomically(path, `${secret}\n`);
  return {
    async read() {
      const stored = await unlessMissing(readFile(path, 'utf8'));
      if (stored !== undefined && stored.trim() !== '') return stored.trim();
      const made = newSecret();
      await replace(made);
      return made;
    },
    replace,
  };
}
