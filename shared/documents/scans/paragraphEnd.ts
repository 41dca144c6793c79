/** Where a paragraph surely ends without the end of a sentence: a heading, a label, an item without a full stop. */
import { greatest } from '../../platform/longLists.ts';
import { isRightToLeft, isUnspaced } from '../layout/codePoints.ts';
import { spanBox, type IndexedLine } from '../textIndex.ts';

/** Lines before and after the place that show how far the column extends. */
const NEARBY = 8;
/** In line heights: the space between two words, and the play of a right margin. */
const SPACE = 0.4;
/** How words that cannot continue a sentence begin: in German a noun may, too, but it would have been set in the line before. */
const BEGINS = /^[\p{Lu}\p{N}•◦▪■–—-]/u;

/**
 * Whether no sentence continues from the line before `at` to the one there: there was room for its first word, which begins with a capital,
 * a number or an item's marker.
 */
export function endsParagraph(lines: readonly IndexedLine[], at: number): boolean {
  const [last, next] = [lines[at - 1], lines[at]];
  if (!BEGINS.test(next.text) || !isPlain(last) || !isPlain(next)) return false;
  const [before, after] = [boxOf(last), boxOf(next)];
  if (after.y < before.y + before.height / 2) return false;
  const right = greatest(
    lines
      .slice(Math.max(0, at - NEARBY), at + NEARBY)
      .filter(({ direction }) => direction === 'horizontal')
      .map(boxOf)
      .filter((box) => isOver(box, before) && isOver(box, after))
      .map(({ x, width }) => x + width),
  );
  const first = spanBox(next, 0, /^\S+/.exec(next.text)?.[0].length ?? next.text.length).width;
  return before.x + before.width + first + SPACE * Math.max(before.height, after.height) <= right;
}

/** Level, and in a script that is read from the left and has spaces between its words. */
const isPlain = ({ direction, text }: IndexedLine): boolean =>
  direction === 'horizontal' &&
  text !== '' &&
  !Array.from(text).some((character) => isUnspaced(character) || isRightToLeft(character.codePointAt(0) ?? 0));

const boxOf = (line: IndexedLine): ReturnType<typeof spanBox> => spanBox(line, 0, line.text.length);

const isOver = (one: { x: number; width: number }, other: { x: number; width: number }): boolean =>
  one.x < other.x + other.width && one.x + one.width > other.x;
