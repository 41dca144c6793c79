/**
 * Where a row, item, heading or paragraph without a full stop ends: text in another one is not part of its sentence, except for the head of
 * a list, which governs every item below it.
 */
import { asks, excludes, isVoid } from '../language/listHeads.ts';
import { leadsOrder } from '../language/leadingDenials.ts';
import { mayDeny } from '../language/negations.ts';
import { wantsObject } from '../language/openWords.ts';
import { isStopword } from '../language/stopwords.ts';
import { endsEarly } from '../punctuation/lineEnds.ts';
import { positionAt, rawWords, type Window, gapText } from '../source/window.ts';
import { tokensIn, type Token } from '../text/tokens.ts';

/** @param at token before which its line starts; `range`: the match, end exclusive */
export function startsBlock(window: Window, at: number, range: { from: number; to: number }): boolean {
  const { tokens, index } = window;
  if (!gapText(window, at).includes('\n')) return false;
  const isLined = fillsLines(window, range);
  if (isLined && isRow(window, range)) return true;
  if (/^\p{Ll}/u.test(rawWords(window, at, at + 1)) || isOpen(window, at - 1)) return false;
  const line = segmentNumber(window, tokens[at - 1]);
  const above = index.segments[line].text.trimEnd();
  if (/(?:[,:;：；，、(]|\p{L}\s?\p{Pd})$/u.test(above)) return false;
  if (/["”»」]$/.test(above) || isLined) return true;
  return endsEarly(window, tokens[at - 1], tokens[at]);
}

/** "The", "of": no block ends with them, but "BE" may be a name. */
const isOpen = (window: Window, at: number): boolean =>
  wantsObject(window.tokens[at].key) &&
  /^\s?$/.test(window.text.charAt(window.tokens[at].start - 1)) &&
  !/\p{Lu}$/u.test(rawWords(window, at, at + 1));

const segmentNumber = (window: Window, { start }: Token): number => window.segments[positionAt(window, start)];
/** Whether the match is one line or several: a row, a heading, an item. */
function fillsLines({ tokens, text }: Window, { from, to }: { from: number; to: number }): boolean {
  const before = text.slice(0, tokens[from].start);
  return (
    /(?:^|\n)[^\p{L}\p{N}\n]*(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?$/u.test(before) &&
    /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(text.slice(tokens[to - 1].end))
  );
}

/** Numbers in a row, and the share of its words that may be of the kind that sentences are made of. */
const MIN_ROW_FIGURES = 2;
const MAX_ROW_STOPWORDS = 0.15;
function isRow({ tokens }: Window, { from, to }: { from: number; to: number }): boolean {
  const words = tokens.slice(from, to);
  const figures = words.filter(({ kind }) => kind === 'number').length;
  return (
    figures >= MIN_ROW_FIGURES && words.filter(({ key }) => isStopword(key)).length <= words.length * MAX_ROW_STOPWORDS
  );
}

/** Lines above an item within which the head of its list is found. */
const MAX_LINES_OF_LIST = 25;
/** UTF-16 units of a heading: a longer line is prose. */
const MAX_HEADING = 60;
const item =
  /^\s*(?:(?<bullet>[-•*–▪◦●○‣\uf0b7])|\(?(?:(?<number>\d{1,2})|(?<roman>[ivx]{1,4})|(?<letter>\p{L}))[.)])\s*(?=[\p{L}\p{N}"“„«(])/iu;
/** "(b) a boat which is used—": the head of a list, which may be an item of another one. */
const opensList = /[:：—–]\s*$/u;

/** The folded words of the list heads whose items token `at` belongs to; empty if it belongs to none. */
export function headsOfLists(window: Window, at: number): string[] {
  const { segments } = window.index;
  const start = segmentNumber(window, window.tokens[at]);
  let kind: string | undefined;
  const heads: string[] = [];
  for (let line = start; line >= 0 && start - line < MAX_LINES_OF_LIST; line--) {
    const { text } = segments[line];
    const found = kindOfItem(text);
    // A line with a capital below an item is not part of it.
    if (found !== undefined && line < start && kind === undefined && !/^\s*\p{Ll}/u.test(segments[line + 1].text))
      return [];
    if (found !== undefined) {
      // "(2) It does not apply to—" governs "(a)", and not "(3)".
      if (kind !== undefined && found !== kind && opensList.test(text)) heads.push(...keysOf(text));
      kind ??= found;
    } else if (kind !== undefined) {
      const isHead = opensList.test(text) || (kind !== 'number' && isHeading(text));
      return isHead ? [...keysOf(text), ...heads] : heads;
    } else if (isProse.test(text)) return [];
    else if (line < start && isHeading(text)) return isExcluding(keysOf(text)) ? keysOf(text) : [];
  }
  return heads;
}

/** Lines of a paragraph above a line within which its heading is found. */
const LINES_TO_HEADING = 4;
/** "LONG DISTANCE (not applicable)" above what does not apply then. */
export function isUnderVoidHeading(window: Window, at: number): boolean {
  const line = segmentNumber(window, window.tokens[at]);
  const above = window.index.segments.slice(Math.max(0, line - LINES_TO_HEADING), line).toReversed();
  const heading = above.find(({ text }) => isVoid(text) || isHeading(text) || /[.!?]\s*$/u.test(text))?.text ?? '';
  return heading.length <= MAX_HEADING && isVoid(heading);
}

function kindOfItem(text: string): string | undefined {
  const groups: Readonly<Record<string, string | undefined>> = item.exec(text)?.groups ?? {};
  return Object.keys(groups).find((name) => groups[name] !== undefined);
}

const keysOf = (text: string): string[] => tokensIn(text).map(({ key }) => key);
const isHeading = (text: string): boolean =>
  text.length <= MAX_HEADING && /^\s*(?:\d[\d.]*\s+)?\p{Lu}[^.!?;]*$/u.test(text);
/** A sentence ends in the line and another one begins. */
const isProse = /[.!?]\s+\p{Lu}/u;
/** "What is not insured", "Do not take Doril", "Exclusions": even without bullets, the lines below are items. */
function isExcluding(keys: readonly string[]): boolean {
  const first = keys.find((key) => !/^\d/.test(key)) ?? '';
  return keys.some(excludes) || ((asks(first) || leadsOrder(first) || mayDeny(first)) && keys.some(mayDeny));
}
