/** A right or a duty of which the quotation leaves out when and how long it holds: "Members may moor | when the master is there". */
import { opensWhen } from '../language/conditionalClauses.ts';
import { isModal } from '../language/openWords.ts';
import { grants, namesNumber, termAt } from '../language/scopes.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';

/** Whether words state a right, a duty or a permission: in a story, "when" limits nothing. */
export const statesNorm = (tokens: readonly Token[]): boolean => tokens.some(({ key }) => isModal(key) || grants(key));

/** "| when the master is there", "| within 14 days". @param after the words right after it */
export function limitOfNorm(after: readonly string[]): RuleId | undefined {
  if (opensWhen(after.at(0) ?? '')) return 'context.condition';
  const term = termAt(after);
  return term !== undefined && namesNumber(after.slice(term.length)) ? 'context.bounded' : undefined;
}
