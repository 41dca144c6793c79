/** One owner's tasks never keep another's waiting for long. */
import { createFairLimit } from '../../../shared/platform/fairLimit.ts';

/** Tasks that end when told, in the order in which they were started. */
function recorder(options: { concurrency: number; perOwner: number }) {
  const limit = createFairLimit(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string, name: string) =>
    limit(owner, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
      });
      return name;
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endNext = async () => {
    ends.shift()?.();
    await settled();
  };
  return { ask, begun, endNext, settled };
}

describe('a fair limit', () => {
  it('lets a polite owner in at the next free place, however many tasks of a greedy one wait', async () => {
    const { ask, begun, endNext, settled } = recorder({ concurrency: 2, perOwner: 2 });
    for (let i = 0; i < 400; i++) void ask('greedy', `g${i}`);
    void ask('polite', 'p0');
    await settled();
    expect(begun).toEqual(['g0', 'g1']);
    await endNext();
    await endNext();
    await endNext();
    expect(begun.slice(2, 5)).toContain('p0');
    expect(begun.indexOf('p0')).toBeLessThanOrEqual(3);
  });

  it('keeps a place free of an owner who has as many as one may', async () => {
    const { ask, begun, settled } = recorder({ concurrency: 3, perOwner: 2 });
    for (let i = 0; i < 9; i++) void ask('greedy', `g${i}`);
    await settled();
    expect(begun).toEqual(['g0', 'g1']);
    void ask('polite', 'p0');
    await settled();
    expect(begun).toEqual(['g0', 'g1', 'p0']);
  });

  it('takes turns between owners, each in the order given', async () => {
    const { ask, begun, endNext, settled } = recorder({ concurrency: 1, perOwner: 1 });
    for (const name of ['a0', 'a1', 'a2', 'b0', 'b1', 'c0']) void ask(name[0], name);
    await settled();
    for (let i = 0; i < 6; i++) await endNext();
    expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
  });

  it('gives the place back when a task fails', async () => {
    const limit = createFairLimit({ concurrency: 1, perOwner: 1 });
    await expect(limit('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
