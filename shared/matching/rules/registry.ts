/** Every rule by its id. A rule that the policy has and this file lacks does not compile, nor does the reverse. */
import { cellRules } from './cells.ts';
import { contextRules, outcomeRules } from './contexts.ts';
import { edgeRules } from './edges.ts';
import { ellipsisRules } from './ellipses.ts';
import { gapRules } from './gaps.ts';
import { listRules } from './lists.ts';
import { markRules } from './marks.ts';
import { numberRules } from './numbers.ts';
import type { RuleId } from './policy.ts';
import type { Rule } from './rule.ts';
import { meaningRules, spellingRules, wordRules } from './words.ts';

export const rules: Readonly<Record<RuleId, Rule>> = {
  ...outcomeRules,
  ...spellingRules,
  ...wordRules,
  ...meaningRules,
  ...numberRules,
  ...markRules,
  ...listRules,
  ...gapRules,
  ...cellRules,
  ...edgeRules,
  ...ellipsisRules,
  ...contextRules,
};
