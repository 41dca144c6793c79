/** What the test files of a process share is closed after the last of them (`closeKept.mjs`): what is underway would keep it from ending. */
const KEPT = Symbol.for('kept open for all test files');
const registry = globalThis as { [KEPT]?: (() => Promise<unknown>)[] };

export function keepOpen<Kept extends { close(): Promise<unknown> }>(kept: Kept): Kept {
  (registry[KEPT] ??= []).push(() => kept.close());
  return kept;
}
