/**
 * A right or duty quoted without when, how long or for whom it applies: "Members may moor | when the master is there", "For guests with a
 * card, | the fee is waived"; or without saying that it applies in only one of two cases, or only at one time.
 */
import { opensWhen, tellsWhen } from '../language/conditionalClauses.ts';
import { tellsWhenUnspaced } from '../language/unspacedLimits.ts';
import { isAlternative, isModal } from '../language/openWords.ts';
import {
  excludesOthers,
  grants,
  grantsUnspaced,
  holdsPostposedTerm,
  lastsWhile,
  namesNumber,
  startsScope,
  termAt,
} from '../language/scopes.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';

/** Whether words state a right, a duty or a permission: in a story, "when" limits nothing. */
export const statesNorm = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => isModal(key) || grants(key)) || grantsUnspaced(tokens.map(({ key }) => key).join(''));

/** "| when the master is there", "| within 14 days". @param after the words right after it */
export function limitOfNorm(after: readonly string[]): RuleId | undefined {
  if (opensWhen(after.at(0) ?? '')) return 'context.condition';
  const term = termAt(after);
  const isTerm = term !== undefined && namesNumber(after.slice(term.length));
  return isTerm || holdsPostposedTerm(after.slice(0, TERM_TOKENS)) ? 'context.bounded' : undefined;
}
/** Tokens of a term including its number: "14 napon belül". */
const TERM_TOKENS = 5;

/**
 * "When the master is there, | members may moor", "During the trial period | they may", "14 gün içinde | üyeler itiraz edebilir".
 * @param before the words from the sentence's start
 * @param signs the same as written, without spaces
 */
export function limitBeforeNorm(before: readonly string[], signs: string, isPaused: boolean): RuleId | undefined {
  if ((isPaused && tellsWhen(before.at(0) ?? '')) || tellsWhenUnspaced(signs)) return 'context.condition';
  const term = termAt(before);
  const isTerm = isPaused && term !== undefined && namesNumber(before.slice(term.length));
  const isWhile = lastsWhile(before.at(0) ?? '') && before.length > 1 && before.length <= WORDS_OF_PERIOD;
  return isTerm || isWhile || holdsPostposedTerm(before.slice(-TERM_TOKENS)) ? 'context.bounded' : undefined;
}

/** Words of "during the whole of the first trial period": more may hold a statement of their own. */
const WORDS_OF_PERIOD = 8;

/** "Is liable only if he acted on purpose | or broke a duty", "plays with one less for 5 minutes | or until a goal falls". */
export function losesAlternative(match: readonly Token[], after: readonly string[]): boolean {
  if (!isAlternative(after.at(0) ?? '') || after[0] === 'of') return false;
  const rest = after.slice(1);
  const isTimed =
    match.some(({ kind }) => kind === 'number') && (termAt(rest) !== undefined || opensWhen(rest.at(0) ?? ''));
  const isConditional = match.some(
    ({ key }, at) => excludesOthers(key) && match.slice(at + 1).some((token) => opensWhen(token.key)),
  );
  return isTimed || isConditional;
}

/** "May only return to the track | after it has been checked". */
export const losesOnlyCase = (match: readonly Token[], after: readonly string[]): boolean =>
  match.some(({ key }) => excludesOthers(key)) && startsScope(after.at(0) ?? '');
