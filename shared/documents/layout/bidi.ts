/** From drawing order to reading order, for lines with right-to-left text. */
import { closes, isClosing, isOpening, mirrorImageOf } from './brackets.ts';
import { isRightToLeft } from './codePoints.ts';
import { append } from '../../platform/longLists.ts';

/** A character with the marks on it, or a space. */
export interface Cluster {
  /** As drawn. */
  readonly text: string;
  /** A gap between two cells of a table, or two columns: what is on either side is read by itself. */
  readonly isWideGap?: boolean;
}

const LATIN_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

type Kind = 'right' | 'left' | 'neutral' | 'gap';

/**
 * Puts clusters from left-to-right visual order into reading order: the inverse of rule L2 of the Unicode bidirectional algorithm (UAX #9),
 * with two levels, which is what lines of documents have. Numbers separated only by spaces follow each other in the direction of the line
 * (rules N1 and N2), as do cells of a table. Brackets are read as what they stand for in the direction in which they are read (L4).
 * @param isInRightToLeft whether the text around the line is read from right to left
 */
export function toLogicalOrder<T extends Cluster>(visual: readonly T[], isInRightToLeft = false): readonly T[] {
  const kinds = withLeaders(visual, visual.map(kindOf));
  const right = count(kinds, 'right');
  if (right === 0 && !(isInRightToLeft && endsAtLeft(visual, kinds))) return visual;
  const letters = visual.filter((cluster, i) => kinds[i] === 'left' && !DIGIT.test(cluster.text)).length;
  const isRightLine = right >= letters || (isInRightToLeft && endsWithRight(visual, kinds));
  if (right > 0 && !isRightLine) return inLine(visual, kinds, 'right');
  return inLine(visual.map(mirrored).reverse(), withPercent(visual, kinds).reverse(), 'left');
}

/** A percent sign right of its number, as Hebrew has it, belongs to it; left of it, as in Arabic, it follows in the direction of the line. */
function withPercent(visual: readonly Cluster[], kinds: readonly Kind[]): Kind[] {
  return kinds.map((kind, at) =>
    at > 0 && PERCENT.test(visual[at].text) && DIGIT.test(visual[at - 1].text) ? 'left' : kind,
  );
}
const PERCENT = /^[%‰٪°]$/;

/** A line with nothing but numbers and foreign words, whose sentence or bracket ends at the left: "(Y8" is "Y8)", read from the right. */
function endsAtLeft(visual: readonly Cluster[], kinds: readonly Kind[]): boolean {
  const first = kinds.indexOf('left');
  const edge = visual.slice(0, Math.max(first, 0)).map(({ text }) => text);
  const opening = edge.find((text) => isOpening(text));
  if (opening === undefined) return edge.some((text) => STOP.test(text));
  return !visual.some(({ text }) => closes(opening, text));
}

/** A line of right-to-left text begins at the right: with a number, or with a letter of its own, and not with what ends a sentence. */
function endsWithRight(visual: readonly Cluster[], kinds: readonly Kind[]): boolean {
  const last = visual.findLastIndex(({ text }) => LETTER.test(text));
  return last >= 0 && kinds[last] === 'right' && !STOP.test(visual.at(last + 1)?.text ?? '');
}

/**
 * @param items in the line's direction
 * @param other the kind of text that is read against it
 */
