/**
 * Merges the objects of many verification requests into few, so that an attachment that is verified every minute can still be
 * read. An object is deleted only after another that holds its entries is stored, under its own name: a process that dies or does
 * the same in the meantime leaves entries twice, and never none.
 */
import { randomId } from '../platform/ids.ts';
import { createLimit } from '../platform/limit.ts';
import type { FileStore, StoredFile } from '../storage/fileStore.ts';
import { mergedVerificationsKey } from '../storage/keys.ts';
import { listVerifications, unseenEntries } from './latestVerifications.ts';
import { putEntries, type StoredEntry, type VerifiedAttachment } from './storedVerifications.ts';

/** Fewer neighbours are not worth writing: they are quick to read. */
export const LEAST_MERGED = 32;
/** In one merge: a few seconds of work. Those left over are merged at the next read. */
const MOST_MERGED = 1_000;
/** Compressed size of a merge, bytes: an object of this size is left alone from then on, and not rewritten again and again. */
const MERGED_BYTES = 16 * 1024 * 1024;
const DELETED_AT_ONCE = 8;
const MERGE_ID_LENGTH = 16;

/**
 * @param before only objects stored before then are merged. It must be further back than a request can take: one stored later
 * must never be older than what it would be ordered after
 * @param isPresent asked after each write; if the attachment was deleted in the meantime, the merged object is removed too
 */
export async function mergeVerifications(
  files: FileStore,
  source: VerifiedAttachment,
  before: Date,
  isPresent: () => Promise<boolean>,
): Promise<void> {
  const settled = (await listVerifications(files, source)).filter(({ modifiedAt }) => modifiedAt < before);
  if (settled.length < LEAST_MERGED) return;
  for (const run of runsOf(settled.slice(0, MOST_MERGED))) {
    if (run.length < LEAST_MERGED) continue;
    const latest = run[run.length - 1];
    const mergedKey = mergedVerificationsKey(latest.key, randomId(MERGE_ID_LENGTH));
    await putEntries(files, mergedKey, allEntries(files, run));
    if (!(await isPresent())) {
      await files.delete(mergedKey);
      return;
    }
    const limit = createLimit(DELETED_AT_ONCE);
    await Promise.all(run.map(({ key }) => limit(() => files.delete(key))));
  }
}

/** Neighbours in time: an object between two that are merged would come out of order. */
function runsOf(inOrder: readonly StoredFile[]): StoredFile[][] {
  const runs: StoredFile[][] = [];
  let size = Infinity;
  for (const file of inOrder) {
    size += file.sizeBytes;
    if (size > MERGED_BYTES) {
      runs.push([file]);
      size = file.sizeBytes;
    } else {
      runs[runs.length - 1].push(file);
    }
  }
  return runs;
}

/** @throws Error if one is gone: somebody else is merging them, and what we wrote would lack it */
async function* allEntries(files: FileStore, run: readonly StoredFile[]): AsyncGenerator<StoredEntry> {
  const outcome = yield* unseenEntries(files, [...run].reverse(), new Set(), new Set());
  if (outcome !== 'complete') throw new Error('Verifications are being merged by another request.');
}
