/**
 * A heading or the head of a list with what stands further down under it: "Entries: may last six minutes", "A member shall (4) carry
 * the card". No other heading may stand between.
 */
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import { findPlaces } from '../search/findPlaces.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, windowOf } from '../source/window.ts';
import type { Shortened } from './ellipsis.ts';
import { headAbove } from './headAbove.ts';
import { headSplits, type HeadSplit } from './headSplits.ts';
import type { Omission } from './leftOut.ts';
import { lettersIn, marker, withoutMarker } from './lineForms.ts';
import { omissionBetween } from './omission.ts';
import { placeInSection, type Head, type Place } from './section.ts';
import { unitFrom } from './units.ts';

/** Words of an item: fewer stand under many heads, unless they are the whole of it. */
const MIN_ITEM_WORDS = 3;
/** Places of an item that are looked at. */
const MAX_PLACES = 30;

/** Undefined where the item does not stand under this head, with nothing but whole parts of its section between them. */
export function findUnderHead(index: SourceIndex, quoted: QuotedText, quotation: Quotation): Shortened | undefined {
  for (const split of headSplits(index, quoted)) {
    const found = findParted(index, split, quoted, quotation);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findParted(
  index: SourceIndex,
  split: HeadSplit,
  { policy }: QuotedText,
  quotation: Quotation,
): Shortened | undefined {
  const [head, item] = [quotedText(split.head, policy), quotedText(split.item, policy)];
  if (head.tokens.length === 0 || item.tokens.length === 0) return undefined;
  for (const place of findPlaces(index, item, quotation).found.slice(0, MAX_PLACES)) {
    const { line, startsLine, startsSentence } = startOf(place);
    if (item.tokens.length < MIN_ITEM_WORDS && !isWholeItem(index, line, item)) continue;
    const heading = headAbove(index, line, head, split.isOpen);
    if (heading === undefined) continue;
    // What stands next goes on from its heading.
    if (heading.to === line - 1 && startsLine && heading.item === undefined) continue;
    if (!startsLine && !startsSentence) continue;
    const where = placeInSection(index, heading, line, { quoted: item.raw, startsLine });
    const omission = where === undefined ? undefined : omissionUnder(index, head, heading, place, where);
    if (omission !== undefined && policy(omission.rule) !== 'block')
      return { parts: [omission.above, place], omissions: [omission] };
  }
  return undefined;
}

/** The line on which a place begins, and whether it begins that line, after a bullet or number at most, or a sentence in it. */
function startOf({ window, from }: Comparison): { line: number; startsLine: boolean; startsSentence: boolean } {
  const first = window.tokens[from];
  const at = positionAt(window, first.start);
  const before = window.text.slice(window.starts[at], first.start);
  const isMarker = marker.exec(window.text.slice(window.starts[at], first.end))?.[0].length === before.length;
  return {
    line: window.segments[at],
    startsLine: /^[\s([]*$/u.test(before) || isMarker,
    startsSentence: /(?:[.!?。！？]["'”’»」)\]]*\s*|\d\s+)$/u.test(before),
  };
}

/** "Beate Wolff" is all of "• Beate Wolff". */
function isWholeItem(index: SourceIndex, line: number, item: QuotedText): boolean {
  const text = unitFrom(index, line);
  return marker.test(text) && lettersIn(withoutMarker(text)) === lettersIn(withoutMarker(item.raw));
}

/** What stands between a head and an item of its section; undefined where it tells them apart. */
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
  if (omission === undefined || omission.rule === 'elision.head' || omission.rule === 'elision.section')
    return undefined;
  // What limits one item of a list says nothing of the next; a sentence may go on from the one before.
  const isLimited = where === 'section' && mayLimit.has(omission.rule);
  return { ...omission, above, rule: isLimited ? 'elision.may-limit' : 'list.item-under-head' };
}

/** Of whole sentences that stand between, as of those that an ellipsis leaves out. */
const mayLimit: ReadonlySet<RuleId> = new Set<RuleId>([
  'elision.may-limit',
  'elision.denial',
  'elision.condition',
  'elision.contrast',
]);
