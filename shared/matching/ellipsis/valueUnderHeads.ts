/** A row or field quoted with the heads that it is under, outermost first: "SS 3 – Total: N79,100", "Delivery – In Vienna: 3 €". */
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import type { Question } from '../quotation/question.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import { findExact } from '../source/findExact.ts';
import { wantsNumber } from '../marks/enumerators.ts';
import { findPlaces } from '../search/findPlaces.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { positionAt, segmentAt, windowOf } from '../source/window.ts';
import type { Shortened } from './ellipsis.ts';
import { governed, includes, titleOf, type Lines } from './governedValues.ts';
import { lettersIn } from './lineForms.ts';
import { sectionMarkOf } from './lineMarks.ts';
import { shownLine } from './lineLevels.ts';
import type { Omission } from './leftOut.ts';
import { namedItems, type NamedItem } from './namedHeads.ts';
import { omissionBetween } from './omission.ts';
import { limits } from './unmarkedItems.ts';

/** Lines from an item up to its head, and from that to the one above it. */
const MAX_LINES = 80;
/** Places of an item that are examined, and of a head. */
const MAX_PLACES = 30;
const MAX_HEAD_PLACES = 2_000;

export function findValueUnderHeads(
  index: SourceIndex,
  quoted: QuotedText,
  quotation: Question,
): Shortened | undefined {
  if (quoted.policy('list.item-under-head') === 'block') return undefined;
  const places = new Map<string, readonly Comparison[]>();
  for (const named of namedItems(index, quoted)) {
    if (!named.heads.every((head) => index.letters.includes(lettersIn(head)))) continue;
    const found = places.get(named.item) ?? placesOf(index, named.item, quoted, quotation);
    places.set(named.item, found);
    for (const place of found) {
      const shortened = under(index, named, place, quoted);
      if (shortened !== undefined) return shortened;
    }
  }
  return undefined;
}

/** What may separate a label from its value. */
const gap = /\s?[:：]\s|\s[–—-]\s/u;

/** A label and its value may be separated by a colon, a dash or a space. */
function placesOf(index: SourceIndex, item: string, { policy }: QuotedText, quotation: Question): Comparison[] {
  const parted = gap.exec(item);
  const ways = [item, ...(parted === null ? [] : [' ', ': ', ' – '].map((other) => item.replace(gap, other)))];
  for (const way of new Set(ways)) {
    const text = quotedText(way, policy);
    if (text.tokens.filter(({ kind }) => kind !== 'symbol').length < MIN_ITEM_WORDS) return [];
    const places = findPlaces(index, text, quotation, MAX_PLACES).found.filter(startsLine);
    if (places.length > 0) return places;
  }
  return [];
}
/** A label and a value. */
const MIN_ITEM_WORDS = 2;

/** At most after a bullet or number. */
function startsLine({ window, from }: Comparison): boolean {
  const first = window.tokens[from];
  const at = positionAt(window, first.start);
  const line = shownLine(window.text.slice(window.starts[at], first.end));
  const mark = sectionMarkOf(line)?.length ?? 0;
  return /^[^\p{L}\p{N}]*$/u.test(shownLine(window.text.slice(window.starts[at], first.start)).slice(mark));
}

function under(
  index: SourceIndex,
  { heads }: NamedItem,
  place: Comparison,
  { policy }: QuotedText,
): Shortened | undefined {
  const { window, from } = place;
  const item = window.segments[positionAt(window, window.tokens[from].start)];
  const parts = [place];
  const omissions: Omission[] = [];
  let below: Lines = { from: item, to: item };
  for (const name of heads.toReversed()) {
    const isNearest = parts.length === 1;
    const quotedHead = quotedText(name, policy);
    const head = headAbove(index, quotedHead.letters, below.from);
    if (head === undefined) return undefined;
    const own = isNearest ? governed(index, head, item) : includes(index, head, below) && { mayBeLimited: false };
    if (own === undefined || own === false) return undefined;
    const above = comparePassage(quotedHead, windowOf(index, head.from, head.to, 0));
    if (above.harmful.length > 0) return undefined;
    const omission = omissionBetween(index, above, parts[0]);
    if (isNearest && omission !== undefined && takesNumberLeftOut(above, omission)) return undefined;
    const rule = own.mayBeLimited ? 'elision.may-limit' : 'list.item-under-head';
    if (omission !== undefined) omissions.unshift({ ...omission, rule });
    parts.unshift(above);
    below = head;
  }
  return { parts, omissions, isWhole: omissions.length === 0 };
}

/** "The sum is at least | 2. 5 million euros": the number that is left out belongs to the words above it. */
function takesNumberLeftOut(above: Comparison, { window, from, to }: Omission): boolean {
  const { key, end } = above.window.tokens[above.to - 1];
  const isOpen = !/^\s*[:：]/u.test(above.window.text.slice(end));
  return isOpen && to === from + 1 && wantsNumber(key, window.tokens[from].letters, window.tokens.at(to));
}

/** The nearest lines above that are this head. */
function headAbove(index: SourceIndex, letters: string, below: number): Lines | undefined {
  const { segments } = index;
  const lines = findExact(index, letters, MAX_HEAD_PLACES)
    .map((start): Lines => ({ from: segmentAt(index, start), to: segmentAt(index, start + letters.length - 1) }))
    .filter(({ from, to }) => to < below && to >= below - MAX_LINES && segments[from].run === segments[below].run);
  return lines.findLast(({ from, to }) => isNamed(titleOf(index, { from, to }), letters));
}

/** All of the title, or what is left without its number or what it has in brackets; or only its number: "Article 5". */
function isNamed(title: string, wanted: string): boolean {
  if (lettersIn(title) === wanted) return true;
  const mark = sectionMarkOf(title);
  const words = title.slice(mark?.length ?? 0);
  const bracket = /[(（][^()（）]*[)）][\s:：]*$/u.exec(words);
  const bare = words.slice(0, bracket?.index);
  const isBare = bare !== words && !limits(words.slice(bare.length));
  return (
    lettersIn(words) === wanted ||
    (isBare &&
      (lettersIn(bare) === wanted || lettersIn(title.slice(0, title.length - words.length) + bare) === wanted)) ||
    (mark?.name !== undefined && /\p{L}{3}/u.test(mark.shape) && lettersIn(title.slice(0, mark.length)) === wanted)
  );
}