function inLine<T extends Cluster>(items: readonly T[], kinds: readonly Kind[], other: 'right' | 'left'): T[] {
  const ordered: T[][] = [];
  let at = 0;
  for (const { from, to } of stretchesOf(items, kinds, other)) {
    ordered.push(items.slice(at, from), items.slice(from, to).map(mirrored).reverse());
    at = to;
  }
  ordered.push(items.slice(at));
  // A line may be longer than a call has arguments.
  return ordered.flat();
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** From one character that is read against the line to the next, with nothing between them that is read along it. */
function stretchesOf(items: readonly Cluster[], kinds: readonly Kind[], other: 'right' | 'left'): Stretch[] {
  const stretches: Stretch[] = [];
  // What precedes numbers that are alone on their line is not known: they are kept as they stand.
  const isAmongRight = other === 'left' && kinds.includes('right');
  for (let i = 0; i < items.length; i++) {
    if (kinds[i] !== other) continue;
    let to = i + 1;
    for (let j = to; j < items.length && (kinds[j] === other || kinds[j] === 'neutral'); j++) {
      if (kinds[j] === other) to = j + 1;
      else if (endsAlongLine(items, j)) break;
    }
    const parts = withoutBrackets(items, kinds, { from: i, to }, other);
    append(stretches, isAmongRight ? parts.flatMap((part) => numbersOf(items, part)) : parts);
    i = to - 1;
  }
  return stretches;
}

/** A comma or stop that stands at what is before it along the line, with a space after it: against the line it would stand at the other side. */
const endsAlongLine = (items: readonly Cluster[], at: number): boolean =>
  STOP.test(items[at].text) && at > 0 && items[at - 1].text !== ' ' && items.at(at + 1)?.text === ' ';
const STOP = /^[.,:;،؛]$/;

/**
 * Brackets within a stretch belong to it if it has letters before them, otherwise to the line (N0): "(VCB)" of "LF2 (VCB)" is read with the
 * name, of "15 (VCB)" by itself.
 */
function withoutBrackets(
  items: readonly Cluster[],
  kinds: readonly Kind[],
  { from, to }: Stretch,
  other: 'right' | 'left',
): Stretch[] {
  const breaks = new Set<number>();
  const open: { at: number; text: string; isAfterLetter: boolean }[] = [];
  let isAfterLetter = false;
  // Against the line, as the stretch is read: so that brackets are what they are there.
  const read = (at: number): string => mirrored(items[at]).text;
  for (let at = to - 1; at >= from; at--) {
    const text = read(at);
    if (kinds[at] === other && LETTER.test(text)) isAfterLetter = true;
    else if (isOpening(text)) open.push({ at, text, isAfterLetter });
    else if (isClosing(text)) {
      const pair = open.at(-1);
      if (pair !== undefined && closes(pair.text, text)) {
        open.pop();
        if (!pair.isAfterLetter) breaks.add(pair.at).add(at);
      } else breaks.add(at);
    }
  }
  const last = open.at(-1);
  let start = from;
  if (last !== undefined && from > 0 && closes(last.text, read(from - 1))) {
    if (last.isAfterLetter) start = from - 1;
    else breaks.add(last.at);
  }
  const parts: Stretch[] = [];
  let begin = start;
  for (let at = start; at <= to; at++) {
    if (at < to && !breaks.has(at)) continue;
    const part =
      begin === start && start < from ? { from: start, to: at } : trimmed(kinds, { from: begin, to: at }, other);
    if (part.to > part.from) parts.push(part);
    begin = at + 1;
  }
  return parts;
}

function trimmed(kinds: readonly Kind[], { from, to }: Stretch, other: Kind): Stretch {
  let [first, end] = [from, to];
  while (first < end && kinds[first] !== other) first++;
  while (end > first && kinds[end - 1] !== other) end--;
  return { from: first, to: end };
}

/** A stretch of letters as it is; of numbers alone, each of them by itself. */
function numbersOf(items: readonly Cluster[], stretch: Stretch): Stretch[] {
  const texts = items.slice(stretch.from, stretch.to).map(({ text }) => text);
  if (texts.some((text) => LETTER.test(text))) return [stretch];
  const numbers: Stretch[] = [];
  let from = -1;
  for (let at = stretch.from; at < stretch.to; at++) {
    const { text } = items[at];
    if (DIGIT.test(text) || (PERCENT.test(text) && at + 1 < stretch.to && DIGIT.test(items[at + 1].text))) {
      if (from < 0) numbers.push({ from: (from = at), to: at + 1 });
      else numbers[numbers.length - 1] = { from, to: at + 1 };
    } else if (text === ' ' || mirrorImageOf(text) !== undefined) from = -1;
  }
  return numbers;
}

/** Four in a row at least: fewer are an ellipsis. */
const LEADERS = /([.·_…])\1{3,}/g;
const LEADER = /^[.·_…]$/;

/** The dots from an entry of a table of contents to its number are a gap, as the tab that they stand for. */
function withLeaders(visual: readonly Cluster[], kinds: readonly Kind[]): Kind[] {
  const marked = [...kinds];
  // A unit for each cluster.
  const line = visual.map(({ text }) => (LEADER.test(text) ? text : ' ')).join('');
  for (const { index, 0: leader } of line.matchAll(LEADERS)) marked.fill('gap', index, index + leader.length);
  return marked;
}

function mirrored<T extends Cluster>(cluster: T): T {
  const image = mirrorImageOf(cluster.text);
  return image === undefined ? cluster : { ...cluster, text: image };
}

function kindOf({ text, isWideGap }: Cluster): Kind {
  if (isWideGap === true) return 'gap';
  const code = text.codePointAt(0) ?? 0;
  // Digits of Arabic scripts are written from left to right too, and what is between them.
  if (ARABIC_NUMBER_SIGNS.has(code)) return 'neutral';
  if (isRightToLeft(code) && !DIGIT.test(text)) return 'right';
  return LATIN_OR_DIGIT.test(text) ? 'left' : 'neutral';
}

/** Percent sign, decimal and thousands separators; the comma and the date separator. */
const ARABIC_NUMBER_SIGNS = new Set([0x66a, 0x66b, 0x66c, 0x60c, 0x60d]);

const count = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((each) => each === kind).length;
