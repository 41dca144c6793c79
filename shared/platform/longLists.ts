/**
 * What `Math.min(...values)` and `list.push(...more)` do, for lists of any length: those pass each value as an argument, of which the
 * stack has room for 125,000, and files of strangers have more.
 */

/** Infinity for none. */
export function least(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** -Infinity for none. */
export function greatest(values: Iterable<number>): number {
  let found = -Infinity;
  for (const value of values) found = Math.max(found, value);
  return found;
}

export function append<Item>(list: Item[], more: Iterable<Item>): void {
  for (const one of more) list.push(one);
}
