/** AWS's own list of good practice: every finding is explained beside its construct. */
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { createStack } from './synthesised.ts';

describe('the rules of cdk-nag', () => {
  it('find nothing that is not explained', () => {
    const { violations } = new AwsSolutionsChecks().validateScope(createStack());
    expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources])).toEqual([]);
  });

  it('are really asked: a bucket without encryption in transit is found', () => {
    const stack = createStack();
    new Bucket(stack, 'Careless');
    const { violations } = new AwsSolutionsChecks().validateScope(stack);
    expect(violations.map(({ ruleName }) => ruleName)).toContain('AwsSolutions-S10');
  });
});
