/** How the DynamoDB adapters reach the table: the client, the table's name, and the two answers they share. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';

export interface TableAccess {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
}

export type Item = Readonly<Record<string, unknown>>;

/** Runs a conditional write: true if it was done, false if its condition did not hold. Other errors are thrown. */
export async function heldCondition(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Strongly consistent. */
export async function readItem({ client, table }: TableAccess, key: Record<string, string>): Promise<Item | undefined> {
  const { Item: item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
  return item;
}

/** Every item of a query, page by page as the reader asks for them. */
export async function* queryItems(
  { client, table }: TableAccess,
  query: Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>,
): AsyncGenerator<Item> {
  let startKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(new QueryCommand({ ...query, TableName: table, ExclusiveStartKey: startKey }));
    yield* page.Items ?? [];
    startKey = page.LastEvaluatedKey;
  } while (startKey);
}
