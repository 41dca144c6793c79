/** From the order of drawing to the order of reading, for lines with text written from right to left. */
import { isRightToLeft } from './codePoints.ts';

/** A character with the marks on it, or a space. */
export interface Cluster {
  readonly text: string;
}

const LATIN_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const DIGIT = /\p{Nd}/u;

type Kind = 'right' | 'left' | 'neutral';

/**
 * Clusters in the order in which they stand from left to right become the order in which they are read: the inverse of
 * rule L2 of the Unicode bidirectional algorithm (UAX #9), with two levels, which is what lines of documents have.
 */
export function toLogicalOrder<T extends Cluster>(visual: readonly T[]): readonly T[] {
  const kinds = visual.map((cluster) => kindOf(cluster.text));
  const right = count(kinds, 'right');
  if (right === 0) return visual;
  const letters = visual.filter((cluster, i) => kinds[i] === 'left' && !DIGIT.test(cluster.text)).length;
  return right >= letters ? rightToLeftLine(visual, kinds) : leftToRightLine(visual, kinds);
}

function rightToLeftLine<T>(visual: readonly T[], kinds: readonly Kind[]): T[] {
  return reverseRuns([...visual].reverse(), [...kinds].reverse(), 'left');
}

function leftToRightLine<T>(visual: readonly T[], kinds: readonly Kind[]): T[] {
  return reverseRuns([...visual], [...kinds], 'right');
}

/** Reverses every stretch from one `kind` to the next with nothing of the other kind between them. */
function reverseRuns<T>(items: T[], kinds: Kind[], kind: Kind): T[] {
  for (let i = 0; i < items.length; i++) {
    if (kinds[i] !== kind) continue;
    let last = i;
    for (let j = i + 1; j < items.length && (kinds[j] === kind || kinds[j] === 'neutral'); j++) {
      if (kinds[j] === kind) last = j;
    }
    const stretch = items.slice(i, last + 1).reverse();
    items.splice(i, stretch.length, ...stretch);
    i = last;
  }
  return items;
}

function kindOf(text: string): Kind {
  const code = text.codePointAt(0) ?? 0;
  // Digits of Arabic scripts are written from left to right too.
  if (isRightToLeft(code) && !DIGIT.test(text)) return 'right';
  return LATIN_OR_DIGIT.test(text) ? 'left' : 'neutral';
}

const count = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((each) => each === kind).length;
