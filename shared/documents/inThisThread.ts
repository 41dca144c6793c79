/** Structure without threads, which a process of many documents leaves to its workers. */
import type { DocumentReader } from './documentReader.ts';
import { structuredPages } from './structure/structuredPages.ts';

/** For a process that works for one document alone. */
export const inThisThread: Pick<DocumentReader, 'structured'> = {
  structured: (_source, pages) => Promise.resolve(structuredPages(pages)),
};
