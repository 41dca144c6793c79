/**
 * Whether an ellipsis reaches over a heading that layout detects: the name over one section is not said of what another section tells, nor
 * is half a sentence of one completed by half a sentence of the other. Two whole sentences remain what they are; that they are of two
 * sections is said.
 */
import { refersBack } from '../language/openWords.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import { isBullet } from '../marks/bullets.ts';
import { isEnumerator } from '../marks/enumerators.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, rawText, gapText } from '../source/window.ts';
import type { Omission } from './leftOut.ts';
import { sectionMarkOf } from './lineMarks.ts';

/** What a heading between two parts does; undefined if none is there, or the part after has its own. @param at the part before, in the chain */
export function crossedHead(
  index: SourceIndex,
  chain: readonly Comparison[],
  at: number,
  { window }: Omission,
): Pick<Omission, 'rule' | 'matters'> | undefined {
  const { headings } = index;
  const [before, after] = [chain[at], chain[at + 1]];
  const [last, first] = [lastLine(before), firstLine(after)];
  if (headings.has(first)) return undefined;
  const start = endOfHeads(index, last);
  const head = linesBetween(start, first).find((line) => startsHead(index, line));
  if (head === undefined) return undefined;
  const matters = tokensOf(window, head);
  // Headings right below the quoted one may head parts of its section.
  const isDeeper = linesBetween(last + 1, start).some((line) => startsHead(index, line));
  if (isDeeper) return { rule: 'elision.next-section', matters };
  const isOfHead = chain.slice(0, at + 1).some((part) => linesOf(part).some((line) => headings.has(line)));
  return { rule: isOfHead || !isWhole(before, after) ? 'elision.section' : 'elision.next-section', matters };
}

/** Whether a part is the whole heading over the section that the next part is in: "Jane Doe … PhD, Leeds, 1998". */
export function isHeadOfNext(index: SourceIndex, part: Comparison, next: Comparison): boolean {
  const lines = linesOf(part);
  const { window, from, to } = part;
  const isAll =
    lines.every((line) => index.headings.has(line)) &&
    startsHead(index, lines[0]) &&
    !isOfHead(index, lines[lines.length - 1] + 1) &&
    isFirstOfLine(part) &&
    (to === window.tokens.length || linesAt(part, to) !== lines[lines.length - 1]);
  if (!isAll || from === to) return false;
  const [start, first] = [endOfHeads(index, lines[lines.length - 1]), firstLine(next)];
  return start <= first && !linesBetween(start, first + 1).some((line) => index.headings.has(line));
}

const startsHead = ({ headings, blockStarts }: SourceIndex, line: number): boolean =>
  headings.has(line) && blockStarts.has(line);

/** A further line of a heading. */
const isOfHead = ({ headings, blockStarts }: SourceIndex, line: number): boolean =>
  headings.has(line) && !blockStarts.has(line);

/** The first line after one, and after all headings that follow each other from there. */
function endOfHeads({ headings }: SourceIndex, line: number): number {
  let end = line + 1;
  if (headings.has(line)) while (headings.has(end)) end++;
  return end;
}

/** The part before ends its sentence, row or item, and the part after begins one that says itself whom or what it is about. */
const isWhole = (before: Comparison, after: Comparison): boolean =>
  endsWhole(before) && startsWhole(after) && !refersBack(after.quoted.tokens[0].key);

/** The same without layout: sentences end in a full stop, and a line that begins with the number of a section is its heading. */
export const areWholeSentences = (before: Comparison, after: Comparison): boolean => {
  const { window, from, to, quoted } = before;
  const { tokens, text } = window;
  const ends = endsSentence.test(text.slice(tokens[to - 1].end)) || /[.!?;]["'”’»)\]]*$/u.test(quoted.raw.trimEnd());
  const line = text.lastIndexOf('\n', tokens[from].start) + 1;
  const isOfHead = sectionMarkOf(rawText(window, line, tokens[to - 1].end))?.name !== undefined;
  return ends && !isOfHead && isWhole(before, after);
};
const endsSentence = /^["')\]]*[.!?;。！？；]/u;

function endsWhole({ window: { tokens, text }, to }: Comparison): boolean {
  const gap = text.slice(tokens[to - 1].end, tokens.at(to)?.start ?? text.length);
  return /^["')\]]*(?:[.!?;。！？；]|\s*\n|\s*$)/u.test(gap);
}

function startsWhole({ window, from }: Comparison): boolean {
  if (from === 0) return true;
  const gap = gapText(window, from);
  const isItem = isBullet(window, from - 1) || isEnumerator(window, from - 1);
  return isItem || gap.includes('\n') || /[.!?;。！？；]$/u.test(gap.replace(/[\s"'()[\]]/g, ''));
}

const isFirstOfLine = ({ window, from }: Comparison): boolean =>
  from === 0 || linesAt({ window }, from - 1) !== linesAt({ window }, from);

const linesAt = ({ window }: Pick<Comparison, 'window'>, token: number): number =>
  window.segments[positionAt(window, window.tokens[token].start)];

const firstLine = (part: Comparison): number => linesAt(part, part.from);
const lastLine = (part: Comparison): number => linesAt(part, part.to - 1);

const linesOf = ({ window, from, to }: Comparison): number[] => [
  ...new Set(window.tokens.slice(from, to).map(({ start }) => window.segments[positionAt(window, start)])),
];

const linesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, order) => from + order);

/** All words of a line. */
function tokensOf(window: Omission['window'], line: number): Omission['matters'] {
  const position = window.segments.indexOf(line);
  const [start, end] = [window.starts.at(position) ?? 0, window.starts.at(position + 1) ?? window.text.length];
  const from = window.tokens.findIndex((token) => token.start >= start);
  const to = window.tokens.findLastIndex((token) => token.end <= end) + 1;
  return { from, to: Math.max(from + 1, to) };
}
