/**
 * Turns of the thread that everybody shares: large work is done piece by piece, and other work comes in between. All large work
 * together gets one piece per turn of the event loop: with twenty such requests at a time, nobody waits for twenty pieces.
 */
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one piece: together with what else happens in a turn, a fraction of what a person notices. */
const PIECE_MS = 10;

let last: Promise<void> = Promise.resolve();

/** Others first, then whichever asked earlier. */
export const turn = (): Promise<void> => (last = last.then(() => nextTurn()));

/** By `performance.now()`: when this turn of the event loop first asked. */
let turnBegunAt: number | undefined;

/** Total work in this turn, milliseconds: forty small bodies that arrive at once take as long as a large one. */
function workedInTurn(): number {
  if (turnBegunAt === undefined) {
    turnBegunAt = performance.now();
    setImmediate(() => {
      turnBegunAt = undefined;
    });
  }
  return performance.now() - turnBegunAt;
}

/** To be awaited between small steps of work: gives others their turn whenever a piece is done, and otherwise costs nothing. */
export function createTurns(): () => Promise<void> | undefined {
  workedInTurn();
  return () => (workedInTurn() < PIECE_MS ? undefined : turn().then(() => void workedInTurn()));
}

/** Maps in order, giving others turns in between. */
export async function mapInTurns<T, R>(items: Iterable<T>, map: (item: T) => R | Promise<R>): Promise<R[]> {
  const pause = createTurns();
  const results: R[] = [];
  for (const item of items) {
    results.push(await map(item));
    await pause();
  }
  return results;
}

/**
 * For a stream whose chunks are processed as they arrive: two megabytes of it may arrive in one turn of the event loop.
 * @param wait between two chunks. Default: when a piece of work is done
 * @returns ends it; the stream is left as it is
 */
export function flowInTurns(stream: Readable, wait: () => Promise<void> | undefined = createTurns()): () => void {
  let isOver = false;
  stream.on('data', () => {
    const othersFirst = isOver ? undefined : wait();
    if (othersFirst === undefined) return;
    stream.pause();
    void othersFirst.then(() => {
      if (!isOver) stream.resume();
    });
  });
  return () => {
    isOver = true;
  };
}
