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
  // How far those up to each one reach.
  const reaches = new Float64Array(sorted.length);
  let reach = -Infinity;
  sorted.forEach(({ end }, i) => {
    reach = Math.max(reach, end);
    reaches[i] = reach;
  });
  return {
    with: (start, end) => {
      const found: { readonly item: Item; readonly order: number }[] = [];
      for (let i = countBefore(sorted, end) - 1; i >= 0 && reaches[i] > start; i--) {
        if (sorted[i].end > start) found.push(sorted[i]);
      }
      return found.sort((one, other) => one.order - other.order).map(({ item }) => item);
    },
    areSeveral: (start, end) => {
      let count = 0;
      for (let i = countBefore(sorted, end) - 1; i >= 0 && reaches[i] > start && count < 2; i--) {
        if (sorted[i].end > start) count++;
      }
      return count > 1;
    },
  };
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
