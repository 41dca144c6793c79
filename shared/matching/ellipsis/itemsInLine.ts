/**
 * Whether an ellipsis leaves out whole items of a list that is written on in its sentence: "The licensee shall … (iii) allow inspection" of
 * "shall (i) pay the fee, (ii) keep accounts, and (iii) allow inspection". What limits one item says nothing of the next.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { opensConditionalClause, opensWhen } from '../language/conditionalClauses.ts';
import { isNegation } from '../language/negations.ts';
import { coordinates, opposes } from '../language/openWords.ts';
import { rawText } from '../source/window.ts';
import type { Stretch } from './leftOut.ts';
import { follows, isFirst, markOf, type LineMark } from './lineMarks.ts';

const marker = /(?<=^|[\s(])\(?(?:[ivx]{1,4}|\p{L}|\d{1,2})\)(?=\s|$)/giu;
/** `one of several conditions` that must all be met is not enough. */
export function skipsItemsInLine(
  { window, from, to }: Stretch,
  before: Comparison,
): 'items' | 'one of several conditions' | undefined {
  const { tokens } = window;
  const cut = tokens[from - 1].end;
  const text = rawText(window, cut, window.text.length);
  // To the beginning of the item: of its mark, if that is quoted. The space between is not in `rawText`.
  const length = rawText(window, cut, tokens[to].start).trimEnd().length + 1;
  const lead = before.window.tokens.slice(before.from, before.to).map(({ key }) => key);
  const marks = itemMarksIn(text).filter(({ at }) => at <= length + (coordinates(tokens[to].key) ? JOINER_LENGTH : 0));
  const [first, last] = [marks.at(0), marks.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  // Items on lines of their own are judged with their section.
  if (window.text.slice(cut, tokens[from].start).includes('\n')) return undefined;
  const isWhole = isJoint(text.slice(0, first.at)) && text.slice(last.at + last.length, length).trim() === '';
  const above = itemMarksIn(
    `${rawText(before.window, before.window.tokens[before.from].start, before.window.tokens[before.to - 1].end)} `,
  );
  const previous = above.findLast(({ mark }) => mark.shape === first.mark.shape)?.mark;
  const begins = previous === undefined ? isFirst(first.mark) : follows(first.mark, previous);
  const series = marks.filter(({ mark }) => mark.shape === first.mark.shape);
  const isSeries = series.every(({ mark }, at) => at === 0 || follows(mark, series[at - 1].mark));
  if (!isWhole || !begins || !isSeries || series.at(-1) !== last) return undefined;
  const bodies = marks.slice(1).map(({ at }, before) => text.slice(marks[before].at + marks[before].length, at));
  if (!bodies.every(endsAsItem)) return undefined;
  const isCondition = lead.some(
    (key, at) => opensWhen(key) || opensConditionalClause(key, lead.at(at + 1) ?? '', () => lead),
  );
  return isCondition ? 'one of several conditions' : 'items';
}
/** UTF-16 units of an "and" with its space. */
const JOINER_LENGTH = 8;

interface Marked {
  readonly at: number;
  readonly length: number;
  readonly mark: LineMark;
}

const itemMarksIn = (text: string): Marked[] =>
  [...text.matchAll(marker)].flatMap(({ 0: written, index: at }) => {
    const mark = markOf(`${written} x`);
    return mark === undefined ? [] : [{ at, length: written.length, mark }];
  });

/** What stands between two items: ", ", "; and ". */
function isJoint(gap: string): boolean {
  const word = gap.replace(/[\s,;:.?!(—–-]/gu, '');
  return word === '' || coordinates(word.toLowerCase());
}

/** Not "theft. It does not include: (c)", nor "theft, but not (c)": what leads on to the next item says something of it. */
function endsAsItem(body: string): boolean {
  const text = body.trimEnd();
  if (/[,;.?!，；。]["'”’»)\]]*$/u.test(text)) return true;
  const words = text.toLowerCase().split(/\P{L}+/u);
  const last = words[words.length - 1];
  return !text.endsWith(':') && (coordinates(last) ? !opposes(last) : !/[,;.?!:]\s/u.test(text) && !isNegation(last));
}
