/** Creates the table of `tableSchema.ts` where no stack does: in the embedded database, and in AWS emulations. */
import { setTimeout as delay } from 'node:timers/promises';
import { CreateTableCommand, DescribeTableCommand, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import type { TableAccess } from '../aws/tableAccess.ts';
import { TABLE_SCHEMA } from '../aws/tableSchema.ts';

/** Creation takes milliseconds where this is used. */
const POLL_MS = 20;

/** Does nothing if the table already exists. */
export async function createTable({ client, table }: TableAccess): Promise<void> {
  const { partitionKey, sortKey, index, accountIndex } = TABLE_SCHEMA;
  const indexes = [index, accountIndex];
  const names = [partitionKey, sortKey, ...indexes.flatMap((one) => [one.partitionKey, one.sortKey])];
  try {
    await client.send(
      new CreateTableCommand({
        TableName: table,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: names.map((name) => ({
          AttributeName: name,
          AttributeType: 'S',
        })),
        KeySchema: keySchema(partitionKey, sortKey),
        GlobalSecondaryIndexes: indexes.map((one) => ({
          IndexName: one.name,
          KeySchema: keySchema(one.partitionKey, one.sortKey),
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  const describe = new DescribeTableCommand({ TableName: table });
  while ((await client.send(describe)).Table?.TableStatus !== 'ACTIVE') await delay(POLL_MS);
}

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];
