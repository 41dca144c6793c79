/**
 * Whether a head governs a row or field further down: it is the nearest head above it of its level, and nothing between the two can be one of
 * the same level or a higher one. What may be a head is taken for one, unless the document shows that it is lower.
 */
import type { SourceIndex } from '../source/sourceIndex.ts';
import { isField, isTotal, leadsIn } from './lineForms.ts';
import { follows, isFirst, markOf, sectionMarkOf, type LineMark } from './lineMarks.ts';
import {
  isInCapitals,
  kindOf,
  labelOf,
  markdownLevel,
  outranks,
  shownLine,
  wordsOfLine,
  type Kind,
} from './lineLevels.ts';
import { haveSameForm } from './skippedHeads.ts';
import { limits } from './unmarkedItems.ts';

export interface Lines {
  readonly from: number;
  readonly to: number;
}

/** Undefined if another head may be nearer; otherwise whether a sentence between the two may limit the value. */
export function governed(
  index: SourceIndex,
  head: Lines,
  item: number,
): { readonly mayBeLimited: boolean } | undefined {
  const { segments } = index;
  const title = titleOf(index, head);
  if (isAside(index, head) || !isTitle(index, head) || !isItem(index, item) || isAtPageEnd(index, head))
    return undefined;
  if (goesOnBelow(index, head, title, item)) return undefined;
  const between = linesOf(head.to + 1, item);
  if (isStacked(index, head) && valuesIn(segments[item].text) > 1) return undefined;
  if (
    isSumOf(
      between.map((at) => segments[at].text),
      segments[item].text,
    )
  )
    return { mayBeLimited: false };
  if (between.some((at) => mayBeHead(index, head, title, at, item))) return undefined;
  const shape = markOf(shownLine(segments[item].text))?.shape;
  const labels = [...between, item]
    .map((at) => segments[at].text)
    .filter((text) => isValue(kindOf(text)) && (shape === undefined || markOf(shownLine(text))?.shape === shape))
    .map(labelOf);
  if (
    repeats(labels) ||
    leavesList(index, head, item) ||
    !isOwnTotal(index, item) ||
    isPartedByBlank(index, head, item)
  )
    return undefined;
  return { mayBeLimited: between.some((at) => kindOf(segments[at].text) === 'text' && limits(segments[at].text)) };
}

/** Whether the upper of two heads includes the lower one: nothing else between them, or only what is certainly below the upper one. */
export function includes(index: SourceIndex, upper: Lines, lower: Lines): boolean {
  const between = linesOf(upper.to + 1, lower.from);
  if (!isTitle(index, upper) || isAtPageEnd(index, upper)) return false;
  if (between.length === 0) return !outranks(index, lower.from, upper.from);
  return [...between.filter((at) => isOpen(index, at)), lower.from].every((at) => outranks(index, upper.from, at));
}

const isValue = (kind: Kind): boolean => kind === 'value' || kind === 'number';
const isOpen = ({ segments, headings }: SourceIndex, at: number): boolean =>
  headings.has(at) || markdownLevel(segments[at].text) !== undefined || kindOf(segments[at].text) === 'open';

const linesOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
/** The words of a head, as they are shown. */
export const titleOf = ({ segments }: SourceIndex, { from, to }: Lines): string =>
  segments
    .slice(from, to + 1)
    .map(({ text }) => shownLine(text))
    .join(' ');

/** "SS 3" may be a title, and so may a year: only values, sentences and the names of several columns are not. */
function isTitle(index: SourceIndex, head: Lines): boolean {
  if (namesColumns(index, head)) return false;
  if (index.headings.has(head.from) || markdownLevel(index.segments[head.from].text) !== undefined) return true;
  const title = titleOf(index, head);
  return ['open', 'number'].includes(kindOf(title)) && !/^[^\p{L}\p{N}]*$/u.test(title);
}

/** "Item 2023 2022 2021": a row with an empty cell would get its values under the names of others. */
function namesColumns(index: SourceIndex, head: Lines): boolean {
  const { pageNumber, lineId } = index.segments[head.from];
  const tables = index.pagesWithTables.find((page) => page.pageNumber === pageNumber)?.tables ?? [];
  const isOfRow = tables.some(
    ({ cells }) =>
      new Set(cells.filter(({ pieces }) => pieces.some(({ line }) => line === lineId - 1)).map(({ column }) => column))
        .size > 1,
  );
  return isOfRow || (titleOf(index, head).match(/(?<![\p{L}\d])\d[\d.,/–-]*/gu) ?? []).length > 2;
}

