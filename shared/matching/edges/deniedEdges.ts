/**
 * Whether a match is cut off from the denial that it belongs to, in languages that glue the two together: Japanese and Korean deny at the
 * end of the verb, Chinese right before it, and none separates the denial as English does its "not". Anything elsewhere in the sentence is
 * context, and only warns.
 */
import { endsInUnspacedDenial, startsWithKoreanDenial, startsWithUnspacedDenial } from '../language/negations.ts';
import { deniesAtEnd, deniesBefore } from '../language/leadingDenials.ts';
import { endsEarly } from '../punctuation/lineEnds.ts';
import { rawWords, type TokenRange, type Window, gapText } from '../source/window.ts';

/** UTF-16 units read beyond the match: a predicate's end, or the adverbs before it. */
const REACH = 24;
const clauseEnd = /[。！？.!?;；，,、:：…「」『』"'()（）|\t]/u;
const hangul = /\p{Script=Hangul}/u;

/** Tokens `from` to `to` (end exclusive) of the window, widened by a token on the side where a denial was cut off. */
export function withDenials(window: Window, from: number, to: number): TokenRange {
  const { tokens, text } = window;
  let [first, last] = [from, to];
  if (from > 0 && tokens[from].kind === 'glyph') {
    const before = text.slice(Math.max(0, tokens[from].start - REACH), tokens[from].start);
    const clause = joinedLines(before).split(clauseEnd).at(-1) ?? '';
    // A heading that ends early is not part of the next line's sentence.
    const startsLine = gapText(window, from).includes('\n');
    const isApart = startsLine && endsEarly(window, tokens[from - 1], tokens[from]);
    if (endsInUnspacedDenial(clause) && !isApart) first--;
  }
  if (to < tokens.length) {
    const { kind, key, end } = tokens[to - 1];
    const after = text.slice(end, end + REACH);
    const isUnspaced = kind === 'glyph' && tokens[to].kind === 'glyph';
    if (isUnspaced && startsWithUnspacedDenial(clauseOf(joinedLines(after)))) last++;
    if (kind === 'word' && hangul.test(key) && startsWithKoreanDenial(clauseOf(after.replace(/\n/g, ' ')))) last++;
    else if (endsInDenial(window, to)) last++;
  }
  return { from: first, to: last };
}

/** "The ban is lawful | değildir", "the lease is valid | nicht.": the clause ends with its denial. */
function endsInDenial(window: Window, to: number): boolean {
  const { tokens, text } = window;
  const { key, start, end } = tokens[to];
  if (!/^ ?\n?$/.test(text.slice(tokens[to - 1].end, start))) return false;
  if (deniesBefore(key)) return true;
  return (
    deniesAtEnd(key) && /^\p{Ll}/u.test(rawWords(window, to, to + 1)) && /^["')\]]*(?:[.!;,]|$)/u.test(text.slice(end))
  );
}

/** Lines joined without a space, as scripts without spaces are read. */
function joinedLines(text: string): string {
  const [first, ...rest] = text.split('\n');
  if (rest.length === 0) return text;
  const last = rest.pop() ?? '';
  return first.trimEnd() + rest.map((line) => line.trim()).join('') + last.trimStart();
}

const clauseOf = (text: string): string => text.split(clauseEnd)[0];
