/** A reader that takes every page for a scan, and "reads" its own text: OCR itself is tested elsewhere, and takes minutes. */
import type { DocumentReader } from '../../shared/documents/documentReader.ts';

/**
 * @param beforeReading awaited before each part of a document is read
 * @param mostRead pages for which there is time at once
 */
export const asScans =
  (beforeReading: () => Promise<void> = () => Promise.resolve(), mostRead = Infinity) =>
  (reader: DocumentReader): DocumentReader => ({
    ...reader,
    draftText: async (source) => {
      const { pages } = await reader.draftText(source);
      const empty = pages.map((page) => ({ ...page, lines: [] }));
      return { pages: empty, scans: empty.map((page) => ({ page, trust: 'useless' as const })) };
    },
    readScans: async (source, scans) => {
      await beforeReading();
      const { pages } = await reader.draftText(source);
      return scans.slice(0, mostRead).map(({ page: { pageNumber } }) => pages[pageNumber - 1]);
    },
  });
