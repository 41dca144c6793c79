/**
 * A heading or list head with what is further down under it: "Entries: may last six minutes", "A member shall (4) carry the card". No other
 * heading may come between.
 */
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import type { Effort, Question } from '../quotation/question.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import { findPlaces } from '../search/findPlaces.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, windowOf } from '../source/window.ts';
import { oncePer } from '../text/oncePer.ts';
import { leavesOutCondition } from './cumulativeItems.ts';
import { partsOf, type Shortened } from './ellipsis.ts';
import { headAbove, type HeadMatches } from './headAbove.ts';
import { headSplits, joint, type HeadSplit } from './headSplits.ts';
import type { Omission } from './leftOut.ts';
import { lettersIn, withoutMarker } from './lineForms.ts';
import { follows, isBelow, isFirst, markOf, sectionMarkOf } from './lineMarks.ts';
import { omissionBetween } from './omission.ts';
import { placeInSection, type Head, type Place } from './section.ts';
import { isAboveHeading } from './underHeading.ts';
import { unitFrom } from './units.ts';

/** Words of an item: fewer occur under many heads, unless they are the whole item. */
const MIN_ITEM_WORDS = 3;
/** Places of an item that are examined. */
const MAX_PLACES = 30;

/** Undefined if the item is not under this head with only whole parts of its section in between. */
export function findUnderHead(index: SourceIndex, quoted: QuotedText, quotation: Question): Shortened | undefined {
  for (const split of headSplits(index, quoted)) {
    const found = findParted(index, split, quoted, quotation) ?? findUnderTwo(index, split, quoted, quotation);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Codeine – Contraindications: Breastfeeding": the lower of two headings with its item, under the upper one. */
function findUnderTwo(
  index: SourceIndex,
  { head, item }: HeadSplit,
  quoted: QuotedText,
  quotation: Question,
): Shortened | undefined {
  for (const { index: at, 0: written } of [...head.matchAll(joint)].toReversed()) {
    const [upper, lower] = [head.slice(0, at).trim(), head.slice(at + written.length).trim()];
    const found = findParted(index, { head: lower, item, isOpen: false, isLower: true }, quoted, quotation);
    const text = quotedText(upper, quoted.policy);
    if (found === undefined || text.tokens.length === 0) continue;
    const [below] = found.parts;
    const lines = linesOf(below);
    const heading = headAbove(index, lines.from, text, false);
    if (heading?.isWhole !== true || !isAboveHeading(index, heading, lines)) continue;
    const above = comparePassage(text, windowOf(index, heading.from, heading.to, 0));
    const omission = omissionBetween(index, above, below);
    if (above.harmful.length > 0) continue;
    const omissions = omission === undefined ? [] : [{ ...omission, rule: 'list.item-under-head' as const }];
    if (quoted.policy('list.item-under-head') !== 'block')
      return { parts: [above, ...found.parts], omissions: [...omissions, ...found.omissions], isWhole: found.isWhole };
  }
  return undefined;
}

function linesOf({ window, from, to }: Comparison): { from: number; to: number } {
  const [first, last] = [window.tokens[from], window.tokens[to - 1]].map(
    ({ start }) => window.segments[positionAt(window, start)],
  );
  return { from: first, to: last };
}

/** The same with dots after the head, which say openly that items are left out: "A member shall: … carry the card". */
export function findAfterDots(index: SourceIndex, quoted: QuotedText, quotation: Question): Shortened | undefined {
  const [head, item, ...others] = partsOf(quoted.raw);
  if (others.length > 0) return undefined;
  return findParted(index, { head: head.replace(headEnd, ''), item, isOpen: !headEnd.test(head) }, quoted, quotation);
}
const headEnd = /[:：]$/u;

function findParted(
  index: SourceIndex,
  split: HeadSplit,
  { policy }: QuotedText,
  quotation: Question,
): Shortened | undefined {
  const [head, item] = [quotedText(split.head, policy), quotedText(split.item, policy)];
  if (head.tokens.length === 0 || item.tokens.length === 0) return undefined;
  const matches: HeadMatches = new Map();
  for (const place of placesOf(index, item, quotation)) {
    const { line, startsLine, startsSentence } = startOf(place);
    if (item.tokens.length < MIN_ITEM_WORDS && (split.isStopped === true || !isWholeItem(index, line, item))) continue;
    const heading = headAbove(index, line, head, split.isOpen, matches);
    if (heading === undefined || (split.isStopped === true && !heading.isWhole)) continue;
    if (!startsLine && !startsSentence) continue;
    if (heading.to === line - 1 && startsLine && heading.item === undefined) {
      if (split.isLower !== true && !isNumbered(index, heading, line, split.isOpen)) continue;
      const above = comparePassage(head, windowOf(index, heading.from, heading.to, 0));
      if (above.harmful.length === 0) return { parts: [above, place], omissions: [], isWhole: true };
    }
    const where = placeInSection(index, heading, line, { quoted: item.raw, startsLine });
    const omission = where === undefined ? undefined : omissionUnder(index, head, heading, place, where);
    if (omission !== undefined && policy(omission.rule) !== 'block')
      return { parts: [omission.above, place], omissions: [omission] };
  }
  return undefined;
}

/** Looked for once, though the item is asked for under each of its possible heads: "0%" is in every line of a price list. */
function placesOf(index: SourceIndex, item: QuotedText, quotation: Question): readonly Comparison[] {
  const known = knownPlaces(quotation.effort)(index);
  const places = known.get(item.raw) ?? findPlaces(index, item, quotation, MAX_PLACES).found;
  known.set(item.raw, places);
  return places;
}
const knownPlaces = oncePer((_effort: Effort) =>
  oncePer((_index: SourceIndex) => new Map<string, readonly Comparison[]>()),
);

/**
 * Text right under its heading continues it, apart from the number of a section or item: the quotation may leave that out, or put a dash
 * before it. "– 3.1" is not a section number if nothing says that "3.1" is one.
 */
function isNumbered({ segments }: SourceIndex, heading: Head, line: number, isOpen: boolean): boolean {
  const { text } = segments[line];
  const [mark, above] = [markOf(text), sectionMarkOf(heading.text)];
  // "Article 21 – The building".
  if (mark === undefined) return /^\p{L}/u.test(sectionMarkOf(text)?.name === undefined ? '' : text.trimStart());
  // "○ …" right under "● The theme".
  if (mark.name === undefined)
    return !isOpen && above !== undefined && above.name === undefined && above.shape !== mark.shape;
  if (above !== undefined && isBelow(mark, above)) return true;
  // "3. (1) This Act".
  const first = markOf(text.slice(mark.length));
  if (first?.name !== undefined && isFirst(first)) return true;
  // "It rose to" over "1. Then it fell" is not a heading.
  if (isOpen) return false;
  if (isFirst(mark)) return true;
  return segments.slice(line + 1, line + LINES_TO_NEXT).some(({ text }) => {
    const next = markOf(text);
    return next !== undefined && follows(next, mark);
  });
}
/** Lines of an item at most. */
const LINES_TO_NEXT = 12;

/** The line on which a place begins, and whether it begins that line, at most after a bullet or number, or a sentence in it. */
function startOf({ window, from }: Comparison): { line: number; startsLine: boolean; startsSentence: boolean } {
  const first = window.tokens[from];
  const at = positionAt(window, first.start);
  const before = window.text.slice(window.starts[at], first.start);
  return {
    line: window.segments[at],
    startsLine: /^[\s([|]*$/u.test(withoutMarks(window.text.slice(window.starts[at], first.end), before)),
    // In scripts without spaces a clause is also complete by itself.
    startsSentence: /(?:[.!?。！？]["'”’»」)\]]*\s*|\d\s+|[\p{Script=Han}\u3041-\u30ff][，、；,;：:]\s*)$/u.test(
      before,
    ),
  };
}

/** What is before the first word of a line, without the numbers there: "3. (1) ". @param line up to the end of that word */
function withoutMarks(line: string, before: string): string {
  const length = (markOf(line) ?? sectionMarkOf(line))?.length ?? 0;
  return length === 0 || length > before.length ? before : withoutMarks(line.slice(length), before.slice(length));
}

/** "Beate Wolff" is all of "• Beate Wolff", "Adopted 7-0" all of its line, "Breastfeeding" of "Breastfeeding (NICE NG192)". */
function isWholeItem(index: SourceIndex, line: number, item: QuotedText): boolean {
  const text = unitFrom(index, line).replace(reference, '');
  return lettersIn(withoutMarker(text)) === lettersIn(withoutMarker(item.raw));
}

/** A bracket of capitals and numbers limits nothing. */
const reference = /\s[([](?=[^()[\]]*\p{Lu}{2})[\p{Lu}\d\s.,:§-]+[)\]]$/u;

/** What is between a head and an item of its section; undefined if it separates them. */
function omissionUnder(
  index: SourceIndex,
  quoted: QuotedText,
  { from, to }: Head,
  place: Comparison,
  where: Place,
): (Omission & { readonly above: Comparison }) | undefined {
  const above = comparePassage(quoted, windowOf(index, from, to, 0));
  if (above.harmful.length > 0) return undefined;
  const omission = omissionBetween(index, above, place);
  if (omission === undefined) return undefined;
  if (omission.rule === 'elision.head' && !where.isFramed) return undefined;
  if (where.of === 'list' && leavesOutCondition(omission, above)) return undefined;
  // "1. A rope" looks like a section heading where it is an item of the list.
  const crosses = omission.rule === 'elision.section' || omission.rule === 'elision.next-section';
  if (crosses && !where.isFramed && where.of === 'section') return undefined;
  // What limits one item of a list says nothing about the next; a sentence may continue from the one before.
  const isLimited = where.of === 'section' && mayLimit.has(omission.rule);
  return { ...omission, above, rule: isLimited ? 'elision.may-limit' : 'list.item-under-head' };
}

/** For whole sentences in between, as for those that an ellipsis leaves out. */
const mayLimit: ReadonlySet<RuleId> = new Set<RuleId>([
  'elision.may-limit',
  'elision.denial',
  'elision.condition',
  'elision.contrast',
]);
