/** What a receipt is about, as hashes: whoever has the thing can tell that it is the one. */
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

/** The pages of `deepTextPages` joined by form feeds, as positions of selectors count them. */
export const pagesAsText = async (pages: readonly IndexedPage[]): Promise<string> =>
  (await mapInTurns(pages, pageText)).join('\f');
