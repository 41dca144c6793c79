/** Who may do what: the exact statements of every role. A grant that widens fails here and has to be argued for. */
import { FUNCTION_NAMES } from '../../infra/functions.ts';
import type { FunctionName } from '../../infra/functions.ts';
import { rolePolicies } from './rolePolicies.ts';
import type { Statement } from './rolePolicies.ts';
import { resourcesOf, synthesise } from './synthesised.ts';

function describeStatement({ actions, resources, conditions }: Statement): string {
  const where = Object.entries(conditions).map(
    ([operator, keys]) =>
      ` where ${operator} ${Object.entries(keys)
        .map(([key, values]) => `${key} ${values.join(' ')}`)
        .join(', ')}`,
  );
  const names = actions.map((action) =>
    action.replace(/^(dynamodb|s3|sqs|logs|lambda|transcribe|secretsmanager):/, ''),
  );
  return `${resources.join(' ')}: ${names.join(' ')}${where.join('')}`;
}

const LOG = 'own log: CreateLogStream PutLogEvents';
const items = (action: string, ...kinds: string[]): string =>
  `table: ${action} where ForAllValues:StringLike dynamodb:LeadingKeys ${kinds.map((kind) => `${kind}#*`).join(' ')} where Null dynamodb:LeadingKeys false`;
const LIST = 'bucket: ListBucket where StringLikeIfExists s3:prefix sources/*';
const receive = (queue: string): string =>
  `${queue}: ReceiveMessage ChangeMessageVisibility GetQueueUrl DeleteMessage GetQueueAttributes`;

const ALL_OF_SOURCES = [
  'sources/*: GetObject',
  'sources/*: PutObject AbortMultipartUpload',
  'sources/*: DeleteObject',
  LIST,
];
const SETTLING = [
  items('GetItem', 'ATTACHMENT', 'BALANCE', 'HOLD'),
  items('PutItem', 'HOLD', 'LEDGER'),
  items('UpdateItem', 'ATTACHMENT', 'BALANCE', 'HOLD'),
  items('DeleteItem', 'UPLOAD', 'HOLD'),
];

const READING = [
  LOG,
  items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'),
  items('UpdateItem', 'USE'),
  'sources/*: GetObject',
  LIST,
];

const LINKING = 'link secret: GetSecretValue';

const VERIFYING = [
  LOG,
  items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT', 'BALANCE', 'HOLD'),
  items('PutItem', 'HOLD', 'LEDGER'),
  items('UpdateItem', 'USE', 'RECEIPTS', 'BALANCE', 'HOLD'),
  items('DeleteItem', 'HOLD'),
  'sources/*: GetObject',
  'sources/*/*/verifications/* sources/*/_sketches/*: PutObject AbortMultipartUpload',
  'sources/*/*/verifications/* sources/*/_sketches/*: DeleteObject',
  LIST,
  'account index: Query',
  'receipt secret: GetSecretValue',
];

