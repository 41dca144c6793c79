/** Looks just before a match, in its own sentence, for words that deny, limit or attribute what it says. */
import { hasConditionalEnding } from '../language/contextCues.ts';
import { cueBefore, cueRightBefore } from '../language/cuesBeside.ts';
import { castsDoubt, saysWithoutThat } from '../language/doubts.ts';
import { hedges } from '../language/hedges.ts';
import { isApproximate } from '../language/quantities.ts';
import { introducesSpeech, isSpeech, namesThought } from '../language/speech.ts';
import { isTooMuchFor, mayDeny, mayDenyUnspaced } from '../language/negations.ts';
import { takesPartOf, waitsForRangeEnd } from '../language/ratios.ts';
import type { RuleId } from '../rules/policy.ts';
import type { TokenRange, Window } from '../source/window.ts';
import { isAskedFor } from './asked.ts';
import { isAttributed } from './attribution.ts';
import { startsAtRangeEnd } from './cutRanges.ts';
import { limitOfOpening, ruleOf } from './sentenceOpening.ts';
import { CLAUSE_REACH, DENIAL_TOKENS, type Side } from './sentenceSides.ts';

/** What limits it from before. @param side the tokens before it, in its sentence */
export function rulesBefore(window: Window, match: TokenRange, { keys }: Side): ReadonlySet<RuleId> {
  const { tokens } = window;
  const { from } = match;
  const previous = keys.at(-1) ?? '';
  const opens = from > 0 ? gapBefore(window, from) : '';
  const rules = new Set<RuleId>();
  const cue = cueBefore(keys);
  if (cue !== undefined) rules.add(ruleOf(cue));
  const bound = cueRightBefore(keys);
  if (bound !== undefined) rules.add(bound.kind === 'denial' ? 'context.denied' : 'context.bounded');
  if (keys.slice(-DENIAL_TOKENS).some((key) => mayDeny(key)) || followsUnspacedDenial(window, from))
    rules.add('context.denied');
  if (
    takesPartOf(keys, tokens[from].key) ||
    (tokens[from].kind === 'number' &&
      (isApproximate(previous) || waitsForRangeEnd(keys) || startsAtRangeEnd(window, from)))
  )
    rules.add('context.bounded');
  if (castsDoubt(keys) || (!opens.includes('\n') && castsDoubt([...keys, tokens[from].key])) || saysWithoutThat(keys))
    rules.add('context.attributed');
  if ((introducesSpeech(previous) || /["':]/.test(opens)) && keys.some((key) => isSpeech(key) || namesThought(key)))
    rules.add('context.attributed');
  // "It is possible that | the file is there".
  if (introducesSpeech(previous) && keys.slice(-HEDGE_TOKENS, -1).some(hedges)) rules.add('context.attributed');
  if (isAttributed(window, match, opens) || isAskedFor(window, match)) rules.add('context.attributed');
  if (isTooMuchFor(keys, tokens[from].key)) rules.add('context.denied');
  // Turkish ends a clause of condition with its verb, and may set a semicolon after it.
  if (/^\s*[,;]\s*$/u.test(opens) && hasConditionalEnding(tokens[from - 1].key)) rules.add('context.condition');
  const limit = limitOfOpening(window, match);
  if (limit !== undefined) rules.add(limit);
  return rules;
}

/** Tokens of "is possible that", the last included. */
const HEDGE_TOKENS = 3;

/** "Three principles: (i) | …": the colon before the number of an item opens the item. */
function gapBefore({ tokens, text }: Window, from: number): string {
  const gap = text.slice(tokens[from - 1].end, tokens[from].start);
  if (from < 2 || !/^[).]\s*$/u.test(gap) || tokens[from - 1].letters.length > ITEM_LETTERS) return gap;
  const before = text.slice(tokens[from - 2].end, tokens[from - 1].start);
  return /:\s*\(?$/u.test(before) ? before : gap;
}
/** "(viii)" is the longest of the numbers before items. */
const ITEM_LETTERS = 4;

/** "不得……将义务转让给第三方": such a denial governs its clause to the end. */
function followsUnspacedDenial({ tokens, text }: Window, from: number): boolean {
  if (tokens[from].kind !== 'glyph') return false;
  const before = text.slice(Math.max(0, tokens[from].start - CLAUSE_REACH), tokens[from].start);
  return mayDenyUnspaced((before.split(/[。！？.!?;；，,、：:()（）]|\n\s*\n/u).at(-1) ?? '').replace(/\s/g, ''));
}
