/**
 * Turns of the thread that everybody shares: work on something large is done piece by piece, and others come in between. All that is
 * large together has one piece in each turn of the event loop: of twenty such requests at a time nobody waits for twenty pieces.
 */
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one piece: with what else happens in a turn a fraction of what a person notices. */
const PIECE_MS = 10;

let last: Promise<void> = Promise.resolve();

/** Others first, then whoever asked before. */
export const turn = (): Promise<void> => (last = last.then(() => nextTurn()));

/** By `performance.now()`: when this turn of the event loop was first asked about. */
let turnBegunAt: number | undefined;

/** Of everybody's work in this turn, milliseconds: forty small bodies that come at once are as long as a large one. */
function workedInTurn(): number {
  if (turnBegunAt === undefined) {
    turnBegunAt = performance.now();
    setImmediate(() => {
      turnBegunAt = undefined;
    });
  }
  return performance.now() - turnBegunAt;
}

/** To be awaited between small steps of work: gives others their turn whenever a piece is done, and costs nothing otherwise. */
export function createTurns(): () => Promise<void> | undefined {
  workedInTurn();
  return () => (workedInTurn() < PIECE_MS ? undefined : turn().then(() => void workedInTurn()));
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

/**
 * Of a stream whose chunks are worked on as they come: two megabytes of it may come in one turn of the event loop.
 * @param wait between two chunks. Default: when a piece of work is done
 * @returns ends it; the stream is left as it stands
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
