/** References by letters that an extractor glues to a bracket: "Population (millions)b", "Unemployment (percentage)c". */
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Window } from '../source/window.ts';
import { oncePer } from '../text/oncePer.ts';

/** A small letter right after a bracket of words, with nothing glued to it. */
const glued = /\p{L}{3}[)\]]([a-z])(?![\p{L}\p{N}(])/gu;
/** References of different letters that prove each other: a single one may be part of a formula. */
const MIN_LETTERS = 2;

const lettersOf = oncePer(
  ({ segments }: SourceIndex): ReadonlySet<string> =>
    new Set(segments.flatMap(({ text }) => Array.from(text.matchAll(glued), ([, letter]) => letter))),
);

export function isLetterReference({ index, tokens, text }: Window, position: number): boolean {
  const { kind, letters, start, end } = tokens[position];
  if (kind !== 'word' || letters.length !== 1 || !/\p{L}{3}[)\]]$/u.test(text.slice(Math.max(0, start - REACH), start)))
    return false;
  const known = lettersOf(index);
  return known.has(letters) && known.size >= MIN_LETTERS && !/^[\p{L}\p{N}(]/u.test(text.slice(end, end + 1));
}
/** UTF-16 units of three letters and a bracket. */
const REACH = 4;
