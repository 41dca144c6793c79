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
/** Ratio of the size of a reading to that of the characters that it stands beside. */
const READING_SIZE = 0.65;
/** Characters of a number that is upright in its column. */
const MOST_UPRIGHT = 4;

/** The groups of a page, with upright characters in columns in the frame that runs down. */
export function withVerticalText(groups: readonly GlyphGroup[]): readonly GlyphGroup[] {
  const level = groups.find(({ frame }) => frame.angle === 0 && !frame.mirrored);
  if (level === undefined || !level.glyphs.some(({ text }) => isFullWidth(text))) return groups;
  const all = columnsOf(level.glyphs);
  const columns = all.filter((column) => column.length >= LEAST_COLUMN);
  const inColumns = columns.reduce((sum, column) => sum + column.flat().length, 0);
  if (inColumns < level.glyphs.length * MOSTLY) return groups;
  const whole = withPieces(all, columns);
  const stood = new Set(whole.flat(2));
  const vertical: Glyph[] = whole.flatMap((column) => column.flatMap(placedDown));
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

/**
 * The columns, and the pieces too short to be ones that were drawn among them and stand in or beside one: readings beside the characters of
 * a column cut it into pieces of a character or two.
 */
function withPieces(all: readonly Step[][], columns: readonly Step[][]): Step[][] {
  const taken = new Set(columns);
  const isLevel = (at: number): boolean => isBesideLevel(all, at, at + 1) || isBesideLevel(all, at, at - 1);
  let left = [...all.entries()].filter(
    ([at, column]) => !taken.has(column) && column.flat().every(isWhole) && !isLevel(at),
  );
  for (let found = columns; found.length > 0 && left.length > 0;) {
    const steps = [...taken].flat();
    const isDrawnAmong = (at: number): boolean =>
      [at - 1, at + 1].some((beside) => beside >= 0 && beside < all.length && taken.has(all[beside]));
    const isOf = (piece: readonly Step[], step: Step): boolean => isInColumnOf(piece, step) || isReadingOf(piece, step);
    const added = left.filter(([at, piece]) => isDrawnAmong(at) && steps.some((step) => isOf(piece, step)));
    found = added.map(([, piece]) => piece);
    for (const piece of found) taken.add(piece);
    left = left.filter(([, piece]) => !taken.has(piece));
  }
  return [...taken];
}

/** Whether the next piece is the next character of a level line. */
function isBesideLevel(all: readonly Step[][], at: number, beside: number): boolean {
  const [one, other] = [all[at], beside < 0 ? undefined : all.at(beside)];
  if (other === undefined || one.length > 1 || other.length > 1) return false;
  const [[a], [b]] = [one[0], other[0]];
  return a.size === b.size && Math.abs(a.baseline - b.baseline) < COLUMN_PLAY * a.size;
}

const isWhole = ({ text }: Glyph): boolean => isFullWidth(text);

const isInColumnOf = (piece: readonly Step[], step: Step): boolean =>
  isBelow(piece[0], step) || isBelow(step, piece[piece.length - 1]);

/** Small characters to the right of one of the column. */
function isReadingOf(piece: readonly Step[], step: Step): boolean {
  const [{ size, baseline }] = step;
  const aside = centre(piece[0]) - centre(step);
  return (
    piece[0][0].size <= READING_SIZE * size &&
    aside > 0 &&
    aside <= size &&
    piece.some(([glyph]) => glyph.baseline > baseline - 1.5 * size && glyph.baseline <= baseline + size / 2)
  );
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
