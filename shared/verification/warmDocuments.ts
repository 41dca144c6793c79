/** What a warm process keeps of the documents that it verified against, within a byte limit. */
import { LRUCache } from 'lru-cache';
import { loadPageSizes, loadStoredText, loadTextIndex } from '../attachments/storedText.ts';
import type { TextIndex } from '../documents/textIndex.ts';
import { unpackPages, type PageSize } from '../documents/packedPages.ts';
import type { JudgeReading } from '../evidence/proofCheck.ts';
import type { Verdict } from '../matching/answer/verdict.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { TOO_COMPLEX } from '../matching/answer/verdict.ts';
import type { Asker, Judge } from './judging/judge.ts';
import type { AskedQuotation } from './judging/judgeProtocol.ts';
import type { Allowance } from './requestBudget.ts';

export interface WarmDocument {
  readonly text: TextIndex;
  /** Code points before each page, as selectors count them. */
  readonly pageStarts: readonly number[];
  /** In the order asked; those that nobody was waiting for are left out at the end. @throws MachineBusy */
  judge(asked: readonly AskedQuotation[], asker: Asker): Promise<readonly Verdict[]>;
  /** By what OCR reads on its pages. @throws MachineBusy */
  readonly judgeReading: JudgeReading;
}

export interface WarmDocuments {
  /**
   * @param opening of the request: if it is used up, and the document is not warm, nothing is judged by it
   * @throws AttachmentNotFound if the attachment was deleted in the meantime; MachineBusy
   */
  get(record: ReadyAttachment, opening: Allowance): Promise<WarmDocument>;
  /** For all its pages, without making it ready. @throws AttachmentNotFound if the attachment was deleted in the meantime */
  pageSizes(record: ReadyAttachment): Promise<readonly PageSize[]>;
}

interface Kept {
  readonly document: WarmDocument;
  readonly bytes: number;
}

/**
 * Keyed by `storageId`, which is never used for other bytes; the record, which is read again for every request, decides whether
 * the caller may see the document.
 */
export function createWarmDocuments(files: FileStore, judge: Judge, maxBytes: number): WarmDocuments {
  const documents = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const loading = new Map<string, Promise<WarmDocument>>();
  const load = async (record: ReadyAttachment, opening: Allowance): Promise<WarmDocument> => {
    const { accountId, storageId: documentId } = record;
    const opened = await judge.open(accountId, documentId, await loadStoredText(files, record), opening.worked);
    if (!opened) return notJudged(await loadTextIndex(files, record));
    const { packed, pageStarts } = opened;
    const document: WarmDocument = {
      text: { pages: unpackPages(new Uint8Array(packed)) },
      pageStarts,
      judge: (asked, asker) => judge.judge({ accountId, documentId, packed, asked, asker }),
      judgeReading: (quotation, read) => judge.judgeReading(accountId, quotation, read),
    };
    documents.set(documentId, { document, bytes: Math.max(1, packed.byteLength) });
    return document;
  };
  return {
    async get(record, opening) {
      const warm = documents.get(record.storageId);
      if (warm) return warm.document;
      const underWay = loading.get(record.storageId);
      if (underWay) return underWay;
      if (opening.isSpent()) return notJudged(await loadTextIndex(files, record));
      const loaded = load(record, opening).finally(() => loading.delete(record.storageId));
      loading.set(record.storageId, loaded);
      return loaded;
    },

    async pageSizes(record) {
      return documents.get(record.storageId)?.document.text.pages ?? loadPageSizes(files, record);
    },
  };
}

/** For a text that is more work to make ready than allowed, alone or together with others of its request. */
const notJudged = (text: TextIndex): WarmDocument => ({
  text,
  pageStarts: [],
  judge: (asked) => Promise.resolve(asked.map(() => TOO_COMPLEX)),
  judgeReading: () => Promise.resolve(undefined),
});
