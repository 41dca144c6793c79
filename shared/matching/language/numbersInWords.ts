/** Numbers of several words: "one million", "five thousand two hundred", "one hundred and twenty", "diez mil", "fünftausend". */
import { wordsOf } from './languages.ts';
import { cardinalOf } from './cardinals.ts';
import { magnitudeRank, sureMagnitudeRank } from './magnitudeRanks.ts';

export interface NumberInWords {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const HUNDRED = 100;
const HUNDREDS_RANK = 2;

type Word = { readonly kind: 'count' | 'scale'; readonly value: number };

/** Those with a magnitude among their words: smaller ones are known by each word, or by two joined by a hyphen. */
export function numbersInWords(text: string): NumberInWords[] {
  const numbers: NumberInWords[] = [];
  let run: Word[] = [];
  let [start, end, reach] = [0, 0, 0];
  const close = () => {
    const value = run.some(({ kind }) => kind === 'scale') ? valueOf(run) : undefined;
    if (value !== undefined) numbers.push({ start, end, value });
    run = [];
  };
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = written.toLowerCase();
    const isNext = run.length > 0 && /^[ \u00a0-]$/u.test(text.slice(reach, index));
    if (run.length > 0 && !isNext) close();
    if (run.length > 0 && joiners.has(word)) {
      reach = index + written.length;
      continue;
    }
    const read = wordsIn(word);
    if (read === undefined) {
      close();
      continue;
    }
    if (run.length === 0) start = index;
    run.push(...read);
    end = reach = index + written.length;
  }
  close();
  return numbers;
}

const joiners = wordsOf('joinsNumber');

/** "Fünftausend" and "duemila" are two in one. A "cent" is a coin as well as a hundred. */
function wordsIn(word: string): Word[] | undefined {
  const counted = cardinalOf(word);
  if (counted !== undefined) return [{ kind: 'count', value: counted }];
  const glued = /^(?<count>\p{L}{3,})(?<scale>hundert|tausend|mila|duizend|honderd|tusen)$/u.exec(word)?.groups;
  const first = glued === undefined ? undefined : cardinalOf(glued.count);
  if (glued !== undefined)
    return first === undefined ? undefined : [{ kind: 'count', value: first }, ...(wordsIn(glued.scale) ?? [])];
  // "Hundreds" and "thousands" are some.
  if (/^(?:hundreds|thousands)$/u.test(word)) return undefined;
  const isHundred = magnitudeRank(word) === HUNDREDS_RANK && !/^cents?$/u.test(word);
  const rank = isHundred ? HUNDREDS_RANK : word.length > 2 ? sureMagnitudeRank(word) : undefined;
  return rank === undefined ? undefined : [{ kind: 'scale', value: 10 ** rank }];
}

/** The words of one to 999 among those that make up a number, in each of its groups of three digits: 2,500,020 has 2, 5 and 20. */
export function countsIn(value: number): number[] {
  const counts = new Set<number>();
  for (let rest = value; rest > 0; rest = Math.floor(rest / 1000)) {
    const [hundreds, below] = [Math.floor((rest % 1000) / HUNDRED), rest % HUNDRED];
    counts.add(hundreds);
    if (below > 20) for (const part of [below - (below % 10), below % 10]) counts.add(part);
    else counts.add(below);
  }
  counts.delete(0);
  return [...counts];
}

/** Undefined for words that do not make one number: "five six thousand", "thousand million". */
function valueOf(words: readonly Word[]): number | undefined {
  let [total, group, last] = [0, 0, Infinity];
  let hasCount = false;
  for (const { kind, value } of words) {
    if (kind === 'count') {
      const rest = group % HUNDRED;
      if (rest !== 0 && (rest < 20 || rest % 10 !== 0 || value > 9)) return undefined;
      group += value;
      hasCount = true;
    } else if (value === HUNDRED) {
      if (group > 9) return undefined;
      group = Math.max(1, group) * HUNDRED;
      hasCount = true;
    } else {
      if (!hasCount || value >= last) return undefined;
      total += group * value;
      last = value;
      group = 0;
      hasCount = false;
    }
  }
  return total + group;
}
