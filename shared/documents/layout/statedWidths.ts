/**
 * Characters whose boxes are all as wide as the font is large: the font states no widths, and the narrow letters overlap. Each is then
 * as wide as its step to the next one, so that gaps and spaces are where a reader sees them.
 */
import type { Glyph } from './glyph.ts';

/** Characters drawn one after the other on one line from which on equal widths are no chance. */
const LEAST_RUN = 6;
/** In font sizes: how far the width of such a box may be from the font's size. */
const WIDTH_PLAY = 0.02;
/** Part of the characters that have such a box, and of the steps that are shorter than it. */
const MOSTLY = 0.6;
/** In font sizes: so much shorter. Characters of square scripts step as far as they are wide. */
const SHORTER = 0.25;
/** In font sizes: a character before a drawn space ends this far before the next one. */
const SPACE = 0.25;

/** @param glyphs in the order of drawing; what has such a box is replaced */
export function withOwnWidths(glyphs: readonly Glyph[]): readonly Glyph[] {
  const read: Glyph[] = [];
  let from = 0;
  for (let at = 1; at <= glyphs.length; at++) {
    if (at < glyphs.length && goesOn(glyphs[at - 1], glyphs[at])) continue;
    const run = glyphs.slice(from, at);
    read.push(...(isSquare(run) ? run.map((glyph, i) => ({ ...glyph, end: ownEnd(run, i) })) : run));
    from = at;
  }
  return read;
}

const goesOn = (last: Glyph, next: Glyph): boolean =>
  last.baseline === next.baseline && last.size === next.size && next.start > last.start;

function isSquare(run: readonly Glyph[]): boolean {
  if (run.length < LEAST_RUN) return false;
  // What is drawn beyond its box makes that wider.
  const excess = run.map(({ start, end, size }) => end - start - size * (1 - WIDTH_PLAY));
  if (excess.some((each) => each < 0)) return false;
  if (excess.filter((each, i) => each <= 2 * WIDTH_PLAY * run[i].size).length < MOSTLY * run.length) return false;
  const short = run.filter((glyph, i) => i > 0 && glyph.start < run[i - 1].end - SHORTER * glyph.size);
  return short.length >= MOSTLY * (run.length - 1);
}

function ownEnd(run: readonly Glyph[], at: number): number {
  const { start, end, size } = run[at];
  const next = run.at(at + 1);
  if (next === undefined) return start + size / 2;
  const room = next.start - start;
  return Math.min(end, next.spaceBefore ? start + Math.max(room / 2, room - SPACE * size) : next.start);
}
