/** Accounts and API keys as items of the table. */
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Account, AccountRecords, ApiKeyRecord } from '../accountRecords.ts';
import { readableItems } from './readableItems.ts';
import type { TableAccess } from './tableAccess.ts';
import { heldCondition, queryItems, readItem } from './tableAccess.ts';
import { itemKey, TABLE_SCHEMA } from './tableSchema.ts';
import { updateAttributes } from './updateExpression.ts';

const accountItem = z.object({
  accountId: z.string(),
  status: z.enum(['active', 'suspended']),
  createdAt: z.string(),
  retention: z.enum(['standard', 'never']),
  freeTierCents: z.number().optional(),
  receiptLabel: z.string().optional(),
});

/** Accounts are few: one index partition lists them all. */
const ACCOUNT_LIST = 'ACCOUNTS';

const keyItem = z.object({
  keyId: z.string(),
  accountId: z.string(),
  secretSha256: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  revokedAt: z.string().optional(),
});

export function createDynamoAccountRecords(access: TableAccess): AccountRecords {
  const { client, table: TableName } = access;
  /** False if there is no such account. */
  const update = (accountId: string, attributes: Partial<Account>): Promise<boolean> => {
    const { ExpressionAttributeValues: values, ...changes } = updateAttributes(attributes);
    return heldCondition(
      client.send(
        new UpdateCommand({
          TableName,
          Key: itemKey.account(accountId),
          ConditionExpression: 'attribute_exists(pk)',
          ...changes,
          // A removal alone has none, and an empty set of them is rejected.
          ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
        }),
      ),
    );
  };

  return {
    createAccount(account: Account) {
      const isNew = 'attribute_not_exists(pk)';
      const listed = { gsi1pk: ACCOUNT_LIST, gsi1sk: account.accountId };
      const item = { ...itemKey.account(account.accountId), ...listed, ...account };
      return heldCondition(client.send(new PutCommand({ TableName, Item: item, ConditionExpression: isNew })));
    },

    async getAccount(accountId) {
      return accountItem.optional().parse(await readItem(access, itemKey.account(accountId)));
    },

    setStatus: (accountId, status) => update(accountId, { status }),

    setReceiptLabel: (accountId, label) => update(accountId, { receiptLabel: label === '' ? undefined : label }),

    listAccounts() {
      const { index } = TABLE_SCHEMA;
      const items = queryItems(access, {
        IndexName: index.name,
        KeyConditionExpression: '#list = :list',
        ExpressionAttributeNames: { '#list': index.partitionKey },
        ExpressionAttributeValues: { ':list': ACCOUNT_LIST },
      });
      return readableItems(items, (item) => accountItem.parse(item));
    },

    async putKey(key: ApiKeyRecord) {
      const ofAccount = { gsi1pk: itemKey.account(key.accountId).pk, gsi1sk: itemKey.apiKey(key.keyId).pk };
      await client.send(new PutCommand({ TableName, Item: { ...itemKey.apiKey(key.keyId), ...ofAccount, ...key } }));
    },

    async getKey(keyId) {
      return keyItem.optional().parse(await readItem(access, itemKey.apiKey(keyId)));
    },

    revokeKey(keyId, revokedAt) {
      const keyExists = 'attribute_exists(pk)';
      return heldCondition(
        client.send(
          new UpdateCommand({
            TableName,
            Key: itemKey.apiKey(keyId),
            UpdateExpression: 'SET revokedAt = if_not_exists(revokedAt, :revokedAt)',
            ConditionExpression: keyExists,
            ExpressionAttributeValues: { ':revokedAt': revokedAt },
          }),
        ),
      );
    },

    async *listKeys(accountId) {
      const { index } = TABLE_SCHEMA;
      const items = queryItems(access, {
        IndexName: index.name,
        KeyConditionExpression: '#account = :account AND begins_with(#key, :keys)',
        ExpressionAttributeNames: { '#account': index.partitionKey, '#key': index.sortKey },
        ExpressionAttributeValues: { ':account': itemKey.account(accountId).pk, ':keys': itemKey.apiKey('').pk },
      });
      for await (const item of items) yield keyItem.parse(item);
    },
  };
}
