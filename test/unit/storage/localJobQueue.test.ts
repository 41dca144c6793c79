/** The local queue after the delivery: what SQS and Lambda do in AWS. */
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import type { LocalJobQueue, LocalQueueConfig } from '../../../shared/storage/local/localJobQueue.ts';
import { createLocalJobQueue } from '../../../shared/storage/local/localJobQueue.ts';
import { createSuspectTurns } from '../../../shared/storage/local/suspectTurns.ts';
import { openMessageFolder } from '../../../shared/storage/local/messageFolder.ts';
import { ManualClock } from '../../support/manualClock.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const DAY_MS = 24 * 3_600_000;

interface Job {
  readonly number: number;
}

describe('the local queue', () => {
  let folder: TemporaryFolder;
  let clock: ManualClock;
  let queues: { close(): Promise<void> }[];
  /** What handlers wait for if they do not end before their process. */
  let held: PromiseWithResolvers<undefined>;

  beforeEach(async () => {
    folder = await temporaryFolder();
    clock = new ManualClock();
    queues = [];
    held = Promise.withResolvers();
  });
  afterEach(async () => {
    held.resolve(undefined);
    await Promise.all(queues.map((queue) => queue.close()));
    await folder.remove();
  });

  async function create(name = 'jobs', changes: Partial<LocalQueueConfig> = {}): Promise<LocalJobQueue<Job>> {
    const queue = await createLocalJobQueue<Job>({
      name,
      folder: await openMessageFolder(join(folder.path, name)),
      clock,
      batchSize: 1,
      concurrency: 1,
      visibilityTimeoutMs: 10,
      suspectTurns: createSuspectTurns(),
      ...changes,
    });
    queues.push(queue);
    return queue;
  }
  const jobs = (count: number) => Array.from({ length: count }, (_, number) => ({ number }));
  const numbersOf = ({ Records }: SQSEvent) => Records.map(({ body }) => (JSON.parse(body) as Job).number);
  const filesOf = (name: string) => readdir(join(folder.path, name));

  /** Starts a handler that fails as told and resolves with the deliveries when there were that many. */
  const deliveries = (
    queue: LocalJobQueue<Job>,
    count: number,
    answer: (event: SQSEvent) => ReturnType<Parameters<LocalJobQueue<Job>['start']>[0]>,
  ) =>
    new Promise<SQSEvent[]>((resolve) => {
      const events: SQSEvent[] = [];
      queue.start((event) => {
        events.push(event);
        if (events.length === count) resolve(events);
        return answer(event);
      });
    });
  const succeed = () => Promise.resolve(undefined);

  it('calls the handler with an event of SQS', async () => {
    const queue = await create();
    await queue.send([{ number: 7 }]);
    const [event] = await deliveries(queue, 1, succeed);
    expect(event.Records).toEqual([
      expect.objectContaining({
        messageId: expect.stringMatching(/^[a-z0-9]{26}$/),
        body: '{"number":7}',
        md5OfBody: '310fcd53ad222b879ee2a234ca93bc2f',
        eventSource: 'aws:sqs',
        attributes: expect.objectContaining({ ApproximateReceiveCount: '1', SentTimestamp: String(clock.now()) }),
      }),
    ]);
  });

  it('delivers a delayed message after those that came later', async () => {
    const queue = await create();
    await Promise.all([queue.send([{ number: 1 }], { delaySeconds: 1 }), queue.send([{ number: 2 }, { number: 3 }])]);
    const events = await deliveries(queue, 3, succeed);
    expect(events.flatMap(numbersOf)).toEqual([2, 3, 1]);
  });

  it('keeps the delay over a restart, and delivers when it is over', async () => {
    const first = await create();
    await first.send([{ number: 1 }], { delaySeconds: 900 });
    await first.close();
    const early = await create();
    await early.send([{ number: 2 }]);
    expect((await deliveries(early, 1, succeed)).flatMap(numbersOf)).toEqual([2]);
    await early.close();
    expect(await filesOf('jobs')).toHaveLength(1);
    clock.advance(900_000);
    const events = await deliveries(await create(), 1, succeed);
    expect(events.flatMap(numbersOf)).toEqual([1]);
  });

  it('fills events up to the batch size', async () => {
    const queue = await create('jobs', { batchSize: 10 });
    await queue.send(jobs(23));
    const events = await deliveries(queue, 3, succeed);
    expect(events.map(({ Records }) => Records.length)).toEqual([10, 10, 3]);
  });

  it('forgets a message only after its handler has succeeded', async () => {
    const queue = await create('jobs', { visibilityTimeoutMs: 60_000 });
    const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
    await queue.send(jobs(1));
    await deliveries(queue, 1, () => opened);
    expect(await filesOf('jobs')).toHaveLength(1);
    open(undefined);
    await queue.close();
    expect(await filesOf('jobs')).toEqual([]);
  });

  it('delivers again only the messages of a batch that the handler names, with a higher count', async () => {
    const queue = await create('jobs', { batchSize: 10 });
    await queue.send(jobs(3));
    const isFirst = (event: SQSEvent) => event.Records.length === 3;
    const events = await deliveries(queue, 2, (event) =>
      Promise.resolve({
        batchItemFailures: isFirst(event)
          ? event.Records.filter(({ body }) => body === '{"number":1}').map(({ messageId }) => ({
              itemIdentifier: messageId,
            }))
          : [],
      }),
    );
    expect(numbersOf(events[1])).toEqual([1]);
    expect(events[1].Records[0].attributes.ApproximateReceiveCount).toBe('2');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no'))],
    [
      'names a message that is not of the batch',
      () => Promise.resolve({ batchItemFailures: [{ itemIdentifier: 'x' }] }),
    ],
    ['names nothing as failed', () => Promise.resolve({ batchItemFailures: [{ itemIdentifier: '' }] })],
  ])('delivers the whole batch again when the handler %s', async (_, fail) => {
    const queue = await create('jobs', { batchSize: 10 });
    await queue.send(jobs(3));
    let calls = 0;
    const seen: number[] = [];
    await new Promise<void>((resolve) => {
      queue.start((event) => {
        calls++;
        if (calls === 1) return fail();
        seen.push(...numbersOf(event));
        if (seen.length === 3) resolve();
        return succeed();
      });
    });
    expect(seen.toSorted()).toEqual([0, 1, 2]);
  });

  it('delivers again what a handler did not finish within the visibility timeout', async () => {
    const queue = await create();
    await queue.send(jobs(1));
    const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
    let calls = 0;
    const events = await deliveries(queue, 2, () => (++calls === 1 ? opened : succeed()));
    expect(events[1].Records[0].messageId).toBe(events[0].Records[0].messageId);
    open(undefined);
  });

  it('hands a message over as a dead letter after so many deliveries', async () => {
    const dead = await create('dead');
    const queue = await create('jobs', { deadLetters: { maxReceiveCount: 3, queue: dead } });
    await queue.send(jobs(1));
    let calls = 0;
    queue.start(() => {
      calls++;
      return Promise.reject(new Error('no'));
    });
    const [event] = await deliveries(dead, 1, succeed);
    expect(calls).toBe(3);
    expect(numbersOf(event)).toEqual([0]);
    expect(await filesOf('jobs')).toEqual([]);
  });

  it('delivers a dead letter again until its handler succeeds', async () => {
    const dead = await create('dead');
    const queue = await create('jobs', { deadLetters: { maxReceiveCount: 1, queue: dead } });
    await queue.send(jobs(1));
    queue.start(() => Promise.reject(new Error('no')));
    let calls = 0;
    await deliveries(dead, 6, () => (++calls < 6 ? Promise.reject(new Error('no')) : succeed()));
    await dead.close();
    expect(await filesOf('dead')).toEqual([]);
  });

  it('gives a message up after two weeks', async () => {
    const queue = await create();
    await queue.send(jobs(1));
    clock.advance(15 * DAY_MS);
    await deliveries(queue, 1, () => Promise.reject(new Error('no')));
    await queue.close();
    expect(await filesOf('jobs')).toEqual([]);
  });

  it('handles so many events at a time and no more', async () => {
    const queue = await create('jobs', { concurrency: 3, visibilityTimeoutMs: 60_000 });
    await queue.send(jobs(12));
    let running = 0;
    let most = 0;
    const threeAtOnce = Promise.withResolvers<undefined>();
    await deliveries(queue, 12, async () => {
      most = Math.max(most, ++running);
      if (running === 3) threeAtOnce.resolve(undefined);
      await threeAtOnce.promise;
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return undefined;
    });
    expect(most).toBe(3);
  });

  it('delivers what an earlier process left, oldest first, and counts on', async () => {
    const earlier = await create('jobs', { visibilityTimeoutMs: 60_000 });
    for (const job of jobs(3)) {
      await earlier.send([job]);
      clock.advance(1);
    }
    await deliveries(earlier, 1, () => Promise.reject(new Error('no')));
    await earlier.close();

    const events = await deliveries(await create(), 3, succeed);
    expect(events.flatMap(numbersOf).toSorted()).toEqual([0, 1, 2]);
    const counts = events.map(({ Records }) => Records[0].attributes.ApproximateReceiveCount);
    expect(counts[0]).toBe('2');
  });

  it('delivers the one message of a polite owner next, however many of a greedy one were sent before', async () => {
    const queue = await create('jobs', { concurrency: 2, visibilityTimeoutMs: 60_000 });
    const owned = (accountId: string, number: number): Job => Object.assign({ number }, { accountId });
    for (let number = 0; number < 9; number++) await queue.send([owned('greedy', number)]);
    await queue.send([owned('polite', 99)]);
    let begun = 0;
    const both = Promise.withResolvers<undefined>();
    const events = await deliveries(queue, 10, () => {
      if (++begun === 2) both.resolve(undefined);
      return both.promise;
    });
    const order = events.flatMap(numbersOf);
    expect(order.slice(0, 2)).toContain(99);
    expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 99]);
  });

  it('has a place for an owner who has none under way, however long those of a greedy one take', async () => {
    const queue = await create('jobs', { concurrency: 2, visibilityTimeoutMs: 60_000 });
    const owned = (accountId: string, number: number): Job => Object.assign({ number }, { accountId });
    const begun = deliveries(queue, 3, never);
    for (let number = 0; number < 9; number++) await queue.send([owned('greedy', number)]);
    await queue.send([owned('polite', 99)]);
    expect((await begun).flatMap(numbersOf).toSorted((a, b) => a - b)).toEqual([0, 1, 99]);
  });

  it('has as many such places as it is told, for as many greedy owners as they are fewer', async () => {
    const queue = await create('jobs', { concurrency: 2, newcomers: 3, visibilityTimeoutMs: 60_000 });
    const owned = (accountId: string, number: number): Job => Object.assign({ number }, { accountId });
    const begun = deliveries(queue, 5, never);
    for (const [index, owner] of ['greedy', 'greedier', 'greediest'].entries()) {
      await queue.send([owned(owner, 10 * index), owned(owner, 10 * index + 1)]);
    }
    await queue.send([owned('polite', 99)]);
    expect((await begun).flatMap(numbersOf).toSorted((a, b) => a - b)).toEqual([0, 1, 10, 20, 99]);
  });

  /** What is on disk when the process dies now; the queue continues elsewhere, as if it had not. */
  async function dyingProcess(into: string): Promise<void> {
    await cp(join(folder.path, 'jobs'), join(folder.path, into), { recursive: true });
  }
  const never = () => held.promise;

  it('delivers what was running when the process died after all others, and alone', async () => {
    const dying = await create('jobs', { concurrency: 2, visibilityTimeoutMs: 60_000 });
    for (const job of jobs(5)) {
      await dying.send([job]);
      clock.advance(1);
    }
    await deliveries(dying, 2, never);
    await dyingProcess('left');

    const next = await create('left', { concurrency: 2, visibilityTimeoutMs: 60_000 });
    let running = 0;
    const besides: number[] = [];
    const events = await deliveries(next, 5, async () => {
      besides.push(running++);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return undefined;
    });
    const order = events.flatMap(numbersOf);
    expect(order.slice(0, 3).toSorted()).toEqual([2, 3, 4]);
    expect(order.slice(3).toSorted()).toEqual([0, 1]);
    expect(besides.slice(3)).toEqual([0, 0]);
  });

  it('hands over as a dead letter what two processes died of, with deliveries left, and delivers the rest', async () => {
    const first = await create('jobs', { visibilityTimeoutMs: 60_000 });
    await first.send(jobs(1));
    clock.advance(1);
    await first.send([{ number: 7 }]);
    await deliveries(first, 1, never);
    await dyingProcess('once');
    const second = await create('once', { visibilityTimeoutMs: 60_000 });
    const [other, poisoned] = await deliveries(second, 2, (event) =>
      numbersOf(event).includes(0) ? never() : succeed(),
    );
    expect([other, poisoned].map(numbersOf)).toEqual([[7], [0]]);
    await cp(join(folder.path, 'once'), join(folder.path, 'twice'), { recursive: true });
    const dead = await create('dead');
    const third = await create('twice', { deadLetters: { maxReceiveCount: 9, queue: dead } });
    let calls = 0;
    third.start(() => {
      calls++;
      return succeed();
    });
    const [letter] = await deliveries(dead, 1, succeed);
    expect(numbersOf(letter)).toEqual([0]);
    expect(calls).toBe(0);
  });

  it('lets suspects of two queues run one after the other', async () => {
    const suspectTurns = createSuspectTurns();
    for (const name of ['one', 'two']) {
      const dying = await create(name, { visibilityTimeoutMs: 60_000 });
      await dying.send(jobs(1));
      await deliveries(dying, 1, never);
      await cp(join(folder.path, name), join(folder.path, `${name}-left`), { recursive: true });
    }
    let running = 0;
    const besides: number[] = [];
    const names = ['one-left', 'two-left'];
    const next = await Promise.all(names.map((name) => create(name, { suspectTurns, visibilityTimeoutMs: 60_000 })));
    await Promise.all(
      next.map((queue) =>
        deliveries(queue, 1, async () => {
          besides.push(running++);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running--;
          return undefined;
        }),
      ),
    );
    expect(besides).toEqual([0, 0]);
  });

  it('takes a message that failed before the process died for no suspect', async () => {
    const dying = await create('jobs', { visibilityTimeoutMs: 60_000 });
    await dying.send(jobs(1));
    await deliveries(dying, 1, () => Promise.reject(new Error('no')));
    await dying.close();
    const [file] = await filesOf('jobs');
    expect(JSON.parse(await readFile(join(folder.path, 'jobs', file), 'utf8'))).not.toHaveProperty('isRunning');
  });

  it('lets running handlers end when it closes, starts no further one, and takes no more messages', async () => {
    const queue = await create('jobs', { visibilityTimeoutMs: 60_000 });
    await queue.send(jobs(2));
    const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
    let ended = false;
    let calls = 0;
    await deliveries(queue, 1, async () => {
      calls++;
      await opened;
      ended = true;
      return undefined;
    });
    const closing = queue.close();
    open(undefined);
    await closing;
    expect({ ended, calls }).toEqual({ ended: true, calls: 1 });
    expect(await filesOf('jobs')).toHaveLength(1);
    await expect(queue.send(jobs(1))).rejects.toThrow('closed');
  });
});
