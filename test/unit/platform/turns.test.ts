/** Large work gives others their turn, and all large work together gets one piece in each turn of the event loop. */
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  asRequest,
  createTurns,
  flowInTurns,
  mapInTurns,
  turn,
  turnsBelongTo,
} from '../../../shared/platform/turns.ts';

/** Longer than a piece of work, milliseconds. */
const PIECE_MS = 15;

function work(): void {
  const begun = performance.now();
  while (performance.now() - begun < PIECE_MS);
}

/** Counts turns of the event loop until it is told to stop. */
function countTurns(): () => number {
  let turns = 0;
  const over = new AbortController();
  void (async () => {
    while (!over.signal.aborted) {
      await nextTurn();
      turns += 1;
    }
  })();
  return () => {
    over.abort();
    return turns;
  };
}

describe('turns', () => {
  it('come between the pieces of a long work, and its results are in order', async () => {
    const turns = countTurns();
    const results = await mapInTurns([1, 2, 3, 4], (one) => {
      work();
      return 2 * one;
    });
    expect(results).toEqual([2, 4, 6, 8]);
    expect(turns()).toBeGreaterThanOrEqual(3);
  });

  it('cost nothing between steps that take no time', async () => {
    const waits: unknown[] = [];
    // Only some: on a busy machine other programs may come between two steps.
    for (let attempt = 0; attempt < 20; attempt++) {
      await nextTurn();
      waits.push(createTurns()());
    }
    expect(waits).toContain(undefined);
  });

  it('come between the first steps of many works that are begun at once', async () => {
    let turns = 0;
    const over = new AbortController();
    const counting = (async () => {
      for (; !over.signal.aborted; turns++) await nextTurn();
    })();
    const begunIn = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await nextTurn();
        await createTurns()();
        const begun = turns;
        work();
        return begun;
      }),
    );
    over.abort();
    await counting;
    expect(new Set(begunIn).size).toBeGreaterThanOrEqual(4);
  });

  it('come between the chunks of a stream', async () => {
    const stream = new PassThrough();
    const order: string[] = [];
    stream.on('data', () => order.push('chunk'));
    flowInTurns(stream, () => nextTurn().then(() => void order.push('others')));
    for (let chunk = 0; chunk < 3; chunk++) stream.write('a');
    await finished(stream.end());
    expect(order.slice(0, 5)).toEqual(['chunk', 'others', 'chunk', 'others', 'chunk']);
  });

  it('are one for all who ask at once, in the order asked', async () => {
    const turns = countTurns();
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((one) => turn().then(() => order.push(one))));
    expect(order).toEqual([1, 2, 3]);
    expect(turns()).toBeGreaterThanOrEqual(2);
  });

  it('go round the owners: beside the many of one, another waits for one of them', async () => {
    const order: string[] = [];
    const asks = (owner: string, times: number) =>
      asRequest(async () => {
        // As when the key is read.
        await nextTurn();
        turnsBelongTo(owner);
        await Promise.all(Array.from({ length: times }, () => turn().then(() => order.push(owner))));
      });
    await Promise.all([asks('many', 20), asks('one', 1), asks('two', 2)]);
    expect(order.slice(0, 4)).toEqual(['many', 'one', 'two', 'many']);
    expect(order).toHaveLength(23);
  });
});
