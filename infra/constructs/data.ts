/** The table and the bucket: everything the service keeps, and the only way a role gets near it. */
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AttributeType,
  BillingMode,
  Operation,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { TABLE_SCHEMA } from '../../shared/storage/aws/tableSchema.ts';
import { HANDOVER_PREFIX } from '../../shared/storage/keys.ts';
import { FILE_AREAS } from '../access.ts';
import type { Access } from '../access.ts';
import type { DeploySettings } from '../config.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';
import type { Encryption } from './encryption.ts';
import { accessStatements } from './accessStatements.ts';

/** Everything that any role may do to items. */
const OPERATIONS = [
  Operation.GET_ITEM,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.QUERY,
];

/** Days after which the parts of an upload that nobody finished are removed; the longest real one takes minutes. */
const UNFINISHED_UPLOAD_DAYS = 1;

/** Days after which S3 removes what a dead converter had handed over; it is S3's minimum. */
const LEFT_BEHIND_DAYS = 1;

export class Data extends Construct {
  readonly table: Table;
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, settings: DeploySettings, { key }: Encryption, alarms: Alarms) {
    super(scope, id);
    const keep = settings.removalPolicy === 'retain';
    const removalPolicy = keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    this.bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      ...(key
        ? // One use of the key for many objects.
          { encryption: BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
        : { encryption: BucketEncryption.S3_MANAGED }),
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // A deletion is promised to be final: no older version may outlive it.
      versioned: false,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(UNFINISHED_UPLOAD_DAYS) },
        { prefix: HANDOVER_PREFIX, expiration: Duration.days(LEFT_BEHIND_DAYS) },
      ],
      removalPolicy,
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Only the functions reach the objects, and they log every request with its account; a log of S3 would repeat signed links.',
    });

    this.table = new Table(this, 'Records', {
      partitionKey: { name: TABLE_SCHEMA.partitionKey, type: AttributeType.STRING },
      sortKey: { name: TABLE_SCHEMA.sortKey, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...(key
        ? { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey: key }
        : { encryption: TableEncryption.AWS_MANAGED }),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keep,
      removalPolicy,
    });
    for (const { name, partitionKey, sortKey } of [TABLE_SCHEMA.index, TABLE_SCHEMA.accountIndex]) {
      this.table.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: { name: partitionKey, type: AttributeType.STRING },
        sortKey: { name: sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    }

    // DynamoDB counts only these two over all operations; it counts the others by operation.
    const throttled = (metricName: string) => this.table.metric(metricName, { period: ALARM_PERIOD, statistic: 'sum' });
    alarms.add(this, 'TableThrottled', {
      metric: new MathExpression({
        expression: 'FILL(reads, 0) + FILL(writes, 0)',
        usingMetrics: { reads: throttled('ReadThrottleEvents'), writes: throttled('WriteThrottleEvents') },
        period: ALARM_PERIOD,
      }),
      threshold: 1,
      description: 'DynamoDB refused requests: more at once than a new table carries, or one key in all of them.',
    });
    alarms.add(this, 'TableErrors', {
      metric: this.table.metricSystemErrorsForOperations({ operations: OPERATIONS, period: ALARM_PERIOD }),
      threshold: 1,
      description: 'DynamoDB failed on its side. The service answers 503 meanwhile; see the AWS health page.',
    });
  }

  /** Grants exactly `access`. */
  grant(role: Role, access: Access): void {
    for (const statement of accessStatements(access, this)) role.addToPrincipalPolicy(statement);
    const bucketId = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnBucket);
    for (const pattern of new Set(Object.values(FILE_AREAS).flat())) {
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/${pattern}]`,
        reason:
          'Keys begin with the account and the attachment, which are known at run time only; the code tells them apart.',
      });
    }
    if (access.transcribes) acknowledgeTranscription(role);
  }
}

function acknowledgeTranscription(role: Role): void {
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Starting a transcription knows no narrower resource; conditions bind it to the bucket and the prefix.',
  });
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:transcribe:<AWS::Region>:<AWS::AccountId>:transcription-job/citation-*]',
    reason: 'Jobs are named after the preparation, which is known at run time only.',
  });
}