const EXPECTED: Record<FunctionName, string[]> = {
  prepareAttachments: [
    LOG,
    items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT', 'URL', 'BALANCE', 'HOLD'),
    items('PutItem', 'ATTACHMENT', 'DELETION', 'UPLOAD', 'URL', 'HOLD', 'LEDGER'),
    items('UpdateItem', 'ATTACHMENT', 'UPLOAD', 'USE', 'BALANCE', 'HOLD'),
    items('DeleteItem', 'ATTACHMENT', 'UPLOAD', 'URL', 'HOLD'),
    'sources/*: GetObject',
    'sources/*: PutObject AbortMultipartUpload',
    'sources/*: DeleteObject',
    LIST,
    'convert jobs: SendMessage',
    'read jobs: SendMessage',
    'speech jobs: SendMessage',
    'render jobs: SendMessage',
    LINKING,
  ],
  verifyCitations: VERIFYING,
  verifyAnswer: VERIFYING,
  getAttachment: [
    LOG,
    items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'),
    items('UpdateItem', 'USE'),
    'sources/*: GetObject',
    'sources/*/*/verifications/*: PutObject AbortMultipartUpload',
    'sources/*/*/verifications/*: DeleteObject',
    LIST,
    LINKING,
  ],
  getPage: [...READING, LINKING],
  openLink: [LOG, 'sources/*: GetObject', LIST, LINKING],
  annotateDocument: READING,
  listAttachments: [LOG, items('GetItem', 'KEY', 'ACCOUNT'), items('UpdateItem', 'USE'), 'account index: Query'],
  extendAttachment: [LOG, items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'), items('UpdateItem', 'ATTACHMENT', 'USE')],
  deleteAttachment: [
    LOG,
    items('GetItem', 'KEY', 'ACCOUNT', 'ATTACHMENT'),
    items('PutItem', 'DELETION'),
    items('UpdateItem', 'ATTACHMENT', 'USE'),
    items('DeleteItem', 'ATTACHMENT', 'URL'),
    'sources/*: DeleteObject',
    LIST,
  ],
  mcp: [LOG, items('GetItem', 'KEY', 'ACCOUNT'), items('UpdateItem', 'USE')],
  receiptKeys: [LOG, items('GetItem', 'RECEIPTS')],
  console: [LOG],
  convertDocument: [
    LOG,
    items('GetItem', 'ACCOUNT', 'ATTACHMENT', 'BALANCE', 'HOLD'),
    items('PutItem', 'DELETION', 'HOLD', 'LEDGER'),
    items('UpdateItem', 'ATTACHMENT', 'URL', 'BALANCE', 'HOLD'),
    items('DeleteItem', 'ATTACHMENT', 'UPLOAD', 'HOLD'),
    ...ALL_OF_SOURCES,
    'read jobs: SendMessage',
    'speech jobs: SendMessage',
    'render jobs: SendMessage',
    'own asset: GetObject',
    'handover/*: GetObject',
    'handover/*: PutObject AbortMultipartUpload',
    'handover/*: DeleteObject',
    'renderer: InvokeFunction',
    receive('convert jobs'),
  ],
  renderDocument: [LOG],
  failConversion: [LOG, ...SETTLING, 'sources/*: DeleteObject', LIST, receive('convert failed')],
  readPages: [
    LOG,
    ...SETTLING,
    ...ALL_OF_SOURCES,
    'read jobs: SendMessage',
    'render jobs: SendMessage',
    receive('read jobs'),
  ],
  failReadPages: [LOG, ...SETTLING, ...ALL_OF_SOURCES, 'render jobs: SendMessage', receive('read failed')],
  recogniseSpeech: [
    LOG,
    ...SETTLING,
    ...ALL_OF_SOURCES,
    'speech jobs: SendMessage',
    'render jobs: SendMessage',
    'own transcriptions: GetTranscriptionJob DeleteTranscriptionJob',
    '*: StartTranscriptionJob where StringEquals transcribe:OutputBucketName bucket where StringLike transcribe:OutputKey sources/*',
    receive('speech jobs'),
  ],
  failSpeech: [LOG, ...SETTLING, 'sources/*: DeleteObject', LIST, 'speech jobs: SendMessage', receive('speech failed')],
  renderPages: [
    LOG,
    items('GetItem', 'ATTACHMENT'),
    items('UpdateItem', 'ATTACHMENT'),
    'sources/*: GetObject',
    'sources/*/*/pages/* sources/*/*/thumbnails/*: PutObject AbortMultipartUpload',
    'sources/*: DeleteObject',
    LIST,
    receive('render jobs'),
  ],
  failRenderPages: [
    LOG,
    items('UpdateItem', 'ATTACHMENT'),
    'sources/*/*/pages/* sources/*/*/thumbnails/*: PutObject AbortMultipartUpload',
    'sources/*: DeleteObject',
    LIST,
    receive('render failed'),
  ],
  sweepExpired: [
    LOG,
    items('GetItem', 'ACCOUNT', 'USE', 'ATTACHMENT', 'UPLOAD', 'URL', 'SWEEP', 'BALANCE', 'HOLD'),
    items('PutItem', 'DELETION', 'SWEEP', 'HOLD', 'LEDGER'),
    items('UpdateItem', 'ATTACHMENT', 'UPLOAD', 'BALANCE', 'HOLD'),
    items('DeleteItem', 'ATTACHMENT', 'DELETION', 'UPLOAD', 'URL', 'HOLD'),
    items('Query', 'HOLD'),
    'index: Query',
    'sources/*: DeleteObject',
    LIST,
  ],
};

describe('the role of each function', () => {
  const template = synthesise();
  const policies = rolePolicies(template);

  it.each(FUNCTION_NAMES)('lets %s do exactly what it needs', (name) => {
    const statements = policies.get(name)?.map(describeStatement);
    expect(statements?.sort()).toEqual(EXPECTED[name].toSorted());
  });

  it('is the only one with a policy, beside the container for large uploads: nothing else may touch the data', () => {
    const others = ['LargeUploads', 'LargeUploadsTaskExecution'];
    expect([...policies.keys()].sort()).toEqual([...FUNCTION_NAMES, ...others].sort());
    const starting = policies.get('LargeUploadsTaskExecution')!.flatMap(({ actions }) => actions);
    expect(starting.filter((action) => !/^(ecr|logs):/.test(action))).toEqual([]);
  });

  it('names no managed policy, save the one of API Gateway for its log', () => {
    const managed = resourcesOf(template, 'AWS::IAM::Role').filter(
      ({ properties }) => 'ManagedPolicyArns' in properties,
    );
    expect(managed.map(({ id }) => id)).toEqual([expect.stringMatching(/^ApiRestCloudWatchRole/)]);
  });

  it('keeps API keys and accounts out of the reach of every write', () => {
    const writes = [...policies.values()]
      .flat()
      .filter(({ actions }) => actions.some((action) => /PutItem|UpdateItem|DeleteItem/.test(action)));
    expect(writes.length).toBeGreaterThan(0);
    for (const { conditions } of writes) {
      // Without this the other condition would hold for a request that names no key.
      expect(conditions['Null']).toEqual({ 'dynamodb:LeadingKeys': ['false'] });
      const keys = conditions['ForAllValues:StringLike']['dynamodb:LeadingKeys'] ?? [];
      expect(keys).not.toEqual([]);
      for (const key of keys)
        expect(key).toMatch(/^(ATTACHMENT|DELETION|UPLOAD|URL|USE|BALANCE|HOLD|LEDGER|RECEIPTS|SWEEP)#\*$/);
    }
  });

  it('lets nothing read the secret of receipts but what verifies', () => {
    const readers = [...policies].filter(([, statements]) =>
      statements.some(({ resources }) => resources.some((resource) => /receipt secret|ReceiptsSecret/.test(resource))),
    );
    expect(readers.map(([name]) => name).sort()).toEqual(['verifyAnswer', 'verifyCitations']);
    const told = resourcesOf(template, 'AWS::Lambda::Function').filter(({ properties }) =>
      JSON.stringify(properties).includes('RECEIPT_SECRET_ARN'),
    );
    expect(told.map(({ id }) => id.replace(/Function[0-9A-F]+$/, '')).sort()).toEqual([
      'verifyAnswer',
      'verifyCitations',
    ]);
  });

  it('and what it is told give a taken-over renderer nothing: neither a right nor the name of what there is', () => {
    const [{ properties }] = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
      id.startsWith('renderDocumentFunction'),
    );
    expect(JSON.stringify(properties.Environment)).not.toMatch(/Ref|GetAtt|_URL|_NAME|BUCKET|SECRET/);
    expect(properties.TenancyConfig).toEqual({ TenantIsolationMode: 'PER_TENANT' });
    expect('VpcConfig' in properties).toBe(false);
  });

  it('runs under its own role: no two functions share one', () => {
    const roles = resourcesOf(template, 'AWS::Lambda::Function').map(({ properties }) =>
      JSON.stringify(properties.Role),
    );
    expect(new Set(roles).size).toBe(FUNCTION_NAMES.length);
  });
});
