/** Structure without threads; a process with many documents leaves it to its workers. */
import type { DocumentReader } from './documentReader.ts';
import { structuredPages } from './structure/structuredPages.ts';

/** For a process that works on one document only. */
export const inThisThread: Pick<DocumentReader, 'structured'> = {
  structured: (_source, pages) => Promise.resolve(structuredPages(pages)),
};
