/**
 * Whether an item or sentence is in the section of a heading further up: nothing between the two may itself be a heading. What is in between
 * is read in units (an item with its further lines, a paragraph), and each must be of a kind that no heading is. For rows and fields
 * `governedValues.ts` judges.
 */
import type { SourceIndex } from '../source/sourceIndex.ts';
import {
  endsSentence,
  formOf,
  isRow,
  isSentence,
  kindOfLine,
  leadsIn,
  lettersIn,
  listInLine,
  type Form,
} from './lineForms.ts';
import { isFramed } from './frame.ts';
import { follows, isAbove, isAfter, markOf, type LineMark } from './lineMarks.ts';
import { areUnmarkedItems, limits } from './unmarkedItems.ts';
import { isUnderHeading } from './underHeading.ts';
import { joined, unitEnd, unitFrom } from './units.ts';

/** A heading or list head in the source. */
export interface Head {
  /** Its lines, both included. */
  readonly from: number;
  readonly to: number;
  /** Its words; its lines may have others before and after. */
  readonly text: string;
  /** The lines hold nothing else, except their number. */
  readonly isWhole: boolean;
  /** The list's first item, if it begins on the head's last line. */
  readonly item?: string;
  /** Its sentence continues in the items without a colon to say so: what is below must be items. */
  readonly isOpen: boolean;
}

/** What is under a head: an item of its list, or something without a list's order. */
export interface Place {
  readonly of: 'list' | 'section';
  /** Between the heading and the next one: everything in between belongs to the section. */
  readonly isFramed: boolean;
}

/**
 * @param item the line on which what is quoted with the head begins; `quoted`: those words, from their start
 * @param startsLine they begin the line, at most after a bullet or number
 */
export function placeInSection(
  index: SourceIndex,
  head: Head,
  item: number,
  { quoted, startsLine }: { quoted: string; startsLine: boolean },
): Place | undefined {
  const kind = startsLine ? kindOfLine(index.segments[item].text) : undefined;
  const isRowCut = isRow(index.segments[item].text) && !isWholeLine(index.segments[item].text, quoted);
  if (head.isWhole && !isRowCut && (isFramed(index, head, item) || isUnderHeading(index, head, item)))
    return { of: kind === undefined ? 'section' : 'list', isFramed: true };
  const place = placeInList(index, head, item, startsLine, kind);
  return place === undefined ? undefined : { of: place, isFramed: false };
}

function placeInList(
  index: SourceIndex,
  head: Head,
  item: number,
  startsLine: boolean,
  kind: string | undefined,
): Place['of'] | undefined {
  if (head.item !== undefined || head.isOpen) {
    if (kind !== undefined) return isOfOpenList(index, head, item, kind) ? 'list' : undefined;
    return head.item === undefined && startsLine && areUnmarkedItems(index, head.to, item) ? 'list' : undefined;
  }
  if (startsLine && areUnmarkedItems(index, head.to, item)) return 'list';
  if (!isInSection(index, head.to, item, startsLine)) return undefined;
  return kind === undefined ? 'section' : 'list';
}

/** The head's sentence continues in items of one kind, the first of them right after it. */
function isOfOpenList(index: SourceIndex, head: Head, item: number, kind: string): boolean {
  const first = head.item ?? index.segments[head.to + 1].text;
  if (kindOfLine(first) !== kind || kindOfLine(head.text) === kind) return false;
  const from = head.item === undefined ? head.to + 1 : unitEnd(index, head.to);
  return betweenIsOfSection(index, from, item, 'marked', kind, true, head.item) && !crossesHead(index, head, item);
}

/** A heading like this one, or above the item, comes in between. */
const crossesHead = (
  { segments }: SourceIndex,
  { to, text: headText }: Pick<Head, 'to' | 'text'>,
  item: number,
): boolean =>
  segments.slice(to + 1, item).some(({ text }) => isBeside(text, headText) || stepsUp(text, segments[item].text));

