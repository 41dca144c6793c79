/** Where a reader sees a space in a line: drawn ones, gaps as wide as one, and before a raised symbol. */
import { isUnspaced } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import { isLetter } from './letters.ts';
import { LEAST_SPACING, MOST_SPACING, spacedLetters } from './spacedLetters.ts';
import { isRaised, isSuperscript } from './superscripts.ts';
import { gapWithinWords, isTakenBack, usualGap } from './takenBackSpaces.ts';
import { median } from '../../platform/median.ts';

/**
 * In font sizes: a gap this wide is a space. Kerning stays under 0.1; spaces squeezed by justification over 0.17. There is no plateau: of
 * 302 pages .13 changes seven and .15 six.
 */
const SPACE_GAP = 0.14;
/** In font sizes, between words of a line whose letters are close together: tightly squeezed spaces, and thin ones as in `10 ml`. */
const THIN_GAP = 0.11;
/** In font sizes, between characters that are written without spaces: their boxes may be narrower than the squares they are in. */
const UNSPACED_GAP = 0.3;
/** In font sizes: no space is narrower than this, whatever PDFium makes of it. */
const LEAST_GAP = 0.02;
/** In font sizes: overlap this deep means that the pen moved back over a drawn space. */
const SPACE_TAKEN_BACK = -0.2;

/** Sets `spaceBefore` of every unit. The units are in order from left to right. */
export function markSpaces(placed: readonly Glyph[], rightToLeft: boolean): void {
  const threshold = spaceThreshold(placed);
  const pitch = fixedPitch(placed);
  const isClose = threshold === SPACE_GAP && isSetClosely(placed);
  const wasDrawn = rightToLeft ? spacesBetween(placed) : placed.map(({ spaceBefore }) => spaceBefore);
  const usual = rightToLeft ? Math.min(0, usualGap(placed, wasDrawn)) : 0;
  const withinWords = rightToLeft ? undefined : gapWithinWords(placed);
  const spaced = threshold === SPACE_GAP ? spacedLetters(placed, wasDrawn) : undefined;
  for (let i = 1; i < placed.length; i++) {
    const last = placed[i - 1];
    const next = placed[i];
    const size = Math.min(last.size, next.size);
    // PDFium knows advances: if it sees a gap there is one.
    const advance = isAscii(last) && !next.gapBefore ? pitch * last.size : 0;
    const gap = next.start - Math.max(last.end, last.start + advance);
    if (spaced?.has(i) === true) {
      next.spaceBefore = false;
      continue;
    }
    const drawn =
      wasDrawn[i] &&
      (!rightToLeft || gap > (usual + LEAST_GAP) * size) &&
      !(withinWords !== undefined && isTakenBack(placed, wasDrawn, i, withinWords));
    const hinted =
      next.gapBefore &&
      !areUnspaced(last, next) &&
      !isTight(last.text, next.text) &&
      threshold === SPACE_GAP &&
      gap >= LEAST_GAP * size;
    // A superscript was found to be at its word.
    const seen = !isSuperscript(next.text) || isSuperscript(last.text);
    next.spaceBefore =
      (seen && gap > (areUnspaced(last, next) ? Math.max(UNSPACED_GAP, threshold) : threshold) * size) ||
      (seen && hinted) ||
      (isClose &&
        gap > THIN_GAP * size &&
        areWords(last, next) &&
        !isSpaced(placed, i - 1) &&
        !isSpaced(placed, i + 1)) ||
      (drawn && gap > (usual + SPACE_TAKEN_BACK) * size) ||
      startsRaisedSymbol(last, next);
  }
}

/** Whether the gap before a letter is wide, but less than a space: if several are, the word is letter-spaced. */
function isSpaced(placed: readonly Glyph[], at: number): boolean {
  if (at < 1 || at >= placed.length) return false;
  const gap = (placed[at].start - placed[at - 1].end) / placed[at].size;
  return gap > WIDE_KERNING && gap <= SPACE_GAP;
}

/** On one line of writing, a letter after another character of words. */
const areWords = (last: Glyph, next: Glyph): boolean =>
  isLetter(next.text) &&
  !isUnspaced(next.text) &&
  /^[\p{L}\p{N},;)]/u.test(last.text) &&
  last.size === next.size &&
  Math.abs(last.baseline - next.baseline) < LEAST_GAP * next.size;

/**
 * A leaning letter keeps symbols that belong to it at a distance, like the `)` of `f(V)` and the `(` of `V(f)`: there is no space there.
 */
const isTight = (last: string, next: string): boolean =>
  CLOSING.test(next) || OPENING.test(last) || (CAPITAL.test(last) && OPENING.test(next));
