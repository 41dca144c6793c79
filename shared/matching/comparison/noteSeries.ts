/**
 * Whether a number is one of a series of note marks. Nothing in "python3" says that it is none; that "report1", "government2" and
 * "plan3" stand in the same source does. Counted once per source, when first asked for.
 */
import type { SourceIndex } from '../source/sourceIndex.ts';

/** The words that carry each number, raised, in brackets or glued, in the whole source. */
type Carriers = ReadonlyMap<number, ReadonlySet<string>>;

const cache = new WeakMap<SourceIndex, Carriers>();

/** A number glued to a word of three letters or to the punctuation behind it. */
const markedWord =
  /(\p{L}{3,})[.,;:!?"”’')\]]{0,2}(?:([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|[[【](\d{1,3})[\]】]|(\d{1,3}))(?![\p{L}\d%]|[.,/:-]\d)/gu;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function carriersOf(index: SourceIndex): Carriers {
  const known = cache.get(index);
  if (known !== undefined) return known;
  const carriers = new Map<number, Set<string>>();
  for (const { text } of index.segments) {
    for (const found of text.matchAll(markedWord)) {
      const raised = Array.from(found.at(2) ?? '', (digit) => superscripts.indexOf(digit)).join('');
      const number = Number(raised || (found.at(3) ?? found.at(4)));
      const words = carriers.get(number) ?? new Set();
      carriers.set(number, words.add(found[1].toLowerCase()));
    }
  }
  cache.set(index, carriers);
  return carriers;
}

/** Numbers that must stand in the same source: the two around it, or the two before or behind it. */
const neighbours: readonly (readonly [number, number])[] = [
  [-1, 1],
  [-2, -1],
  [1, 2],
];

/** Whether other words of the source carry the numbers next to this one: versions of one product do not count. */
export function isInSeries(index: SourceIndex, number: number, word: string): boolean {
  const carriers = carriersOf(index);
  const isCarried = (other: number): boolean =>
    Array.from(carriers.get(other) ?? []).some((carrier) => carrier !== word);
  return neighbours.some((offsets) => offsets.every((offset) => isCarried(number + offset)));
}
