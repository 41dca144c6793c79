/**
 * The head of a list with one of its items that is not the first: "Entries: may last six minutes". The quotation has a colon or a
 * dash where the items between stand, and nothing but whole items may stand there.
 */
import { comparePassage } from '../comparison/comparePassage.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import { findPlaces } from '../search/findPlaces.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, windowOf } from '../source/window.ts';
import { foldText } from '../text/foldText.ts';
import { tokenize } from '../text/tokens.ts';
import type { Shortened } from './ellipsis.ts';
import { omissionBetween } from './omission.ts';

const headThenItem = /^(?<head>[^:：\n]{3,80}?)\s*(?:[:：]|\s[-–—])\s*(?<item>\S[^]*)$/u;
/** Words of an item: fewer stand under many heads. */
const MIN_ITEM_WORDS = 3;
/** Lines from an item up to the head of its list. */
const MAX_LINES = 25;

const marker =
  /^\s*(?:(?<bullet>[-•*–▪◦●○‣■□✓✔\uf0b7])|(?<number>\d{1,2}(?:\.\d{1,2})*[.)])|\(?(?<letter>\p{L}|[ivx]{2,4})[.)])\s*(?=[\p{L}\p{N}"“„«(])/iu;

/** Undefined where the item does not stand under this head, with whole items of the same list between them. */
export function findUnderHead(index: SourceIndex, quoted: QuotedText, quotation: Quotation): Shortened | undefined {
  const { head = '', item = '' } = (headThenItem.exec(quoted.raw.trim())?.groups ?? {}) as Record<string, string>;
  const [headed, quotedItem] = [head, item].map((text) => quotedText(text, quoted.policy));
  if (headed.tokens.length === 0 || quotedItem.tokens.length < MIN_ITEM_WORDS) return undefined;
  for (const place of findPlaces(index, quotedItem, quotation).found) {
    const first = place.window.tokens[place.from];
    const at = positionAt(place.window, first.start);
    const written = place.window.text.slice(place.window.starts[at], first.end);
    const itemLine = place.window.segments[at];
    if (marker.exec(written)?.[0].length !== first.start - place.window.starts[at]) continue;
    const headLine = headOf(index, itemLine, headed);
    // The first item goes on from its head.
    if (headLine === undefined || headLine === itemLine - 1) continue;
    const window = windowOf(index, headLine, headLine, 0);
    const above = comparePassage(headed, window);
    const omission = above.harmful.length > 0 ? undefined : omissionBetween(index, above, place);
    if (omission === undefined || quoted.policy(omission.rule) === 'block') continue;
    const rule = omission.rule === 'elision.parts-in-order' ? 'list.item-under-head' : omission.rule;
    return { parts: [above, place], omissions: [{ ...omission, rule }] };
  }
  return undefined;
}

/** The line of the head that an item's list stands under, where it is this one. */
function headOf({ segments }: SourceIndex, itemLine: number, headed: QuotedText): number | undefined {
  const kind = kindOf(segments[itemLine].text);
  let isInOther = false;
  for (let line = itemLine - 1; line >= Math.max(0, itemLine - MAX_LINES); line--) {
    const { text } = segments[line];
    if (isSame(headed, text)) return isInOther ? undefined : line;
    const own = kindOf(text);
    // "(a)" below "2." belongs to it; below "1." and above "2." it is passed over with it.
    // An item that opens a list of its own is the head of what follows it.
    if (/[:：]\s*$/u.test(text)) return undefined;
    if (own !== undefined) isInOther = own !== kind;
    else if (!/^\s*\p{Ll}/u.test(text)) return undefined;
  }
  return undefined;
}

function kindOf(text: string): string | undefined {
  const groups: Readonly<Record<string, string | undefined>> = marker.exec(text)?.groups ?? {};
  return Object.keys(groups).find((name) => groups[name] !== undefined);
}

/** The whole line, with its number or without. */
function isSame({ tokens }: QuotedText, line: string): boolean {
  const keys = tokenize(foldText(line).text).map(({ key }) => key);
  const wanted = tokens.map(({ key }) => key).join(' ');
  return wanted === keys.join(' ') || (/^\d/.test(keys[0] ?? '') && wanted === keys.slice(1).join(' '));
}
