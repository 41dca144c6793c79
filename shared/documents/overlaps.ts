/** Which of many stretches overlap another one: those far from it are not looked at, as a page may have hundreds of thousands. */

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Overlaps<Item> {
  /** Those that share more than a point with the stretch, in the order given. */
  with(start: number, end: number): readonly Item[];
  /** Whether those are several. */
  areSeveral(start: number, end: number): boolean;
}

export function overlapsAmong<Item>(items: readonly Item[], stretchOf: (item: Item) => Stretch): Overlaps<Item> {
  const sorted = items
    .map((item, order) => ({ item, order, ...stretchOf(item) }))
    .sort((one, other) => one.start - other.start);
  const ends = furthestEnds(sorted);
  /** Calls back for those of a part of them, halved until none in it reaches the stretch, from right to left until one is enough. */
  const visit = (start: number, before: number, take: (at: number) => boolean): void => {
    const visitPart = (node: number, from: number, length: number): boolean => {
      if (from >= before || !(ends[node] > start)) return false;
      if (length === 1) return take(from);
      const half = length / 2;
      return visitPart(2 * node + 1, from + half, half) || visitPart(2 * node, from, half);
    };
    visitPart(1, 0, ends.length / 2);
  };
  return {
    with: (start, end) => {
      const found: { readonly item: Item; readonly order: number }[] = [];
      visit(start, countBefore(sorted, end), (at) => {
        found.push(sorted[at]);
        return false;
      });
      return found.sort((one, other) => one.order - other.order).map(({ item }) => item);
    },
    areSeveral: (start, end) => {
      let count = 0;
      visit(start, countBefore(sorted, end), () => ++count > 1);
      return count > 1;
    },
  };
}

/** A tree over them in an array: how far those of each part reach, the whole at 1, the halves of part `n` at `2n` and `2n + 1`. */
function furthestEnds(sorted: readonly Stretch[]): Float64Array {
  let leaves = 1;
  while (leaves < sorted.length) leaves *= 2;
  const ends = new Float64Array(2 * leaves).fill(-Infinity);
  sorted.forEach(({ end }, i) => (ends[leaves + i] = end));
  for (let node = leaves - 1; node > 0; node--) ends[node] = Math.max(ends[2 * node], ends[2 * node + 1]);
  return ends;
}

/** How many of them begin before that. */
function countBefore(sorted: readonly Stretch[], end: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle].start < end) low = middle + 1;
    else high = middle;
  }
  return low;
}
