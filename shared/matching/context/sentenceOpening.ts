/** What a sentence opens with before the quoted clause, however long it is: "If the proposal of Dr. Erb is chosen, | I shall help". */
import { isAbbreviation } from '../language/abbreviations.ts';
import { cuesBefore, type Cue } from '../language/contextCues.ts';
import { followsCondition, setsConditionUnspaced } from '../language/doubts.ts';
import { opensCondition } from '../language/frames.ts';
import { isBullet, isEnumerator } from '../marks/bullets.ts';
import type { RuleId } from '../rules/policy.ts';
import type { TokenRange, Window } from '../source/window.ts';
import { sentenceStart } from './sentenceSides.ts';

/** @param match the quoted clause */
export function limitOfOpening(window: Window, match: TokenRange): RuleId | undefined {
  const { tokens, text } = window;
  const { from } = match;
  for (const start of openings(window, match)) {
    const signs = text.slice(tokens[start].start, tokens[from].start);
    if (opensCondition(tokens[start].key, signs) || followsCondition(tokens[from - 1].key, signs))
      return 'context.condition';
    if (tokens[from].kind === 'glyph' && setsConditionUnspaced(signs)) return 'context.condition';
    const limit = openingOnly.test(signs) ? cueAt(window, start, from) : undefined;
    if (limit !== undefined) return limit;
  }
  return undefined;
}

export const ruleOf = ({ kind }: Cue): RuleId =>
  kind === 'denial' ? 'context.denied' : kind === 'speech' ? 'context.attributed' : 'context.condition';

/** "According to A, B did this, | C that": with a second comma another clause stands between. */
const openingOnly = /^(?:[^,،]|(?<=\d),(?=\d))*[,،]\s*$/u;

/** A denial in the clause before does not reach over its comma. */
function cueAt({ tokens }: Window, start: number, end: number): RuleId | undefined {
  const cue = cuesBefore.find(
    ({ words, kind }) =>
      kind !== 'denial' && start + words.length <= end && words.every((word, at) => tokens[start + at].key === word),
  );
  return cue === undefined ? undefined : ruleOf(cue);
}

/** Tokens of a label before its colon: "Second paragraph:". */
const LABEL_TOKENS = 4;

/** Where the sentence may begin: after a label or the number of an item, and before "Dr." too. */
function openings(window: Window, { from, to }: TokenRange): number[] {
  const { tokens, text } = window;
  const found: number[] = [];
  for (let match = from; match > 0;) {
    let start = sentenceStart(window, { from: match, to });
    const earlier = start;
    while (start < from && (isBullet(window, start) || isEnumerator(window, start))) start++;
    for (let at = start; at < from; at++) {
      const gap = at === start ? '' : text.slice(tokens[at - 1].end, tokens[at].start);
      const isLabeled = /[:：]/u.test(gap) && at - start <= LABEL_TOKENS;
      // "As follows:" may be long, and what follows stands on a line of its own.
      if (at === start || isLabeled || /[:：]\s?-?\s*\n/u.test(gap)) found.push(at);
    }
    if (earlier === 0 || earlier === match || !endsInTitle(window, earlier)) break;
    match = earlier - 1;
  }
  return found;
}

/** "Dr. | Erb": the point ends no sentence. Single letters are left out: "Plan B. If …". */
const endsInTitle = ({ tokens, text }: Window, at: number): boolean =>
  tokens[at - 1].letters.length > 1 &&
  isAbbreviation(tokens[at - 1].key) &&
  /^\.[^\S\n]$/u.test(text.slice(tokens[at - 1].end, tokens[at].start));
