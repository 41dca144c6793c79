/** Where words that were read and words that are expected differ: between those that are alike, and beside the first and the last of them. */
import { outerMarks } from './outerMarks.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';

export interface ReadWord {
  /** Position of its line, and in it. */
  readonly line: number;
  readonly at: number;
  readonly word: RecognisedWord;
}

export interface Stretch {
  /** At least one, all on one line. */
  readonly read: readonly ReadWord[];
  /** At least one. */
  readonly expected: readonly string[];
}

/** Words in one place, read or expected, at most: where more differ, it is another text. */
const MOST_WORDS = 4;
/** Words that are looked for at most: the time that takes grows with their number and that of the words read. */
const MOST_EXPECTED = 400;

export function differingStretches(lines: readonly RecognisedLine[], text: string): Stretch[] {
  const expected = text
    .split(/\s+/)
    .filter((word) => keyOf(word) !== '')
    .slice(0, MOST_EXPECTED);
  const read = lines.flatMap(({ words }, line) => words.map((word, at): ReadWord => ({ line, at, word })));
  const pairs = commonWords(
    read.map(({ word }) => keyOf(word.text)),
    expected.map(keyOf),
  );
  const found: Stretch[] = [];
  const add = (words: readonly ReadWord[], quoted: readonly string[]): void => {
    const isOnOneLine = words.every(({ line }) => line === words[0].line);
    const areFew = Math.max(words.length, quoted.length) <= MOST_WORDS;
    if (words.length > 0 && quoted.length > 0 && isOnOneLine && areFew) found.push({ read: words, expected: quoted });
  };
  for (const [i, [at, expectedAt]] of pairs.entries()) {
    const next = pairs.at(i + 1);
    if (next !== undefined) add(read.slice(at + 1, next[0]), expected.slice(expectedAt + 1, next[1]));
  }
  const first = pairs.at(0);
  const last = pairs.at(-1);
  if (first === undefined || last === undefined) return found;
  // Before and after what is expected the lines continue.
  const [before, after] = [expected.slice(0, first[1]), expected.slice(last[1] + 1)];
  add(asLongAs(before, read.slice(0, first[0]).reverse()).reverse(), before);
  add(asLongAs(after, read.slice(last[0] + 1)), after);
  return found;
}

/** In small letters, without the punctuation around it. */
const keyOf = (word: string): string => outerMarks(word).words.toLowerCase();

/** The first of the words that have about as many letters as the expected ones. */
function asLongAs(expected: readonly string[], words: readonly ReadWord[]): ReadWord[] {
  const wanted = expected.join('').length;
  let best = 0;
  let nearest = wanted;
  let letters = 0;
  for (const [i, { word }] of words.slice(0, MOST_WORDS).entries()) {
    letters += word.text.length;
    if (Math.abs(letters - wanted) >= nearest) continue;
    nearest = Math.abs(letters - wanted);
    best = i + 1;
  }
  return words.slice(0, best);
}

/** Positions, in both lists, of their longest common subsequence. */
function commonWords(read: readonly string[], expected: readonly string[]): [number, number][] {
  const width = expected.length + 1;
  const isSame = (i: number, j: number): boolean => read[i] === expected[j];
  const lengths = new Uint16Array((read.length + 1) * width);
  for (let i = read.length - 1; i >= 0; i--) {
    for (let j = expected.length - 1; j >= 0; j--) {
      const below = (i + 1) * width + j;
      lengths[below - width] = isSame(i, j)
        ? lengths[below + 1] + 1
        : Math.max(lengths[below], lengths[below - width + 1]);
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < read.length && j < expected.length) {
    if (isSame(i, j)) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i++;
    else j++;
  }
  return pairs;
}
