/** Every rule: its examples come out as it says, and taken out of the policy one of them comes out otherwise. */
import { effectOf, policyOf, RULE_IDS, type Policy, type RuleId } from '../../../shared/matching/rules/policy.ts';
import { rules } from '../../../shared/matching/rules/registry.ts';
import { areShownAlike } from '../../support/matching/measure.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';
import { projectSources } from '../../support/projectSources.ts';

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
      const { status, decidedBy } = judgeExample(example, policy);
      expect([example, status]).toEqual([example, 'found']);
      expect(decidedBy.includes(rule)).toBe(!blocks);
    }
  });

  it('finds nothing that it says is changed', () => {
    for (const example of changed) {
      const { status, decidedBy } = judgeExample(example, policy);
      expect([example, status]).not.toEqual([example, 'found']);
      if (blocks) expect(decidedBy).toContain(rule);
    }
  });

  it('shows no difference that looks the same on both sides', () => {
    const verdicts = [...found, ...changed].map((example) => judgeExample(example, policy));
    for (const verdict of verdicts) {
      const differences = verdict.status === 'partial_text_found' ? verdict.differences : [];
      expect(differences.filter(areShownAlike)).toEqual([]);
    }
  });

  it('is needed: without it an example comes out otherwise', () => {
    if (isOutcome) return;
    const examples = [...found, ...changed];
    expect(examples.some((one) => judgeExample(one, policy).status !== judgeExample(one, without(rule)).status)).toBe(
      true,
    );
  });
});

it('every rule of the table is made somewhere in the code', () => {
  const code = projectSources('shared')
    .filter(({ path }) => !path.startsWith('shared/matching/rules/'))
    .map(({ text }) => text)
    .join('\n');
  expect(RULE_IDS.filter((rule) => !code.includes(`'${rule}'`))).toEqual([]);
});
