/**
 * Chinese, Japanese and Korean set in columns. Some producers place each upright character by itself, and only their places show the
 * direction: read as lines, one character of every column would follow another.
 */
import { isEastAsian } from './codePoints.ts';
import type { Glyph, GlyphGroup } from './glyph.ts';

/** In font sizes: how far a character is below the last one of its column; the farthest with a space between. */
const LEAST_STEP = 0.6;
const WIDEST_STEP = 2.2;
/** In font sizes: horizontal offset between characters of one column. */
const COLUMN_PLAY = 0.3;
/** Characters from which a column can be distinguished from single ones under each other, as in a table. */
const LEAST_COLUMN = 4;
/** Share of a page's characters in columns from which the page is set in columns. */
const MOSTLY = 0.5;
/** Characters of a number that is upright in its column. */
const MOST_UPRIGHT = 4;

/** The groups of a page, with upright characters in columns in the frame that runs down. */
export function withVerticalText(groups: readonly GlyphGroup[]): readonly GlyphGroup[] {
  const level = groups.find(({ frame }) => frame.angle === 0 && !frame.mirrored);
  if (level === undefined || !level.glyphs.some(({ text }) => isFullWidth(text))) return groups;
  const columns = columnsOf(level.glyphs).filter((column) => column.length >= LEAST_COLUMN);
  const inColumns = columns.reduce((sum, column) => sum + column.flat().length, 0);
  if (inColumns < level.glyphs.length * MOSTLY) return groups;
  const stood = new Set(columns.flat(2));
  const vertical: Glyph[] = columns.flatMap((column) => column.flatMap(placedDown));
  const down = groups.find(({ frame }) => frame.angle === 90 && !frame.mirrored);
  const glyphs = [...(down?.glyphs ?? []), ...vertical].sort((one, other) => one.order - other.order);
  return [
    { frame: { angle: 90, mirrored: false }, glyphs },
    { frame: level.frame, glyphs: level.glyphs.filter((glyph) => !stood.has(glyph)) },
    ...groups.filter((group) => group !== level && group !== down),
  ].filter((group) => group.glyphs.length > 0);
}

const isFullWidth = (text: string): boolean => isEastAsian(text.codePointAt(0) ?? 0);

/** A character, or an upright number among characters. */
type Step = readonly Glyph[];

/** Steps that were drawn one under the other. */
function columnsOf(glyphs: readonly Glyph[]): Step[][] {
  const columns: Step[][] = [];
  let column: Step[] = [];
  for (let at = 0; at < glyphs.length;) {
    const step = stepAt(glyphs, at);
    const last = column.at(-1);
    if (last === undefined || !isBelow(step, last)) {
      column = [];
      columns.push(column);
    }
    column.push(step);
    at += step.length;
  }
  return columns;
}

function stepAt(glyphs: readonly Glyph[], at: number): Step {
  let end = at + 1;
  while (end < glyphs.length && end - at < MOST_UPRIGHT && isBeside(glyphs[end], glyphs[end - 1])) end++;
  return glyphs.slice(at, end);
}

const isBeside = (next: Glyph, last: Glyph): boolean =>
  !isFullWidth(next.text) &&
  !isFullWidth(last.text) &&
  Math.abs(next.baseline - last.baseline) < COLUMN_PLAY * last.size &&
  Math.abs(next.start - last.end) < COLUMN_PLAY * last.size;

function isBelow(next: Step, last: Step): boolean {
  const size = Math.max(next[0].size, last[0].size);
  const step = next[0].baseline - last[0].baseline;
  return (
    step > LEAST_STEP * size && step < WIDEST_STEP * size && Math.abs(centre(next) - centre(last)) < COLUMN_PLAY * size
  );
}

const centre = (step: Step): number => (step[0].start + step[step.length - 1].end) / 2;

/** Along the frame that runs down each character takes a square, the characters of a number an equal part of one. */
function placedDown(step: Step): Glyph[] {
  const across = -centre(step);
  return step.map((glyph, i) => {
    const { size, top, bottom } = glyph;
    const first = (top + bottom) / 2 - size / 2;
    const low = across + size / 2;
    return {
      ...glyph,
      start: first + (i * size) / step.length,
      end: first + ((i + 1) * size) / step.length,
      top: low - size,
      baseline: low,
      bottom: low,
      // What PDFium takes for a gap is the distance down to the next character.
      gapBefore: false,
    };
  });
}
