/** Where the text of each page comes from, for the caller. */
import type { PageTextSource } from '../contract/attachment.ts';
import type { IndexedPage } from '../documents/textIndex.ts';

export const pageTextSources = (pages: readonly IndexedPage[]): PageTextSource[] => pages.map(sourceOf);

/** Corrected glyphs belong to the text layer: which characters they stand for was corrected, not where they are. */
function sourceOf({ readBy, lines }: IndexedPage): PageTextSource {
  if (lines.length === 0) return 'none';
  if (readBy === 'subtitles' || readBy === 'speech') return readBy;
  const read = lines.filter(({ provenance }) => provenance === 'ocr' || (readBy === 'ocr' && provenance === undefined));
  if (read.length === 0) return 'text_layer';
  return read.length === lines.length ? 'ocr' : 'mixed';
}
