/** What a function may do with the data, as statements of its role: one kind of item and one area of objects at a time. */
import { Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { JOB_NAME_PREFIX } from '../../shared/speech/aws/jobNames.ts';
import { TABLE_SCHEMA } from '../../shared/storage/aws/tableSchema.ts';
import { SOURCES_PREFIX } from '../../shared/storage/keys.ts';
import { FILE_AREAS, leadingKeys } from '../access.ts';
import type { Access, FileAccess, RecordKind } from '../access.ts';

interface Stores {
  readonly table: ITable;
  readonly bucket: IBucket;
}

/** A failed multipart upload is aborted by its starter, so that its parts cost nothing. */
const OBJECT_ACTIONS = {
  get: ['s3:GetObject'],
  put: ['s3:PutObject', 's3:AbortMultipartUpload'],
  delete: ['s3:DeleteObject'],
} as const;

export function accessStatements(access: Access, { table, bucket }: Stores): PolicyStatement[] {
  return [
    ...itemStatement('GetItem', access.read, table),
    ...itemStatement('PutItem', access.put, table),
    ...itemStatement('UpdateItem', access.update, table),
    ...itemStatement('DeleteItem', access.remove, table),
    ...itemStatement('Query', access.lists, table),
    ...(access.listsDue ? [queryStatement(table, TABLE_SCHEMA.index.name)] : []),
    ...(access.listsAccount ? [queryStatement(table, TABLE_SCHEMA.accountIndex.name)] : []),
    ...(access.files === undefined ? [] : fileStatements(access.files, bucket)),
    ...(access.hasRendered ? handoverStatements(bucket) : []),
    ...(access.transcribes ? transcriptionStatements(bucket) : []),
  ];
}

const queryStatement = (table: ITable, index: string): PolicyStatement =>
  new PolicyStatement({ actions: ['dynamodb:Query'], resources: [`${table.tableArn}/index/${index}`] });

/** Items of other kinds stay out of reach: a function that is tricked cannot read or create an API key that way. */
function itemStatement(action: string, kinds: readonly RecordKind[] | undefined, table: ITable): PolicyStatement[] {
  if (kinds === undefined || kinds.length === 0) return [];
  const conditions = {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.map(leadingKeys) },
    // With no values at all, the condition above also holds.
    Null: { 'dynamodb:LeadingKeys': 'false' },
  };
  return [new PolicyStatement({ actions: [`dynamodb:${action}`], resources: [table.tableArn], conditions })];
}

function fileStatements(access: FileAccess, bucket: IBucket): PolicyStatement[] {
  const statements = (['get', 'put', 'delete'] as const).flatMap((action) => {
    const area = access[action];
    if (area === undefined) return [];
    const resources = FILE_AREAS[area].map((pattern) => bucket.arnForObjects(pattern));
    return [new PolicyStatement({ actions: [...OBJECT_ACTIONS[action]], resources })];
  });
  if (!access.list) return statements;
  // "If exists": reading an object carries no prefix, and S3 answers 404 for a missing one only to roles that may list.
  const conditions = { StringLikeIfExists: { 's3:prefix': `${SOURCES_PREFIX}*` } };
  return [
    ...statements,
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn], conditions }),
  ];
}

/** What is placed there is collected and removed only by name: nothing is listed. */
const handoverStatements = (bucket: IBucket): PolicyStatement[] =>
  fileStatements({ get: 'handover', put: 'handover', delete: 'handover', list: false }, bucket);

/**
 * Starting a job allows no narrower resource than all of them: the conditions bind it to our bucket, where it writes with the
 * role's own right to do so. Reading and deleting are bound to the jobs that the service names.
 */
function transcriptionStatements(bucket: IBucket): PolicyStatement[] {
  const jobs = Stack.of(bucket).formatArn({
    service: 'transcribe',
    resource: 'transcription-job',
    resourceName: `${JOB_NAME_PREFIX}*`,
  });
  return [
    new PolicyStatement({
      actions: ['transcribe:StartTranscriptionJob'],
      resources: ['*'],
      conditions: {
        StringEquals: { 'transcribe:OutputBucketName': bucket.bucketName },
        StringLike: { 'transcribe:OutputKey': `${SOURCES_PREFIX}*` },
      },
    }),
    new PolicyStatement({
      actions: ['transcribe:GetTranscriptionJob', 'transcribe:DeleteTranscriptionJob'],
      resources: [jobs],
    }),
  ];
}
