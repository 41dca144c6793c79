/** Pseudo-random numbers that are the same on every run: a failing case can be named and repeated. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  /** 0 inclusive to `below` exclusive. */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (below) => Math.floor(next() * below),
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}
