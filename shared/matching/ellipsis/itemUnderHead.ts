/**
 * A heading or the head of a list with what stands further down under it: "Entries: may last six minutes". The quotation has a
 * colon or a dash where the rest of the section stands, and no other heading may stand there.
 */
import { comparePassage } from '../comparison/comparePassage.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import { findPlaces } from '../search/findPlaces.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, windowOf } from '../source/window.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize } from '../text/tokens.ts';
import type { Shortened } from './ellipsis.ts';
import { omissionBetween } from './omission.ts';
import { isInSection, marker } from './section.ts';

/** What joins a heading to what stands under it; not the colon of a time or an address. */
const joint = /[:：](?!\d|\/\/)|\s[-–—|→•](?=\s)|\n/gu;
/** Joints that are tried as the one after the heading: "Article 3 - Payments: 4. If …". */
const MAX_JOINTS = 4;
const MIN_HEAD = 3;
const MAX_HEAD = 120;
/** Words of an item: fewer stand under many heads. */
const MIN_ITEM_WORDS = 3;
/** Lines from an item up to its heading, and lines that a heading fills. */
const MAX_LINES = 40;
const MAX_HEAD_LINES = 3;
/** Places of an item that are looked at. */
const MAX_PLACES = 30;

/** Undefined where the item does not stand under this head, with nothing but whole parts of its section between them. */
export function findUnderHead(index: SourceIndex, quoted: QuotedText, quotation: Quotation): Shortened | undefined {
  const text = quoted.raw.trim();
  for (const { index: at, 0: written } of [...text.matchAll(joint)].slice(0, MAX_JOINTS)) {
    if (at < MIN_HEAD || at > MAX_HEAD) continue;
    const [head, item] = [text.slice(0, at), text.slice(at + written.length)].map((part) => part.trim());
    const found = findParted(index, quotedText(head, quoted.policy), quotedText(item, quoted.policy), quotation);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findParted(
  index: SourceIndex,
  head: QuotedText,
  item: QuotedText,
  quotation: Quotation,
): Shortened | undefined {
  if (head.tokens.length === 0 || item.tokens.length < MIN_ITEM_WORDS) return undefined;
  for (const place of findPlaces(index, item, quotation).found.slice(0, MAX_PLACES)) {
    const first = place.window.tokens[place.from];
    const at = positionAt(place.window, first.start);
    const before = place.window.text.slice(place.window.starts[at], first.start);
    const isMarker =
      marker.exec(place.window.text.slice(place.window.starts[at], first.end))?.[0].length === before.length;
    const startsLine = before.trim() === '' || isMarker;
    const itemLine = place.window.segments[at];
    const heading = headAbove(index, itemLine, head);
    if (heading === undefined) continue;
    const [from, to] = heading;
    // What stands next goes on from its heading.
    if (to === itemLine - 1 && startsLine) continue;
    if (!startsLine && !/(?:[.!?。！？]["'”’»」)\]]*\s*|\d\s+)$/u.test(before) && before.trim() !== '') continue;
    if (!isInSection(index, to, itemLine, { quoted: item.raw, startsLine })) continue;
    const above = comparePassage(head, windowOf(index, from, to, 0));
    const omission = above.harmful.length > 0 ? undefined : omissionBetween(index, above, place);
    if (omission === undefined || omission.rule === 'elision.head' || omission.rule === 'elision.section') continue;
    const rule = mayLimit.has(omission.rule) ? 'elision.may-limit' : 'list.item-under-head';
    if (head.policy(rule) === 'block') continue;
    return { parts: [above, place], omissions: [{ ...omission, rule }] };
  }
  return undefined;
}

/** Of whole items and sentences that stand between, as of those that an ellipsis leaves out. */
const mayLimit: ReadonlySet<RuleId> = new Set<RuleId>([
  'elision.may-limit',
  'elision.denial',
  'elision.condition',
  'elision.contrast',
]);

/** First and last line of this heading, the nearest above the item. */
function headAbove({ segments }: SourceIndex, itemLine: number, head: QuotedText): [number, number] | undefined {
  for (let line = itemLine - 1; line >= Math.max(0, itemLine - MAX_LINES); line--) {
    if (segments[line].run !== segments[itemLine].run) return undefined;
    for (let lines = 1; lines <= Math.min(MAX_HEAD_LINES, line + 1); lines++) {
      const first = line - lines + 1;
      const text = segments.slice(first, line + 1).map((segment) => segment.text);
      if (isSame(head, text.join('\n'))) return [first, line];
    }
  }
  return undefined;
}

/** The whole of the lines, with their number or without. */
function isSame({ tokens }: QuotedText, lines: string): boolean {
  const keys = tokenize(foldText(lines).text).map(({ key }) => key);
  const wanted = tokens.map(({ key }) => key).join(' ');
  return wanted === keys.join(' ') || (/^\d/.test(keys[0] ?? '') && wanted === keys.slice(1).join(' '));
}
