/**
 * Turns of the thread that everybody shares: large work is done piece by piece, and other work comes in between. All large work
 * together gets one piece per turn of the event loop: with twenty such requests at a time, nobody waits for twenty pieces. Owners
 * take turns: beside sixty requests of one account, another account's waits for one piece, not for sixty.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';

/** Milliseconds of one piece. An answer waits for a piece some twenty times: at each step that reads, writes, or asks a thread. */
const PIECE_MS = 2;

/**
 * Whose work is in progress. Work of no request (jobs of queues), and of requests whose key is not known yet, belongs to one common owner.
 */
const underWay = new AsyncLocalStorage<{ owner: string }>();
const NOBODY = '';

/** Runs a request, whose turns are nobody's until it is known whose it is. */
export const asRequest = <Result>(work: () => Result): Result => underWay.run({ owner: NOBODY }, work);

/** From now on, the turns of the current request are this account's. */
export function turnsBelongTo(owner: string): void {
  const request = underWay.getStore();
  if (request) request.owner = owner;
}

/** Who waits, by owner: the owner whose turn is next comes first. */
const waiting = new Map<string, (() => void)[]>();

function next(): void {
  const [first] = waiting;
  const [owner, starts] = first;
  waiting.delete(owner);
  starts.shift()?.();
  if (starts.length > 0) waiting.set(owner, starts);
  if (waiting.size > 0) setImmediate(next);
}

/** Others first: other owners in turn, and of the own works whichever asked earlier. */
export const turn = (): Promise<void> =>
  new Promise((start) => {
    const owner = underWay.getStore()?.owner ?? NOBODY;
    if (waiting.size === 0) setImmediate(next);
    const own = waiting.get(owner);
    if (own) own.push(start);
    else waiting.set(owner, [start]);
  });

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
