/**
 * Whole-document texts in memory: each takes up to 100 MB while an answer is built from it, and reading is free of charge. So
 * only a few exist at a time, and fewer per account.
 */
import type { TextIndex } from '../documents/textIndex.ts';
import { createFairLimit } from '../platform/fairLimit.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { loadTextIndex } from './storedText.ts';

const AT_ONCE = 4;
const AT_ONCE_OF_OWNER = 2;

const inTurn = createFairLimit({ concurrency: AT_ONCE, perOwner: AT_ONCE_OF_OWNER });

/** @param read keeps nothing of the text. @throws AttachmentNotFound if the attachment was deleted in the meantime */
export const withTextIndex = <Result>(
  files: FileStore,
  record: AttachmentRecord,
  read: (text: TextIndex) => Promise<Result>,
): Promise<Result> => inTurn(record.accountId, async () => read(await loadTextIndex(files, record)));
