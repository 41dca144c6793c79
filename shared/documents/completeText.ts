/** The whole text of a document, from its pages' own text and from what was read on its scans. */
import type { DocumentReader, DocumentSource } from './documentReader.ts';
import type { IndexedPage, TextIndex } from './textIndex.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/**
 * @param read pages that replace those with the same number
 * @throws UnreadableDocument if none of the pages has any text: nothing could ever be found in it; as `structured` does
 */
export async function completeText(
  reader: Pick<DocumentReader, 'structured'>,
  source: DocumentSource,
  pages: readonly IndexedPage[],
  read: readonly IndexedPage[],
): Promise<TextIndex> {
  const byNumber = new Map(read.map((page) => [page.pageNumber, page]));
  const whole = pages.map((page) => byNumber.get(page.pageNumber) ?? page);
  if (whole.every(({ lines }) => lines.length === 0)) {
    const error = whole.find((page) => page.error !== undefined)?.error;
    throw error === undefined ? withoutText() : new UnreadableDocument('corrupt', error);
  }
  return { pages: await reader.structured(source, whole) };
}

/**
 * Everything at once.
 * @param budgetMs milliseconds for reading the scans
 * @throws UnreadableDocument when the document as a whole cannot be read within the limits
 */
export async function extractText(
  reader: Pick<DocumentReader, 'draftText' | 'readScans' | 'structured'>,
  source: DocumentSource,
  budgetMs: number,
): Promise<TextIndex> {
  const { pages, scans } = await reader.draftText(source);
  const read = scans.length === 0 ? [] : await reader.readScans(source, scans, budgetMs);
  return completeText(reader, source, pages, read);
}

const withoutText = (): UnreadableDocument =>
  new UnreadableDocument(
    'no_text',
    'No text was found in the document: its pages are blank, or pictures without writing. Upload one that has text.',
  );
