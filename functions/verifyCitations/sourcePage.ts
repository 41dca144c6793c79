/** A page of the text index as the matcher takes it: its lines, and how sure OCR was of their words. */
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import type { SourcePage } from '../../shared/matching/source/source.ts';

export const sourcePage = ({ pageNumber, readBy, lines }: IndexedPage): SourcePage => ({
  pageNumber,
  readBy,
  lines: lines.map((line) => line.text),
  ...(readBy === 'ocr' && { wordConfidences: lines.map((line) => line.wordConfidences) }),
});
