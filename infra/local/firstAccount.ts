/** On the first start: an account and a key to try the service with. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeApiKey } from '../../shared/accounts/apiKey.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { AccountRecords } from '../../shared/storage/accountRecords.ts';
import { unlessMissing } from '../../shared/storage/local/fileErrors.ts';
import { writeAtomically } from '../../shared/storage/local/writeAtomically.ts';

const ACCOUNT_ID = 'local';

/**
 * Creates the account `local` with a key unless `dataDir/api-key` exists, and writes only the key to that file (mode 600).
 * @param prefix what the key begins with (`API_KEY_PREFIX`)
 * @returns the key, and whether it was created just now
 */
export async function firstAccountKey(
  accounts: AccountRecords,
  dataDir: string,
  prefix: string,
  clock: Clock,
): Promise<{ readonly key: string; readonly isNew: boolean }> {
  const path = join(dataDir, 'api-key');
  const known = await unlessMissing(readFile(path, 'utf8'));
  if (known !== undefined) return { key: known.trim(), isNew: false };
  const createdAt = isoTime(clock);
  await accounts.createAccount({ accountId: ACCOUNT_ID, status: 'active', createdAt, retention: 'standard' });
  const { key, record } = makeApiKey({ accountId: ACCOUNT_ID, createdAt, prefix });
  await accounts.putKey(record);
  await writeAtomically(path, `${key}\n`);
  return { key, isNew: true };
}
