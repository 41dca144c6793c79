/**
 * Whether a quotation pairs two lines by a colon, a dash or a bracket when nothing says that they belong together: of the lines "Ann
 * Weber", "Treasurer", "Bo Lind", "Secretary" each title may belong to the name above it or to the one below it.
 */
import type { Gap } from './gap.ts';
import { isCaption } from './captions.ts';
import type { WordBoxes } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, type Window } from '../source/window.ts';
import { firstEndingAfter } from '../text/tokens.ts';
import { wordBoxesOf } from '../source/cellEdges.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { oncePer } from '../text/oncePer.ts';

/** What pairs a name with its value: ":", "=", "|", "→", an opening bracket, a dash between spaces. */
const PAIRING = /[:：=|→(（]|\s-{1,2}\s/u;
/** Several borders join lines one after the other, like those of a verse: none of them pairs two, as a name and its title are paired. */
const isVerse = oncePer(({ fold }: QuotedText): boolean => {
  const lines = fold.text.split('|');
  return (
    lines.length > 2 &&
    lines.every((line) => line.trim().split(/\s+/).length >= MIN_VERSE_WORDS && !/[:：=→(（]/u.test(line))
  );
});
const MIN_VERSE_WORDS = 3;

/** "十、关于…问题": a numbered line is the head of what follows. */
const numberedHead = /^\s*(?:[（(]?[一二三四五六七八九十]{1,3}[、）)]|第[一二三四五六七八九十百]{1,4}[条章节])/u;

/** Short lines one below the other; more make a list, and no reader can tell by counting where its pairs begin. */
const MOST_LINES = 6;

/**
 * The first of some short lines goes with the one below it: it is its label, its value or the head of all. Further down that is certain
 * only if the lines form pairs, few enough to be seen.
 */
export function isUndecidedPair(
  window: Window,
  quoted: Gap,
  { left, right, text }: Gap,
  wordsBefore: number,
  quotation: QuotedText,
): boolean {
  if (!/^\.?[^\S\n]*\n\s*$/.test(text) || !PAIRING.test(quoted.text) || isVerse(quotation)) return false;
  const { index, segments } = window;
  const above = segments[positionAt(window, left.start)];
  const below = segments[positionAt(window, right.start)];
  const isShort = (at: number): boolean => {
    const segment = index.segments.at(at);
    const { run, pageNumber } = index.segments[above];
    return at >= 0 && segment?.run === run && segment.pageNumber === pageNumber && isCaption(segment.text);
  };
  if (below !== above + 1 || !isShort(above) || !isShort(below)) return false;
  const { tokens } = window;
  const first = tokens[Math.max(0, firstEndingAfter(tokens, left.start) - wordsBefore)];
  const quotedFrom = segments[positionAt(window, first.start)];
  if (areInOneRow(index, above, below, quotedFrom) || isSetOver(index, above, below)) return false;
  if (numberedHead.test(index.segments[above].text) && !numberedHead.test(index.segments[below].text)) return false;
  let start = above;
  while (above - start <= MOST_LINES && isShort(start - 1)) start--;
  let end = below;
  while (end - below <= MOST_LINES && isShort(end + 1)) end++;
  // A label of several lines, including the first.
  const isWhole = quotedFrom <= start && !PAIRING.test(quoted.before);
  if (isWhole) return false;
  const [place, count] = [above - start, end - start + 1];
  return place > 0 && (place % 2 !== 0 || count % 2 !== 0 || count > MOST_LINES);
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function placeOf(index: SourceIndex, at: number): Place | undefined {
  const boxes = wordBoxesOf(index, index.segments[at]);
  return boxes === undefined ? undefined : placeFrom(boxes);
}

const placeFrom = ({ top, bottom, edges }: WordBoxes): Place | undefined =>
  edges.length === 0 ? undefined : { top, bottom, left: Math.min(...edges), right: Math.max(...edges) };

/** Share of a line's height by which two cells of a row may begin higher and lower, or two lines of one cell overlap. */
const LEVEL = 0.4;

/** Share of a line's height between a label and what is filled in under it, and times that the space above the label is wider. */
const MOST_BETWEEN = 1;
const TIMES_WIDER = 1.8;
/** Share of a line's height that two lines set as close as can be have between them. */
const LEAST_BETWEEN = 0.2;
/** Heights of a line by which the items under a head are indented. */
const MOST_INDENT = 2.5;

/** A label or a head right over its value or its first item: whatever is over the label is farther from it than those are. */
function isSetOver(index: SourceIndex, above: number, below: number): boolean {
  const [label, value] = [placeOf(index, above), placeOf(index, below)];
  if (label === undefined || value === undefined) return false;
  const height = Math.min(label.bottom - label.top, value.bottom - value.top);
  const between = value.top - label.bottom;
  const indent = value.left - label.left;
  const isUnder =
    indent >= -height && indent <= MOST_INDENT * height && between >= -height && between <= MOST_BETWEEN * height;
  if (!isUnder) return false;
  const { pageNumber } = index.segments[above];
  const page = index.placedPages.find((one) => one.pageNumber === pageNumber);
  const apart = (page?.wordBoxes ?? []).flatMap((boxes) => {
    const place = boxes === undefined ? undefined : placeFrom(boxes);
    const isOver = place !== undefined && place.top < label.top && overlap(place, label) > 0;
    return isOver ? [label.top - place.bottom] : [];
  });
  return Math.min(Infinity, ...apart) >= TIMES_WIDER * Math.max(between, LEAST_BETWEEN * height);
}

const overlap = (one: Place, other: Place): number => Math.min(one.right, other.right) - Math.max(one.left, other.left);

/**
 * Whether the second line begins the next cell of the row whose last cell ends with the first: it is to the right of all lines of that
 * cell, as high as the first of them, with which the quotation has begun. @param quotedFrom the line on which it begins
 */
function areInOneRow(index: SourceIndex, above: number, below: number, quotedFrom: number): boolean {
  const [last, next] = [placeOf(index, above), placeOf(index, below)];
  if (last === undefined || next === undefined || next.left < last.right) return false;
  let [first, at, right] = [last, above, last.right];
  const slack = LEVEL * (last.bottom - last.top);
  while (at > 0) {
    const up = placeOf(index, at - 1);
    const isOfCell =
      up !== undefined &&
      Math.abs(first.top - up.bottom) <= slack &&
      Math.min(up.right, last.right) - Math.max(up.left, last.left) > 0;
    if (!isOfCell || Math.abs(next.top - first.top) <= slack) break;
    [first, at, right] = [up, at - 1, Math.max(right, up.right)];
  }
  return quotedFrom <= at && next.left >= right && Math.abs(next.top - first.top) <= slack;
}