const CLOSING = /^[,.;:!?)\]}]/;
const OPENING = /^[([{]/;
const CAPITAL = /^\p{Lu}/u;

const areUnspaced = (last: Glyph, next: Glyph): boolean => isUnspaced(last.text) && isUnspaced(next.text);

/**
 * For each unit, whether a space was drawn between it and the one left of it. The flags follow the content stream: right-to-left text has
 * the space on the other side, towards what was drawn before. If that is elsewhere in the line, the space may be on either side, except on
 * the side of what was drawn next: that would have the flag.
 */
function spacesBetween(placed: readonly Glyph[]): boolean[] {
  const between = placed.map(() => false);
  const drawn = placed.map((_, at) => at).sort((one, other) => placed[one].order - placed[other].order);
  drawn.forEach((at, rank) => {
    const { spaceBefore, spacesAt } = placed[at];
    if (!spaceBefore) return;
    if (spacesAt !== undefined) {
      for (const place of spacesAt) {
        const right = placed.findIndex(({ start, end }) => (start + end) / 2 > place);
        if (right > 0) between[right] = true;
      }
      return;
    }
    const before = drawnBefore(drawn, rank);
    const next = drawn.at(rank + 1);
    if (!before.includes(at + 1) && next !== at - 1) between[at] = true;
    if (!before.includes(at - 1) && next !== at + 1 && at + 1 < placed.length) between[at + 1] = true;
  });
  return between;
}

/** Characters: no number within other writing is longer. */
const LONGEST_RUN = 24;

/** What was drawn right before, in one go: the last digit of a number is on its right, and the first one next to the word. */
function drawnBefore(drawn: readonly number[], rank: number): number[] {
  const run = drawn.slice(Math.max(0, rank - 1), rank);
  const least = Math.max(0, rank - LONGEST_RUN);
  for (let i = rank - 2; i >= least && Math.abs(drawn[i] - drawn[i + 1]) === 1; i--) run.push(drawn[i]);
  return run;
}

/** Units from which letter-spacing can be distinguished from words of one letter. */
const SPACED_WORD = 4;
/** Share of a line's units that must be letters for it to be letter-spaced. */
const MOSTLY = 0.8;

/**
 * In font sizes. Letter-spaced words have wide gaps between all their letters: there only a gap wider than those is a
 * space.
 */
function spaceThreshold(placed: readonly Glyph[]): number {
  let wide = 0;
  for (let i = 1; i < placed.length; i++) {
    if (placed[i].start - placed[i - 1].end > LEAST_SPACING * placed[i].size) wide++;
  }
  if (placed.length < SPACED_WORD || wide * 2 < placed.length) return SPACE_GAP;
  const letters = placed.reduce((sum, { text }) => sum + (isLetter(text) ? 1 : 0), 0);
  // Never for digits: numbers of neighbouring columns would become one number.
  if (letters < placed.length * MOSTLY) return SPACE_GAP;
  const gaps: number[] = [];
  for (let i = 1; i < placed.length; i++) {
    const size = Math.min(placed[i - 1].size, placed[i].size);
    gaps.push((placed[i].start - placed[i - 1].end) / size);
  }
  const spacing = median(gaps);
  return spacing < LEAST_SPACING || spacing > MOST_SPACING ? SPACE_GAP : spacing + SPACE_GAP;
}

/** In font sizes: kerning that sets letters apart stays under it. */
const WIDE_KERNING = 0.06;
/** Share of the gaps in a line that may be neither kerning nor spaces. */
const MOST_BETWEEN = 0.04;

/** Whether the letters of a line are as close together as in their font, so that no gap between kerning and spaces is chance. */
function isSetClosely(placed: readonly Glyph[]): boolean {
  let between = 0;
  for (let i = 1; i < placed.length; i++) {
    const gap = (placed[i].start - placed[i - 1].end) / placed[i].size;
    if (gap > WIDE_KERNING && gap <= THIN_GAP) between++;
  }
  return between <= placed.length * MOST_BETWEEN;
}

/** Pairs of characters from which a fixed pitch can be distinguished from chance. */
const LEAST_PAIRS = 6;
/** Share of the steps from character to character that are whole pitches in a typewriter font: all, except for marks. */
const WHOLE_STEPS = 0.9;
/** In font sizes: typewriter fonts are narrower; wider equal steps are the columns of a table. */
const WIDEST_PITCH = 0.7;
/** In font sizes: play in a step. */
const PITCH_PLAY = 0.02;

const isAscii = (unit: Glyph): boolean => unit.text.charCodeAt(0) < 0x7f;

/**
 * In font sizes: the distance from character to character in monospaced fonts, 0 in others. If a PDF states the widths of another font,
 * narrow characters leave gaps there that are not spaces. The candidate is found with Boyer and Moore's majority vote.
 */
function fixedPitch(placed: readonly Glyph[]): number {
  let candidate = 0;
  let lead = 0;
  let pairs = 0;
  for (let i = 1; i < placed.length; i++) {
    if (!isAscii(placed[i - 1]) || !isAscii(placed[i])) continue;
    const step = (placed[i].start - placed[i - 1].start) / placed[i].size;
    pairs++;
    if (lead === 0) candidate = step;
    lead += Math.abs(step - candidate) <= PITCH_PLAY ? 1 : -1;
  }
  if (pairs < LEAST_PAIRS || lead <= 0 || candidate <= 0 || candidate > WIDEST_PITCH) return 0;
  let whole = 0;
  let single = 0;
  let tight = 0;
  for (let i = 1; i < placed.length; i++) {
    if (!isAscii(placed[i - 1]) || !isAscii(placed[i])) continue;
    const { size } = placed[i];
    const steps = (placed[i].start - placed[i - 1].start) / size / candidate;
    if (Math.abs(steps - Math.round(steps)) * candidate > PITCH_PLAY) continue;
    whole++;
    if (Math.round(steps) !== 1) continue;
    single++;
    if (placed[i].start - placed[i - 1].end < SPACE_GAP * size) tight++;
  }
  // Single digits in narrow columns have equal steps too, but gaps between them all.
  return whole >= WHOLE_STEPS * pairs && tight * 2 >= single ? candidate : 0;
}

/**
 * A raised symbol begins, or the text after one. Superscripts and references in brackets stay with their word, and ordinals such as 19th
 * keep their letters.
 */
function startsRaisedSymbol(last: Glyph, next: Glyph): boolean {
  if (isRaisedSymbol(next, last)) return true;
  // Punctuation after a superscript stays with it.
  return isRaisedSymbol(last, next) && WORD.test(next.text);
}

const isRaisedSymbol = (mark: Glyph, beside: Glyph): boolean =>
  isRaised(mark, beside) && !isLetter(mark.text) && !isSuperscript(mark.text) && !/[[\]]/.test(mark.text);

const WORD = /^[\p{L}\p{N}]/u;
