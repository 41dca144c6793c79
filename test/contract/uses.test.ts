/** What the notes of uses promise, in every database. */
import { createDynamoUses } from '../../shared/storage/aws/dynamoUses.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import { databases, describeContract, type Opened } from '../support/storageAdapters.ts';

describeContract('uses', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  beforeAll(async () => {
    opened = await adapter.open();
  });
  afterAll(() => opened.close());

  it('keep the latest day of each key of an account', async () => {
    const uses = createDynamoUses(opened.adapter);
    expect([...(await uses.list('acme'))]).toEqual([]);
    await uses.record('acme', 'k1', '2030-01-02');
    await uses.record('acme', 'k1', '2030-01-01');
    await uses.record('acme', 'k2', '2030-01-01');
    await uses.record('other', 'k3', '2030-01-03');
    expect(Object.fromEntries(await uses.list('acme'))).toEqual({ k1: '2030-01-02', k2: '2030-01-01' });
  });
});
