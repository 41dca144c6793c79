/**
 * Whether an ellipsis leaves out the head of the list in which it continues, so that an item seems to belong to the head that was quoted:
 * "The following are prohibited: … swimming" with "The following are free:" between them.
 */
import { SECTION_NAMES } from '../language/referenceWords.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import { rawText } from '../source/window.ts';
import { markOf } from './lineMarks.ts';

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

/**
 * Whether a section starts in what is left out: anything in another section is another quotation. "3. Curriculum" and "4. Diploma" before "6.
 * Transcript", quoted with its number, are items of its list.
 * @param leftOut as written, with its line breaks
 */
export function crossesSection(leftOut: string, { quoted }: Comparison): boolean {
  const own = markOf(quoted.raw);
  const isItem = (line: string): boolean => {
    const mark = markOf(line);
    return own !== undefined && mark?.shape === own.shape && mark.numbers[0] < own.numbers[0];
  };
  return leftOut
    .split('\n')
    .slice(1, -1)
    .some((line) => namedHead.test(line) || (numberedHead.test(line) && !isItem(line)));
}

/**
 * Whether somebody else's name on a line of its own is left out after the name that is quoted: where layout does not say what is a heading,
 * the names over two people's entries show it. Names after each other are a list of them.
 * @param leftOut as written, with its line breaks
 */
export function skipsName(before: Comparison, after: Comparison, leftOut: string): boolean {
  const [name] = writtenWords(before).split('\n');
  const isList = isNameLine(writtenWords(after).split('\n')[0]);
  return isNameLine(name) && !isList && leftOut.split('\n').slice(1, -1).some(isNameLine);
}

const writtenWords = ({ window, from, to }: Comparison): string =>
  rawText(window, window.tokens[from].start, window.tokens[to - 1].end);

/** Whether a part is all of a title: a name, or the heading of a numbered section with its number or without. */
export function isTitle(part: Comparison): boolean {
  const { window, from, to } = part;
  const { text, tokens } = window;
  const [start, end] = [tokens[from].start, tokens[to - 1].end];
  const line = rawText(window, text.lastIndexOf('\n', start) + 1, end);
  const words = writtenWords(part);
  if (words.includes('\n') || !/^\s*(?:\n|$)/u.test(text.slice(end))) return false;
  return (
    (isNameLine(words) && line.trim() === words) ||
    (numberedHead.test(line) && line.endsWith(words) && /^\P{L}*$/u.test(line.slice(0, -words.length)))
  );
}

/** "Jane Doe", "Maria de la Cruz", "Drug A", "Phase 2". */
const isNameLine = (line: string): boolean =>
  /^\s*\p{Lu}[\p{L}'’-]+(?: (?:de|del|della|di|da|dos|du|la|le|van|von|zu|der|den|\p{Lu}\.?|\d{1,3}|\p{Lu}[\p{L}'’-]+)){1,4}\s*$/u.test(
    line,
  );

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
