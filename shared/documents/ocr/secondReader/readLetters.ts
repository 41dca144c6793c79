/** From what the network sees in each step along a word to its letters: the likeliest of each step, repetitions and blanks left out. */
import type { Table } from './network.ts';

export interface SeenLetter {
  readonly text: string;
  /** 0..1. */
  readonly probability: number;
  /** What it would be otherwise; empty for nothing. */
  readonly other: string;
  readonly otherProbability: number;
}

/** @param letters by column of the table; the first is none, between two letters */
export function readLetters({ rows, columns, values }: Table, letters: readonly string[]): SeenLetter[] {
  const seen: SeenLetter[] = [];
  let last = 0;
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    let [best, next] = values[start] >= values[start + 1] ? [0, 1] : [1, 0];
    for (let column = 2; column < columns; column++) {
      if (values[start + column] > values[start + best]) [best, next] = [column, best];
      else if (values[start + column] > values[start + next]) next = column;
    }
    const letter: SeenLetter = {
      text: letters[best] ?? '',
      probability: values[start + best],
      other: letters[next] ?? '',
      otherProbability: values[start + next],
    };
    // Seen in two steps, it is as likely as in the clearer one.
    if (best !== 0 && best !== last) seen.push(letter);
    else if (best !== 0 && letter.probability > (seen.at(-1)?.probability ?? 1)) seen[seen.length - 1] = letter;
    last = best;
  }
  return seen;
}
