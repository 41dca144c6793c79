/** What a receipt is about, as hashes: anyone who has the source can tell that it is the right one. */
import { createHash } from 'node:crypto';
import type { ReceiptSubject } from '../contract/receipt.ts';
import { pageText, type IndexedPage } from '../documents/textIndex.ts';
import { mapInTurns } from '../platform/turns.ts';

/** Hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

export const subjectOf = (name: ReceiptSubject['name'], content: string | Uint8Array): ReceiptSubject => ({
  name,
  digest: { sha256: sha256(content) },
});

/** The pages of `deepTextPages` joined by form feeds, as selector positions count them. */
export const pagesAsText = async (pages: readonly IndexedPage[]): Promise<string> =>
  (await mapInTurns(pages, pageText)).join('\f');
