/**
 * A framed section: between its heading and the next one of the same series, "Article 8" and "Article 9", "CASE A" and "CASE B". Everything
 * in between belongs to the section, whatever it looks like, unless it may be a heading above both.
 */
import { contextCueIn } from '../language/cuesBeside.ts';
import { opensWhen } from '../language/conditionalClauses.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { tokensIn } from '../text/tokens.ts';
import { endsSentence, formOf, isSentence, leadsIn, wordsIn } from './lineForms.ts';
import { follows, isAfter, isBelow, isFirst, isAbove, markOf, sectionMarkOf, type LineMark } from './lineMarks.ts';
import { haveSameForm } from './skippedHeads.ts';
import { limits } from './unmarkedItems.ts';
import { joined, unitEnd, unitFrom } from './units.ts';
import { isInCapitals, shownLine } from './lineLevels.ts';

/** Lines after an item that are searched for the next heading, and lines above a heading that may have its series or one above it. */
const LINES_TO_NEXT = 80;
const LINES_ABOVE = 150;
/** Words of a title. */
const MAX_TITLE_WORDS = 12;

export const isTitle = (text: string): boolean => !endsSentence.test(text) && wordsIn(text) <= MAX_TITLE_WORDS;

/** "3. Boats" after "## 2. Crew". */
export function isBeside(text: string, title: string): boolean {
  const [mark, own] = [text, shownLine(title)].map(sectionMarkOf);
  return mark !== undefined && own !== undefined && isTitle(text) && follows(mark, own);
}

/** @param head the heading's first and last line */
export function isFramed(index: SourceIndex, head: { from: number; to: number }, item: number): boolean {
  const { segments } = index;
  const title = joined(index, head.from, head.to + 1);
  const own = sectionMarkOf(title);
  if (own === undefined || isSentence(title)) return false;
  const open: LineMark[][] = [];
  const above = linesAboveSeries(index, head.from, own);
  const counted = countedOn(index, head.from, own);
  let inner: LineMark | undefined;
  let hasInnerTitles = false;
  let hasTitles = false;
  let end = head.to + 1;
  for (let at = head.to + 1; at < item + LINES_TO_NEXT; at++) {
    // The last section of a series extends to the end, if no title can begin another one before it.
    if (segments.at(at)?.run !== segments[head.from].run)
      return at > item && !hasTitles && isNextOfSeries(index, head.from, own);
    const mark = sectionMarkOf(segments[at].text);
    if (mark?.shape === own.shape) {
      const isInner = inner === undefined ? isFirst(mark) && mark.name !== undefined : follows(mark, inner);
      const isNext = follows(mark, own);
      const hasTitle = isTitle(unitFrom(index, at));
      // "3." may be the third item under "2." or the next heading: the former is a sentence, the latter a title.
      if (isInner && isNext && (hasInnerTitles || inner === undefined)) return false;
      if (!isInner || (isNext && hasTitle)) return isNext && at > item;
      inner = mark;
      hasInnerTitles ||= hasTitle;
      open.length = 0;
    } else if (at > item) {
      if (mark !== undefined && (endsAbove(mark, own) || continuesAbove(index, head.from, mark))) return true;
    } else if (!isOfSection(open, at === item ? markOf(segments[at].text) : mark, own, counted)) return false;
    if (at >= item || at < end) continue;
    end = unitEnd(index, at);
    const unit = joined(index, at, end);
    if (turns(index, at, end, item) || mayBeAbove(index, head, at, above)) return false;
    hasTitles ||= markOf(segments[at].text) === undefined && (leadsIn.test(unit) || isTitle(unit));
  }
  return false;
}

/** Lines further up than the first of the series. */
function linesAboveSeries({ segments }: SourceIndex, head: number, own: LineMark): readonly string[] {
  const above = segments.slice(Math.max(0, head - LINES_ABOVE), head).map(({ text }) => text);
  const first = above.findIndex((text) => sectionMarkOf(text)?.shape === own.shape);
  return above.slice(0, first < 0 ? undefined : first);
}

