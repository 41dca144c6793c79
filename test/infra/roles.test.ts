/** Who may do what: the exact statements of every role. A grant that widens fails here and has to be argued for. */
import { Template } from 'aws-cdk-lib/assertions';
import { z } from 'zod';
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import type { FunctionName } from '../../infra/functions.ts';
import { createStack, resourcesOf } from './synthesised.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const statement = z.object({
  Effect: z.literal('Allow'),
  Action: oneOrMore,
  Resource: z.unknown(),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).default({}),
});
const policy = z.object({
  PolicyDocument: z.object({ Statement: z.array(statement) }),
  Roles: z.tuple([z.object({ Ref: z.string() })]),
});

/** Logical ids of the template, by the names used below. */
const RESOURCE_NAMES: readonly [RegExp, string][] = [
  [/DataRecords\w+","Arn"\]\},"\/index\/gsi1/, 'index'],
  [/DataRecords/, 'table'],
  [/DataFiles\w+","Arn"\]\},"\/sources\/\*"/, 'sources/*'],
  [/DataFiles/, 'bucket'],
  [/RenderQueueJobs/, 'jobs'],
  [/RenderQueueFailed/, 'failed'],
  [/Logs/, 'own log'],
];

function describeStatement({ Action, Resource, Condition }: z.infer<typeof statement>): string {
  const text = JSON.stringify(Resource);
  const name = RESOURCE_NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? text;
  const conditions = Object.entries(Condition).map(
    ([operator, keys]) =>
      ` where ${operator} ${Object.entries(keys)
        .map(([key, values]) => `${key} ${values.join(' ')}`)
        .join(', ')}`,
  );
  return `${name}: ${Action.map((action) => action.replace(/^(dynamodb|s3|sqs|logs):/, '')).join(' ')}${conditions.join('')}`;
}

const LOG = 'own log: CreateLogStream PutLogEvents';
const items = (action: string, ...kinds: string[]): string =>
  `table: ${action} where ForAllValues:StringLike dynamodb:LeadingKeys ${kinds.map((kind) => `${kind}#*`).join(' ')}`;
const LIST = 'bucket: ListBucket where StringLikeIfExists s3:prefix sources/*';
const receive = (queue: string): string =>
  `${queue}: ReceiveMessage ChangeMessageVisibility GetQueueUrl DeleteMessage GetQueueAttributes`;

const EXPECTED: Record<FunctionName, string[]> = {
  prepareAttachments: [
    LOG,
    items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'),
    items('PutItem', 'ATTACHMENT', 'DELETION'),
    items('UpdateItem', 'ATTACHMENT'),
    items('DeleteItem', 'ATTACHMENT'),
    'sources/*: GetObject PutObject AbortMultipartUpload DeleteObject',
    LIST,
    'jobs: SendMessage',
  ],
  verifyCitations: [
    LOG,
    items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'),
    'sources/*: GetObject PutObject AbortMultipartUpload',
    LIST,
  ],
  getAttachment: [LOG, items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'), 'sources/*: GetObject', LIST],
  extendAttachment: [LOG, items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'), items('UpdateItem', 'ATTACHMENT')],
  deleteAttachment: [
    LOG,
    items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'),
    items('PutItem', 'DELETION'),
    items('DeleteItem', 'ATTACHMENT'),
    'sources/*: DeleteObject',
    LIST,
  ],
  renderPages: [
    LOG,
    items('GetItem', 'ATTACHMENT'),
    items('UpdateItem', 'ATTACHMENT'),
    'sources/*: GetObject PutObject AbortMultipartUpload DeleteObject',
    LIST,
    receive('jobs'),
  ],
  failRenderPages: [LOG, items('UpdateItem', 'ATTACHMENT'), receive('failed')],
  sweepExpired: [
    LOG,
    items('PutItem', 'DELETION'),
    items('DeleteItem', 'ATTACHMENT', 'DELETION'),
    'index: Query',
    'sources/*: DeleteObject',
    LIST,
  ],
};

describe('the role of each function', () => {
  const template = Template.fromStack(createStack());
  const policies = resourcesOf(template, 'AWS::IAM::Policy').map(({ properties }) => policy.parse(properties));

  it.each(FUNCTION_NAMES)('lets %s do exactly what it needs', (name) => {
    const ofRole = policies.filter(({ Roles: [role] }) => role.Ref.startsWith(`${name}Role`));
    const statements = ofRole.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.map(describeStatement));
    expect(statements.sort()).toEqual(EXPECTED[name].toSorted());
  });

  it('is the only one with a policy: nothing else in the stack may touch the data', () => {
    const roles = policies.map(({ Roles: [role] }) => role.Ref.replace(/Role\w+$/, ''));
    expect(roles.sort()).toEqual([...FUNCTION_NAMES].sort());
  });

  it('names no managed policy, save the one of API Gateway for its log', () => {
    const managed = resourcesOf(template, 'AWS::IAM::Role').filter(
      ({ properties }) => 'ManagedPolicyArns' in properties,
    );
    expect(managed.map(({ id }) => id)).toEqual([expect.stringMatching(/^ApiRestCloudWatchRole/)]);
  });

  it('keeps API keys and accounts out of the reach of every write', () => {
    const writes = policies
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Action }) => Action.some((action) => /PutItem|UpdateItem|DeleteItem/.test(action)));
    expect(writes.length).toBeGreaterThan(0);
    for (const { Condition } of writes) {
      const keys = Object.values(Condition).flatMap((of) => of['dynamodb:LeadingKeys'] ?? []);
      expect(keys).not.toEqual([]);
      for (const key of keys) expect(key).toMatch(/^(ATTACHMENT|DELETION)#\*$/);
    }
  });

  it('runs under its own role: no two functions share one', () => {
    const roles = resourcesOf(template, 'AWS::Lambda::Function').map(({ properties }) =>
      JSON.stringify(properties.Role),
    );
    expect(new Set(roles).size).toBe(FUNCTION_NAMES.length);
  });
});
