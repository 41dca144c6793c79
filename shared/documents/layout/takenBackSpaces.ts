/** Spaces that a line draws and the pen moves back over: nobody sees them. */
import type { Glyph } from './glyph.ts';
import { median } from '../../platform/median.ts';

/** In font sizes: how much wider than the gap between letters a space is that can be seen, however squeezed. */
const SEEN_SPACE = 0.07;
/** In font sizes: gaps between letters of one word differ by less, unless they are kerned. */
const SAME_GAP = 0.01;

/**
 * In font sizes: the gap between the letters of a word, if all the spaces that a line draws can be seen, except for those that are no wider
 * than it. Producers that take a ligature from another font end it with a space, and move back over it ("modifi cado"); others draw a space
 * after every character of a word that has kerned ones, and move back over each ("0 , 1 1"). A single one may be meant: some squeeze the
 * space after a comma to nothing.
 */
export function gapWithinWords(placed: readonly Glyph[]): number | undefined {
  if (!hasNarrowSpace(placed)) return undefined;
  const usual = usualGap(
    placed,
    placed.map(({ spaceBefore }) => spaceBefore),
  );
  let seen = 0;
  for (let i = 1; i < placed.length; i++) {
    const wider = (placed[i].start - placed[i - 1].end) / placed[i].size - usual;
    if (wider >= SEEN_SPACE) seen++;
    else if (placed[i].spaceBefore && Math.abs(wider) > SAME_GAP) return undefined;
  }
  return seen === 0 ? undefined : usual;
}

/** Whether a space is drawn that may be no wider than the gap between letters: there is none in most lines, and no median is needed. */
function hasNarrowSpace(placed: readonly Glyph[]): boolean {
  let widest = 0;
  let narrowest = Infinity;
  for (let i = 1; i < placed.length; i++) {
    const last = placed[i - 1];
    const next = placed[i];
    const gap = next.start - last.end;
    if (next.spaceBefore) narrowest = Math.min(narrowest, gap / Math.min(last.size, next.size));
    else widest = Math.max(widest, gap / next.size);
  }
  return narrowest < widest + SEEN_SPACE;
}

/** Whether the space that is drawn there is one that the pen moved back over. */
export function isTakenBack(
  placed: readonly Glyph[],
  wasDrawn: readonly boolean[],
  at: number,
  withinWords: number,
): boolean {
  return (
    isNoWider(placed, wasDrawn, at, withinWords) &&
    ((isLigature(placed, at - 1) && isInsideWord(placed[at - 1], placed[at])) ||
      isOneOfSeveral(placed, wasDrawn, at, withinWords))
  );
}

/** Whether a space is drawn there, between what may be of one word or number, that is no wider than the gap between letters. */
function isNoWider(placed: readonly Glyph[], wasDrawn: readonly boolean[], at: number, withinWords: number): boolean {
  if (at < 1 || at >= placed.length || !wasDrawn[at]) return false;
  const [last, next] = [placed[at - 1], placed[at]];
  const gap = (next.start - last.end) / Math.min(last.size, next.size);
  return (
    Math.abs(gap - withinWords) <= SAME_GAP &&
    last.baseline === next.baseline &&
    IN_WORD.test(last.text) &&
    IN_WORD.test(next.text)
  );
}

/** Whether another one is on the other side of a character, or of two that are kerned ("C A P I TA L"). */
function isOneOfSeveral(
  placed: readonly Glyph[],
  wasDrawn: readonly boolean[],
  at: number,
  withinWords: number,
): boolean {
  const isBeyond = (beside: number, beyond: number): boolean =>
    isNoWider(placed, wasDrawn, beside, withinWords) ||
    (isNoWider(placed, wasDrawn, beyond, withinWords) && areKerned(placed, wasDrawn, beside));
  return isBeyond(at - 1, at - 2) || isBeyond(at + 1, at + 2);
}

function areKerned(placed: readonly Glyph[], wasDrawn: readonly boolean[], at: number): boolean {
  const [last, next] = [placed[at - 1], placed[at]];
  return !wasDrawn[at] && next.start < last.end && WORD.test(last.text) && WORD.test(next.text);
}
const WORD = /^[\p{L}\p{N}]/u;

const IN_WORD = /^[\p{L}\p{N}.,:/-]/u;

/** Whether a glyph stands for this character and the one before it. */
const isLigature = (placed: readonly Glyph[], at: number): boolean =>
  at > 0 && placed[at].origin === placed[at - 1].origin;

/** Small letters on one line of writing. */
const isInsideWord = (last: Glyph, next: Glyph): boolean =>
  SMALL.test(last.text) && SMALL.test(next.text) && last.size === next.size && last.baseline === next.baseline;
const SMALL = /^\p{Ll}$/u;

/** In font sizes, between characters without a space: fonts that state widths too large make them overlap. */
export function usualGap(placed: readonly Glyph[], wasDrawn: readonly boolean[]): number {
  const gaps: number[] = [];
  for (let i = 1; i < placed.length; i++) {
    if (wasDrawn[i] || placed[i].origin === placed[i - 1].origin) continue;
    gaps.push((placed[i].start - placed[i - 1].end) / placed[i].size);
  }
  return gaps.length === 0 ? 0 : median(gaps);
}
