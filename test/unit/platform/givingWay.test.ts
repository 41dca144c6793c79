/** Background work is postponed while somebody waits, but not forever. */
import { createGivingWay } from '../../../shared/platform/givingWay.ts';

const LONG_MS = 60_000;
const isOver = async (pause: Promise<void>): Promise<boolean> =>
  Promise.race([pause.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);

describe('giving way', () => {
  it('puts nothing off where nobody waits', async () => {
    expect(await isOver(createGivingWay().pause(LONG_MS))).toBe(true);
  });

  it('goes on when the last one has what he waited for, also where it failed', async () => {
    const { awaited, pause } = createGivingWay();
    const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const [first, second] = [awaited(() => one.promise), awaited(() => other.promise)];
    const paused = pause(LONG_MS);
    one.resolve('done');
    expect(await first).toBe('done');
    expect(await isOver(paused)).toBe(false);
    other.reject(new Error('refused'));
    await expect(second).rejects.toThrow('refused');
    await paused;
    expect(await isOver(pause(LONG_MS))).toBe(true);
  });

  it('counts requests that follow each other closely as one', async () => {
    const { awaited, quiet } = createGivingWay();
    expect(await isOver(quiet(LONG_MS, LONG_MS))).toBe(true);
    await awaited(() => Promise.resolve());
    expect(await isOver(quiet(LONG_MS, LONG_MS))).toBe(false);
    await quiet(1, LONG_MS);
    await quiet(LONG_MS, 1);
  });

  it('goes on after the longest time where somebody always waits', async () => {
    const { awaited, pause } = createGivingWay();
    const never = awaited(() => new Promise<never>(() => undefined));
    await pause(1);
    expect(await isOver(never)).toBe(false);
  });
});
