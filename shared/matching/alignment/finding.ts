/** A place where the quotation stands otherwise than the source, and the rule that says what that means. */
import type { Hunk } from './alignTokens.ts';
import type { RuleId } from '../rules/policy.ts';

/** The rule is named where the finding is made, and travels with it to the answer. */
export interface Finding extends Hunk {
  readonly rule: RuleId;
}
