/** How often each word stands in a source: what is written there elsewhere too is a word, and no slip of an extractor. */
import { foldText } from './foldText.ts';
import type { SourceIndex } from './sourceIndex.ts';

const cache = new WeakMap<SourceIndex, Map<string, number>>();

/** Occurrences of a folded word, made of letters only. Counted once per source, when first asked for. */
export function wordCount(index: SourceIndex, word: string): number {
  let counts = cache.get(index);
  if (counts === undefined) {
    counts = countWords(index);
    cache.set(index, counts);
  }
  return counts.get(word) ?? 0;
}

function countWords(index: SourceIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (const segment of index.segments) {
    for (const [word] of foldText(segment.text).text.matchAll(/[\p{L}\p{M}]+/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
