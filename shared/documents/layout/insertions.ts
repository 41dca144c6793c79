/**
 * Short text drawn after the rest of its line into gaps in it, as some producers do with superscripts: read where it is, "(DMCA)¹ was
 * signed", not at the end of the line.
 */
import type { Glyph } from './glyph.ts';

/** Characters: longer text was written over a blank, and has already been put there. */
const LONGEST = 6;
/** Ratio to the size of its neighbours: larger text is another text over this one. */
const LARGEST = 0.87;
/** Symbols that may be as large as their word. */
const MARKS = /^[®™©℠*∗†‡§¶°]+$/;
/** In font sizes of the surrounding text: a gap may be this much narrower than what was drawn into it, as italics lean. */
const PLAY = 0.15;

/** @param glyphs of a line, chunk after chunk */
export function withInsertions(glyphs: readonly Glyph[]): readonly Glyph[] {
  let placed: Glyph[] | undefined;
  let furthest = -Infinity;
  for (let at = 0; at < glyphs.length; at++) {
    const length = furthest > glyphs[at].end ? runLength(glyphs, at, furthest) : 0;
    const run = glyphs.slice(at, at + length);
    const gap = run.length === 0 || run.length > LONGEST ? -1 : gapFor(run, placed ?? glyphs.slice(0, at));
    if (gap >= 0) {
      placed ??= glyphs.slice(0, at);
      placed.splice(gap, 0, ...run);
      at += length - 1;
      continue;
    }
    placed?.push(glyphs[at]);
    furthest = Math.max(furthest, glyphs[at].end);
  }
  return placed ?? glyphs;
}

/** In font sizes: sizes and baselines of one line of writing differ by less. */
const ALIKE = 0.02;

/** Share of its width that the gap for text as large as its neighbours has: in fonts with false widths letters overlap everywhere. */
const FILLED = 0.75;

/** Glyphs without a width have no place that says more than their order. */
function hasRoom({ end }: Glyph, run: readonly Glyph[], { start }: Glyph): boolean {
  const width = run[run.length - 1].end - run[0].start;
  return width > 0 && start - end >= FILLED * width;
}

/** Whether it is drawn in the same line, though not in one go: producers draw a line once for each of its scripts. */
const isOfLine = ([{ size, baseline }]: readonly Glyph[], beside: Glyph): boolean =>
  Math.abs(size - beside.size) <= ALIKE * size && Math.abs(baseline - beside.baseline) <= ALIKE * size;

/** How many of the next characters were drawn in one go before the place that the line had reached. */
function runLength(glyphs: readonly Glyph[], from: number, furthest: number): number {
  let to = from + 1;
  while (
    to < glyphs.length &&
    glyphs[to].end < furthest &&
    glyphs[to].start >= glyphs[to - 1].start &&
    glyphs[to].order - glyphs[to - 1].order <= 1
  )
    to++;
  return to - from;
}

/** Where the run has room between two characters; -1 if it has none. */
function gapFor(run: readonly Glyph[], placed: readonly Glyph[]): number {
  const [first, last] = [run[0], run[run.length - 1]];
  const next = placed.findIndex(({ end }) => end > (first.start + last.end) / 2);
  if (next < 1) return -1;
  const { size } = placed[next - 1];
  const isSmall = first.size <= LARGEST * size || run.every(({ text }) => MARKS.test(text));
  if (!isSmall && !(isOfLine(run, placed[next - 1]) && hasRoom(placed[next - 1], run, placed[next]))) return -1;
  const play = PLAY * size;
  return first.start >= placed[next - 1].end - play && last.end <= placed[next].start + play ? next : -1;
}
