/** Where the words of a line of a text layer and those that OCR reads in its place differ. */
import { normalForm } from '../../platform/normalForm.ts';
import { least } from '../../platform/longLists.ts';

export interface ReadWord {
  readonly text: string;
  /** How sure OCR is of it, 0..100. */
  readonly confidence: number;
}

/** Words of the layer, and those that were read instead: one of the two may be empty. */
export interface WordDifference {
  /** 0-based positions of the layer's words, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly said: string;
  readonly read: string;
  /** Of the least sure word that was read, 0..100; 0 if none was. */
  readonly confidence: number;
  /** The letters and digits are the same: accents, punctuation or spaces are not. */
  readonly isSlight: boolean;
}

/** Words of a line that are compared: anything longer is not a line. */
const MOST_WORDS = 200;

/** In the line's order. */
export function wordDifferences(said: readonly string[], read: readonly ReadWord[]): WordDifference[] {
  if (said.length > MOST_WORDS || read.length > MOST_WORDS) return [];
  const differences: WordDifference[] = [];
  const note = (from: number, to: number, readFrom: number, readTo: number): void => {
    const words = read.slice(readFrom, readTo);
    const [ours, theirs] = [said.slice(from, to).join(' '), words.map(({ text }) => text).join(' ')];
    if (exactForm(ours) === exactForm(theirs)) return;
    const isSlight = looseForm(ours) === looseForm(theirs);
    // As many words as were read are compared one by one: each was read by itself.
    if (!isSlight && to - from === words.length && words.length > 1) {
      for (let i = 0; i < words.length; i++) note(from + i, from + i + 1, readFrom + i, readFrom + i + 1);
      return;
    }
    const confidence = words.length === 0 ? 0 : least(words.map((word) => word.confidence));
    differences.push({ from, to, said: ours, read: theirs, confidence, isSlight });
  };
  let [at, readAt] = [0, 0];
  for (const [same, readSame] of [...common(said, read), [said.length, read.length]]) {
    if (same > at || readSame > readAt) note(at, same, readAt, readSame);
    if (same < said.length) note(same, same + 1, readSame, readSame + 1);
    [at, readAt] = [same + 1, readSame + 1];
  }
  return differences;
}

/** The most words that are in both, in order: their positions in each. */
function common(said: readonly string[], read: readonly ReadWord[]): [number, number][] {
  const [ours, theirs] = [said.map(looseForm), read.map(({ text }) => looseForm(text))];
  const width = theirs.length + 1;
  const most = new Uint16Array((ours.length + 1) * width);
  for (let i = ours.length - 1; i >= 0; i--) {
    for (let j = theirs.length - 1; j >= 0; j--) {
      const isSame = ours[i] !== '' && ours[i] === theirs[j];
      const beside = Math.max(most[(i + 1) * width + j], most[i * width + j + 1]);
      most[i * width + j] = isSame ? Math.max(beside, most[(i + 1) * width + j + 1] + 1) : beside;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < ours.length && j < theirs.length;) {
    const here = most[i * width + j];
    if (ours[i] !== '' && ours[i] === theirs[j] && here === most[(i + 1) * width + j + 1] + 1) pairs.push([i++, j++]);
    else if (here === most[(i + 1) * width + j]) i++;
    else j++;
  }
  return pairs;
}

/** As printed, but for case and the kind of dash and quotation mark, which no two programs have alike. */
function exactForm(text: string): string {
  return normalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\u00ad/gu, '');
}

/** Letters without accents, digits, and what is between two digits. */
export function looseForm(text: string): string {
  const plain = normalForm(exactForm(text), 'NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, (run, at: number) => {
    const isInNumber =
      /\p{N}$/u.test(plain.slice(0, at).slice(-2)) && /^\p{N}/u.test(plain.slice(at + run.length, at + run.length + 2));
    return isInNumber ? run : '';
  });
}
