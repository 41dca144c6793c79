/**
 * Turns of the thread that everybody shares: work on something large is done piece by piece, and others come in between. All that is
 * large together has one piece in each turn of the event loop: of twenty such requests at a time nobody waits for twenty pieces.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one piece: with what else happens in a turn a fraction of what a person notices. */
const PIECE_MS = 10;

let last: Promise<void> = Promise.resolve();

/** Others first, then whoever asked before. */
export const turn = (): Promise<void> => (last = last.then(() => nextTurn()));

/** To be awaited between small steps of one work: gives others their turn whenever a piece is done, and costs nothing otherwise. */
export function createTurns(): () => Promise<void> | undefined {
  let begunAt = performance.now();
  return () => {
    if (performance.now() - begunAt < PIECE_MS) return undefined;
    return turn().then(() => {
      begunAt = performance.now();
    });
  };
}

/** Maps in order, with turns for others in between. */
export async function mapInTurns<T, R>(items: Iterable<T>, map: (item: T) => R | Promise<R>): Promise<R[]> {
  const pause = createTurns();
  const results: R[] = [];
  for (const item of items) {
    results.push(await map(item));
    await pause();
  }
  return results;
}
