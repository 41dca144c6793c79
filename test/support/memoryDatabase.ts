/**
 * The embedded database in memory and in this thread: for tests that call it thousands of times, and are not about the disk or
 * the way there. dynalite answers as always; its HTTP server and the SDK's signatures, which take nine tenths of the time, are
 * left out.
 */
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  ResourceInUseException,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import createTableAction from 'dynalite/actions/createTable.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import describeTable from 'dynalite/actions/describeTable.js';
import getItem from 'dynalite/actions/getItem.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import internals from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import createTableRules from 'dynalite/validations/createTable.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import describeTableRules from 'dynalite/validations/describeTable.js';
import getItemRules from 'dynalite/validations/getItem.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import { createTable } from '../../shared/storage/local/createTable.ts';
import type { Opened } from './storageAdapters.ts';

/** By the SDK's command names. */
const ACTIONS = {
  CreateTableCommand: [createTableAction, createTableRules],
  DescribeTableCommand: [describeTable, describeTableRules],
  GetCommand: [getItem, getItemRules],
  PutCommand: [putItem, putItemRules],
  UpdateCommand: [updateItem, updateItemRules],
  DeleteCommand: [deleteItem, deleteItemRules],
  QueryCommand: [query, queryRules],
  ScanCommand: [scan, scanRules],
} as const;

/** Where commands and answers contain items. */
const ITEMS = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey', 'LastEvaluatedKey', 'Attributes'];

type Fields = Readonly<Record<string, unknown>>;

export async function openMemoryDatabase(): Promise<Opened<TableAccess>> {
  const store = internals.create({ createTableMs: 0 });
  const client = {
    async send(command: { readonly input: Fields }): Promise<Fields> {
      const [action, { types, custom }] = ACTIONS[command.constructor.name as keyof typeof ACTIONS];
      try {
        const request = validations.checkTypes(asSent(command.input), types);
        validations.checkValidations(request, types, custom, store);
        return asRead(
          await new Promise<Fields>((resolve, reject) => {
            action(store, request, (error, answer) => {
              if (error) reject(error);
              else resolve(answer);
            });
          }),
        );
      } catch (error) {
        throw asThrown(error);
      }
    },
    destroy: () => undefined,
  };
  // What the service calls on the client, and no more.
  const access = { client: client as unknown as DynamoDBDocumentClient, table: 'memory' };
  await createTable(access);
  return { adapter: access, close: () => store.db.close() };
}

function asSent(input: Fields): Fields {
  const sent = (item: unknown): Fields => marshall(item as Fields, { removeUndefinedValues: true });
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    ITEMS.includes(name) && value !== undefined ? sent(value) : value,
  ]);
  // As JSON carries it: without what is undefined.
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Fields;
}

function asRead(answer: Fields): Fields {
  const read = (item: unknown): Fields => unmarshall(item as Record<string, AttributeValue>);
  const entries = Object.entries(answer).map(([name, value]) => {
    if (name === 'Items') return [name, (value as unknown[]).map(read)];
    return [name, ITEMS.includes(name) && value !== undefined ? read(value) : value];
  });
  return Object.fromEntries(entries) as Fields;
}

const EXCEPTIONS = { ConditionalCheckFailedException, ResourceInUseException, ResourceNotFoundException };

/** The SDK's error of that name. */
function asThrown(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('body' in error)) return error;
  const { __type: type, message = '' } = error.body as { readonly __type: string; readonly message?: string };
  const name = type.slice(type.indexOf('#') + 1);
  const options = { message, $metadata: { httpStatusCode: 400 } };
  if (name in EXCEPTIONS) return new EXCEPTIONS[name as keyof typeof EXCEPTIONS](options);
  return new DynamoDBServiceException({ ...options, name, $fault: 'client' });
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
