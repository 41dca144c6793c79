/** The whole text of a document, from its pages' own text and from what was read of its scans. */
import type { DocumentReader, DocumentSource } from './documentReader.ts';
import type { IndexedPage, TextIndex } from './textIndex.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/**
 * @param read pages in place of those of the same number
 * @throws UnreadableDocument when there are pages and none of them could be read: then the document cannot be
 */
export function completeText(pages: readonly IndexedPage[], read: readonly IndexedPage[]): TextIndex {
  const byNumber = new Map(read.map((page) => [page.pageNumber, page]));
  const whole = pages.map((page) => byNumber.get(page.pageNumber) ?? page);
  const [first] = whole;
  if (whole.length > 0 && first.error !== undefined && whole.every(({ error }) => error !== undefined)) {
    throw new UnreadableDocument('corrupt', first.error);
  }
  return { pages: whole };
}

/**
 * Everything at once.
 * @param budgetMs milliseconds for reading the scans
 * @throws UnreadableDocument when the document as a whole cannot be read within the limits
 */
export async function extractText(
  reader: Pick<DocumentReader, 'draftText' | 'readScans'>,
  source: DocumentSource,
  budgetMs: number,
): Promise<TextIndex> {
  const { pages, scans } = await reader.draftText(source);
  return completeText(pages, scans.length === 0 ? [] : await reader.readScans(source, scans, budgetMs));
}
