/**
 * Whether a row, field, item or sentence stands in the section of a heading further up: nothing between the two may be a heading
 * itself. What stands between is read in units (a row, an item with its further lines, a paragraph), and each must be of a kind
 * that no heading has.
 */
import type { SourceIndex } from '../source/sourceIndex.ts';
import {
  depthOf,
  formOf,
  isOfPairs,
  isSentence,
  isTotal,
  kindOfLine,
  leadsIn,
  lettersIn,
  listInLine,
  ordinalOf,
  type Form,
} from './lineForms.ts';
import { areUnmarkedItems, limits } from './unmarkedItems.ts';
import { joined, unitEnd, unitFrom } from './units.ts';

/** A heading, or the head of a list, in the source. */
export interface Head {
  /** Its lines, both included. */
  readonly from: number;
  readonly to: number;
  /** Its words; its lines may have others before and after. */
  readonly text: string;
  /** The list's first item, where it begins on the head's last line. */
  readonly item?: string;
  /** Its sentence goes on in the items, and no colon says so: what stands below must be items. */
  readonly isOpen: boolean;
}

/** What stands under a head: an item of its list, or what has no list's order. */
export type Place = 'item' | 'section';

/**
 * @param item the line on which what is quoted with the head begins; `quoted`: those words, from their start
 * @param startsLine they begin the line, after a bullet or number at most
 */
export function placeInSection(
  index: SourceIndex,
  head: Head,
  item: number,
  { quoted, startsLine }: { quoted: string; startsLine: boolean },
): Place | undefined {
  const kind = startsLine ? kindOfLine(index.segments[item].text) : undefined;
  if (head.item !== undefined || head.isOpen) {
    if (kind !== undefined) return isOfOpenList(index, head, item, kind) ? 'item' : undefined;
    return head.item === undefined && startsLine && areUnmarkedItems(index, head.to, item) ? 'item' : undefined;
  }
  if (startsLine && areUnmarkedItems(index, head.to, item)) return 'item';
  if (!isInSection(index, head.to, item, { quoted, startsLine })) return undefined;
  return kind === undefined ? 'section' : 'item';
}

/** The head's sentence goes on in items of one kind, the first of them right after it. */
function isOfOpenList(index: SourceIndex, head: Head, item: number, kind: string): boolean {
  const first = head.item ?? index.segments[head.to + 1].text;
  if (kindOfLine(first) !== kind || kindOfLine(head.text) === kind) return false;
  const from = head.item === undefined ? head.to + 1 : unitEnd(index, head.to);
  return betweenIsOfSection(index, from, item, 'marked', kind, true, head.item) && !crossesHead(index, head, item);
}

/** A heading like this one, or above the item, stands between. */
const crossesHead = (
  { segments }: SourceIndex,
  { to, text: headText }: Pick<Head, 'to' | 'text'>,
  item: number,
): boolean =>
  segments.slice(to + 1, item).some(({ text }) => isBeside(text, headText) || isAbove(text, segments[item].text));

function isInSection(
  index: SourceIndex,
  head: number,
  item: number,
  { quoted, startsLine }: { quoted: string; startsLine: boolean },
): boolean {
  const { segments, headings } = index;
  const headText = segments[head].text;
  const itemUnit = unitFrom(index, item);
  const itemText = segments[item].text;
  const isPair = isOfPairs(itemText, quoted);
  const form = isPair ? 'row' : startsLine ? formOf(itemUnit) : 'sentence';
  if (form === undefined || (headings.has(item) && form !== 'row')) return false;
  const headForm = formOf(headText);
  // An item is no heading of the next one, nor a row of the row below it.
  if (headForm === 'row' || headForm === 'sentence' || (headForm === 'field' && form === 'field')) return false;
  const kind = form === 'marked' ? kindOfLine(itemText) : undefined;
  if (kind !== undefined && kindOfLine(headText) === kind) return false;
  const above = head > 0 ? segments[head - 1].text : '';
  // "Year 1", "Year 2", "Year 3" above each other are the heads of columns.
  if (form === 'row' && haveSameForm(headText, above)) return false;
  if (form === 'row' && !isPair && !isWholeLine(itemText, quoted)) return false;
  return (
    betweenIsOfSection(index, head + 1, item, form, kind, startsLine) &&
    !crossesHead(index, { to: head, text: headText }, item)
  );
}

/** "3." after "2.": the next heading. */
function isBeside(text: string, headText: string): boolean {
  const kind = kindOfLine(headText);
  return kind?.startsWith('number') === true && kindOfLine(text) === kind;
}

/** "3." before "3.1": the heading of what follows. */
function isAbove(text: string, itemText: string): boolean {
  const [depth, depthOfItem] = [text, itemText].map(depthOf);
  return depth > 0 && depth < depthOfItem;
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
  const { segments, headings } = index;
  let [at, first] = [from, firstItem === undefined];
  let isUnderItem = firstItem !== undefined;
  const ordinals = new Set([ordinalOf(segments[item].text)]);
  const restarts = (text: string): boolean => {
    const ordinal = ordinalOf(text);
    const isKnown = ordinal !== undefined && ordinals.has(ordinal);
    ordinals.add(ordinal);
    return isKnown;
  };
  if (firstItem !== undefined && restarts(firstItem)) return false;
  while (at < item) {
    const end = unitEnd(index, at);
    // The words stand further on in this paragraph.
    if (end > item) return !startsLine && form !== 'row' && formOf(segments[at].text) !== 'marked';
    const text = joined(index, at, end);
    if (text.trim() !== '') {
      if (headings.has(at) && form !== 'row') return false;
      const own = kindOfLine(text);
      if (form === 'marked') {
        const opensList = (first && leadsIn.test(text)) || (!isUnderItem && isSentence(text));
        // "(a)" below "2." belongs to it, but what it is the first of has another head.
        if (own === undefined ? !opensList || limits(text) : leadsIn.test(text) || (own !== kind && !isUnderItem))
          return false;
        // Another list of the same kind has another head: "(1)" after "(3)", "(c) The Board shall not: (1) sell".
        if ((own === kind && restarts(text)) || kindOfLine(listInLine(text)?.item ?? '') === kind) return false;
        isUnderItem ||= own === kind;
      } else if (formOf(text) !== form || (form === 'row' && isTotal(text))) return false;
      first = false;
    }
    at = end;
  }
  return true;
}

const isWholeLine = (line: string, quoted: string): boolean => {
  const [whole, part] = [line, quoted].map(lettersIn);
  return whole.endsWith(part) || part.startsWith(whole);
};

/** "Year 2" and "Year 3". */
function haveSameForm(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.replace(/\d+/g, '0').trim());
  return left !== '' && left === right && /\d/.test(one);
}
