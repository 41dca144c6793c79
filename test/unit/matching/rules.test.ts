/** Every rule: its examples come out as it says, and taken out of the policy one of them comes out otherwise. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { effectOf, policyOf, RULE_IDS, type Policy, type RuleId } from '../../../shared/matching/rules/policy.ts';
import { rules } from '../../../shared/matching/rules/registry.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage } from '../../support/matching/tables.ts';
import { projectSources } from '../../support/projectSources.ts';

function judge(
  [source, sourceContext, { value, pageNumber, readBy = 'textLayer', tables = [], isTable } = {}]: Example,
  policy: Policy,
): Verdict {
  const page = isTable ? tablePage({ rows: source }) : { pageNumber: 1, lines: source.split('\n'), readBy, tables };
  return judgeQuotation(createSourceIndex([page]), { sourceContext, value, pageNumber }, policy);
}

/** What only a lenient verdict excuses is tried in one. */
function ownPolicy(rule: RuleId): Policy {
  const isLenient = effectOf(rule, 'standard') !== effectOf(rule, 'lenient');
  return policyOf(isLenient ? 'lenient' : 'standard');
}

function without(rule: RuleId): Policy {
  const policy = ownPolicy(rule);
  return (asked) => (asked !== rule ? policy(asked) : policy(rule) === 'block' ? 'excuse' : 'block');
}

describe.each(RULE_IDS)('the rule %s', (rule) => {
  const { found = [], changed = [], isOutcome = false } = rules[rule];
  const policy = ownPolicy(rule);
  const blocks = policy(rule) === 'block';

  it('says what it is in one sentence', () => {
    expect(rules[rule].says).toMatch(/^\P{Ll}.*\.$/u);
  });

  it('finds what it says is found', () => {
    for (const example of found) {
      const { status, decidedBy } = judge(example, policy);
      expect([example, status]).toEqual([example, 'found']);
      expect(decidedBy.includes(rule)).toBe(!blocks);
    }
  });

  it('finds nothing that it says is changed', () => {
    for (const example of changed) {
      const { status, decidedBy } = judge(example, policy);
      expect([example, status]).not.toEqual([example, 'found']);
      if (blocks) expect(decidedBy).toContain(rule);
    }
  });

  it('is needed: without it an example comes out otherwise', () => {
    if (isOutcome) return;
    const examples = [...found, ...changed];
    expect(examples.some((one) => judge(one, policy).status !== judge(one, without(rule)).status)).toBe(true);
  });
});

it('every rule of the table is made somewhere in the code', () => {
  const code = projectSources('shared')
    .filter(({ path }) => !path.startsWith('shared/matching/rules/'))
    .map(({ text }) => text)
    .join('\n');
  expect(RULE_IDS.filter((rule) => !code.includes(`'${rule}'`))).toEqual([]);
});