function isInSection(index: SourceIndex, head: number, item: number, startsLine: boolean): boolean {
  const { segments, headings } = index;
  const headText = segments[head].text;
  const itemUnit = unitFrom(index, item);
  const itemText = segments[item].text;
  const form = startsLine ? formOf(itemUnit) : 'sentence';
  // What rows and fields are under is judged separately.
  if (form === undefined || form === 'row' || form === 'field' || headings.has(item)) return false;
  const headForm = formOf(headText);
  if ((headForm === 'row' && form !== 'marked') || headForm === 'sentence') return false;
  const kind = form === 'marked' ? kindOfLine(itemText) : undefined;
  if (kind !== undefined && kindOfLine(headText) === kind) return false;
  return (
    betweenIsOfSection(index, head + 1, item, form, kind, startsLine) &&
    !crossesHead(index, { to: head, text: headText }, item)
  );
}

/** "3." after "2.": the next heading. */
function isBeside(text: string, headText: string): boolean {
  const kind = kindOfLine(headText);
  return kind !== undefined && kindOfLine(text) === kind;
}

/** "3." before "3.1": the heading of what follows. */
function stepsUp(text: string, itemText: string): boolean {
  const [mark, item] = [text, itemText].map(markOf);
  return mark !== undefined && item !== undefined && isAbove(mark, item);
}

function betweenIsOfSection(
  index: SourceIndex,
  from: number,
  item: number,
  form: Form,
  kind: string | undefined,
  startsLine: boolean,
  firstItem?: string,
): boolean {
  const { segments, headings, blockStarts } = index;
  let [at, first] = [from, firstItem === undefined];
  let isUnderItem = firstItem !== undefined;
  const last = markOf(segments[item].text);
  const series: LineMark[] = [];
  // "2)" after "1)" belongs to its list, whatever is said or shown between the two.
  let isParted = false;
  /** Another list of the same kind has another head: "(1)" after "(3)". */
  const restarts = (text: string): boolean => {
    const mark = markOf(text);
    if (mark === undefined || mark.shape !== last?.shape) return false;
    const isOfSeries = isAfter(last, mark) && series.every((before) => isAfter(mark, before)) && goesOn(mark);
    series.push(mark);
    isParted = false;
    return !isOfSeries;
  };
  const goesOn = (mark: LineMark): boolean => !isParted || follows(mark, series[series.length - 1]);
  if (firstItem !== undefined && restarts(firstItem)) return false;
  while (at < item) {
    const end = unitEnd(index, at);
    // The words are further on in this paragraph.
    if (end > item) return !startsLine && formOf(segments[at].text) !== 'marked';
    const text = joined(index, at, end);
    if (text.trim() !== '') {
      if (headings.has(at)) return false;
      const own = kindOfLine(text);
      if (form === 'marked') {
        const isOfItem = isUnderItem && series.at(-1)?.name !== undefined;
        const isNoTitle = endsSentence.test(text) || (blockStarts.size > 0 && !blockStarts.has(at));
        isParted ||= own === undefined && isOfItem && isNoTitle;
        const opensList = (first && leadsIn.test(text)) || isParted || (!isUnderItem && isSentence(text));
        // "(a)" below "2." belongs to it, but the series that it starts has another head.
        if (own === undefined ? !opensList || limits(text) : leadsIn.test(text) || (own !== kind && !isUnderItem))
          return false;
        // Another list of the same kind has another head: "(1)" after "(3)", "(c) The Board shall not: (1) sell".
        if ((own === kind && restarts(text)) || kindOfLine(listInLine(text)?.item ?? '') === kind) return false;
        isUnderItem ||= own === kind;
      } else if (formOf(text) !== form) return false;
      first = false;
    }
    at = end;
  }
  return last === undefined || goesOn(last);
}

const isWholeLine = (line: string, quoted: string): boolean => {
  const [whole, part] = [line, quoted].map(lettersIn);
  return whole.endsWith(part) || part.startsWith(whole);
};
