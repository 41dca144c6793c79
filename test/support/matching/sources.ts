/** Small sources for tests that show the whole text. */
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex, type SourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

/** One page per text; `\n` separates its lines. */
export function sourceOf(...texts: readonly string[]): SourceIndex {
  return createSourceIndex(pagesOf('textLayer', texts));
}

export function scannedSourceOf(...texts: readonly string[]): SourceIndex {
  return createSourceIndex(pagesOf('ocr', texts));
}

const pagesOf = (readBy: SourcePage['readBy'], texts: readonly string[]): SourcePage[] =>
  texts.map((text, position) => ({ pageNumber: position + 1, lines: text.split('\n'), readBy }));
