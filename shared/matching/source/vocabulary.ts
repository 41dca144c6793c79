/**
 * Which words and letter sequences a source has: what also occurs elsewhere in it is a word, not a slip of an extractor or of OCR. Counted
 * once per source, on first use.
 */
import { findExact } from './findExact.ts';
import { foldText } from '../text/foldText.ts';
import { lookAlikesFor } from '../language/lookAlikes.ts';
import { isStopword } from '../language/stopwords.ts';
import { isAmbiguousJoin } from '../language/wordJoins.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';
import { openWindow, segmentAt } from './window.ts';

interface Vocabulary {
  readonly words: Map<string, number>;
  /** Sequences of three letters, word edges included as spaces. */
  readonly trigrams: Map<string, number>;
  readonly hasAccents: boolean;
  readonly hasLostSpaces: boolean;
  readonly losesSpaces: boolean;
  readonly lookAlikes: readonly ReadonlySet<string>[];
}

const vocabularyOf = oncePer((index: SourceIndex): Vocabulary => {
  const words = new Map<string, number>();
  for (const segment of index.segments) {
    for (const [word] of foldText(segment.text).text.matchAll(/[\p{L}\p{M}]+/gu)) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  const trigrams = new Map<string, number>();
  for (const [word, count] of words) {
    for (const trigram of trigramsOf(word)) trigrams.set(trigram, (trigrams.get(trigram) ?? 0) + count);
  }
  const hasAccents = [...words.keys()].some((word) => /[\u00e0-\u00f6\u00f8-\u017f]/.test(word));
  return {
    words,
    trigrams,
    hasAccents,
    hasLostSpaces: areRunTogether(index),
    losesSpaces: losesSomeSpaces(words),
    lookAlikes: lookAlikesFor(words),
  };
});

/** Words such as "ofthe" that show it, and how much more often than these their parts occur by themselves. */
const MIN_GLUED = 8;
const TIMES_OFTENER = 5;
const MIN_GLUED_LETTERS = 5;
const MIN_PART_LETTERS = 2;

/** "Theact ofthe seller": a few common words are run together that are normally separate. */
function losesSomeSpaces(words: ReadonlyMap<string, number>): boolean {
  let glued = 0;
  for (const [word, count] of words) {
    if (word.length < MIN_GLUED_LETTERS || word.length > MAX_GLUED_LETTERS || isStopword(word)) continue;
    const isOften = (part: string): boolean => isStopword(part) && (words.get(part) ?? 0) >= count * TIMES_OFTENER;
    for (let at = MIN_PART_LETTERS; at <= word.length - MIN_PART_LETTERS; at++) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (!isOften(left) || !isOften(right) || isAmbiguousJoin(left, right, true)) continue;
      if (++glued === MIN_GLUED) return true;
      break;
    }
  }
  return false;
}
/** Two of the longest words that are common. */
const MAX_GLUED_LETTERS = 14;

/** Letters of a line that normally has more than one word. */
const MIN_LETTERS = 10;
/** Share of such lines without any space, and lines that show it by a capital or a comma within a word, from which spaces count as lost. */
const RUN_TOGETHER_SHARE = 0.6;
const MIN_SHOWN = 3;

/** Text layers that lack their spaces in the file: "InganzÖsterreich", "Johnstraße2,1150Wien". */
function areRunTogether({ segments }: SourceIndex): boolean {
  const lines = segments.filter(({ text }) => (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= MIN_LETTERS);
  const runTogether = lines.filter(({ text }) => !/\S\s+\S/u.test(text));
  const shown = runTogether.filter(({ text }) => /\p{Ll}\p{Lu}|\p{L},\p{L}/u.test(text));
  return shown.length >= MIN_SHOWN && runTogether.length >= lines.length * RUN_TOGETHER_SHARE;
}

/** Whether the source's lines have lost the spaces between their words. */
export const hasLostSpaces = (index: SourceIndex): boolean => vocabularyOf(index).hasLostSpaces;

/** Whether some of them have. */
export const losesSpaces = (index: SourceIndex): boolean => vocabularyOf(index).losesSpaces;

/** Whether any letter of the source has an accent: OCR that reads some reads most. */
export const hasAccents = (index: SourceIndex): boolean => vocabularyOf(index).hasAccents;

/** Whether a word differs from another word of the source's language only by a shape that OCR confuses. */
export const isLookAlike = (index: SourceIndex, word: string): boolean =>
  vocabularyOf(index).lookAlikes.some((words) => words.has(word));

/** More is never needed: what occurs twice is a word. */
const MOST_COUNTED = 2;
/** Places of the letters that are examined, most of them inside longer words if the word is short. */
const MAX_PLACES = 2_000;

/** Words that were counted: at each of a thousand equal rows the same ones are asked for. */
const counted = oncePer((_index: SourceIndex) => new Map<string, number>());
/** Of one source: a few quotations' words. More are counted anew. */
const MOST_KEPT = 10_000;

/** Occurrences of a folded word, made of letters only, as a separate word; 2 for two or more. */
export function wordCount(index: SourceIndex, word: string): number {
  const kept = counted(index);
  const known = kept.get(word);
  if (known !== undefined) return known;
  const count = countWord(index, word);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, count);
  return count;
}

function countWord(index: SourceIndex, word: string): number {
  let count = 0;
  for (const place of findExact(index, word, MAX_PLACES)) {
    const { tokens, letterPlaces } = openWindow(index, [segmentAt(index, place)]);
    if (tokens.some((token, at) => letterPlaces[at] === place && token.letters === word)) count++;
    if (count === MOST_COUNTED) break;
  }
  return count;
}

/**
 * How many letter sequences of a word occur nowhere in the source except in `except`: a misread word has some ("hcl" and "cld" in "hcld"),
 * a word of the language few or none.
 */
export function strangeness(index: SourceIndex, word: string, except: string): number {
  const { words, trigrams } = vocabularyOf(index);
  const times = words.get(except) ?? 0;
  const inException = new Map<string, number>();
  for (const trigram of trigramsOf(except)) inException.set(trigram, (inException.get(trigram) ?? 0) + times);
  return trigramsOf(word).filter((trigram) => (trigrams.get(trigram) ?? 0) <= (inException.get(trigram) ?? 0)).length;
}

function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}
