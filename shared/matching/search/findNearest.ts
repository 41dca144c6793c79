/** The passages that come closest to a quotation that is not in the source letter by letter. */
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import { distanceFromExpected } from './expectedPlace.ts';
import { findApproximate, type Region } from './findApproximate.ts';
import { CONTEXT_SEGMENTS } from './findPlaces.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { relevanceOf } from './relevance.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { openWindow, segmentAt, segmentOf, tokensBetween, windowOf } from '../source/window.ts';

/** Regions that are compared word by word: the best one is nearly always the first or the second. */
const MAX_REGIONS = 6;
/** Letters beyond a region's ends that are included: its seeds may have missed the first or the last words. */
const REGION_MARGIN_LETTERS = 60;
/** Share of the quotation from which a place is the intended one, unless another has nearly as many seeds. */
const SETTLED_SHARE = 0.6;
const SETTLED_SEED_SHARE = 0.8;
/** Places whose pages are reread: a running header is on many. */
const MAX_READ_AS_PRINTED = 3;
/** Pages that are reread as printed, page artifacts and notes in place. */
const MAX_PAGES_AS_PRINTED = 4;

/** Best first: no harmful difference, then the larger part of the quotation, then the expected place. */
export function findNearest(index: SourceIndex, quoted: QuotedText, quotation: Quotation): Comparison[] {
  const regions = findApproximate(index, quoted.letters, MAX_REGIONS);
  const comparisons: Comparison[] = [];
  for (const region of regions) {
    if (isSettled(comparisons, region, regions[0])) break;
    comparisons.push(compareRegion(index, quoted, region));
  }
  const ranked = rank(comparisons, quotation);
  const best = ranked.at(0);
  if (best === undefined || best.harmful.length === 0) return ranked;
  for (const comparison of ranked.slice(0, MAX_READ_AS_PRINTED)) {
    const asPrinted = compareAsPrinted(index, comparison);
    if (asPrinted?.harmful.length === 0) return [asPrinted, ...ranked];
  }
  return ranked;
}

/** A place that holds most of the quotation does not lose to one with far fewer of its seeds. */
const isSettled = (comparisons: readonly Comparison[], next: Region, best: Region): boolean =>
  next.seeds < best.seeds * SETTLED_SEED_SHARE &&
  comparisons.some((comparison) => relevanceOf(comparison).share >= SETTLED_SHARE);

function compareRegion(index: SourceIndex, quoted: QuotedText, region: Region): Comparison {
  const start = Math.max(0, region.start - REGION_MARGIN_LETTERS);
  const end = Math.min(index.letters.length, region.end + REGION_MARGIN_LETTERS);
  // The margins may reach into another run of lines, which is not adjacent to this one.
  const { run } = index.segments[segmentAt(index, Math.floor((region.start + region.end) / 2))];
  let first = segmentAt(index, start);
  let last = segmentAt(index, end - 1);
  while (first < last && index.segments[first].run < run) first++;
  while (last > first && index.segments[last].run > run) last--;
  const window = windowOf(index, first, last, CONTEXT_SEGMENTS);
  return comparePassage(quoted, window, { ...tokensBetween(window, start, end), free: true });
}

function rank(comparisons: readonly Comparison[], quotation: Quotation): Comparison[] {
  return comparisons
    .filter((comparison) => comparison.to > comparison.from)
    .map((comparison, order) => ({
      comparison,
      order,
      isFound: comparison.harmful.length === 0,
      share: relevanceOf(comparison).share,
      distance: distanceFromExpected(placeOf(comparison), quotation),
    }))
    .sort(
      (a, b) =>
        Number(b.isFound) - Number(a.isFound) || b.share - a.share || a.distance - b.distance || a.order - b.order,
    )
    .map(({ comparison }) => comparison);
}

/** Page and line where a match starts. */
export const placeOf = ({ window, from }: Comparison): { pageNumber: number; lineId: number } =>
  segmentOf(window, window.tokens[from].end - 1);

/**
 * A quotation that includes a running header or a footnote is found in the page as printed: when the text around the match crosses a page
 * break, and the quotation has words that the text lacks.
 */
function compareAsPrinted(index: SourceIndex, best: Comparison): Comparison | undefined {
  const hasMore = best.harmful.some((hunk) => hunk.quotedTo - hunk.quotedFrom > hunk.sourceTo - hunk.sourceFrom);
  if (!hasMore) return undefined;
  const around = best.window.segments.map((segment) => index.segments[segment]);
  const numbers = around.map(({ pageNumber }) => pageNumber);
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  const reachesEdge = isFirstOrLast(index, best.window.segments);
  if ((first === last && !reachesEdge) || last - first >= MAX_PAGES_AS_PRINTED) return undefined;
  const segments: number[] = [];
  for (let page = first; page <= last; page++) segments.push(...(index.segmentsOfPage.get(page) ?? []));
  const isSameText = new Set(segments.map((segment) => index.segments[segment].run)).size === 1;
  return isSameText ? undefined : comparePassage(best.quoted, openWindow(index, segments));
}

/** Whether the text around a match starts or ends with its run, beyond which other lines of the page follow. */
function isFirstOrLast(index: SourceIndex, segments: readonly number[]): boolean {
  const first = segments[0];
  const last = segments[segments.length - 1];
  const { run } = index.segments[first];
  return index.segments.at(first - 1)?.run !== run || index.segments.at(last + 1)?.run !== run || first === 0;
}
