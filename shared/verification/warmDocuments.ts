/** What a warm process keeps of the documents that it verified against, within a bound of bytes. */
import { LRUCache } from 'lru-cache';
import { loadTextIndex } from '../attachments/storedText.ts';
import { textIndexBytes, type TextIndex } from '../documents/textIndex.ts';
import { createSourceIndex, type SourceIndex } from '../matching/source/sourceIndex.ts';
import { sourcePage } from './sourcePage.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import type { FileStore } from '../storage/fileStore.ts';

export interface WarmDocument {
  readonly text: TextIndex;
  readonly source: SourceIndex;
}

export interface WarmDocuments {
  /** @throws ApiError 404 when the attachment was deleted meanwhile */
  get(record: ReadyAttachment): Promise<WarmDocument>;
}

/**
 * Keyed by `storageId`, which is never used for other bytes; whether the caller may see the document is decided by the
 * record, which is read anew for every request.
 */
export function createWarmDocuments(files: FileStore, maxBytes: number): WarmDocuments {
  const documents = new LRUCache<string, WarmDocument>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ text, source }) => textIndexBytes(text) + source.approximateBytes,
  });
  const loading = new Map<string, Promise<WarmDocument>>();
  const load = async (record: ReadyAttachment): Promise<WarmDocument> => {
    const text = await loadTextIndex(files, record);
    const source = createSourceIndex(text.pages.map(sourcePage));
    const document = { text, source };
    documents.set(record.storageId, document);
    return document;
  };
  return {
    get(record) {
      const warm = documents.get(record.storageId);
      if (warm) return Promise.resolve(warm);
      const underWay = loading.get(record.storageId);
      if (underWay) return underWay;
      const loaded = load(record).finally(() => loading.delete(record.storageId));
      loading.set(record.storageId, loaded);
      return loaded;
    },
  };
}
