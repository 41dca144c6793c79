/** One row of chunks becomes one line: characters in reading order, spaces where a reader sees them, an extent for each. */
import type { Glyph } from './glyph.ts';
import { composed, isAccent, isMark, isRightToLeft } from './codePoints.ts';
import type { Chunk } from './chunks.ts';
import { printedOnce } from './overprints.ts';
import { toLogicalOrder } from './bidi.ts';

/** A line in the frame of its text. */
export interface FramedLine {
  readonly text: string;
  /** As in IndexedLine, along the frame. */
  readonly edges: number[];
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly size: number;
}

/** In font sizes: a gap this wide is a space. Kerning stays under 0.1; spaces squeezed by justification over 0.17. */
const SPACE_GAP = 0.14;
/** In font sizes: no space is narrower than this, whatever PDFium makes of it. */
const LEAST_GAP = 0.02;
/** In font sizes: overlap this deep means that a drawn space was taken back. */
const SPACE_TAKEN_BACK = -0.2;
/** In font sizes: a mark raised so far is a footnote mark or an exponent. */
const RAISED = 0.15;
const MARK_SIZE_RATIO = 0.87;
/** Characters from which on letter-spacing can be told from words of one letter. */
const SPACED_WORD = 4;
/** Part of a line's characters that must be letters for it to be letter-spaced. */
const MOSTLY = 0.8;
/** In font sizes: gaps between letters that are letter-spacing, no kerning and no columns. */
const LEAST_SPACING = 0.06;
const MOST_SPACING = 0.5;
/** Ordinals such as 19th keep their raised letters. */
const LETTER = /\p{L}/u;

interface Placed {
  text: string;
  start: number;
  end: number;
  /** Number of UTF-16 units of marks after the character are inside `text`; all share the extent. */
  readonly glyph: Glyph;
  spaceBefore: boolean;
}

export function lineOf(chunks: readonly Chunk[]): FramedLine {
  const rightToLeft = chunks.some((chunk) => chunk.glyphs.some((glyph) => isRightToLeft(glyph.text.charCodeAt(0))));
  const main = mainChunk(chunks);
  const placed = place(inVisualOrder(chunks, rightToLeft));
  markSpaces(placed, rightToLeft);
  const units = withSpaces(placed);
  const ordered = rightToLeft ? toLogicalOrder(units) : units;
  let text = '';
  const edges: number[] = [];
  for (const unit of ordered) {
    text += unit.text;
    for (let i = 0; i < unit.text.length; i++) edges.push(unit.start, unit.end);
  }
  return { text, edges, top: main.top, bottom: main.bottom, baseline: main.baseline, size: main.size };
}

/** The chunk that most of the line's text is like: the line's height is its height. */
function mainChunk(chunks: readonly Chunk[]): Chunk {
  let best = chunks[0];
  for (const chunk of chunks) {
    const larger = chunk.size > best.size * 1.02;
    const alike = Math.abs(chunk.size - best.size) <= best.size * 0.02;
    if (larger || (alike && chunk.glyphs.length > best.glyphs.length)) best = chunk;
  }
  return best;
}

function inVisualOrder(chunks: readonly Chunk[], rightToLeft: boolean): Glyph[] {
  const glyphs = printedOnce(chunks);
  if (!rightToLeft) return glyphs;
  // Pieces of a ligature are in logical order in the stream: turned round here, the line's reordering turns them back.
  return glyphs.sort(
    (one, other) =>
      one.start + one.end - other.start - other.end ||
      (isRightToLeft(one.text.charCodeAt(0)) ? other.order - one.order : one.order - other.order),
  );
}

/** Puts marks on their characters and gives each piece of a ligature its part of the width. */
function place(glyphs: readonly Glyph[]): Placed[] {
  const placed: Placed[] = [];
  let loose: Glyph[] = [];
  for (const glyph of glyphs) {
    const mark = isMark(glyph.text);
    const last = placed.at(-1);
    if (mark && last !== undefined && stands(glyph, last)) last.text += glyph.text;
    else if (mark || isAccent(glyph.text)) loose.push(glyph);
    else placed.push({ text: glyph.text, start: glyph.start, end: glyph.end, glyph, spaceBefore: glyph.spaceBefore });
  }
  sharePieces(placed);
  loose = loose.filter((glyph) => !joinsLetter(glyph, placed));
  for (const glyph of loose) insert(placed, glyph);
  return placed;
}

/** In font sizes: how far the middle of a mark may lie outside its character. */
const MARK_OVERHANG = 0.25;

function stands(mark: Glyph, on: Placed): boolean {
  const middle = (mark.start + mark.end) / 2;
  const overhang = MARK_OVERHANG * mark.size;
  return middle > on.start - overhang && middle < on.end + overhang;
}

/** An accent or a mark drawn before, or long after, the letter that it stands over. */
function joinsLetter(glyph: Glyph, placed: readonly Placed[]): boolean {
  const middle = (glyph.start + glyph.end) / 2;
  const under = placed.find((candidate) => middle > candidate.start && middle < candidate.end);
  if (under === undefined) return false;
  const whole = isMark(glyph.text) ? (under.text + glyph.text).normalize('NFC') : composed(under.text, glyph.text);
  if (whole === undefined) return false;
  under.text = whole;
  return true;
}

