/** Each question is held against the work that it took itself. */
import { createReplaceableThread } from '../../../shared/documents/replaceableThread.ts';

const thread = createReplaceableThread({
  entry: new URL('../../support/busyWorker.mjs', import.meta.url),
  memoryMb: 256,
  workerData: () => Promise.resolve({}),
});
afterAll(() => thread.close());

const MOST_MS = 300;
const ask = (ms: number) => thread.ask('owner', { ms }, { workMs: MOST_MS, waitMs: 60_000 });

it('tells of each answer the work that it took, and none of what came before', async () => {
  await ask(100);
  for (const ms of [100, 5, 100, 150]) {
    const answer = await ask(ms);
    expect(answer.kind).toBe('replied');
    expect(answer.workMs).toBeGreaterThanOrEqual(ms);
    expect(answer.workMs).toBeLessThan(ms + 50);
  }
});

it('ends one that works longer than it may', async () => {
  const answer = await ask(20_000);
  expect(answer.kind).toBe('overworked');
  expect(answer.workMs).toBeGreaterThanOrEqual(MOST_MS);
  expect(answer.workMs).toBeLessThan(10_000);
});
