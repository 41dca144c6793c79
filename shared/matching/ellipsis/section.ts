/**
 * Whether a row, field, item or sentence stands in the section of a heading further up: nothing between the two may be a heading
 * itself. What stands between is read in units (a row, an item with its further lines, a paragraph), and each must be of a kind
 * that no heading has.
 */
import { excludes } from '../language/listHeads.ts';
import { mayDeny } from '../language/negations.ts';
import { withdraws } from '../language/withdrawals.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize } from '../text/tokens.ts';

/** Bullets, "3.", "3.2.1", "(b)", "IV.": with the space after it. */
export const marker =
  /^\s*(?:(?<bullet>[-•*–▪◦●○‣■□✓✔・\uf0b7])|(?:§\s?)?(?<number>\d{1,2}(?:(?:\.\d{1,2}){1,3}[.)]?(?=\s)|[.)]))|\(?(?<letter>\p{L}|[ivx]{2,4})[.)])\s*(?=[\p{L}\p{N}"“„«(])/iu;

/** What numbers a line, and how deep: "3.2" and "4.1" are alike, "3" is above them. */
export function kindOfLine(text: string): string | undefined {
  const groups: Readonly<Record<string, string | undefined>> = marker.exec(text)?.groups ?? {};
  const name = Object.keys(groups).find((one) => groups[one] !== undefined);
  const depth = depthOf(text);
  return name === undefined ? undefined : depth > 1 ? `${name}${String(depth)}` : name;
}

/** "6.50", "€5", "Rp5.000", "90,-", "5%". */
const amount = /^(?:\p{Sc}|\p{Lu}{1,3}\.?|Rp|Rs\.?)?\d[\d.,'’]*[-–—]{0,2}(?:%|\p{Sc}|\p{L}{1,3})?$/u;
const unit = /^(?:%|\p{Sc}|[\p{L}.]{1,4})$/u;

/** "Latte 6.50", "Wax 1 000 Ft", "Hotel 3 nights € 90,-", a note's "(1,7)" after it. */
function isRow(text: string): boolean {
  const words = wordsOf(text);
  if (/^\([\d,]+\)$/.test(words.at(-1) ?? '')) words.pop();
  if (unit.test(words.at(-1) ?? '') && /\d/.test(words.at(-2) ?? '')) words.pop();
  return amount.test(words.pop() ?? '') && words.some((word) => /\p{L}/u.test(word));
}

const wordsOf = (text: string): string[] => text.split(/\s/u).filter(Boolean);

const total =
  /^\W*(?:sub-?)?(?:tot|sum(?:me|a|mă|ma)?(?!\p{L})|gesamt|insgesamt|итого|всего|razem|celkem|spolu|összesen|yhteensä|toplam|i alt|合计|合計|小计|小計|합계|소계)/iu;
const field = /^[^:：.!?]{2,40}\s?[:：]\s?\S/u;
const endsSentence = /[.。;；,，、…]["'”’»」)\]]*\s*$/u;
const leadsIn = /[:：]\s*$/u;

/** Words of a sentence: a shorter unit that ends in a full stop may be a heading with one. Two signs of unspaced scripts are one. */
const MIN_SENTENCE_WORDS = 5;
/** Share of the widest line near by that a line fills with the next word, where only that word's length made it end. */
const FULL_SHARE = 0.85;
/** UTF-16 units of a line that may be full: a list of short items has no width. */
const MIN_FULL = 40;

type Form = 'marked' | 'row' | 'field' | 'sentence';

/** Undefined where what starts with this line might be anything. */
function formOf(text: string): Form | undefined {
  if (marker.test(text)) return 'marked';
  if (isRow(text) && !endsSentence.test(text)) return 'row';
  if (field.test(text)) return 'field';
  return isSentence(text) ? 'sentence' : undefined;
}

const isSentence = (text: string): boolean => endsSentence.test(text) && wordsIn(text) >= MIN_SENTENCE_WORDS;

const wordsIn = (text: string): number =>
  tokenize(foldText(text).text).reduce(
    (sum, { kind }) => sum + (kind === 'glyph' ? 0.5 : kind === 'symbol' ? 0 : 1),
    0,
  );

/**
 * @param head the last line of the heading
 * @param item the line on which what is quoted with it begins; `quoted`: those words, from their start
 * @param startsLine they begin the line, after a bullet or number at most
 */
export function isInSection(
  index: SourceIndex,
  head: number,
  item: number,
  { quoted, startsLine }: { quoted: string; startsLine: boolean },
): boolean {
  const { segments, headings } = index;
  const headText = segments[head].text;
  if (startsLine && areUnmarkedItems(index, head, item)) return true;
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
    !segments.slice(head + 1, item).some(({ text }) => isBeside(text, headText) || isAbove(text, itemText))
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

const depthOf = (text: string): number => {
  const groups: Readonly<Record<string, string | undefined>> = marker.exec(text)?.groups ?? {};
  return groups.number?.match(/\d+/g)?.length ?? 0;
};

/**
 * Items that nothing but their line ends tell apart, as of a list without marks on a web page: all go on with the sentence that
 * the head breaks off at its colon, and none ends it or opens a list of its own.
 */
function areUnmarkedItems({ segments, headings, blockStarts }: SourceIndex, head: number, item: number): boolean {
  if (!leadsIn.test(segments[head].text)) return false;
  const around = segments.slice(Math.max(0, head - LINES_AROUND), item + LINES_AROUND);
  const room = Math.max(...around.map(({ text }) => text.trim().length));
  const isShort = (at: number): boolean => {
    const [next] = segments[at + 1].text.trim().split(/\s/u);
    return segments[at].text.trim().length + 1 + next.length <= room * SHORT_SHARE;
  };
  for (let at = head + 1; at <= item; at++) {
    const { text } = segments[at];
    const startsItem = at === head + 1 || blockStarts.has(at) || isShort(at - 1);
    const goesOnInCase = /^\s*\p{Ll}/u.test(text);
    if (headings.has(at) || (at === item && !startsItem)) return false;
    if (!goesOnInCase && (startsItem || isShort(at))) return false;
    if (at === item) break;
    if (endsInStop.test(text) || leadsIn.test(text)) return false;
    if (startsItem && wordsIn(text) < MIN_ITEM_WORDS && limits(text)) return false;
  }
  return room >= MIN_FULL;
}
/** Part of the widest line near by up to which the next word would have had room: its author ended the line. */
const SHORT_SHARE = 0.9;
/** At the end of a line or within it. */
const endsInStop = /[.。!?！？]["'”’»」)\]]*(?:\s*$|\s\p{Lu})/u;
/** "except" or "but not" by itself on a line turns what follows. */
const MIN_ITEM_WORDS = 4;

function betweenIsOfSection(
  index: SourceIndex,
  from: number,
  item: number,
  form: Form,
  kind: string | undefined,
  startsLine: boolean,
): boolean {
  const { segments, headings } = index;
  let [at, first] = [from, true];
  let isUnderItem = false;
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
        isUnderItem ||= own === kind;
      } else if (formOf(text) !== form || (form === 'row' && total.test(text))) return false;
      first = false;
    }
    at = end;
  }
  return true;
}

/** "What is not covered:" opens a list of what the heading does not name. */
const limits = (text: string): boolean =>
  tokenize(foldText(text).text).some(({ key }) => mayDeny(key) || excludes(key) || withdraws(key));

/** "7 days: $3 1 month: $5": one of several pairs on one line. */
function isOfPairs(line: string, quoted: string): boolean {
  const pairs: string[] = [];
  let pair: string[] = [];
  for (const word of wordsOf(line)) {
    pair.push(word);
    if (!amount.test(word) || !pair.some(endsInColon)) continue;
    pairs.push(lettersIn(pair.join(' ')));
    pair = [];
  }
  return pair.length === 0 && pairs.length > 1 && pairs.includes(lettersIn(quoted));
}

const endsInColon = (word: string): boolean => /[:：]$/u.test(word);

const lettersIn = (text: string): string => foldText(text).text.replace(/[^\p{L}\p{N}]/gu, '');

const isWholeLine = (line: string, quoted: string): boolean => {
  const [whole, part] = [line, quoted].map(lettersIn);
  return whole.endsWith(part) || part.startsWith(whole);
};

/** The line and those in which its sentence, row or item goes on. */
const unitFrom = (index: SourceIndex, from: number): string => joined(index, from, unitEnd(index, from));

const joined = ({ segments }: SourceIndex, from: number, to: number): string =>
  segments
    .slice(from, to)
    .map(({ text }) => text.trim())
    .join(' ');

function unitEnd(index: SourceIndex, from: number): number {
  let end = from + 1;
  while (end < index.segments.length && end - from < MAX_LINES_OF_UNIT && goesOn(index, end)) end++;
  return end;
}
const MAX_LINES_OF_UNIT = 30;

/** Whether the line goes on with what the line above it begins. */
function goesOn({ segments, headings, blockStarts }: SourceIndex, at: number): boolean {
  const [above, { text, run }] = [segments[at - 1], segments[at]];
  if (above.run !== run || headings.has(at - 1) || headings.has(at) || marker.test(text)) return false;
  if (/^\s*\p{Ll}/u.test(text)) return true;
  if (blockStarts.has(at) && above.pageNumber === segments[at].pageNumber) return false;
  if (leadsIn.test(above.text) || isRow(above.text) || isSentence(above.text)) return false;
  const around = segments.slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND);
  const room = Math.max(...around.map((line) => line.text.trim().length));
  const [next] = text.trim().split(/\s/u);
  const written = above.text.trim().length;
  const least = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}|[\u3041-\u30ff]/u.test(text)
    ? MIN_FULL / 2
    : MIN_FULL;
  // A short line without a stop may be the next heading.
  if (text.trim().length < least && !endsSentence.test(text)) return false;
  return written >= least && written + 1 + Math.min(next.length, room / 4) >= room * FULL_SHARE;
}
const LINES_AROUND = 12;

/** "Year 2" and "Year 3". */
function haveSameForm(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.replace(/\d+/g, '0').trim());
  return left !== '' && left === right && /\d/.test(one);
}
