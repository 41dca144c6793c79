/**
 * What a thread does while it waits for its first work: code that has never run is several times slower, which made up most of the time of
 * the first request of a process.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Sentences of ordinary prose with what many have: numbers, punctuation, capitals. */
export const ORDINARY_LINES = [
  'Annual report, page 12',
  'The board approved a dividend of 1.25 euros per share for the year 2024; the total is 318.4 million.',
  'Revenue in the third quarter rose by 4.5% to 77.54 million, mainly because of new contracts in Asia.',
  'Costs were lower than expected (see note 3), and the margin "before interest and tax" reached 12.1%.',
  'Under clause 7.2 the supplier shall deliver within thirty days after the order has been confirmed.',
  'The court held that the claim was admissible, and ordered the defendant to pay the costs of both sides.',
] as const;

/** Times that it is done: what runs often is compiled once more, and faster. */
const ROUNDS = 2;

/**
 * With turns for the first work in between.
 * @param isAsked whether there is work: nobody waits for more than one step of this
 * @throws what a step does
 */
export async function inStepsUnlessAsked(steps: readonly (() => void)[], isAsked: () => boolean): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const step of steps) {
      await nextTurn();
      if (isAsked()) return;
      step();
    }
  }
}
