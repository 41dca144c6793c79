/** The table, the bucket, the queues and the logs: encrypted, private, kept as long as promised and no longer. */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { z } from 'zod';
import { publishSweep } from '../../functions/sweepExpired/sweepMetrics.ts';
import { FUNCTION_NAMES, FUNCTION_PROFILES } from '../../infra/functions.ts';
import { resourcesOf, synthesise } from './synthesised.ts';

const template = synthesise();

const DENIES_PLAIN_HTTP = Match.objectLike({
  Statement: Match.arrayWith([
    Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
  ]),
});

describe('the bucket', () => {
  it('is private and encrypted, and keeps no versions that would outlive a deletion', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.objectLike({ ServerSideEncryptionConfiguration: Match.anyValue() }),
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      VersioningConfiguration: Match.absent(),
    });
  });

  it('drops after a day the parts of an unfinished upload, and what a converter that died had handed over, and nothing else', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [
          { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
          { ExpirationInDays: 1, Prefix: 'handover/', Status: 'Enabled' },
        ],
      },
    });
  });

  it('refuses plain HTTP', () => {
    template.hasResourceProperties('AWS::S3::BucketPolicy', { PolicyDocument: DENIES_PLAIN_HTTP });
  });
});

describe('the table', () => {
  it('is encrypted, can be restored to any second, and forgets no item by itself', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: Match.absent(),
      BillingMode: 'PAY_PER_REQUEST',
    });
  });

  it('has the keys and the indexes that the code writes', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
        {
          IndexName: 'gsi2',
          KeySchema: [
            { AttributeName: 'accountId', KeyType: 'HASH' },
            { AttributeName: 'uploadedAt', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    });
  });
});

describe('removing the stack', () => {
  const policies = (of: Template) =>
    ['AWS::S3::Bucket', 'AWS::DynamoDB::Table'].flatMap((type) =>
      resourcesOf(of, type).map(({ whole }) => whole.DeletionPolicy),
    );

  it("keeps customers' data unless the stage was made to be thrown away", () => {
    expect(policies(template)).toEqual(['Retain', 'Retain']);
    template.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true });
    expect(policies(synthesise({ removalPolicy: 'destroy' }))).toEqual(['Delete', 'Delete']);
  });
});

describe('the queues', () => {
  const queues = resourcesOf(template, 'AWS::SQS::Queue');

  it('are encrypted, each one, and refuse plain HTTP', () => {
    expect(queues).toHaveLength(13);
    for (const { properties } of queues) expect(properties.SqsManagedSseEnabled).toBe(true);
    const policies = resourcesOf(template, 'AWS::SQS::QueuePolicy');
    expect(policies).toHaveLength(13);
    template.allResourcesProperties('AWS::SQS::QueuePolicy', { PolicyDocument: DENIES_PLAIN_HTTP });
  });

  it('deliver a batch again only long after the function that has it must have ended', () => {
    const visibility = (prefix: string) => queues.find(({ id }) => id.startsWith(prefix))?.properties.VisibilityTimeout;
    expect(visibility('RenderQueueJobs')).toBe(6 * FUNCTION_PROFILES.renderPages.timeoutSeconds);
    expect(visibility('RenderQueueFailed')).toBe(6 * FUNCTION_PROFILES.failRenderPages.timeoutSeconds);
  });

  it('deliver what somebody waits for again soon after the function that had it must have ended', () => {
    for (const [prefix, name] of [
      ['ConvertQueueJobs', 'convertDocument'],
      ['ReadQueueJobs', 'readPages'],
      ['SpeechQueueJobs', 'recogniseSpeech'],
    ] as const) {
      const visibility = Number(queues.find(({ id }) => id.startsWith(prefix))?.properties.VisibilityTimeout);
      expect(visibility).toBeGreaterThan(FUNCTION_PROFILES[name].timeoutSeconds);
      expect(visibility).toBeLessThan(2 * FUNCTION_PROFILES[name].timeoutSeconds);
    }
  });

  it('hand on what fails: from the jobs to the failed ones, from there to the unmarked ones', () => {
    const redrives = queues.map(({ id, properties }) => [id, JSON.stringify(properties.RedrivePolicy ?? '')] as const);
    const next = (prefix: string) => redrives.find(([id]) => id.startsWith(prefix))?.[1];
    for (const queue of ['ConvertQueue', 'ReadQueue', 'SpeechQueue', 'RenderQueue']) {
      expect(next(`${queue}Jobs`)).toContain(`${queue}Failed`);
      expect(next(`${queue}Failed`)).toContain(`${queue}Unmarked`);
      expect(next(`${queue}Unmarked`)).toBe('""');
    }
  });

  it('feed their functions one batch at a time and take single failures back', () => {
    template.resourceCountIs('AWS::Lambda::EventSourceMapping', 8);
    template.allResourcesProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });
});

