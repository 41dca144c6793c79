/** What a customer may choose for a deployment: the key, the network, the boundary of its roles, tags and regions. */
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { parseDeploySettings } from '../../infra/config.ts';
import { createStacks } from '../../infra/createStacks.ts';
import type { ServiceStack } from '../../infra/serviceStack.ts';
import { quickApp, resourcesOf } from './synthesised.ts';

const stacksOf = (settings: Readonly<Record<string, unknown>>): ServiceStack[] =>
  createStacks(quickApp(), parseDeploySettings(settings), {
    code: () => Code.fromInline('export const handler = () => undefined;'),
    officeProgram: [{ name: 'soffice.wasm', path: 'package.json', sha256: '0'.repeat(64) }],
    uploadServer: 'package.json',
  });
const templateOf = (settings: Readonly<Record<string, unknown>>): Template => Template.fromStack(stacksOf(settings)[0]);
const findingsOf = (stack: ServiceStack): unknown[] =>
  new AwsSolutionsChecks().validateScope(stack).violations.map((one) => [one.ruleName, one.violatingResources]);

const THEIR_KEY = 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab';

describe('a deployment', () => {
  it('keeps files, records, jobs and secrets under a key of its own, which turns and outlives the stack', () => {
    const [stack] = stacksOf({ encryptionKey: 'own', largeUploads: false });
    const template = Template.fromStack(stack);
    template.hasResource('AWS::KMS::Key', { Properties: { EnableKeyRotation: true }, DeletionPolicy: 'Retain' });
    const [{ id }] = resourcesOf(template, 'AWS::KMS::Key');
    const arn = { 'Fn::GetAtt': [id, 'Arn'] };
    const rule = {
      BucketKeyEnabled: true,
      ServerSideEncryptionByDefault: { KMSMasterKeyID: arn, SSEAlgorithm: 'aws:kms' },
    };
    template.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: { ServerSideEncryptionConfiguration: [rule] },
    });
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      SSESpecification: { SSEType: 'KMS', KMSMasterKeyId: arn },
    });
    // The other one says that a sweep was not started, and holds nobody's data.
    const jobs = resourcesOf(template, 'AWS::SQS::Queue').filter((queue) => !queue.id.startsWith('Maintenance'));
    expect(jobs).toHaveLength(12);
    for (const { properties } of jobs) expect(properties.KmsMasterKeyId).toEqual(arn);
    template.allResourcesProperties('AWS::SecretsManager::Secret', { KmsKeyId: arn });
    expect(findingsOf(stack)).toEqual([]);
  });

  it('lies under a key that the customer has, which its roles may use through the stores alone', () => {
    const template = templateOf({ encryptionKey: THEIR_KEY });
    template.resourceCountIs('AWS::KMS::Key', 0);
    template.hasResourceProperties('AWS::DynamoDB::Table', { SSESpecification: { KMSMasterKeyId: THEIR_KEY } });
    const uses = resourcesOf(template, 'AWS::IAM::Policy').map(({ id, properties }) => ({
      id,
      statements: (properties.PolicyDocument as { Statement: Record<string, unknown>[] }).Statement.filter(
        ({ Resource }) => Resource === THEIR_KEY,
      ),
    }));
    const without = uses.filter(({ statements }) => statements.length === 0).map(({ id }) => id);
    // It starts containers, and reads no data; the work of CloudWatch and of the gateway has no policy here.
    expect(without).toEqual([expect.stringMatching(/^LargeUploadsTaskExecution/)]);
    const used = uses.flatMap(({ statements }) => statements).filter(({ Condition }) => Condition !== undefined);
    expect(used.length).toBeGreaterThan(0);
    for (const { Condition } of used) {
      expect(JSON.stringify(Condition)).toMatch(/^\{"StringEquals":\{"kms:ViaService":\[/);
    }
  });

  it('answers through the endpoints of a network and to nobody else', () => {
    const [stack] = stacksOf({ vpcEndpoints: 'vpce-0123456789abcdef0', largeUploads: 'false' });
    const template = Template.fromStack(stack);
    const only = { StringNotEquals: { 'aws:SourceVpce': ['vpce-0123456789abcdef0'] } };
    template.hasResourceProperties('AWS::ApiGateway::RestApi', {
      EndpointConfiguration: { Types: ['PRIVATE'] },
      Policy: {
        Statement: Match.arrayWith([Match.objectLike({ Effect: 'Deny', Principal: { AWS: '*' }, Condition: only })]),
      },
    });
    template.resourceCountIs('AWS::CloudFront::Distribution', 0);
    expect(findingsOf(stack)).toEqual([]);
    expect(() => parseDeploySettings({ vpcEndpoints: 'vpce-0123456789abcdef0' })).toThrow(/largeUploads=false/);
  });

  it('bounds every role, and marks what can be marked', () => {
    const template = templateOf({ permissionsBoundary: 'team-boundary', tags: '{"costCentre":"4711"}', stage: 'test' });
    const roles = resourcesOf(template, 'AWS::IAM::Role');
    expect(roles.length).toBeGreaterThan(0);
    for (const { properties } of roles)
      expect(JSON.stringify(properties.PermissionsBoundary)).toContain('policy/team-boundary');
    const tags = [
      { Key: 'costCentre', Value: '4711' },
      { Key: 'service', Value: 'citation-verification' },
      { Key: 'stage', Value: 'test' },
    ];
    for (const type of ['AWS::S3::Bucket', 'AWS::DynamoDB::Table', 'AWS::Lambda::Function', 'AWS::SQS::Queue']) {
      for (const { properties } of resourcesOf(template, type)) {
        expect(properties.Tags).toEqual(expect.arrayContaining(tags));
      }
    }
  });

  it('lives in several regions and stages, each under a name of its own', () => {
    const stacks = stacksOf({ regions: 'eu-central-1,us-east-1', stage: 'two' });
    expect(stacks.map(({ stackName, region }) => [stackName, region])).toEqual([
      ['CitationVerification-two-eu-central-1', 'eu-central-1'],
      ['CitationVerification-two-us-east-1', 'us-east-1'],
    ]);
    const namesOf = (stack: ServiceStack) =>
      ['AWS::CloudWatch::Dashboard', 'AWS::CloudFront::Function'].flatMap((type) =>
        resourcesOf(Template.fromStack(stack), type).map(
          ({ properties }) => properties.DashboardName ?? properties.Name,
        ),
      );
    // An account has one of each name, whatever the region.
    const names = stacks.flatMap(namesOf);
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(4);
    expect(stacksOf({})[0].stackName).toBe('CitationVerification-prod');
  });

  it.each([
    ['a key that is none', { encryptionKey: 'mine' }],
    ['an endpoint that is none', { vpcEndpoints: 'vpc-12345678', largeUploads: false }],
    ['a region that is none', { regions: 'europe' }],
  ])('refuses %s', (_what, settings) => {
    expect(() => parseDeploySettings(settings)).toThrow();
  });

  it('stands behind the web ACLs that its operator keeps, and behind none of them otherwise', () => {
    const webAcl =
      'arn:aws:wafv2:eu-central-1:111122223333:regional/webacl/bounds/1234abcd-12ab-34cd-56ef-1234567890ab';
    const edgeWebAcl = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/bounds/1234abcd-12ab-34cd-56ef-1234567890ab';
    const guarded = templateOf({ webAcl, edgeWebAcl });
    guarded.hasResourceProperties('AWS::WAFv2::WebACLAssociation', { WebACLArn: webAcl });
    guarded.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: edgeWebAcl }),
    });
    const open = templateOf({});
    open.resourceCountIs('AWS::WAFv2::WebACLAssociation', 0);
    open.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: Match.absent() }),
    });
    expect(() => parseDeploySettings({ webAcl: edgeWebAcl })).toThrow('webAcl');
    expect(() => parseDeploySettings({ edgeWebAcl, largeUploads: false })).toThrow('there is no CloudFront');
    expect(() => parseDeploySettings({ webAcl, regions: 'eu-central-1,us-east-1' })).toThrow('of one region');
  });
});
