/**
 * The text directive that leads to a match on a web page (WICG, URL Fragment Text Directives): its words, or its two ends, with
 * the words around it if it would otherwise lead to an earlier place.
 */
import type { LineSpan } from '../../matching/source/source.ts';
import { createWordIndex, type PagesOfLines, type Stretch, type WordIndex } from './wordIndex.ts';

/** A quotation on one line is named whole up to this many words; a longer one, or one over several lines, by its two ends. */
const MOST_WHOLE_WORDS = 12;
/** Words of each end: enough to be unique on most pages. */
const END_WORDS = 4;
/** Words added to an end, and to the surroundings, to tell the place from others. */
const MOST_END_WORDS = 12;
const MOST_AROUND = 6;

export interface TextFragments {
  /**
   * @param spans of one match, in reading order
   * @returns the text after `text=`; undefined if the spans have no words
   */
  of(spans: readonly LineSpan[]): Promise<string | undefined>;
}

/** What each string names stays within a line: it does not match across the border of two blocks, and the text does not say where these are. */
export function createTextFragments(pages: PagesOfLines): TextFragments {
  let making: Promise<WordIndex> | undefined;
  return {
    async of(spans) {
      const index = await (making ??= createWordIndex(pages));
      const worded = spans.filter((span) => index.hasWords(span));
      const begin = index.stretchOf(worded.at(0));
      const end = index.stretchOf(worded.at(-1));
      if (begin === undefined || end === undefined) return undefined;
      const { first } = begin;
      const isWhole = worded.length === 1 && begin.last - first < MOST_WHOLE_WORDS;
      const firstEnd = isWhole ? begin.last : aloneEnd(index, begin);
      const prefix = prefixOf(index, first, firstEnd);
      // The surroundings join only to whole words, with the punctuation attached to them.
      const from = prefix.length === 0 ? begin.words : index.words(first, begin.last);
      const named = encoded(from.slice(0, firstEnd - first + 1));
      const start = `${prefix.length === 0 ? '' : `${encoded(prefix)}-,`}${named}`;
      if (isWhole) return start;
      const lastStart = aloneStart(index, end, firstEnd + 1);
      const suffix = suffixOf(index, firstEnd + 1, lastStart, end.last);
      const to = suffix.length === 0 ? end.words : index.words(end.first, end.last);
      return `${start},${encoded(to.slice(lastStart - end.first))}${suffix.length === 0 ? '' : `,-${encoded(suffix)}`}`;
    },
  };
}

/** The last word of the first end: as few as occur nowhere before, at most as many as the line has. */
function aloneEnd(index: WordIndex, { first, last }: Stretch): number {
  const most = Math.min(last, first + MOST_END_WORDS - 1);
  let end = Math.min(most, first + END_WORDS - 1);
  while (end < most && index.occurs(first, end, 0, first)) end++;
  return end;
}

/** The first word of the last end: as few as occur nowhere between the two. */
function aloneStart(index: WordIndex, { first, last }: Stretch, from: number): number {
  const least = Math.max(first, last - MOST_END_WORDS + 1, Math.min(from, last));
  let start = Math.max(least, last - END_WORDS + 1);
  while (start > least && index.occurs(start, last, from, start)) start--;
  return start;
}

/** Words right before, if the named ones occur earlier as well. */
function prefixOf(index: WordIndex, first: number, end: number): string[] {
  if (!index.occurs(first, end, 0, first)) return [];
  const line = index.lineOf(first - 1);
  let from = first - 1;
  while (from > line.first && first - from < MOST_AROUND && index.occurs(from, end, 0, from)) from--;
  return index.words(from, first - 1);
}

/** Words right after, if the last ones occur between the two ends as well. */
function suffixOf(index: WordIndex, from: number, start: number, end: number): string[] {
  if (end + 1 >= index.count || !index.occurs(start, end, from, start)) return [];
  const line = index.lineOf(end + 1);
  let to = end + 1;
  while (to < line.last && to - end < MOST_AROUND && index.occurs(start, to, from, start)) to++;
  return index.words(end + 1, to);
}

/** Comma and hyphen separate the parts of the directive, and `&` ends it; `encodeURIComponent` leaves the hyphen. */
const encoded = (words: readonly string[]): string => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');
