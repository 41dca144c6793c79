/** The embedded database, killed between any two writes to its store: an item and its place in the index agree. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseServer, type DatabaseServer } from '../../../shared/storage/local/databaseServer.ts';
import { TABLE_SCHEMA } from '../../../shared/storage/aws/tableSchema.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const THREAD = new URL('../../support/dyingDatabaseThread.ts', import.meta.url);
const ACCESS_KEY = 'key';
const TABLE = 'table';
/** More than an update of one item may take. */
const MOST_WRITES = 10;

type Attributes = Record<string, { readonly S: string }>;

describe('a change of an item in the embedded database', () => {
  let folder: TemporaryFolder;
  let database: DatabaseServer;
  beforeAll(async () => {
    jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    folder = await temporaryFolder();
    await mkdir(join(folder.path, 'database'));
    database = await startDatabaseServer(join(folder.path, 'database'), ACCESS_KEY, THREAD);
    const { partitionKey, sortKey, index } = TABLE_SCHEMA;
    const keys = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ];
    await ask('CreateTable', {
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partitionKey, sortKey, index.partitionKey, index.sortKey].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: keys(partitionKey, sortKey),
      GlobalSecondaryIndexes: [
        {
          IndexName: index.name,
          KeySchema: keys(index.partitionKey, index.sortKey),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    });
    while (((await ask('DescribeTable', {})) as { Table: { TableStatus: string } }).Table.TableStatus !== 'ACTIVE') {
      await sleep(20);
    }
  });
  afterAll(async () => {
    await database.close();
    await folder.remove();
    jest.restoreAllMocks();
  });

  /** Without the SDK, which would repeat what failed. */
  async function ask(operation: string, body: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${database.port}/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-amz-json-1.0',
        'X-Amz-Target': `DynamoDB_20120810.${operation}`,
        'X-Amz-Date': '20300101T000000Z',
        Authorization: `AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/20300101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
      },
      body: JSON.stringify({ TableName: TABLE, ...body }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  const asked = async (operation: string, body: object): Promise<unknown> => {
    for (;;) {
      try {
        return await ask(operation, body);
      } catch {
        // It is started again.
        await sleep(50);
      }
    }
  };
  const keyOf = (name: string) => ({ pk: { S: name }, sk: { S: 'RECORD' } });
  const item = (name: string, time: string): Attributes => ({
    ...keyOf(name),
    gsi1pk: { S: 'EXPIRY' },
    gsi1sk: { S: time },
    expiresAt: { S: time },
  });
  const all = async (place: object = {}) =>
    ((await asked('Scan', { ConsistentRead: true, ...place })) as { Items: Attributes[] }).Items;
  const byName = (items: readonly Attributes[]) => items.toSorted((a, b) => (a.pk.S < b.pk.S ? -1 : 1));

  const CHANGES: readonly [string, string, (name: string) => object][] = [
    ['put', 'PutItem', (name) => ({ Item: item(name, '2031') })],
    [
      'update',
      'UpdateItem',
      (name) => ({
        Key: keyOf(name),
        UpdateExpression: 'SET gsi1sk = :new, expiresAt = :new',
        ExpressionAttributeValues: { ':new': { S: '2031' } },
      }),
    ],
    ['delete', 'DeleteItem', (name) => ({ Key: keyOf(name) })],
  ];

  it.each(CHANGES)('is done as a whole or not at all, wherever it is killed: %s', async (what, operation, change) => {
    let survived = false;
    for (let writes = 0; writes < MOST_WRITES && !survived; writes++) {
      const name = `${what}-${writes}`;
      await asked('PutItem', { Item: item(name, '2030') });
      await writeFile(join(folder.path, 'dies-after'), String(writes));
      survived = await ask(operation, change(name)).then(
        () => true,
        () => false,
      );
      if (survived) await rm(join(folder.path, 'dies-after'));
      expect(byName(await all({ IndexName: TABLE_SCHEMA.index.name, ConsistentRead: false }))).toEqual(
        byName(await all()),
      );
    }
    expect(survived).toBe(true);
  });
});
