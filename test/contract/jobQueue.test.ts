/** What every queue promises. What happens after a delivery is up to SQS and Lambda; the local queue has its own tests. */
import type { Opened, QueueUnderTest } from '../support/storageAdapters.ts';
import { describeContract, queues } from '../support/storageAdapters.ts';

describeContract('job queue', queues, (adapter) => {
  let opened: Opened<QueueUnderTest>;

  beforeAll(async () => {
    opened = await adapter.open();
  });
  afterAll(() => opened.close());

  it('delivers every message as JSON, more of them than one request of SQS takes', async () => {
    const { queue, receive } = opened.adapter;
    const jobs = Array.from({ length: 23 }, (_, number) => ({ number }));
    await queue.send([]);
    await queue.send(jobs);
    const received = (await receive(jobs.length)).map((body) => JSON.parse(body) as { number: number });
    expect(received.toSorted((a, b) => a.number - b.number)).toEqual(jobs);
  });
});
