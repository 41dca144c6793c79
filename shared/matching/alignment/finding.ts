/** A place where the quotation differs from the source, and the rule that says what that means. */
import type { Hunk } from './alignTokens.ts';
import type { RuleId } from '../rules/policy.ts';

/** The rule is named where the finding is made, and stays with it all the way to the answer. */
export interface Finding extends Hunk {
  readonly rule: RuleId;
}
