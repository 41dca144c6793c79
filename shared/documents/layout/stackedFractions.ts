/**
 * Fractions in a line of text, one number small above a bar and another below it: read with a slash, "1/5". As a raised and a lowered digit
 * they would be another number, "51".
 */
import type { Rule } from '../pageStructure.ts';
import type { Glyph } from './glyph.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** In font sizes of the numbers. */
const LONGEST_BAR = 3;
/** In font sizes of the numbers: how far above the bar the numerator's baseline may be, and how far below it the denominator's. */
const NUMERATOR = { least: -0.05, most: 0.6 };
const DENOMINATOR = { least: 0.55, most: 1.4 };
/** In font sizes of the numbers: how far they may be off the middle of the bar. */
const OFF_CENTRE = 0.3;
/** The numbers are smaller than this part of the text beside them: larger ones are lines of their own, and a bar between them a rule. */
const SMALLEST_LEAD = 0.87;
/** In font sizes of the text beside: how far it is from the fraction, and how far above its baseline the bar may be: at a minus. */
const BESIDE = 1;
const BAR_HEIGHT = { least: 0.1, most: 0.5 };

const DIGIT = /^\d$/;

/** @param glyphs in drawing order, of level text; @param rules in the same frame */
export function withStackedFractions(glyphs: readonly Glyph[], rules: readonly Rule[]): readonly Glyph[] {
  const digits = glyphs.filter(({ text }) => DIGIT.test(text));
  if (digits.length < 2) return glyphs;
  const longest = LONGEST_BAR * digits.reduce((most, { size }) => Math.max(most, size), 0);
  const bars = rules.filter(({ x1, x2, y1, y2 }) => y1 === y2 && x2 > x1 && x2 - x1 <= longest);
  if (bars.length === 0) return glyphs;
  const written = new Map<Glyph, readonly Glyph[]>();
  const across = digits.toSorted((one, other) => middleOf(one) - middleOf(other));
  for (const bar of bars) {
    const near = across.slice(firstBehind(across, bar.x1), firstBehind(across, bar.x2));
    const numbers = near.length === 0 ? undefined : numbersAt(near, bar);
    if (numbers === undefined || numbers.some((glyph) => written.has(glyph))) continue;
    const beside = glyphs.find((glyph) => isBeside(glyph, numbers, bar));
    if (beside === undefined) continue;
    for (const glyph of numbers) written.set(glyph, []);
    const first = numbers.reduce((earliest, glyph) => (glyph.order < earliest.order ? glyph : earliest));
    written.set(first, fraction(numbers, bar, beside, digits));
  }
  return written.size === 0 ? glyphs : glyphs.flatMap((glyph) => written.get(glyph) ?? [glyph]);
}

const middleOf = ({ start, end }: Glyph): number => (start + end) / 2;

/** By bisection: the first of them that is farther right. */
function firstBehind(across: readonly Glyph[], x: number): number {
  let [low, high] = [0, across.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (middleOf(across[middle]) > x) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The digits above the bar, then those below it; undefined unless there are both, alike, and in the middle. */
function numbersAt(digits: readonly Glyph[], { x1, x2, y1 }: Rule): Glyph[] | undefined {
  const over = digits.filter((glyph) => isAt(glyph, y1 - glyph.baseline, NUMERATOR));
  const under = digits.filter((glyph) => isAt(glyph, glyph.baseline - y1, DENOMINATOR));
  function isAt({ start, end, size }: Glyph, distance: number, { least, most }: typeof NUMERATOR): boolean {
    const middle = (start + end) / 2;
    return middle > x1 && middle < x2 && distance >= least * size && distance <= most * size;
  }
  if (over.length === 0 || under.length === 0) return undefined;
  const numbers = [over, under].flatMap((run) => run.sort((one, other) => one.start - other.start));
  const isOne = numbers.every(({ size }) => Math.abs(size - numbers[0].size) < SAME);
  const isLevel = [over, under].every((run) =>
    run.every(({ baseline }) => Math.abs(baseline - run[0].baseline) < SAME),
  );
  const isCentred = [over, under].every(
    (run) => Math.abs(run[0].start + run[run.length - 1].end - x1 - x2) / 2 <= OFF_CENTRE * run[0].size,
  );
  return isOne && isLevel && isCentred ? numbers : undefined;
}
/** Points. */
const SAME = 0.1;

function isBeside(glyph: Glyph, numbers: readonly Glyph[], { x1, x2, y1 }: Rule): boolean {
  const { start, end, size, baseline } = glyph;
  const height = baseline - y1;
  return (
    height >= BAR_HEIGHT.least * size &&
    height <= BAR_HEIGHT.most * size &&
    numbers[0].size <= SMALLEST_LEAD * size &&
    start - x2 <= BESIDE * size &&
    x1 - end <= BESIDE * size
  );
}

/** On the line and in the size of the text beside, each character with its share of the width. */
function fraction(
  numbers: readonly Glyph[],
  { x1, x2, y1 }: Rule,
  { baseline, top, bottom, size }: Glyph,
  digits: readonly Glyph[],
): Glyph[] {
  const slash = numbers.filter((glyph) => glyph.baseline < y1 + NUMERATOR.most * glyph.size).length;
  const [start, end] = [
    Math.min(x1, least(numbers.map((one) => one.start))),
    Math.max(x2, greatest(numbers.map((one) => one.end))),
  ];
  const width = (end - start) / (numbers.length + 1);
  const order = least(numbers.map((one) => one.order));
  const texts = numbers.map(({ text }) => text);
  // "2½" is a whole number and a fraction.
  const isMixed = digits.some(
    (one) => Math.abs(one.baseline - baseline) < SAME && one.end <= start + SAME && start - one.end < BESIDE * size,
  );
  return [...texts.slice(0, slash), '/', ...texts.slice(slash)].map((text, i) => ({
    ...numbers[0],
    text,
    start: start + i * width,
    end: start + (i + 1) * width,
    baseline,
    top,
    bottom,
    size,
    spaceBefore: i === 0 && (isMixed || numbers[0].spaceBefore),
    gapBefore: i === 0 && numbers[0].gapBefore,
    order,
    // A slash is nobody's: it must not share the extent of a digit.
    origin: i === slash ? -1 - numbers[0].origin : numbers[i < slash ? i : i - 1].origin,
  }));
}
