/** What is read from a whole source is read once, on first use, and discarded with it. */
import type { SourceIndex } from './sourceIndex.ts';

export function oncePerSource<T extends object>(read: (index: SourceIndex) => T): (index: SourceIndex) => T {
  const cache = new WeakMap<SourceIndex, T>();
  return (index) => {
    const known = cache.get(index);
    if (known !== undefined) return known;
    const made = read(index);
    cache.set(index, made);
    return made;
  };
}
