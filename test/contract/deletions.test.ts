/** What the records of deletions in progress promise, in every database. */
import { createDynamoDeletions } from '../../shared/storage/aws/dynamoDeletions.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import type { Deletion, Deletions } from '../../shared/storage/deletions.ts';
import type { Opened } from '../support/storageAdapters.ts';
import { databases, describeContract } from '../support/storageAdapters.ts';

const deletion = (storageId: string, finishAfter: string): Deletion => ({
  accountId: 'acme',
  attachmentId: 'a1',
  storageId,
  finishAfter,
});

describeContract('deletions', databases, (adapter) => {
  let opened: Opened<TableAccess>;
  let deletions: Deletions;

  beforeAll(async () => {
    opened = await adapter.open();
    deletions = createDynamoDeletions(opened.adapter);
  });
  afterAll(() => opened.close());

  const due = async (now: string) => {
    const found: Deletion[] = [];
    for await (const found1 of deletions.listDue(now)) found.push(found1);
    return found;
  };

  it('lists what is due, earliest first, from all its shards, and not what has time', async () => {
    const all = Array.from({ length: 30 }, (_, i) =>
      deletion(`s${i}`, `2030-01-01T00:00:${String(i).padStart(2, '0')}.000Z`),
    );
    await Promise.all(all.map((each) => deletions.begin(each)));
    expect(await due('2030-01-01T00:00:20.000Z')).toEqual(all.slice(0, 20));
    await Promise.all(all.map((each) => deletions.finish(each)));
    expect(await due('2031-01-01T00:00:00.000Z')).toEqual([]);
  });

  it('does not mind that a deletion is begun twice or finished twice', async () => {
    const twice = deletion('twice', '2030-01-01T00:00:00.000Z');
    await deletions.begin(twice);
    await deletions.begin(twice);
    expect(await due('2031-01-01T00:00:00.000Z')).toEqual([twice]);
    await deletions.finish(twice);
    await deletions.finish(twice);
    expect(await due('2031-01-01T00:00:00.000Z')).toEqual([]);
  });

  it('keeps a deletion that was begun again later than the one being finished', async () => {
    const first = deletion('again', '2030-01-01T00:00:00.000Z');
    const second = deletion('again', '2030-01-02T00:00:00.000Z');
    await deletions.begin(first);
    await deletions.begin(second);
    await deletions.finish(first);
    expect(await due('2031-01-01T00:00:00.000Z')).toEqual([second]);
    await deletions.finish(second);
  });
});
