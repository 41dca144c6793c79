/** Letter-spaced words, in lines that are not letter-spaced as a whole. */
import type { Glyph } from './glyph.ts';
import { isLetter } from './letters.ts';

/** In font sizes: gaps between letters that are letter-spacing, not kerning or columns. */
export const LEAST_SPACING = 0.06;
export const MOST_SPACING = 0.5;
/**
 * Letters from which a letter-spaced word is not several words of one letter, in a line that is not letter-spaced as a whole. Of 302 pages
 * 4 to 6 change none, 3 changes 56.
 */
const SPACED_LETTERS = 5;
/** In font sizes: the gaps between the letters of such a word differ by less. */
const SAME_SPACING = 0.02;

/**
 * The letters of letter-spaced words beside numbers and symbols ("S e i t e 4 | 15"), except for their first: between them no space is
 * drawn, and all gaps are equally wide. Small letters only: capitals may name columns.
 */
export function spacedLetters(placed: readonly Glyph[], wasDrawn: readonly boolean[]): ReadonlySet<number> | undefined {
  let found: Set<number> | undefined;
  const gapAt = (at: number): number =>
    (placed[at].start - placed[at - 1].end) / Math.min(placed[at].size, placed[at - 1].size);
  let from = 0;
  for (let i = 1; i <= placed.length; i++) {
    // Nearly all letters follow closely: asking for the gap first, nothing is asked of their text.
    const isIn =
      i < placed.length &&
      !wasDrawn[i] &&
      gapAt(i) > LEAST_SPACING &&
      gapAt(i) <= MOST_SPACING &&
      SMALL.test(placed[i].text) &&
      isLetter(placed[i - 1].text) &&
      (i - 1 === from || Math.abs(gapAt(i) - gapAt(from + 1)) <= SAME_SPACING);
    if (isIn) continue;
    if (i - from >= SPACED_LETTERS) {
      found ??= new Set();
      for (let at = from + 1; at < i; at++) found.add(at);
    }
    from = i;
  }
  return found;
}

const SMALL = /^\p{Ll}$/u;
