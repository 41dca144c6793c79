/** A page of the text index as the matcher takes it: its lines, and how sure OCR or speech recognition was of their words. */
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import { isMachineRead, type SourcePage } from '../../shared/matching/source/source.ts';

export const sourcePage = ({ pageNumber, readBy, lines }: IndexedPage): SourcePage => ({
  pageNumber,
  readBy,
  lines: lines.map((line) => line.text),
  ...(isMachineRead(readBy) && { wordConfidences: lines.map((line) => line.wordConfidences) }),
});
