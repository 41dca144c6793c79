/** The public keys of receipts as one item of the table, with two attributes per key. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ReceiptKeyRecords } from '../receiptKeys.ts';
import { readItem, type TableAccess } from './tableAccess.ts';
import { itemKey } from './tableSchema.ts';

/** `<validFrom> <x>`: neither has a space. */
const KEY_ATTRIBUTE = 'key_';
const END_ATTRIBUTE = 'until_';

export function createDynamoReceiptKeys(access: TableAccess): ReceiptKeyRecords {
  const { client, table: TableName } = access;
  const setOnce = async (attribute: string, value: string): Promise<void> => {
    await client.send(
      new UpdateCommand({
        TableName,
        Key: itemKey.receiptKeys(),
        UpdateExpression: 'SET #attribute = if_not_exists(#attribute, :value)',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  };
  return {
    publish: ({ keyId, x, validFrom }) => setOnce(KEY_ATTRIBUTE + keyId, `${validFrom} ${x}`),
    retire: (keyId, validUntil) => setOnce(END_ATTRIBUTE + keyId, validUntil),
    async list() {
      const item = (await readItem(access, itemKey.receiptKeys())) ?? {};
      return Object.entries(item)
        .filter(([name]) => name.startsWith(KEY_ATTRIBUTE))
        .map(([name, value]) => {
          const keyId = name.slice(KEY_ATTRIBUTE.length);
          const [validFrom, x] = String(value).split(' ');
          const end = item[END_ATTRIBUTE + keyId];
          return { keyId, x, validFrom, validUntil: typeof end === 'string' ? end : undefined };
        })
        .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
    },
  };
}
