/**
 * The dash of a list before a number: "- 12 chairs" above "- lamps" are twelve chairs, and no minus. A minus sign touches its number, and
 * several lines that begin with a dash and a space are a list; but where each of them has a number, "- 5 % in May" above "- 3 % in June", they
 * may be changes.
 */
import { wordsOf } from '../language/languages.ts';
import { isPercentWord } from '../language/quantities.ts';
import { isMagnitudeWord } from '../language/numerals.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { positionAt, type Window } from '../source/window.ts';

/** A dash, a space, and words, after a number or not. */
const item = /^\s*([-–—])\s+(?=\S)[^\p{L}]*\p{L}/u;
const itemOfWords = /^\s*[-–—]\s+["'“”„«(]*\p{L}/u;
/** Lines from an item to the next one, which may be long, and items that are read on either side. */
const LINES_BETWEEN = 5;
const MOST_ITEMS = 12;

/** What a dash before a number is; undefined if it may well be a minus sign. */
export function dashOfList(window: Window, at: number): 'bullet' | 'doubtful' | undefined {
  const token = window.tokens[at];
  if (token.kind !== 'number' || !token.dashed || !token.key.startsWith('-')) return undefined;
  const position = positionAt(window, token.start);
  const line = window.segments[position];
  const dash = item.exec(window.index.segments[line].text)?.[1];
  if (dash === undefined || window.text.slice(window.starts[position], token.start).trim() !== '') return undefined;
  const beside = [...itemsBeside(window, line, dash, -1), ...itemsBeside(window, line, dash, 1)];
  if (
    (beside.length > 0 || /[:：]\s*$/u.test(window.index.segments.at(Math.max(0, line - 1))?.text ?? '')) &&
    partOfWhole.test(window.text.slice(token.end, token.end + RATIO_LENGTH))
  )
    return 'bullet';
  if (isSplit([window.index.segments[line].text, ...beside])) return 'bullet';
  if (beside.length === 0 || mayBeNegative(window, at)) return undefined;
  return beside.some((other) => itemOfWords.test(other)) ? 'bullet' : 'doubtful';
}

/** "- 469 / 966": what is counted among others is never negative. */
const partOfWhole = /^\s?\/\s?\d/u;
const RATIO_LENGTH = 4;

/**
 * "Other services – 30 days after a trial" of two lines, or of "Other services: 30 days": where a sentence goes on about what is
 * counted, a citing author's dash joins it to what it stands under.
 */
export function opensCountedLine(window: Window, at: number): boolean {
  const { text, tokens } = window;
  const next = text.slice(tokens[at].end, tokens[at].end + NEXT_WORDS);
  const before = text.slice(Math.max(0, tokens[at].start - 3), tokens[at].start);
  const joins = isFirstOnLine(text, tokens[at].start) || /^\p{L}:\s$/u.test(before);
  return joins && /^ \p{Ll}{3,}(?: \p{L}+){2}/u.test(next) && !mayBeNegative(window, at);
}
/** UTF-16 units that hold the next three words. */
const NEXT_WORDS = 40;

const share = new RegExp(
  String.raw`^\s*[-–—]\s+(\d{1,3}(?:[.,]\d{1,2})?)\s?%\s+(?:${[...wordsOf('dueAt')].join('|')})\s`,
  'u',
);
/** "- 30 % on signature", "- 70 % on delivery": shares that add up to the whole, each with its event, are not losses. */
function isSplit(items: readonly string[]): boolean {
  const shares = items.map((text) => Number(share.exec(text)?.[1].replace(',', '.')));
  return items.length > 1 && Math.abs(shares.reduce((sum, one) => sum + one, 0) - WHOLE) < ROUNDING;
}
const WHOLE = 100;
const ROUNDING = 0.01;

/** "- 5 % in May", "- 10 °C in Oslo", "- 3 Mio. Euro": such amounts may fall. */
function mayBeNegative({ tokens, text }: Window, at: number): boolean {
  const beside = tokens
    .slice(at + 1, at + 3)
    .filter(({ start }) => text.slice(tokens[at].end, start).trim().length < 5);
  return beside.some(
    ({ key }) =>
      /^[%‰°]$/u.test(key) || isPercentWord(key) || (key.length > 1 && isMagnitudeWord(key)) || degrees.has(key),
  );
}
const degrees = wordsOf('mayFall');

/** The lines further up or down that begin with the same dash, up to one without words. */
function itemsBeside({ index: { segments } }: Window, line: number, dash: string, step: 1 | -1): string[] {
  const items: string[] = [];
  let last = line;
  for (let at = line + step; Math.abs(at - last) <= LINES_BETWEEN && items.length < MOST_ITEMS; at += step) {
    const other = at < 0 ? undefined : segments.at(at);
    if (other?.run !== segments[line].run) break;
    if (!new RegExp(`^\\s*${dash}\\s`, 'u').test(other.text)) continue;
    if (!item.test(other.text)) break;
    items.push(other.text);
    last = at;
  }
  return items;
}
