/** The costly part of a preparation, wherever it runs: read the claimed document, store its text, have its pages drawn. */
import type { DocumentReader, DocumentSource, TextDraft } from '../documents/documentReader.ts';
import { completeText } from '../documents/completeText.ts';
import type { IndexedPage, TextIndex } from '../documents/textIndex.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import type { ProcessingAttachment, SettledAttachment } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import { beginSpeech } from './beginSpeech.ts';
import type { PageCount } from './pageCount.ts';
import { failedAttachment, storeText } from './settledRecords.ts';
import { spreadReading } from './spreadReading.ts';

/** Scanned pages that are read at once: half a minute of one processor. More are spread over queue messages. */
const MOST_SCANS_AT_ONCE = 8;

export interface ReadDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files' | 'readQueue' | 'speechQueue' | 'renderQueue'>;
  readonly reader: DocumentReader;
  readonly settings: Pick<Settings, 'OCR_BUDGET_MS'>;
  readonly clock: Clock;
  readonly log: Log;
}

export interface ClaimedDocument {
  readonly claim: ProcessingAttachment;
  readonly source: DocumentSource;
  readonly pages: PageCount;
  /** Its text, if reading it has begun. */
  readonly draft?: Promise<TextDraft>;
}

export type Reading =
  /** What the record becomes, not yet written, and the text if there is one. */
  | { readonly outcome: 'done'; readonly record: SettledAttachment; readonly index?: TextIndex }
  /** Queue messages continue, and settle the record. */
  | { readonly outcome: 'spread' };

/** @throws AttachmentNotFound if the attachment is deleted in the meantime; MachineBusy if even its own text could not be read for lack of time */
export async function readClaimed(dependencies: ReadDependencies, document: ClaimedDocument): Promise<Reading> {
  const { storage, reader, settings, clock, log } = dependencies;
  const { claim, source, pages } = document;
  try {
    if (pages instanceof UnreadableDocument) throw pages;
    const draft = await (document.draft ?? reader.draftText(source, pages));
    if (draft.speech !== undefined) {
      await beginSpeech(dependencies, claim, draft.pages, draft.speech.durationMs);
      return { outcome: 'spread' };
    }
    const read = await readAtOnce(reader, source, draft, settings.OCR_BUDGET_MS);
    const known = new Map(read.map((page) => [page.pageNumber, page]));
    const left = draft.scans.filter(({ page }) => !known.has(page.pageNumber));
    if (left.length > 0) {
      const pages = draft.pages.map((page) => known.get(page.pageNumber) ?? page);
      await spreadReading(dependencies, claim, { ...draft, pages, scans: left });
      return { outcome: 'spread' };
    }
    const index = await completeText(reader, source, draft.pages, read);
    return { outcome: 'done', record: await storeText(storage, clock, claim, index), index };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    const { accountId, storageId } = claim;
    log.info('document unreadable', { accountId, storageId, reason: error.reason, cause: error.cause });
    return { outcome: 'done', record: failedAttachment(claim, clock, error.message) };
  }
}

/** Those that one request is enough for: none of many, and on a busy machine some. */
async function readAtOnce(
  reader: DocumentReader,
  source: DocumentSource,
  { scans }: TextDraft,
  budgetMs: number,
): Promise<readonly IndexedPage[]> {
  if (scans.length === 0 || scans.length > MOST_SCANS_AT_ONCE) return [];
  return reader.readScans(source, scans, budgetMs);
}
