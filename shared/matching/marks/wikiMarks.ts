/** Recognises what wiki editors put in brackets after a word: a quotation that leaves it out says the same. */
import { isWikiTag } from '../language/wikiTags.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Window } from '../source/window.ts';

/** UTF-16 units of such a bracket. */
const MAX_TAG_LENGTH = 48;

/** Whether the token is in a bracket that is glued to what precedes it and says what only such editors say. */
export function isInWikiMark({ text, tokens, index }: Window, position: number): boolean {
  const { start } = tokens[position];
  const first = Math.max(0, start - MAX_TAG_LENGTH);
  const open = first + text.slice(first, start + 1).lastIndexOf('[');
  if (open < Math.max(1, first)) return false;
  const found = /^\[([^[\]]{1,48})\](?![\p{L}\d])/u.exec(text.slice(open, open + MAX_TAG_LENGTH + 2));
  if (found === null || open + found[0].length <= start || !/[\p{L}\d.,;:!?"')\]%]/u.test(text[open - 1])) return false;
  const content = found[1].replace(/\s+/g, ' ').trim();
  return content.length === 1 ? isLetterOfSeries(index, content) : isWikiTag(content);
}

/** "[a]", and "[b]" if there is an "[a]": in "contract[s]" the letter is part of the word. */
function isLetterOfSeries({ segments }: SourceIndex, letter: string): boolean {
  if (!/^[a-z]$/.test(letter)) return false;
  const before = letter === 'a' ? 'a' : String.fromCharCode(letter.charCodeAt(0) - 1);
  const mark = new RegExp(`[\\p{L}.,;:!?"”’)\\]]\\[${before}\\](?![\\p{L}\\d])`, 'u');
  return segments.some(({ text }) => mark.test(text));
}
