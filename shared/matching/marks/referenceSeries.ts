/**
 * Whether a number is one of a series of footnote references. Nothing in "python3" says that it is not; that "report1", "government2" and
 * "plan3" are in the same source does. Counted once per source, on first use.
 */
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { raisedNumber } from '../text/raisedDigits.ts';

/** A number glued to a word of three letters or to the punctuation after it. */
const markedWord =
  /(?<!\p{L})(\p{L}{3,})[.,;:!?"”’')\]]{0,2}(?:([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|[[【](\d{1,3})[\]】]|(\d{1,3}))(?![\p{L}\d%]|[.,/:-]\d)/gu;

/** The words of the source that carry each number, raised, in brackets or glued. */
const carriersOf = oncePer((index: SourceIndex): ReadonlyMap<number, ReadonlySet<string>> => {
  const carriers = new Map<number, Set<string>>();
  for (const { text } of index.segments) {
    for (const found of text.matchAll(markedWord)) {
      const raised = found.at(2) ?? '';
      const number = raised === '' ? Number(found.at(3) ?? found.at(4)) : raisedNumber(raised);
      const words = carriers.get(number) ?? new Set();
      carriers.set(number, words.add(found[1].toLowerCase()));
    }
  }
  return carriers;
});

/** References in brackets: how many follow a word, how many of those are placed as references are, and which have an entry of their own. */
interface References {
  readonly groups: number;
  /** Before or after a pause, or glued to their word: an open number is separate, and what it counts follows it. */
  readonly typical: number;
  readonly entries: ReadonlySet<number>;
}

const group =
  /(?<=[\p{L}\p{N}%”"’').,;:\]】] ?)[[【]\s?\d{1,3}(?:\s?[,;–−-]\s?\d{1,3}){0,20}\s?[\]】](\s*(?:[.,;:)!?[【]|$))?/gmu;
const afterPause = /(?:\S|[.,;!?)”"] )$/u;
const entry = /^\s*[[【](\d{1,3})[\]】]\s+(?=\S)/u;

const referencesOf = oncePer((index: SourceIndex): References => {
  const entries = new Set<number>();
  let groups = 0;
  let typical = 0;
  for (const { text } of index.segments) {
    if (!text.includes('[') && !text.includes('【')) continue;
    const own = entry.exec(text)?.[1];
    if (own !== undefined) entries.add(Number(own));
    for (const found of text.matchAll(group)) {
      groups++;
      if (found.at(1) !== undefined || afterPause.test(text.slice(Math.max(0, found.index - 2), found.index)))
        typical++;
    }
  }
  return { groups, typical, entries };
});

/** Groups that make a habit: one or two may be numbers that a draft leaves open. */
const MIN_GROUPS = 2;
/** Share of them that are placed as references are. */
const MIN_TYPICAL_SHARE = 0.3;

/** Whether something proves that a number in brackets is a reference: an entry of its own, others in brackets beside it, or a habit. */
export function isReferenceNumber(index: SourceIndex, number: number, word: string): boolean {
  const { groups, typical, entries } = referencesOf(index);
  if (entries.has(number) || (groups >= MIN_GROUPS && typical >= groups * MIN_TYPICAL_SHARE)) return true;
  const carriers = carriersOf(index);
  return [-2, -1, 1, 2].some((offset) =>
    Array.from(carriers.get(number + offset) ?? []).some((carrier) => carrier !== word),
  );
}

/** Numbers that must be in the same source: the two around it, or the two before or after it. */
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
