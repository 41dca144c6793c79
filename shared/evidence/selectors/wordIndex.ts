/**
 * A whole document's words by number, for asking where else some of them occur: what a link names must not lead to an earlier
 * place. Only numbers are kept, twelve bytes per word; a web page may have a million words.
 */
import type { LineSpan } from '../../matching/source/source.ts';
import { createTurns } from '../../platform/turns.ts';
import { normalForm } from '../../platform/normalForm.ts';

/** Places of a word that are examined: with more of them, whatever begins with it is assumed to occur elsewhere, too. */
const MOST_PLACES = 1_000;
/** Words between two looks at the clock. */
const WORDS_A_LOOK = 1_000;

export type PagesOfLines = readonly {
  readonly pageNumber: number;
  readonly lines: readonly { readonly text: string }[];
}[];

/** Words of a line from `first` on, including `last`. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

interface MatchedStretch extends Stretch {
  /** As matched: without the punctuation attached to the first and the last. */
  readonly words: readonly string[];
}

export interface WordIndex {
  readonly count: number;
  /** Of one line. */
  words(first: number, last: number): string[];
  lineOf(word: number): Stretch;
  hasWords(span: LineSpan): boolean;
  stretchOf(span: LineSpan | undefined): MatchedStretch | undefined;
  /** Whether the words from `first` to `last` also begin at a place from `from` on, before `to`; assumed so if there are too many to look at. */
  occurs(first: number, last: number, from: number, to: number): boolean;
}

/** Taking turns with others: a large document takes a few tenths of a second. */
export async function createWordIndex(pages: PagesOfLines): Promise<WordIndex> {
  const pause = createTurns();
  const plainIds = new Map<string, number>();
  const ids = new Map<string, number>();
  const all: number[] = [];
  const lines: string[] = [];
  const lineStarts: number[] = [];
  const pageLines: number[] = [];
  const idOf = (word: string): number => {
    const known = ids.get(word);
    if (known !== undefined) return known;
    const plain = plainWord(word);
    const id = plainIds.get(plain) ?? plainIds.size;
    plainIds.set(plain, id);
    ids.set(word, id);
    return id;
  };
  for (const page of pages) {
    pageLines.push(lines.length);
    for (const { text } of page.lines) {
      lineStarts.push(all.length);
      lines.push(text);
      for (const [word] of text.matchAll(WORD)) {
        all.push(idOf(word));
        if (all.length % WORDS_A_LOOK === 0) await pause();
      }
    }
    await pause();
  }
  const numbers = Uint32Array.from(all);
  const { starts, places } = placesOf(numbers, plainIds.size);
  const lineAt = (word: number): number => firstFrom(lineStarts, 0, lineStarts.length, word + 1) - 1;
  return {
    count: numbers.length,
    words: (first, last) => {
      const line = lineAt(first);
      return wordsOf(lines[line]).slice(first - lineStarts[line], last + 1 - lineStarts[line]);
    },
    lineOf: (word) => {
      const line = lineAt(word);
      return { first: lineStarts[line], last: (lineStarts[line + 1] ?? numbers.length) - 1 };
    },
    hasWords: ({ pageNumber, lineId, start, end }) =>
      /\S/.test(pages[pageNumber - 1].lines[lineId - 1].text.slice(start, end)),
    stretchOf(span) {
      if (span === undefined) return undefined;
      const { pageNumber, lineId, start, end } = span;
      const line = pageLines[pageNumber - 1] + lineId - 1;
      const text = lines[line];
      const before = wordsOf(text.slice(0, start)).length;
      const isWithin = /\S/.test(text.charAt(start - 1)) && /\S/.test(text.charAt(start));
      const words = wordsOf(text.slice(start, end));
      const begin = lineStarts[line] + before - (isWithin ? 1 : 0);
      return { first: begin, last: begin + words.length - 1, words };
    },
    occurs(first, last, from, to) {
      const end = starts[numbers[first] + 1];
      const begin = firstFrom(places, starts[numbers[first]], end, from);
      for (let place = begin; place < end && places[place] < to; place++) {
        if (place - begin >= MOST_PLACES) return true;
        let length = 1;
        while (first + length <= last && numbers[places[place] + length] === numbers[first + length]) length++;
        if (first + length > last) return true;
      }
      return false;
    },
  };
}

/** Where each word occurs, in order: those of the number `id` from `starts[id]` to before `starts[id + 1]`. */
function placesOf(
  numbers: Uint32Array,
  distinct: number,
): { readonly starts: Uint32Array; readonly places: Uint32Array } {
  const starts = new Uint32Array(distinct + 1);
  for (const id of numbers) starts[id + 1]++;
  for (let id = 0; id < distinct; id++) starts[id + 1] += starts[id];
  const next = starts.slice();
  const places = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) places[next[numbers[at]]++] = at;
  return { starts, places };
}

/** The first index from `low` on, before `high`, whose value is `least` or more; `high` if there is none. Values ascend. */
function firstFrom(values: ArrayLike<number>, low: number, high: number, least: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

const WORD = /\S+/g;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Browsers look for the words whatever their case and accents. */
const plainWord = (word: string): string =>
  normalForm(word, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || word;
