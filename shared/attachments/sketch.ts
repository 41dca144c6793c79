/**
 * A small sketch of a text, made of its runs of words, which tells which of many texts may contain a quotation. It never misses
 * one whose words are together in the text, and occasionally selects a text that does not contain it: the caller then looks into
 * the text. It is a Bloom filter (Burton H. Bloom, 1970), from which no text can be read.
 */
import { createTurns } from '../platform/turns.ts';
import { normalForm } from '../platform/normalForm.ts';

/** Words in a run: two are common to most texts in a field, and with four a misread one spoils too many. */
const WORDS_PER_RUN = 3;
/** Bits of the sketch that each run sets: with ten bits per run, one in 57 runs that a text lacks seems to be there. */
const BITS_PER_RUN = 3;
const SKETCH_BITS_PER_RUN = 10;
/** For the longest texts: in one of 150,000 words, one in 24 runs that it lacks seems to be there. */
const MOST_BYTES = 128 * 1024;
const LEAST_BYTES = 64;

/** Words, or single characters in scripts without spaces. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu;
/** A word split at the end of a line, and invisible characters. */
const PARTED = /[-\u2010\u00ad]\r?\n|[\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/** Beyond this many runs, all that the largest sketch has room for, runs are written into it as they come. */
const MOST_KEPT_RUNS = Math.floor((MOST_BYTES * 8) / SKETCH_BITS_PER_RUN);

/**
 * Giving others turns in between: a long document takes half a second.
 * @param pages texts in reading order; a run may continue over the end of a page
 */
export async function sketchOf(pages: Iterable<string>): Promise<Uint8Array> {
  const pause = createTurns();
  // Signed: half of the unsigned ones would each be an object of its own.
  const runs = new Set<number>();
  let full: Uint8Array | undefined;
  let last: readonly string[] = [];
  for (const piece of piecesOf(pages)) {
    const words = last.concat(wordsOf(piece));
    for (const run of hashesOf(words)) {
      if (full) setBits(full, run);
      else runs.add(run | 0);
    }
    if (!full && runs.size > MOST_KEPT_RUNS) full = filled(new Uint8Array(MOST_BYTES), runs);
    last = words.slice(1 - WORDS_PER_RUN);
    await pause();
  }
  const wanted = Math.ceil((runs.size * SKETCH_BITS_PER_RUN) / 8);
  return full ?? filled(new Uint8Array(Math.max(LEAST_BYTES, wanted)), runs);
}

/** UTF-16 units processed between two turns for others. */
const PIECE = 100_000;
/** Text without a place to split it: there are no words of so many letters. */
const LONGEST_WORD = 100_000;

/** Pages joined by line ends, and split again where no word and no character continues. */
function* piecesOf(pages: Iterable<string>): Generator<string> {
  let text = '';
  for (const page of pages) {
    text += page;
    let from = 0;
    for (let to = PIECE; to < text.length; to = from + PIECE) {
      const end = lastPart(text, to) ?? to;
      yield text.slice(from, end);
      from = end;
    }
    const last = lastPart(text, text.length) ?? (text.length - from > LONGEST_WORD ? text.length : from);
    const end = Math.max(from, last);
    if (end > from) yield text.slice(from, end);
    text = `${text.slice(end)}\n`;
  }
  yield text;
}

/** UTF-16 units at the end of a text within which it is split: a few lines in any script have a space, or a Han character. */
const LOOKED_BACK = 2_000;

/** After the last space or Han character before a position. */
function lastPart(text: string, before: number): number | undefined {
  const least = Math.max(0, before - LOOKED_BACK);
  for (let at = before; at > least; at--) if (/[ \u4e00-\u9fff]/.test(text.charAt(at - 1))) return at;
  return undefined;
}

/** @param runs signed */
function filled(sketch: Uint8Array, runs: Iterable<number>): Uint8Array {
  for (const run of runs) setBits(sketch, run >>> 0);
  return sketch;
}

function setBits(sketch: Uint8Array, run: number): void {
  const bits = sketch.length * 8;
  const step = stepOf(run);
  for (let i = 0; i < BITS_PER_RUN; i++) {
    const bit = (run + i * step) % bits;
    sketch[bit >> 3] |= 1 << (bit & 7);
  }
}

/**
 * Hashes of a quotation's runs; none if it is too short for them.
 * @param most not more than these, from all over the quotation
 */
export function runsOf(text: string, most = Number.POSITIVE_INFINITY): number[] {
  const words = wordsOf(text);
  const runs = Math.max(0, words.length - WORDS_PER_RUN + 1);
  const taken = Math.min(runs, most);
  return Array.from({ length: taken }, (_, i) => hashOfRun(words, Math.floor((i * runs) / taken)));
}

const wordsOf = (text: string): readonly string[] =>
  normalForm(text, 'NFKC').toLowerCase().replace(PARTED, '').match(WORD) ?? [];

function hashesOf(words: readonly string[]): number[] {
  const hashes: number[] = [];
  for (let first = 0; first + WORDS_PER_RUN <= words.length; first++) hashes.push(hashOfRun(words, first));
  return hashes;
}

/**
 * 0..1: how many of the runs seem to be in the text.
 * @param least a smaller share counts as none, before all of them are checked
 */
export function shareIn(sketch: Uint8Array, runs: readonly number[], least = 0): number {
  let missing = runs.length - Math.ceil(runs.length * least);
  let present = 0;
  for (const run of runs) {
    if (isIn(sketch, run)) present++;
    else if (missing-- === 0) return 0;
  }
  return runs.length === 0 ? 0 : present / runs.length;
}

function isIn(sketch: Uint8Array, run: number): boolean {
  const bits = sketch.length * 8;
  const step = stepOf(run);
  for (let i = 0; i < BITS_PER_RUN; i++) {
    const bit = (run + i * step) % bits;
    if ((sketch[bit >> 3] & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

/** FNV-1a, 32 bits, of the words from `first` on with spaces between them: quick, and spread evenly enough. */
function hashOfRun(words: readonly string[], first: number): number {
  let hash = 0x811c9dc5;
  for (let at = first; at < first + WORDS_PER_RUN; at++) {
    if (at > first) hash = Math.imul(hash ^ SPACE, FNV_PRIME);
    const word = words[at];
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), FNV_PRIME);
  }
  return hash >>> 0;
}

const FNV_PRIME = 0x01000193;
const SPACE = 0x20;

/** MurmurHash3's finisher: every bit depends on all, so that the bits of a run are chosen independently. */
function stepOf(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
