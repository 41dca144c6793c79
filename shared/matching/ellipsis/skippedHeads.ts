/**
 * Whether an ellipsis leaves out the head of the list in which it continues, so that an item seems to belong to the head that was quoted:
 * "The following are prohibited: … swimming" with "The following are free:" between them.
 */
import { SECTION_NAMES } from '../language/referenceWords.ts';
import type { Comparison } from '../comparison/comparePassage.ts';

/** Words of a line that may be a head written like the one quoted: longer ones are sentences. */
const MAX_HEAD_WORDS = 8;
/** Share of its words that a head has in common, place by place, with one of its form: "Winners in 2023", "Losers in 2023". */
const MIN_SHARED_WORDS = 0.5;

/** `leftOut`: the source's text from the part before the ellipsis to the one after it, with its line breaks. */
export function skipsHead({ window, from, to, quoted }: Comparison, leftOut: string): boolean {
  const [rest, ...lines] = leftOut.split('\n');
  // The last of them is the start of the line on which the part after begins.
  const skipped = lines.slice(0, -1).map((line) => line.trim());
  const kept = (window.text.slice(window.tokens[from].start, window.tokens[to - 1].end) + rest).split('\n');
  if (kept.some(endsInColon) && skipped.some(endsInColon)) return true;
  const readsLineAsHead = endsInColon(quoted.raw) && !endsInColon(rest);
  if (readsLineAsHead && skipped.some((line) => /^[\p{L}-]{3,}$/u.test(line))) return true;
  return (readsLineAsHead || kept.length > 1) && skipped.some((line) => haveSameForm(kept[0], line));
}

/** "3.2 Methods", "Section 4", "Artikel 12 Haftung" on a line of its own. */
const namedHead = new RegExp(String.raw`^\s*(?:${SECTION_NAMES})\s*[\dIVX]+(?![\d.(]).{0,60}$`, 'iu');
const numberedHead = /^\s*\d{1,2}(?:\.\d{1,2}){0,3}\.?\s+\p{Lu}[^.!?;:,]{2,60}$/u;

/** Whether a section starts in what is left out: anything in another section is another quotation. */
export const crossesSection = (leftOut: string): boolean =>
  leftOut
    .split('\n')
    .slice(1, -1)
    .some((line) => namedHead.test(line) || numberedHead.test(line));

const endsInColon = (line: string): boolean => /[:：]\s*$/u.test(line);

export function haveSameForm(left: string, right: string): boolean {
  const [words, others] = [left, right].map((line) =>
    line
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  if (words.length !== others.length || words.length < 2 || words.length > MAX_HEAD_WORDS) return false;
  const shared = words.filter((word, at) => word === others[at]).length;
  return shared < words.length && shared >= words.length * MIN_SHARED_WORDS;
}
