/** Everything the service keeps, in one bundle of ports, so that composition roots differ in one call only. */
import type { AccountRecords } from './accountRecords.ts';
import type { AttachmentRecords } from './attachmentRecords.ts';
import type { Balances } from './balances.ts';
import type { Deletions } from './deletions.ts';
import type { FileStore } from './fileStore.ts';
import type { JobQueue } from './jobQueue.ts';
import type { Ledger } from './ledger.ts';
import type {
  ConvertDocumentMessage,
  ReadPagesMessage,
  RecogniseSpeechMessage,
  RenderPagesMessage,
} from './messages.ts';
import type { ReceiptKeyRecords } from './receiptKeys.ts';
import type { Sweeps } from './sweeps.ts';
import type { Uploads } from './uploads.ts';
import type { UrlCache } from './urlCache.ts';
import type { Uses } from './uses.ts';

export interface Storage {
  readonly files: FileStore;
  readonly attachments: AttachmentRecords;
  readonly deletions: Deletions;
  readonly uploads: Uploads;
  readonly sweeps: Sweeps;
  readonly urlCache: UrlCache;
  readonly accounts: AccountRecords;
  readonly uses: Uses;
  readonly balances: Balances;
  readonly ledger: Ledger;
  readonly receiptKeys: ReceiptKeyRecords;
  readonly convertQueue: JobQueue<ConvertDocumentMessage>;
  readonly readQueue: JobQueue<ReadPagesMessage>;
  readonly speechQueue: JobQueue<RecogniseSpeechMessage>;
  readonly renderQueue: JobQueue<RenderPagesMessage>;
}

export type QueueName = 'convertQueue' | 'readQueue' | 'speechQueue' | 'renderQueue';
