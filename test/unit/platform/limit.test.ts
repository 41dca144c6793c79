/** No more than the limit run at once, and all run. */
import { setImmediate as tick } from 'node:timers/promises';
import { createLimit } from '../../../shared/platform/limit.ts';

describe('bounded concurrency', () => {
  it('never runs more than the bound, runs all, and keeps the order', async () => {
    const limit = createLimit(3);
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        limit(async () => {
          started.push(i);
          running += 1;
          most = Math.max(most, running);
          await tick();
          running -= 1;
          return i;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(started).toEqual(results);
  });

  it('gives the place on after a failure', async () => {
    const limit = createLimit(1);
    await expect(limit(() => Promise.reject(new Error('first')))).rejects.toThrow('first');
    await expect(limit(() => Promise.resolve('second'))).resolves.toBe('second');
  });
});
