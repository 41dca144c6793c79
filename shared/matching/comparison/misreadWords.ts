/** Whether a stretch that OCR read is the quoted one, word for word, apart from what OCR confuses. */
import type { Hunk } from '../alignment/alignTokens.ts';
import { isMisread } from './ocrConfusions.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { readingCertainty, type Certainty } from '../source/readingCertainty.ts';
import { rawWords, segmentOf, type Window } from '../source/window.ts';

/** Digits that OCR sees in words. Only if letters touch them, and only beside a quoted word without digits. */
export const digitLooks: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '8': 'b' };

/** Letters of a word that one misread digit may replace. */
const MIN_LETTERS_AROUND_DIGIT = 2;

/** Consecutive digits that OCR sees in a word: "ll" is read so; three are a number. */
const MAX_DIGITS_IN_WORD = 2;

export interface ReadWord {
  readonly letters: string;
  readonly isName: boolean;
  readonly certainty: Certainty;
}

export function isMisreadStretch(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const inQuoted = quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo);
  if (inQuoted.length === 0 || hunk.sourceFrom >= hunk.sourceTo) return false;
  if (segmentOf(window, window.tokens[hunk.sourceFrom].end - 1).readBy !== 'ocr') return false;
  if (inQuoted.some((token) => token.kind !== 'word')) return false;
  const words = readWords(window, hunk.sourceFrom, hunk.sourceTo);
  return (
    words?.length === inQuoted.length && words.every((word, at) => isMisread(window.index, inQuoted[at].letters, word))
  );
}

/** Source tokens joined to words: over a hyphen at a line end, and over digits in the middle of letters. */
function readWords(window: Window, from: number, to: number): ReadWord[] | undefined {
  const words: ReadWord[] = [];
  let first = from;
  for (let at = from; at < to; at++) {
    const token = window.tokens[at];
    if (token.kind !== 'word' && token.kind !== 'number') return undefined;
    const gap = at > from ? window.text.slice(window.tokens[at - 1].end, token.start) : ' ';
    const joins = gap === '' || gap === "'" || /^- *\n\s*$/.test(gap);
    const letters = token.kind === 'word' ? token.letters : asLetters(window, at);
    if (letters === undefined) return undefined;
    const last = words.at(-1);
    if (joins && last !== undefined) {
      const certainty = readingCertainty(window, first, at + 1);
      words[words.length - 1] = { ...last, letters: last.letters + letters, certainty };
    } else {
      first = at;
      const isName = isNameLike(rawWords(window, at, at + 1));
      words.push({ letters, isName, certainty: readingCertainty(window, at, at + 1) });
    }
  }
  return words;
}

/** Capitalised; a capital within small letters ("MalIoy") shows by itself that the word was misread. */
const isNameLike = (word: string): boolean => /^\p{Lu}/u.test(word) && !/\p{Ll}\p{Lu}\p{Ll}/u.test(word);

/** A digit or two ("sha11") that touch a letter. */
function asLetters(window: Window, at: number): string | undefined {
  const token = window.tokens[at];
  const touches = /\p{L}/u.test(window.text.charAt(token.start - 1)) || /\p{L}/u.test(window.text.charAt(token.end));
  // "i5" and "B8" are names of things; a word with a digit for a letter still has enough letters.
  const around =
    window.text
      .slice(Math.max(0, token.start - 12), token.start)
      .split(/[^\p{L}\d]/u)
      .at(-1)?.length ?? 0;
  const after = /^[\p{L}\d]*/u.exec(window.text.slice(token.end, token.end + 12))?.[0].length ?? 0;
  if (around + after < MIN_LETTERS_AROUND_DIGIT) return undefined;
  if (!touches || token.key.length > MAX_DIGITS_IN_WORD) return undefined;
  const looks = Array.from(token.key, (digit): string | undefined => digitLooks[digit]);
  return looks.every((look) => look !== undefined) ? looks.join('') : undefined;
}
