/**
 * A list with each item on its own line, a few words and a full stop, is quoted on one line with commas: "Web design, Boat repair" of "Web
 * design." over "Boat repair." A statement has a verb, or denies, and is not an item.
 */
import { isAuxiliary } from '../language/openWords.ts';
import { mayDeny } from '../language/negations.ts';
import { positionAt, type Window } from '../source/window.ts';
import type { Gap } from './gap.ts';

/** Words of an item: longer ones may be sentences. */
const MAX_WORDS = 5;
/** Such lines one below the other: two may be short sentences. */
const MIN_ITEMS = 3;

export function joinsItems(window: Window, quoted: Gap, source: Gap): boolean {
  if (!/^\.[^\S\n]*\n\s*$/.test(source.text) || !/^[,;]\s$/.test(quoted.text)) return false;
  if (source.rightIsSmall || quoted.rightIsSmall) return false;
  const { index, segments } = window;
  const above = segments[positionAt(window, source.left.start)];
  const isItemAt = (at: number): boolean => isItem(index.segments.at(at)?.text ?? '');
  if (!isItemAt(above) || !isItemAt(above + 1)) return false;
  let [first, last] = [above, above + 1];
  while (first > 0 && isItemAt(first - 1)) first--;
  while (isItemAt(last + 1)) last++;
  return last - first + 1 >= MIN_ITEMS;
}

function isItem(line: string): boolean {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
  return (
    /^\P{L}{0,3}\p{Lu}[^.!?:]*\.$/u.test(line.trim()) &&
    words.length <= MAX_WORDS &&
    !words.some((word) => isAuxiliary(word) || mayDeny(word))
  );
}
