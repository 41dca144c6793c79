/**
 * Whether a quotation leaves out the denial at the start of its statement, so that the rest claims the opposite: "Not all pack sizes may be
 * marketed" quoted without its first word. A fragment from the middle of a statement ("did not | approve the budget") claims nothing by
 * itself and only warns, unless it is written like a whole sentence.
 */
import { sentenceEnd } from '../text/sentenceEnd.ts';
import {
  deniesStatement,
  deniesVerb,
  isBound,
  isNoDenialThere,
  linksDenial,
  MAX_LINKS,
  leadsOrder,
  leadsStatement,
  opensClause,
  precedesGermanNoun,
} from '../language/leadingDenials.ts';
import { isElided } from '../language/negations.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { rawWords, wordsAround, type Window, gapText } from '../source/window.ts';
import { blankMarkup, isMarkup } from '../text/sourceMarkup.ts';

/** The token that denies the statement which remains when the match starts with token `from`; `from` if there is none. */
export function withLeadingDenial(quoted: QuotedText, window: Window, from: number): number {
  const { tokens, text } = window;
  if (from === 0 || tokens[from].kind === 'number') return from;
  const frame = denyingFrame(quoted, window, from);
  if (frame !== undefined) return frame;
  const shown = blankMarkup(text.slice(0, tokens[from].start));
  let next = from;
  let at = shownBefore(shown, window, from);
  while (at > 0 && from - at <= MAX_LINKS && linksDenial(tokens[at].key))
    [next, at] = [at, shownBefore(shown, window, at)];
  if (at < 0) return from;
  const { key } = tokens[at];
  const denies = deniesVerb(key, () => wordsAround(window));
  const gap = shown.slice(tokens[at].end, tokens[next].start).replace(/\]/g, '').replace(/ {2,}/g, ' ');
  if (!(denies || leadsStatement(key)) || !/^(?: | ?\n ?)$/.test(gap)) return from;
  if (isNoDenialThere(key, () => wordsAround(window))) return from;
  if (at === from - 1 && isBound(tokens[from].key)) return at;
  if (denies && !/^\p{Lu}/u.test(rawWords(window, from, from + 1))) return at;
  const leads = opensStatement(window, at);
  const first = rawWords(window, from, from + 1);
  // "Drinker" after the "No" of "Smoker: No" is the name of the next field.
  const startsAnew = /^\p{Lu}/u.test(first) && !precedesGermanNoun(key) && (gap.includes('\n') || leads !== 'sentence');
  return !startsAnew && (leads !== 'nothing' || isWrittenAsSentence(quoted, first)) ? at : from;
}

/** The last token before this one that is not mark-up: -1 if there is none. */
function shownBefore(shown: string, { tokens }: Window, from: number): number {
  let at = from - 1;
  while (at >= 0 && isMarkup(shown, tokens[at])) at--;
  return at;
}

/** Tokens before "that" that may hold a frame's denial: "It is not true that". */
const FRAME_TOKENS = 3;

/** "It is not true that the reservoir is empty", quoted as "The reservoir is empty". */
function denyingFrame(quoted: QuotedText, window: Window, from: number): number | undefined {
  const { tokens, text } = window;
  if (!opensClause(tokens[from - 1].key) || !isWrittenAsSentence(quoted, rawWords(window, from, from + 1)))
    return undefined;
  const first = Math.max(0, from - 1 - FRAME_TOKENS);
  if (sentenceEnd.test(text.slice(tokens[first].end, tokens[from - 1].start))) return undefined;
  const at = tokens.findIndex(({ key }, at) => at >= first && at < from - 1 && deniesStatement(key));
  return at < 0 ? undefined : at;
}

/** What starts with this token, or with the auxiliary verb before it. */
function opensStatement(window: Window, at: number): 'sentence' | 'clause' | 'nothing' {
  const { tokens, text } = window;
  const first = at > 0 && leadsOrder(tokens[at - 1].key) ? at - 1 : at;
  if (first === 0) return 'sentence';
  const gap = gapText(window, first);
  if (itemNumber.test(text.slice(Math.max(0, tokens[first].start - ITEM_REACH), tokens[first].start)))
    return 'sentence';
  // The footnote reference precedes its text.
  if (tokens[first - 1].kind === 'number' && /(?:^|\n)[^\S\n]*$/.test(text.slice(0, tokens[first - 1].start)))
    return 'sentence';
  if (/[.!?;。！？]["')\]]*\s+["'([]*$|\n[^\S\n]*[-•*]\s+$/u.test(gap)) return 'sentence';
  if (gap.includes('\n') && /^\p{Lu}\p{Ll}/u.test(rawWords(window, first, first + 1))) return 'sentence';
  if (/^\s*$/.test(gap)) return opensClause(tokens[first - 1].key) || isElided(tokens[at].key) ? 'clause' : 'nothing';
  return /[,:(،-]/.test(gap) ? 'clause' : 'nothing';
}

/** "a) ", "(2) ", "iv. " at the start of a line. */
const itemNumber = /(?:^|\n)[^\S\n]*\(?(?:\d{1,2}|\p{L}|[ivx]{2,4})[.)]\s+$/u;
/** UTF-16 units of that including the space around it. */
const ITEM_REACH = 12;

/** A capital that the source does not have. */
const isWrittenAsSentence = (quoted: QuotedText, first: string): boolean =>
  /^\p{Lu}(?!\p{Lu})/u.test(quotedWords(quoted, 0, 1)) &&
  /^\p{Ll}/u.test(first) &&
  quoted.raw !== quoted.raw.toUpperCase();
