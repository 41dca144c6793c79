/** A page of the text index as the matcher takes it: its lines, where they come from, how certain they are, and what they are. */
import type { IndexedLine, IndexedPage } from '../documents/textIndex.ts';
import type { SourcePage } from '../matching/source/source.ts';

export function sourcePage({ pageNumber, readBy, lines, blocks, tables }: IndexedPage): SourcePage {
  const some = (detail: keyof IndexedLine): boolean => lines.some((line) => line[detail] !== undefined);
  return {
    pageNumber,
    readBy,
    lines: lines.map((line) => line.text),
    ...(some('wordConfidences') && { wordConfidences: lines.map((line) => line.wordConfidences) }),
    ...(some('provenance') && { provenances: lines.map((line) => line.provenance) }),
    ...(some('unsure') && { unsure: lines.map((line) => line.unsure) }),
    ...(blocks !== undefined && { blocks }),
    ...(tables !== undefined && { tables }),
  };
}
