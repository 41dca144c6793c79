/**
 * Verification results kept for an attachment: one object per request, so that parallel requests never overwrite each
 * other; where two requests used the same citation key, the later one counts.
 */
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Verification, Verifications } from '../contract/verification.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { verificationsKey, verificationsPrefix } from '../storage/keys.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** @param requestKey sorts by time */
export async function storeVerifications(
  files: FileStore,
  { accountId, storageId }: Pick<AttachmentRecord, 'accountId' | 'storageId'>,
  requestKey: string,
  verifications: Verifications,
): Promise<void> {
  const body = await compress(JSON.stringify(verifications));
  await files.put(verificationsKey(accountId, storageId, requestKey), body, 'application/zstd');
}

export async function loadVerifications(
  files: FileStore,
  { accountId, storageId }: Pick<AttachmentRecord, 'accountId' | 'storageId'>,
): Promise<Map<string, Verification>> {
  const latest = new Map<string, Verification>();
  for await (const { key } of files.list(verificationsPrefix(accountId, storageId))) {
    const bytes = await files.get(key);
    if (!bytes) continue;
    // Written by `storeVerifications` only.
    const entries = JSON.parse((await decompress(bytes)).toString('utf8')) as Verifications;
    for (const [citationKey, verification] of entries) latest.set(citationKey, verification);
  }
  return latest;
}
