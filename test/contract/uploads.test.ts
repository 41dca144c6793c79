/** What the notes of uploads promise, in every database. */
import { createDynamoUploads } from '../../shared/storage/aws/dynamoUploads.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import type { Upload, Uploads } from '../../shared/storage/uploads.ts';
import { databases, describeContract, type Opened } from '../support/storageAdapters.ts';

const BEGUN = '2030-01-01T00:00:00.000Z';
const LATER = '2030-01-01T01:00:00.000Z';

describeContract('uploads', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let uploads: Uploads;
  beforeAll(async () => {
    opened = await adapter.open();
    uploads = createDynamoUploads(opened.adapter);
  });
  afterAll(() => opened.close());

  const upload = (storageId: string): Upload => ({ accountId: 'acme', storageId, begunAt: BEGUN });
  const listed = async (time: string) => {
    const found: Upload[] = [];
    for await (const one of uploads.listBegunBefore(time)) found.push(one);
    return found;
  };

  it('lists what was begun, with its name once it has one, until it ends', async () => {
    await uploads.begin(upload('s1'));
    expect(await listed(LATER)).toEqual([upload('s1')]);
    expect(await listed('2029-12-31T00:00:00.000Z')).toEqual([]);
    expect(await uploads.name('s1', 'a1')).toBe(true);
    expect(await listed(LATER)).toEqual([{ ...upload('s1'), attachmentId: 'a1' }]);
    await uploads.end('s1');
    await uploads.end('s1');
    expect(await listed(LATER)).toEqual([]);
  });

  it('names nothing that was abandoned, nor what was never begun', async () => {
    await uploads.begin(upload('s2'));
    expect(await uploads.abandon(upload('s2'))).toBe(true);
    expect(await uploads.name('s2', 'a1')).toBe(false);
    expect(await uploads.name('nothing', 'a1')).toBe(false);
  });

  it('abandons nothing that was named since it was read', async () => {
    await uploads.begin(upload('s3'));
    await uploads.name('s3', 'a1');
    expect(await uploads.abandon(upload('s3'))).toBe(false);
    expect(await uploads.abandon({ ...upload('s3'), attachmentId: 'other' })).toBe(false);
    expect(await uploads.abandon({ ...upload('s3'), attachmentId: 'a1' })).toBe(true);
  });
});
