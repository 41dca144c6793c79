/**
 * Texts of whole documents in memory: each takes up to 100 MB while an answer is made of it, and reading costs nothing. So a few are
 * there at a time, and fewer of one account.
 */
import type { TextIndex } from '../documents/textIndex.ts';
import { createFairLimit } from '../platform/fairLimit.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { loadTextIndex } from './storedText.ts';

const AT_ONCE = 4;
const AT_ONCE_OF_OWNER = 2;

const inTurn = createFairLimit({ concurrency: AT_ONCE, perOwner: AT_ONCE_OF_OWNER });

/** @param read keeps nothing of the text. @throws AttachmentNotFound when the attachment was deleted meanwhile */
export const withTextIndex = <Result>(
  files: FileStore,
  record: AttachmentRecord,
  read: (text: TextIndex) => Promise<Result>,
): Promise<Result> => inTurn(record.accountId, async () => read(await loadTextIndex(files, record)));
