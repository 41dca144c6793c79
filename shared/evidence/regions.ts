/** Which parts of which pages a proof image shows: the marked lines with enough around them to be read in context. */
import { enclosingBox, overlap, type Box } from '../documents/geometry.ts';
import { spanBox, type IndexedPage } from '../documents/textIndex.ts';
import type { Mark } from './mark.ts';

export interface Region {
  /** 1-based. */
  readonly pageNumber: number;
  /** Points, as displayed; inside the page. */
  readonly box: Box;
}

/** Marked lines further apart than this many line heights are shown as two pieces: the paragraph continues elsewhere. */
const MAX_GAP_LINES = 3;
/** Context above and below, in line heights: about two lines of text. */
const CONTEXT_LINES = 2.6;
/** White around the text, points. */
const MARGIN = 8;
/** A narrower crop hides where it is on the page, points. */
const MIN_WIDTH = 220;
/** A picture with more pieces than this has the first and last ones. */
const MAX_REGIONS = 6;

/** @param marks in reading order */
export function evidenceRegions(pages: readonly IndexedPage[], marks: readonly Mark[]): Region[] {
  const regions: Region[] = [];
  const boxesOf = new Map<IndexedPage, readonly Box[]>();
  for (const cluster of clusters(marks)) {
    const page = pages.at(cluster[0].pageNumber - 1);
    if (!page) continue;
    const boxes = boxesOf.get(page) ?? lineBoxes(page);
    boxesOf.set(page, boxes);
    const region: Region = { pageNumber: page.pageNumber, box: withContext(page, boxes, cluster) };
    const previous = regions.at(-1);
    if (previous?.pageNumber === region.pageNumber && overlap(previous.box, region.box)) {
      regions[regions.length - 1] = { ...region, box: enclosingBox([previous.box, region.box]) };
    } else {
      regions.push(region);
    }
  }
  return regions;
}

/** Those that a picture has room for. */
export const shownRegions = (regions: readonly Region[]): readonly Region[] =>
  regions.length <= MAX_REGIONS ? regions : [...regions.slice(0, MAX_REGIONS / 2), ...regions.slice(-MAX_REGIONS / 2)];

type Cluster = [Mark, ...Mark[]];

/** Runs of marks that are close together. */
function clusters(marks: readonly Mark[]): Cluster[] {
  const result: Cluster[] = [];
  for (const mark of marks) {
    const current = result.at(-1);
    const last = current?.at(-1);
    if (current && last && standTogether(last, mark)) current.push(mark);
    else result.push([mark]);
  }
  return result;
}

/** Lines follow each other down the page in horizontal text, and from right to left in vertical text. */
function standTogether(a: Mark, b: Mark): boolean {
  if (a.pageNumber !== b.pageNumber) return false;
  const reach = MAX_GAP_LINES * Math.max(thickness(a), thickness(b));
  return a.direction === 'vertical' || b.direction === 'vertical'
    ? gap(a.box.x, a.box.width, b.box.x, b.box.width) <= reach
    : b.box.y + b.box.height > a.box.y && gap(a.box.y, a.box.height, b.box.y, b.box.height) <= reach;
}

const thickness = ({ box, direction }: Mark): number => (direction === 'vertical' ? box.width : box.height);

const gap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, Math.max(a, b) - Math.min(a + aSize, b + bSize));

/** @param boxes of the page's lines */
function withContext(page: IndexedPage, boxes: readonly Box[], cluster: Cluster): Box {
  const core = enclosingBox(cluster.map((mark) => mark.box));
  const reach = CONTEXT_LINES * Math.max(...cluster.map(thickness));
  const isVertical = cluster[0].direction === 'vertical';
  const interval = isVertical ? across : down;
  const near = isVertical ? expand(core, reach, 0) : expand(core, 0, reach);
  const beyond = isVertical ? expand(near, reach, 0) : expand(near, 0, reach);
  const column = boxes.filter((box) => overlap(box, beyond));
  // A line at the edge is shown whole or not at all.
  const isContext = (box: Box): boolean => liesWithin(interval(box), interval(near));
  const context = column.filter(isContext);
  const others = column.filter((box) => !isContext(box));
  const shown = enclosingBox([core, ...context]);
  // Cells of the same rows that the edge would cut through.
  const cut = boxes.filter((box) => overlap(box, shown) && liesWithin(interval(box), interval(shown)));
  return withinPage(page, widened(withMargin(enclosingBox([shown, ...cut]), others, isVertical)));
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

const across = ({ x, width }: Box): Interval => ({ from: x, to: x + width });
const down = ({ y, height }: Box): Interval => ({ from: y, to: y + height });

/** At least by half. */
const liesWithin = (inner: Interval, outer: Interval): boolean =>
  Math.min(inner.to, outer.to) - Math.max(inner.from, outer.from) >= (inner.to - inner.from) / 2;

/** The margin ends half-way to lines that are not shown; boxes of neighbouring lines may touch or overlap a little. */
function withMargin(shown: Box, others: readonly Box[], isVertical: boolean): Box {
  const { from, to } = isVertical ? across(shown) : down(shown);
  const middle = (from + to) / 2;
  const rims = others.map(isVertical ? across : down);
  const room = (gaps: readonly number[]): number => Math.max(0, Math.min(MARGIN, ...gaps.map((gap) => gap / 2)));
  const before = room(rims.filter((rim) => rim.from < middle).map((rim) => from - rim.to));
  const after = room(rims.filter((rim) => rim.from >= middle).map((rim) => rim.from - to));
  const { x, y, width, height } = shown;
  return isVertical
    ? { x: x - before, width: width + before + after, y: y - MARGIN, height: height + 2 * MARGIN }
    : { y: y - before, height: height + before + after, x: x - MARGIN, width: width + 2 * MARGIN };
}

const lineBoxes = (page: IndexedPage): Box[] =>
  page.lines.filter((line) => line.edges.length > 0).map((line) => spanBox(line, 0, line.text.length));

const expand = (box: Box, dx: number, dy: number): Box => ({
  x: box.x - dx,
  y: box.y - dy,
  width: box.width + 2 * dx,
  height: box.height + 2 * dy,
});

const widened = (box: Box): Box => expand(box, Math.max(0, (MIN_WIDTH - box.width) / 2), 0);

function withinPage({ width, height }: IndexedPage, box: Box): Box {
  const x = Math.min(Math.max(0, box.x), Math.max(0, width - 1));
  const y = Math.min(Math.max(0, box.y), Math.max(0, height - 1));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, box.x + box.width) - x),
    height: Math.max(1, Math.min(height, box.y + box.height) - y),
  };
}
