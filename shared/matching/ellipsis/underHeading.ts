/**
 * What is under a heading up to the next one: all below a heading that Markdown marks, and below one that layout detects the sentences, lists
 * and rows, each of which shows that it is not a heading that layout missed. Lines of one block are under its first line.
 */
import type { SourceIndex } from '../source/sourceIndex.ts';
import { isBeside, mayBeAbove, turns } from './frame.ts';
import { endsSentence, formOf, isSentence, leadsIn, lettersIn, wordsIn } from './lineForms.ts';
import { hashesOf } from './lineLevels.ts';
import { isBelow, markOf, sectionMarkOf } from './lineMarks.ts';
import { haveSameForm } from './skippedHeads.ts';
import { isEndedByAuthor } from './unmarkedItems.ts';
import { joined, MIN_FULL, roomAround, unitEnd } from './units.ts';

/** Words that only a sentence has. */
const MIN_LEADING_WORDS = 5;

/** First and last line. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

export const isUnderHeading = (index: SourceIndex, head: Lines, item: number): boolean =>
  isNumberedBelow(index, head, item) ||
  isUnderMarkdown(index, head, item) ||
  isUnderLayout(index, head, item) ||
  isInBlock(index, head, item);

/** "5.2" is under "5.", whatever is between them: no other number of the same series is. */
function isNumberedBelow(index: SourceIndex, head: Lines, item: number): boolean {
  const { segments } = index;
  const [own, mark] = [sectionMarkOf(segments[head.from].text), markOf(segments[item].text)];
  if (own === undefined || mark === undefined || !isBelow(mark, own)) return false;
  return segments.slice(head.from + 1, item).every(({ text }, order) => {
    const other = sectionMarkOf(text);
    const isNext = other?.shape === own.shape || (other?.shape === mark.shape && !isBelow(other, own));
    return !isNext && !turns(index, head.from + 1 + order, head.from + 2 + order, item);
  });
}

/** Only a heading of its own level or a higher one ends a section of Markdown; a line that looks like one without its marks may be one. */
function isUnderMarkdown(index: SourceIndex, head: Lines, item: number): boolean {
  const { segments } = index;
  const level = hashesOf(segments[head.to].text);
  if (level === undefined || head.from !== head.to || hashesOf(segments[item].text) !== undefined) return false;
  // "# Item Price" over a table names its columns, and may recur on each page.
  const marked = new Set(segments.flatMap(({ text }) => (hashesOf(text) === undefined ? [] : [text])));
  if (marked.size < 2) return false;
  for (let at = head.to + 1; at < item;) {
    const end = Math.min(item, unitEnd(index, at));
    const other = hashesOf(segments[at].text);
    const text = joined(index, at, end);
    if (
      other === undefined ? mayBeAbove(index, head, at, []) || isBeside(text, segments[head.to].text) : other <= level
    )
      return false;
    if (turns(index, at, end, item)) return false;
    at = end;
  }
  return true;
}

function isUnderLayout(index: SourceIndex, head: Lines, item: number): boolean {
  const { headings, blockStarts } = index;
  if (!headings.has(head.to) || headings.has(item)) return false;
  const title = joined(index, head.from, head.to + 1);
  if (isSentence(title)) return false;
  const own = sectionMarkOf(title)?.shape;
  for (let at = head.to + 1; at < item;) {
    const end = unitEnd(index, at);
    const text = joined(index, at, end);
    if (end > item) return blockStarts.has(at) && isText(text, own);
    const isOfSection = isText(text, own) || areItemsOfBlock(index, head.to + 1, end);
    if (headings.has(at) || haveSameForm(title, text) || !isOfSection || turns(index, at, end, item)) return false;
    at = end;
  }
  return true;
}

/** A sentence, a lead-in to a list, an item that is written as one, a row or a field. */
function isText(text: string, own: string | undefined): boolean {
  if (isSentence(text) || (leadsIn.test(text) && wordsIn(text) >= MIN_LEADING_WORDS)) return true;
  const mark = markOf(text);
  if (mark !== undefined)
    return mark.shape !== own && (mark.name === undefined || endsSentence.test(text) || /^\P{L}*\p{Ll}/u.test(text));
  return formOf(text) === 'row';
}

/** "5. Forbidden are" with what is forbidden in the further lines of the same item. */
function isInBlock(index: SourceIndex, head: Lines, item: number): boolean {
  const { segments, blockStarts } = index;
  if (head.from !== head.to || !blockStarts.has(head.to) || markOf(segments[head.to].text)?.name === undefined)
    return false;
  if (!areItemsOfBlock(index, head.to, item)) return false;
  return !segments
    .slice(head.to + 1, item)
    .some((_, order) => turns(index, head.to + 1 + order, head.to + 2 + order, item));
}

/** Whether the lines from one up to before another, and that one, are of one block, and their author ended each. */
function areItemsOfBlock(index: SourceIndex, from: number, to: number): boolean {
  const room = roomAround(index, from, to);
  if (room < MIN_FULL || index.segments.at(to)?.run !== index.segments[from].run) return false;
  for (let at = from; at < to; at++) {
    if ((at > from && index.blockStarts.has(at)) || !isEndedByAuthor(index, at, room)) return false;
  }
  return true;
}

/** Whether a heading further up is above this one: by its marks, by its number, or because this one recurs under each like that. */
export function isAboveHeading(index: SourceIndex, upper: Lines, lower: Lines): boolean {
  const { segments } = index;
  const [level, below] = [upper, lower].map(({ to }) => hashesOf(segments[to].text));
  const between = segments.slice(upper.to + 1, lower.from).map(({ text }) => text);
  if (level !== undefined && below !== undefined)
    return level < below && !between.some((text) => (hashesOf(text) ?? Infinity) <= level);
  const [own, other] = [upper, lower].map(({ from }) => sectionMarkOf(segments[from].text));
  if (own !== undefined && other !== undefined && isBelow(other, own))
    return !between.some((text) => sectionMarkOf(text)?.shape === own.shape);
  return recursBelow(index, upper, lower);
}

/** "Contraindications" and "Cautions" below "Codeine", "Diclofenac", …: each between two others. */
function recursBelow({ segments, headings }: SourceIndex, upper: Lines, lower: Lines): boolean {
  if (!headings.has(upper.from) || !headings.has(lower.from)) return false;
  const all = [...headings].sort((one, other) => one - other);
  const count = new Map<string, number>();
  for (const line of all) {
    const letters = lettersIn(segments[line].text);
    count.set(letters, (count.get(letters) ?? 0) + 1);
  }
  const isOnce = (line: number): boolean => count.get(lettersIn(segments[line].text)) === 1;
  const below = all.filter((line) => line > upper.to && line <= lower.to);
  if (!isOnce(upper.from) || below.some(isOnce)) return false;
  const name = lettersIn(segments[lower.from].text);
  const places = all.filter((line) => lettersIn(segments[line].text) === name);
  return places.every(
    (line, at) => at === 0 || all.some((other) => other > places[at - 1] && other < line && isOnce(other)),
  );
}