describe('the sweep', () => {
  it('runs every hour, and a call that cannot be delivered is kept', () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 hour)',
      State: 'ENABLED',
      Targets: [
        Match.objectLike({
          DeadLetterConfig: Match.anyValue(),
          RetryPolicy: Match.objectLike({ MaximumRetryAttempts: 2 }),
        }),
      ],
    });
  });

  it('rings for failures and unfinished sweeps by the very figures that it publishes', () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const counts = { renewed: 0, expired: 0, finishedDeletions: 0, chargedHolds: 0, releasedHolds: 0 };
    publishSweep({ ...counts, removedUploads: 0, failures: 2, complete: false });
    const figures = JSON.parse(String(written.mock.calls[0][0])) as Record<string, unknown>;
    written.mockRestore();
    expect(figures).toMatchObject({ failures: 2, incomplete: 1 });
    const namespace = JSON.stringify(figures._aws);
    for (const { Namespace, MetricName, Dimensions } of sweepAlarms()) {
      expect(namespace).toContain(`"Namespace":"${Namespace}"`);
      expect(Object.keys(figures)).toContain(MetricName);
      for (const { Name, Value } of Dimensions) {
        expect(figures[Name]).toBe(Value);
        expect(namespace).toContain(`"Dimensions":[["${Name}"]]`);
      }
    }
  });
});

interface FigureAlarm {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: readonly { Name: string; Value: string }[];
}

const sweepAlarms = (): FigureAlarm[] =>
  ['MaintenanceFailing', 'MaintenanceUnfinished'].map(
    (prefix) =>
      resourcesOf(template, 'AWS::CloudWatch::Alarm').find(({ id }) => id.startsWith(prefix))!
        .properties as unknown as FigureAlarm,
  );

describe('logs', () => {
  it('are kept for the days that were set, every group of them', () => {
    const groups = resourcesOf(synthesise({ logRetentionDays: 30 }), 'AWS::Logs::LogGroup');
    // The functions, the gateway and the container for large uploads.
    expect(groups).toHaveLength(FUNCTION_NAMES.length + 2);
    for (const { properties } of groups) expect(properties.RetentionInDays).toBe(30);
  });

  it('of a function go to its own group, never to one that Lambda makes without an end', () => {
    template.allResourcesProperties('AWS::Lambda::Function', { LoggingConfig: { LogGroup: Match.anyValue() } });
  });
});

describe('every function', () => {
  it('runs on Node 24 for x86-64', () => {
    template.resourceCountIs('AWS::Lambda::Function', FUNCTION_NAMES.length);
    template.hasResourceProperties('AWS::Lambda::Function', { EphemeralStorage: { Size: 2048 } });
    // No image: deploying needs no Docker.
    template.allResourcesProperties('AWS::Lambda::Function', { Runtime: 'nodejs24.x', Architectures: ['x86_64'] });
  });

  it('has the addresses of the data in its environment, but for the one that renders what strangers send', () => {
    const places = [
      'TABLE_NAME',
      'BUCKET_NAME',
      'CONVERT_QUEUE_URL',
      'READ_QUEUE_URL',
      'SPEECH_QUEUE_URL',
      'RENDER_QUEUE_URL',
    ];
    for (const { id, properties } of resourcesOf(template, 'AWS::Lambda::Function')) {
      const { Environment = { Variables: {} } } = z
        .looseObject({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional() })
        .parse(properties);
      const told = places.filter((place) => place in Environment.Variables);
      expect([id, told]).toEqual([id, id.startsWith('renderDocument') ? [] : places]);
    }
  });
});

describe('alarms', () => {
  const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm');

  it('reach the topic, each one, and tell what to do', () => {
    expect(alarms.length).toBeGreaterThan(0);
    for (const { properties } of alarms) {
      expect(z.array(z.object({ Ref: z.string() })).parse(properties.AlarmActions)[0]?.Ref).toMatch(/^AlarmsTopic/);
      expect(String(properties.AlarmDescription).length).toBeGreaterThan(20);
    }
  });

  it.each(FUNCTION_NAMES)('watch %s for errors, refusals and slowness', (name) => {
    const own = alarms.filter(({ id }) => id.startsWith(name)).map(({ properties }) => properties.MetricName);
    expect(own.sort()).toEqual(['Duration', 'Errors', 'Throttles']);
  });

  it('may publish to the topic: its own policy would keep them out otherwise', () => {
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': Match.anyValue() } },
          }),
        ]),
      }),
    });
  });

  it('watch figures that exist: SQS does not count what it moves by itself as sent', () => {
    const metrics = alarms.map(({ properties }) => properties.MetricName);
    expect(metrics).toContain('NumberOfMessagesReceived');
    expect(metrics).not.toContain('NumberOfMessagesSent');
    // DynamoDB counts these by operation only.
    expect(metrics).not.toContain('ThrottledRequests');
    expect(metrics).not.toContain('SystemErrors');
  });

  it('are mailed where an address is given', () => {
    synthesise({ alarmEmail: 'night@example.com' }).hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'night@example.com',
    });
  });
});
