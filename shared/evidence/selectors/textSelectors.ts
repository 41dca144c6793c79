/**
 * The place of a match in the W3C's Web Annotation Data Model (2017, §4.2), which viewers and annotation tools read. Selectors of
 * one match are alternatives: each finds the same place, from its first matched word to its last.
 */
import type { TextSelector } from '../../contract/selectors.ts';
import { pageText, type IndexedPage } from '../../documents/textIndex.ts';
import type { LineSpan } from '../../matching/source/source.ts';

/** Code points before and after: what Hypothesis, the most used client of this model, keeps. */
const CONTEXT_LENGTH = 32;
/** Separates two pages in the text that positions count in. */
const PAGE_SEPARATOR = '\f';

export interface TextSelectors {
  /** @param spans of one match, at least one, in reading order */
  of(spans: readonly LineSpan[]): readonly TextSelector[];
}

/**
 * @param pages all pages of a document. Positions are code points, as in the model, of the pages' texts (`deepTextPages`) joined
 * by form feeds
 * @param starts of the pages, as `pageStarts` has them
 */
export function createTextSelectors(pages: readonly IndexedPage[], starts: readonly number[]): TextSelectors {
  const texts = (from: number, to: number): string[] =>
    pages.slice(from, to).map((page) => pageText(page) + PAGE_SEPARATOR);
  /** For pages that were asked about: how many units come before each line. */
  const known = new Map<number, Float64Array>();
  const lineStarts = (pageNumber: number): Float64Array => {
    const starts = known.get(pageNumber) ?? unitsBeforeLines(pages[pageNumber - 1]);
    known.set(pageNumber, starts);
    return starts;
  };
  const unitOf = ({ pageNumber, lineId }: LineSpan, offset: number): number =>
    lineStarts(pageNumber)[lineId - 1] + offset;
  return {
    of(spans) {
      const places = spans
        .map((span) => ({ page: span.pageNumber - 1, start: unitOf(span, span.start), end: unitOf(span, span.end) }))
        .sort((a, b) => a.page - b.page || a.start - b.start);
      const [first] = places;
      const last = places.reduce((one, other) => (other.page > one.page || other.end > one.end ? other : one));
      const stretch = texts(first.page, last.page + 1).join('');
      const lastPageStart = stretch.length - texts(last.page, last.page + 1)[0].length;
      const exact = stretch.slice(first.start, lastPageStart + last.end);
      const start = starts[first.page] + codePointCount(stretch.slice(0, first.start));
      return [
        {
          type: 'TextQuoteSelector',
          exact,
          prefix: lastCodePoints(stretch.slice(0, first.start)),
          suffix: firstCodePoints(stretch.slice(lastPageStart + last.end).replace(/\f$/, '')),
        },
        { type: 'TextPositionSelector', start, end: start + codePointCount(exact) },
      ];
    },
  };
}

function unitsBeforeLines({ lines }: IndexedPage): Float64Array {
  const starts = new Float64Array(lines.length);
  for (let at = 1; at < lines.length; at++) starts[at] = starts[at - 1] + lines[at - 1].text.length + 1;
  return starts;
}

/** Code points before each page. */
export function pageStarts(pages: readonly IndexedPage[]): number[] {
  const starts: number[] = [];
  let start = 0;
  for (const page of pages) {
    starts.push(start);
    start += codePointCount(pageText(page)) + PAGE_SEPARATOR.length;
  }
  return starts;
}

const SURROGATE = /[\uD800-\uDFFF]/;

function codePointCount(text: string): number {
  if (!SURROGATE.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Twice as many units contain this many code points. */
const firstCodePoints = (text: string): string =>
  Array.from(text.slice(0, 2 * CONTEXT_LENGTH))
    .slice(0, CONTEXT_LENGTH)
    .join('');
const lastCodePoints = (text: string): string =>
  Array.from(text.slice(-2 * CONTEXT_LENGTH))
    .slice(-CONTEXT_LENGTH)
    .join('');
