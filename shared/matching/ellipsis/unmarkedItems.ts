/** Lists whose items are separated only by line breaks. */
import { opensClause } from '../language/leadingDenials.ts';
import { excludes } from '../language/listHeads.ts';
import { introducesSpeech } from '../language/speech.ts';
import { mayDeny } from '../language/negations.ts';
import { withdraws } from '../language/withdrawals.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { tokensIn } from '../text/tokens.ts';
import { leadsIn, wordsIn } from './lineForms.ts';
import { MIN_FULL, roomAround } from './units.ts';

/**
 * Items that are separated only by line breaks, as in a list without bullets on a web page: all continue the sentence that the head breaks
 * off at its colon, or after an "if", and none ends it or opens a list of its own.
 */
export function areUnmarkedItems(index: SourceIndex, head: number, item: number): boolean {
  const { segments, headings, blockStarts } = index;
  const room = roomAround(index, head, item);
  const isShort = (at: number): boolean =>
    (room < MIN_FULL && endsItem.test(segments[at].text)) || isEndedByAuthor(index, at, room);
  const isHead = leadsIn.test(segments[head].text) || (breaksOff(segments[head].text) && isShort(head));
  if (!isHead || head + 1 > item) return false;
  const arePartedByCommas =
    head + 1 < item &&
    leadsIn.test(segments[head].text) &&
    segments.slice(head + 1, item).every(({ text }) => endsItem.test(text));
  for (let at = head + 1; at <= item; at++) {
    const { text } = segments[at];
    const startsItem = at === head + 1 || arePartedByCommas || blockStarts.has(at) || isShort(at - 1);
    const goesOnInCase = arePartedByCommas || startsSmall.test(text);
    if (headings.has(at) || (at === item && !startsItem)) return false;
    if (!goesOnInCase && (startsItem || isShort(at))) return false;
    if (at === item) break;
    if (endsInStop.test(text) || leadsIn.test(text)) return false;
    if (startsItem && wordsIn(text) < MIN_ITEM_WORDS && limits(text)) return false;
  }
  // A list of short items has no width: there their commas decide.
  return room >= MIN_FULL || arePartedByCommas || head + 1 === item;
}

/** The next word would have had room in the line. @param room UTF-16 units of the widest line nearby */
export function isEndedByAuthor({ segments }: SourceIndex, at: number, room: number): boolean {
  const [next] = segments[at + 1].text.trim().split(/\s/u);
  return segments[at].text.trim().length + 1 + next.length <= room * SHORT_SHARE;
}
const endsItem = /[,;，；、]\s*$/u;
/** Share of the widest nearby line up to which the next word would have had room: its author ended the line. */
const SHORT_SHARE = 0.9;
/** At the end of a line or within it. */
const endsInStop = /[.。!?！？]["'”’»」)\]]*(?:\s*$|\s\p{Lu})/u;
/** "except" or "but not" on a line of its own reverses what follows. */
const MIN_ITEM_WORDS = 4;

/** At most after a bullet of any kind. */
const startsSmall = /^\s*(?:[^\p{L}\p{N}\s]{1,2}\s+)?\p{Ll}/u;

/** "They find out whether": a clause must follow. */
export function breaksOff(text: string): boolean {
  const last = tokensIn(text).at(-1)?.key ?? '';
  return !/[.,;!?)]\s*$/u.test(text) && (opensClause(last) || introducesSpeech(last));
}

/** "What is not covered:" opens a list of things that the heading does not name. */
export const limits = (text: string): boolean =>
  tokensIn(text).some(({ key }) => mayDeny(key) || excludes(key) || withdraws(key));
