/** Entries of a table of contents: text, a dotted line, and the number of a page. Two columns of them are read one after the other. */
import type { Chunk } from './chunks.ts';

/** Dots of a dotted line; an ellipsis has three. */
const LEAST_DOTS = 4;
/** Share of a column's rows that are entries: the others are headings, and first lines of long entries. */
const MOSTLY = 0.6;

const DOT = /^[.·․…_]$/u;
const PAGE = /^(?:\d{1,4}|[ivxlc]{1,7}|[A-Z]-?\d{1,3})$/iu;

/** @param rows the chunks of each, from left to right */
export const areContentsEntries = (rows: readonly (readonly Chunk[])[]): boolean =>
  rows.filter(isContentsEntry).length >= MOSTLY * rows.length;

function isContentsEntry(chunks: readonly Chunk[]): boolean {
  const texts = chunks.flatMap(({ glyphs }) => glyphs.map(({ text }) => text));
  const last = texts.findLastIndex((text) => DOT.test(text));
  const first = texts.findLastIndex((text, at) => at < last && !DOT.test(text)) + 1;
  return last - first + 1 >= LEAST_DOTS && first > 0 && PAGE.test(texts.slice(last + 1).join(''));
}
