/** Whether a quotation is what somebody asks for, outside it: "the claimant asks the court to | order the bank to pay". */
import { isAsked, isAskedBefore, isAskedUnspaced } from '../language/requests.ts';
import { startsBlock } from './blocks.ts';
import { isBullet } from '../marks/bullets.ts';
import { isEnumerator } from '../marks/enumerators.ts';
import { sideBefore } from './sentenceSides.ts';
import { rawWords, type TokenRange, type Window } from '../source/window.ts';

/** Tokens of a quotation within which the verb of what is asked appears, in languages that set it last. */
const ASKED_TOKENS = 40;
/** UTF-16 units before a match in which its sentence begins, in scripts without spaces. */
const SENTENCE_REACH = 200;

/** Tokens before what is asked within which somebody asks for it. */
const REQUEST_TOKENS = 8;

export function isAskedFor(window: Window, { from, to }: TokenRange): boolean {
  const { tokens, text } = window;
  if (tokens[from].kind === 'glyph') {
    // "Claims" as a heading asks for nothing.
    if (from > 0 && startsBlock(window, from, { from, to })) return false;
    const before = text.slice(Math.max(0, tokens[from].start - SENTENCE_REACH), tokens[from].start);
    return isAskedUnspaced((before.split(/。|\n\s*\n/u).at(-1) ?? '').replace(/\s/gu, ''));
  }
  let start = from;
  // "Beantragt: 1. | die Beklagte zu verurteilen".
  while (start > 0 && (isBullet(window, start - 1) || isEnumerator(window, start - 1))) start--;
  const { keys } = sideBefore(window, { from: start, to }, REQUEST_TOKENS);
  const end = Math.min(to, from + ASKED_TOKENS);
  const quoted = tokens.slice(from, end).map(({ key }) => key);
  return isAsked(keys, quoted, () => rawWords(window, from, end));
}

/** UTF-16 units after a match in which the verb that asks for it begins. */
const VERB_REACH = 16;
/** "…よう | 求めた": the verb comes last. */
export const isAskedAfter = ({ tokens, text }: Window, to: number): boolean =>
  isAskedBefore(text.slice(tokens[to - 1].end, tokens[to - 1].end + VERB_REACH).replace(/\n/gu, ''));