/** An item without a value is words, and may continue what is above it. */
function isItem({ segments, headings }: SourceIndex, item: number): boolean {
  const { text } = segments[item];
  if (isValue(kindOf(text))) return true;
  const mark = markOf(shownLine(text));
  return mark !== undefined && !headings.has(item) && /\d/.test(shownLine(text).slice(mark.length));
}

/** The first words of a note or of a running head, which may have been taken out of the text. */
const isAside = ({ segments }: SourceIndex, { from }: Lines): boolean =>
  segments[from].run > 0 && segments[from - 1].run !== segments[from].run;

/** The last line of a page is its footer, rather than the head of what is on the next page. */
const isAtPageEnd = ({ segments }: SourceIndex, { to }: Lines): boolean =>
  segments[to + 1].pageNumber !== segments[to].pageNumber;

/** Names one below the other may be those of columns. */
function isStacked(index: SourceIndex, { from }: Lines): boolean {
  const above = from - 1;
  if (above < 0 || index.segments[above].run !== index.segments[from].run || !isOpen(index, above)) return false;
  return !outranks(index, above, from) && !outranks(index, from, above);
}

/** The numbers that a row ends with. */
function valuesIn(text: string): number {
  const words = shownLine(text)
    .split(/\s/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length - 1 - words.findLastIndex((word) => /\p{L}/u.test(word));
}

/** Whether a line between a head and an item may be a head of its own, so that the item belongs there. */
function mayBeHead(index: SourceIndex, head: Lines, title: string, at: number, item: number): boolean {
  const { segments, headings } = index;
  const { text } = segments[at];
  const kind = kindOf(text);
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  const isHeading = (headings.has(at) && !headings.has(item)) || markdownLevel(text) !== undefined;
  if (isHeading) return !outranks(index, head.from, at) || isTurned(text);
  if (isValue(kind) && isTotal(wordsOfLine(text)) && !isOfSeries(index, head, at, item)) return true;
  if (kind === 'text') return false;
  if (isEntry(segments, at, item)) return true;
  if (leadsIn.test(text) || isMeasured(text, segments[item].text)) return true;
  if (kind === 'value') return looksAlike(title, text) && !/\p{Sc}|\d[.,]\d/u.test(text);
  if (looksAlike(title, text) || [title, text].every(isInCapitals)) return true;
  const [mark, own] = [text, segments[item].text].map((line) => markOf(shownLine(line)));
  if (mark !== undefined && own !== undefined && mark.shape === own.shape) return !isOfSeries(index, head, at, item);
  if (isOfSeries(index, head, at, item)) return false;
  if (kind === 'number') return kindOf(segments[item].text) !== 'number' && mark === undefined;
  return !isBelowHeading(index, head, at);
}

/** "Disabled (75 % and more)" over "80 %", where the item is such a bare amount as well: figures in brackets are part of a name. */
const isEntry = (segments: SourceIndex['segments'], at: number, item: number): boolean =>
  !/\d/.test(shownLine(segments[at].text).replace(/[(（][^()（）]*[)）]/gu, '')) &&
  [at + 1, item].every((line) => /^[\p{Sc}\s]*\d/u.test(wordsOfLine(segments[line].text)));

/** "Lager 0.5 l" over "draught 3.00" and "bottle 3.50": a size, where the rows have prices. */
const isMeasured = (text: string, item: string): boolean =>
  !isField(shownLine(text)) && [text, item].map((line) => measure.test(shownLine(line))).join() === 'true,false';
const measure = /\d\s?(?:[cdmk]?[lgm]|oz)$/iu;

/** "Not included:" under "Prices". */
const isTurned = (text: string): boolean => limits(text);

/** Written like the head, and so perhaps the next one: "SS 2" and "SS 3", "2022" and "2023". */
function looksAlike(title: string, text: string): boolean {
  const line = shownLine(text);
  const [own, other] = [title, line].map((one) => sectionMarkOf(one)?.shape);
  const isOfSameSeries = own !== undefined && own === other;
  const haveNumbersAlike = title.replace(/\d/g, '0') === line.replace(/\d/g, '0');
  return isOfSameSeries || haveNumbersAlike || haveSameForm(title, line);
}

/**
 * Whether a line is in the numbered list whose item this is: the list begins right below the head, and every list of the document begins
 * anew, so that its numbers do not continue under the next head.
 */
function isOfSeries({ segments }: SourceIndex, head: Lines, at: number, item: number): boolean {
  const marks = linesOf(head.to + 1, item + 1).map((line) => markOf(shownLine(segments[line].text)));
  const own = marks.at(-1);
  if (own === undefined) return false;
  const series = marks.flatMap((mark, order) =>
    mark?.shape === own.shape ? [{ mark, line: head.to + 1 + order }] : [],
  );
  const isWhole = series.every(({ mark }, order) =>
    order === 0 ? isFirst(mark) : follows(mark, series[order - 1].mark),
  );
  if (!isWhole || series[0].line > at) return false;
  return own.name === undefined
    ? series.some(({ line }) => line === at)
    : series.some(({ line }) => line === at) || beginsAnew(segments, own);
}

const beginsAnew = (segments: SourceIndex['segments'], own: LineMark): boolean =>
  segments.filter(({ text }) => {
    const mark = markOf(shownLine(text));
    return mark?.shape === own.shape && isFirst(mark);
  }).length > 1;

const areCapital = (...texts: readonly string[]): boolean => texts.every((text) => /^\P{L}*\p{Lu}/u.test(text));
const startsSmall = (text: string): boolean => /^\p{Ll}{2,}(?:[\s,]|$)/u.test(shownLine(text));

/** "Removal of calculus in the upper" over "jaw 150": no head, but the first line of a label. */
const goesOnBelow = ({ segments }: SourceIndex, { to }: Lines, title: string, item: number): boolean =>
  areCapital(title, shownLine(segments[item].text)) && startsSmall(segments[to + 1].text);

/** Words of a line that layout does not call a heading, where it does call the head one: shorter ones it may have missed. */
const MIN_TEXT_WORDS = 5;
const isBelowHeading = ({ headings, segments }: SourceIndex, head: Lines, at: number): boolean =>
  headings.has(head.to) &&
  shownLine(segments[at].text).split(/\s+/u).length >= MIN_TEXT_WORDS &&
  !limits(segments[at].text);

/** A label that recurs has begun another group, whose head does not show. */
const repeats = (labels: readonly string[]): boolean => {
  const named = labels.filter((label) => /\p{L}/u.test(label));
  return new Set(named).size < named.length;
};

/** "Total 9 €" below "• Latte 3 €" and "• Mocha 4 €" is no longer in their list. */
function leavesList({ segments }: SourceIndex, { to }: Lines, item: number): boolean {
  const [first, own] = [to + 1, item].map((at) => markOf(shownLine(segments[at].text))?.shape);
  return first !== undefined && own !== first;
}

/** A sum may be that of all groups: it is a group's own if each has one of this name. */
function isOwnTotal({ segments }: SourceIndex, item: number): boolean {
  if (!isTotal(wordsOfLine(segments[item].text))) return true;
  const label = labelOf(segments[item].text);
  return segments.filter(({ text }) => isTotal(wordsOfLine(text)) && labelOf(text) === label).length > 1;
}

/** "Total 1,400" below "Europe 900" and "Asia 500": their own, whatever such lines may be elsewhere. */
function isSumOf(rows: readonly string[], total: string): boolean {
  if (rows.length < 2 || !isTotal(wordsOfLine(total)) || !rows.every((row) => isValue(kindOf(row)))) return false;
  const [sum, ...values] = [total, ...rows].map(lastAmount);
  return sum !== undefined && sum > 0 && values.reduce<number>((all, one) => all + (one ?? NaN), 0) === sum;
}

/** The number that a row ends with, in its smallest unit; undefined if it has none or several. */
function lastAmount(text: string): number | undefined {
  if (valuesIn(text) > 1) return undefined;
  const digits = /(?<![\d.,'])\d{1,3}(?:[.,']?\d{3})*(?:[.,]\d{2})?(?=\P{N}*$)/u
    .exec(shownLine(text))?.[0]
    .replace(/\D/g, '');
  return digits === undefined ? undefined : Number(digits);
}

/** An empty line ends the group where none follows its head. */
function isPartedByBlank({ segments }: SourceIndex, head: Lines, item: number): boolean {
  const isBlankBefore = (at: number): boolean =>
    segments[at].pageNumber === segments[at - 1].pageNumber && segments[at].lineId > segments[at - 1].lineId + 1;
  return !isBlankBefore(head.to + 1) && linesOf(head.to + 2, item + 1).some(isBlankBefore);
}
