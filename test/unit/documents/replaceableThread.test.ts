/** A thread that takes too much memory or dies is replaced, and its task fails with a reason. */
import { setTimeout as delay } from 'node:timers/promises';
import { createReplaceableThread, type ReplaceableThread } from '../../../shared/documents/replaceableThread.ts';

const TIME = { workMs: 60_000, waitMs: 120_000 };

let gone = 0;
let thread: ReplaceableThread;
beforeAll(() => {
  thread = createReplaceableThread({
    entry: new URL('../../support/greedyWorker.mjs', import.meta.url),
    memoryMb: 128,
    workerData: () => Promise.resolve({}),
    onGone: () => (gone += 1),
  });
});
afterAll(() => thread.close());

describe('a thread that takes more memory than it may', () => {
  // V8's own limit ends the whole process at the first and the third of them, and never sees the last.
  it.each(['a growing array', 'small objects', 'one large array after the other', 'buffers'])(
    'is told of as out of memory, and the process lives: %s',
    async (way) => {
      const before = gone;
      const answer = await thread.ask('owner', { way }, TIME);
      expect(answer).toMatchObject({ kind: 'broken', isOutOfMemory: true });
      await thread.discard();
      expect(gone).toBe(before + 1);
      expect(await thread.ask('owner', { way: 'nothing' }, TIME)).toMatchObject({ kind: 'replied', reply: 'answered' });
    },
  );
});

describe('a thread that has no work', () => {
  it('rests: it ends some time after its last answer, and one that was woken begins anew', async () => {
    const begun: PromiseWithResolvers<undefined>[] = Array.from({ length: 3 }, () => Promise.withResolvers());
    let starts = 0;
    const resting = createReplaceableThread({
      entry: new URL('../../support/greedyWorker.mjs', import.meta.url),
      memoryMb: 128,
      restMs: 1,
      workerData: () => {
        begun[starts++]?.resolve(undefined);
        return Promise.resolve({});
      },
    });
    const ask = () => resting.ask('owner', { way: 'nothing' }, TIME);
    expect(await ask()).toMatchObject({ kind: 'replied' });
    while (resting.alive) await delay(5);
    resting.wake();
    await begun[1].promise;
    expect(await ask()).toMatchObject({ kind: 'replied' });
    await begun[2].promise;
    await resting.close();
    expect(resting.alive).toBe(false);
  });
});
