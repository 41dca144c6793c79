/** The embedded database in memory: for tests that write thousands of times, and none of which is about the disk. */
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import { createTable } from '../../shared/storage/local/createTable.ts';
import type { Opened } from './storageAdapters.ts';

export async function openMemoryDatabase(): Promise<Opened<TableAccess>> {
  const server = dynalite({ createTableMs: 0 });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Without the service's timeouts: hundreds of requests wait for one busy processor here.
  const raw = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'local',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const client = DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  const access = { client, table: 'memory' };
  await createTable(access);
  return {
    adapter: access,
    close: () => {
      client.destroy();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

type Send = (command: { readonly input: Record<string, unknown> }) => Promise<unknown>;

/** The same table, each of whose requests goes through `around`. */
export function throughEach(
  { client, table }: TableAccess,
  around: (command: Parameters<Send>[0], send: () => Promise<unknown>) => Promise<unknown>,
): TableAccess {
  const send = client.send.bind(client) as unknown as Send;
  const wrapped = new Proxy(client, {
    get: (target, name, receiver) =>
      name === 'send'
        ? (command: Parameters<Send>[0]) => around(command, () => send(command))
        : (Reflect.get(target, name, receiver) as unknown),
  });
  return { client: wrapped, table };
}