function insert(placed: Placed[], glyph: Glyph): void {
  const { text, start, end, spaceBefore } = glyph;
  const before = placed.findLastIndex((other) => other.glyph.order < glyph.order && other.start <= start);
  placed.splice(before + 1, 0, { text, start, end, glyph, spaceBefore });
}

function sharePieces(placed: readonly Placed[]): void {
  for (let from = 0; from < placed.length;) {
    let to = from + 1;
    while (to < placed.length && placed[to].glyph.origin === placed[from].glyph.origin) to++;
    if (to - from > 1) share(placed.slice(from, to));
    from = to;
  }
}

function share(pieces: readonly Placed[]): void {
  const { start, end } = pieces[0];
  const width = (end - start) / pieces.length;
  pieces.forEach((piece, i) => {
    piece.start = start + i * width;
    piece.end = start + (i + 1) * width;
  });
}

function markSpaces(placed: readonly Placed[], rightToLeft: boolean): void {
  const threshold = spaceThreshold(placed);
  const pitch = fixedPitch(placed);
  for (let i = 1; i < placed.length; i++) {
    const last = placed[i - 1];
    const next = placed[i];
    const size = Math.min(last.glyph.size, next.glyph.size);
    const gap = next.start - last.end;
    // Space flags follow the content stream, which for right-to-left text is not the order on the line.
    const drawn = rightToLeft ? gap > 0.02 * size && (last.spaceBefore || next.spaceBefore) : next.spaceBefore;
    if (pitch !== undefined && isAscii(last) && isAscii(next) && !next.spaceBefore) {
      next.spaceBefore = next.start - last.start > CELLS_OF_A_SPACE * pitch * size;
      continue;
    }
    const unlikely = threshold > SPACE_GAP || gap < LEAST_GAP * size;
    next.spaceBefore =
      gap > threshold * size ||
      (next.glyph.gapBefore && !unlikely) ||
      (drawn && gap > SPACE_TAKEN_BACK * size) ||
      isNewMark(last, next);
  }
}

/**
 * In font sizes. Letter-spaced words have wide gaps between all their letters: there only a gap wider than those is a
 * space.
 */
function spaceThreshold(placed: readonly Placed[]): number {
  const letters = placed.reduce((sum, { text }) => sum + (LETTER.test(text) ? 1 : 0), 0);
  // Never for digits: figures of neighbouring columns would become one number.
  if (placed.length < SPACED_WORD || letters < placed.length * MOSTLY) return SPACE_GAP;
  const gaps: number[] = [];
  for (let i = 1; i < placed.length; i++) {
    const size = Math.min(placed[i - 1].glyph.size, placed[i].glyph.size);
    gaps.push((placed[i].start - placed[i - 1].end) / size);
  }
  gaps.sort((one, other) => one - other);
  const median = gaps[gaps.length >> 1];
  return median < LEAST_SPACING || median > MOST_SPACING ? SPACE_GAP : median + SPACE_GAP;
}

/** Cells of a typewriter font from one character to the next when there is a space between them: two, less some play. */
const CELLS_OF_A_SPACE = 1.5;
/** Pairs of characters from which on a fixed pitch can be told from chance. */
const LEAST_PAIRS = 6;
/** Part of the steps from character to character that are equal in a typewriter font. */
const EQUAL_STEPS = 0.7;

const isAscii = (unit: Placed): boolean => unit.text.charCodeAt(0) < 0x7f;

/**
 * In font sizes: the distance from character to character in fonts where all have the same; undefined in others. The
 * narrow ones leave gaps there that are no spaces.
 */
function fixedPitch(placed: readonly Placed[]): number | undefined {
  const steps = new Map<number, number>();
  let pairs = 0;
  for (let i = 1; i < placed.length; i++) {
    if (!isAscii(placed[i - 1]) || !isAscii(placed[i])) continue;
    const step = Math.round((50 * (placed[i].start - placed[i - 1].start)) / placed[i].glyph.size);
    steps.set(step, (steps.get(step) ?? 0) + 1);
    pairs++;
  }
  if (pairs < LEAST_PAIRS) return undefined;
  for (const [step, count] of steps) if (count >= EQUAL_STEPS * pairs && step > 0) return step / 50;
  return undefined;
}

/** A footnote mark or an exponent begins, or the text after a mark. */
function isNewMark(last: Placed, next: Placed): boolean {
  return isRaised(next.glyph, last.glyph) || isRaised(last.glyph, next.glyph);
}

function isRaised(mark: Glyph, beside: Glyph): boolean {
  if (mark.size > MARK_SIZE_RATIO * beside.size || beside.baseline - mark.baseline < RAISED * beside.size) return false;
  return !LETTER.test(mark.text);
}

function withSpaces(placed: readonly Placed[]): Placed[] {
  const units: Placed[] = [];
  for (const unit of placed) {
    const last = units.at(-1);
    if (last !== undefined && unit.spaceBefore) {
      const start = Math.min(last.end, unit.start);
      units.push({ text: ' ', start, end: Math.max(unit.start, start), glyph: unit.glyph, spaceBefore: false });
    }
    units.push(unit);
  }
  return units;
}
