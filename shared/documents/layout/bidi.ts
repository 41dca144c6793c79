/** From drawing order to reading order, for lines with right-to-left text. */
import { isRightToLeft } from './codePoints.ts';

/** A character with the marks on it, or a space. */
export interface Cluster {
  readonly text: string;
  /** A gap between two cells of a table, or two columns: what is on either side is read by itself. */
  readonly isWideGap?: boolean;
}

const LATIN_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

type Kind = 'right' | 'left' | 'neutral';

/**
 * Puts clusters from left-to-right visual order into reading order: the inverse of rule L2 of the Unicode bidirectional algorithm (UAX #9),
 * with two levels, which is what lines of documents have. Numbers separated only by spaces follow each other in the direction of the line
 * (rules N1 and N2), as do cells of a table.
 */
export function toLogicalOrder<T extends Cluster>(visual: readonly T[]): readonly T[] {
  const kinds = visual.map((cluster) => kindOf(cluster.text));
  const right = count(kinds, 'right');
  if (right === 0) return visual;
  const letters = visual.filter((cluster, i) => kinds[i] === 'left' && !DIGIT.test(cluster.text)).length;
  return right >= letters ? rightToLeftLine(visual, kinds) : leftToRightLine(visual, kinds);
}

function rightToLeftLine<T extends Cluster>(visual: readonly T[], kinds: readonly Kind[]): T[] {
  const items = [...visual].reverse();
  return reverseStretches(items, [...kinds].reverse(), 'left', (from, to) => {
    const stretch = items.slice(from, to);
    return stretch.every(({ text }) => !LETTER.test(text)) ? splitAt(stretch, ({ text }) => text === ' ') : [stretch];
  });
}

function leftToRightLine<T extends Cluster>(visual: readonly T[], kinds: readonly Kind[]): T[] {
  const items = [...visual];
  return reverseStretches(items, [...kinds], 'right', (from, to) => [items.slice(from, to)]);
}

/**
 * Reverses every stretch from one `kind` to the next with nothing of the other kind between them, or each of its parts.
 * @param parts of the stretch between two positions
 */
function reverseStretches<T extends Cluster>(
  items: readonly T[],
  kinds: readonly Kind[],
  kind: Kind,
  parts: (from: number, to: number) => T[][],
): T[] {
  const reordered: T[] = [];
  for (let i = 0; i < items.length; i++) {
    let end = i;
    if (kinds[i] === kind) {
      for (let j = i; j < items.length && (kinds[j] === kind || kinds[j] === 'neutral') && !items[j].isWideGap; j++) {
        if (kinds[j] === kind) end = j + 1;
      }
    }
    if (end === i) reordered.push(items[i]);
    else {
      for (const part of parts(i, end)) reordered.push(...part.reverse());
      i = end - 1;
    }
  }
  return reordered;
}

/** Pieces ended by the separators, each separator a piece of its own. */
function splitAt<T>(items: readonly T[], isSeparator: (item: T) => boolean): T[][] {
  const pieces: T[][] = [[]];
  for (const item of items) {
    if (isSeparator(item)) pieces.push([item], []);
    else pieces[pieces.length - 1].push(item);
  }
  return pieces;
}

function kindOf(text: string): Kind {
  const code = text.codePointAt(0) ?? 0;
  // Digits of Arabic scripts are written from left to right too.
  if (isRightToLeft(code) && !DIGIT.test(text)) return 'right';
  return LATIN_OR_DIGIT.test(text) ? 'left' : 'neutral';
}

const count = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((each) => each === kind).length;
