/** The one way a DynamoDB client is created, for AWS, an emulation of it, and the embedded database. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SHORT_REQUESTS } from './requestTimeouts.ts';

export interface DocumentClientConfig {
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** Absent: found the way the AWS SDK finds them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** A transport other than HTTP. */
  readonly door?: Pick<DynamoDBClientConfig, 'requestHandler' | 'signer'>;
}

/** Destroying the client closes its connections. */
export function createDocumentClient({ door, ...config }: DocumentClientConfig): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ ...definedOnly(config), requestHandler: SHORT_REQUESTS, ...door });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The SDK takes an explicit `undefined` for a value. */
export function definedOnly<T extends object>(config: T): T {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as T;
}