const isNextOfSeries = ({ segments }: SourceIndex, head: number, own: LineMark): boolean =>
  segments.slice(Math.max(0, head - LINES_ABOVE), head).some(({ text }) => {
    const mark = sectionMarkOf(text);
    return mark !== undefined && follows(own, mark);
  });

/** "10." after "9.2". */
const endsAbove = (mark: LineMark, own: LineMark): boolean =>
  isAbove(mark, own) && mark.numbers[0] === own.numbers[0] + 1;

/** "第四条" ends "2、" under "第三条". */
function continuesAbove({ segments }: SourceIndex, head: number, mark: LineMark): boolean {
  if (mark.name === undefined) return false;
  const above = segments.slice(Math.max(0, head - LINES_ABOVE), head).map(({ text }) => sectionMarkOf(text));
  const last = above.findLast((other) => other?.shape === mark.shape);
  return last !== undefined && follows(mark, last);
}

/** The last mark of each series between the section before and this one: the numbers of articles continue from chapter to chapter. */
function countedOn({ segments }: SourceIndex, head: number, own: LineMark): readonly LineMark[] {
  const marks: LineMark[] = [];
  for (let at = head - 1; at >= Math.max(0, head - LINES_ABOVE); at--) {
    const mark = sectionMarkOf(segments[at].text);
    if (mark?.shape === own.shape) return marks;
    if (mark?.name !== undefined && !marks.some(({ shape }) => shape === mark.shape)) marks.push(mark);
  }
  return [];
}

/**
 * Whether a mark continues a series that began under the heading, or begins one. `open`: those that are open, outermost first; `counted`:
 * those at which the section before left off.
 */
function isOfSection(
  open: LineMark[][],
  mark: LineMark | undefined,
  own: LineMark,
  counted: readonly LineMark[],
): boolean {
  if (mark === undefined) return true;
  const level = open.findIndex(([first]) => first.shape === mark.shape);
  if (level < 0) {
    const above = open.at(-1)?.at(-1) ?? own;
    const goesOn = counted.some((last) => follows(mark, last));
    if (isAbove(mark, own) || !(goesOn || isFirst(mark) || isBelow(mark, above) || isBelow(mark, own))) return false;
    open.push([mark]);
    return true;
  }
  open.length = level + 1;
  const series = open[level];
  if (!series.every((before) => isAfter(mark, before))) return false;
  series.push(mark);
  return true;
}

/** "Not covered:", "only if:": under it an item means something else than under the heading. */
function mayTurn(text: string): boolean {
  if (!leadsIn.test(text) && !isTitle(text)) return false;
  const keys = tokensIn(text).map(({ key }) => key);
  return limits(text) || contextCueIn(keys) !== undefined || (leadsIn.test(text) && keys.some(opensWhen));
}

/** The same of lines above an item: "6) Except for:" turns nothing of "7)". */
export function turns(index: SourceIndex, from: number, to: number, item: number): boolean {
  if (!mayTurn(joined(index, from, to))) return false;
  const own = markOf(index.segments[from].text);
  const later = index.segments.slice(to, item + 1).map(({ text }) => markOf(text));
  return own?.name === undefined || !later.some((mark) => mark !== undefined && follows(mark, own));
}

/** A line of its own that looks more like a heading than the heading does, or than one further up that is above its whole series. */
export function mayBeAbove(
  { segments, headings }: SourceIndex,
  head: { from: number },
  at: number,
  above: readonly string[],
): boolean {
  const { text } = segments[at];
  // Words in lower case continue the line above, whatever their type looks like.
  const isHeading = headings.has(at) && !/^\s*\p{Ll}/u.test(text);
  if (formOf(text) !== undefined && !isHeading) return false;
  if (isHeading && !headings.has(head.from)) return true;
  if (isInCapitals(text) && !isInCapitals(segments[head.from].text)) return true;
  return above.some((line) => haveSameForm(line, text));
}
