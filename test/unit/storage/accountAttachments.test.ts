/** The list of an account's attachments if the table is from an earlier release. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { itemsOfAccount } from '../../../shared/storage/aws/accountAttachments.ts';

/** As the embedded database answers. */
const lacksIndex = Object.assign(new Error('The table does not have the specified index: gsi2'), {
  name: 'ValidationException',
});

const listed = async (client: object): Promise<unknown[]> => {
  const access = { client: client as DynamoDBDocumentClient, table: 'records' };
  const ids: unknown[] = [];
  for await (const { attachmentId } of itemsOfAccount(access, 'acme')) ids.push(attachmentId);
  return ids;
};

describe("the list of an account's attachments", () => {
  it('is looked for item by item, and put in order, where the table lacks its index', async () => {
    const pages = [
      { Items: [{ attachmentId: 'a', uploadedAt: '2030-01-01' }], LastEvaluatedKey: { pk: 'x' } },
      { Items: [{ attachmentId: 'b', uploadedAt: '2030-01-02' }] },
    ];
    const asked: { input: Record<string, unknown> }[] = [];
    const client = {
      send: (command: { input: Record<string, unknown> }) => {
        if ('IndexName' in command.input) return Promise.reject(lacksIndex);
        asked.push(command);
        return Promise.resolve(pages[asked.length - 1]);
      },
    };
    expect(await listed(client)).toEqual(['b', 'a']);
    expect(asked[0].input.ExpressionAttributeValues).toMatchObject({ ':prefix': 'ATTACHMENT#acme#' });
  });

  it('fails as its database does, where that is not the reason', async () => {
    const client = { send: () => Promise.reject(new Error('no connection')) };
    await expect(listed(client)).rejects.toThrow('no connection');
  });
});
