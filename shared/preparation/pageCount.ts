/** How many pages an upload has, known before the work that its price depends on. */
import type { DocumentReader, DocumentSource } from '../documents/documentReader.ts';
import { UnreadableDocument } from '../documents/unreadableDocument.ts';

/** What is wrong with a document that cannot be opened is an answer too: the caller is told, and it costs nothing. */
export type PageCount = number | UnreadableDocument;

export async function countPages(reader: DocumentReader, source: DocumentSource): Promise<PageCount> {
  try {
    return await reader.countPages(source);
  } catch (error) {
    if (error instanceof UnreadableDocument) return error;
    throw error;
  }
}
