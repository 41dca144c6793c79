/** Whatever kind of work an account requests, and however much: the others get their share of the processors. */
import { createProcessorShares } from '../../../shared/platform/processorShares.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Pieces of work that end when told. */
function recorder(processors: number, longMs = 1e6) {
  let now = 0;
  const shares = createProcessorShares({ processors, presentMs: 100, longMs, now: () => now });
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string) =>
    shares(owner, async () => {
      running.push(name);
      await new Promise<void>((resolve) => {
        ends.set(name, resolve);
      });
      running.splice(running.indexOf(name), 1);
    });
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { ask, end, pass, running };
}

describe('shares of the processors', () => {
  it('are all of them for an account that is alone', async () => {
    const { ask, running } = recorder(4);
    for (let i = 0; i < 400; i++) void ask('greedy', `g${i}`);
    await settled();
    expect(running).toEqual(['g0', 'g1', 'g2', 'g3']);
  });

  it('let a newcomer begin at once, however many of another one wait', async () => {
    const { ask, running } = recorder(2);
    for (let i = 0; i < 400; i++) void ask('greedy', `g${i}`);
    void ask('polite', 'p0');
    await settled();
    expect(running).toEqual(['g0', 'g1', 'p0']);
  });

  it('are halved while two are present, also between two pieces of one request', async () => {
    const { ask, end, pass, running } = recorder(2);
    for (let i = 0; i < 400; i++) void ask('greedy', `g${i}`);
    void ask('polite', 'p0');
    await end('g0');
    expect(running).toEqual(['g1', 'p0']);
    await end('p0');
    await end('g1');
    expect(running).toEqual(['g2']);
    void ask('polite', 'p1');
    await settled();
    expect(running).toEqual(['g2', 'p1']);
    await end('p1');
    pass(101);
    await end('g2');
    expect(running).toEqual(['g3', 'g4']);
  });

  it('are taken by turns where there are more accounts than processors', async () => {
    const { ask, end, running } = recorder(1);
    for (const name of ['a0', 'a1', 'b0', 'c0', 'c1']) void ask(name[0], name);
    await settled();
    expect(running).toEqual(['a0', 'b0']);
    await end('a0');
    await end('b0');
    expect(running).toEqual(['c0', 'a1']);
    await end('c0');
    await end('a1');
    expect(running).toEqual(['c1']);
  });

  it('are kept by no work that takes long', async () => {
    const { ask, running } = recorder(1, 20);
    for (const name of ['a0', 'b0', 'a1', 'c0']) void ask(name[0], name);
    await settled();
    expect(running).toEqual(['a0', 'b0']);
    while (running.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(running).toEqual(['a0', 'b0', 'c0', 'a1']);
  });

  it('are given back by work that fails', async () => {
    const shares = createProcessorShares({ processors: 1 });
    await expect(shares('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await shares('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
