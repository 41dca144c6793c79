/** What the test files of a process share is closed after the last of them: what is underway would keep it from ending. */
const KEPT = Symbol.for('kept open for all test files');
/** What Jest sends to a process of its own that gets no more test files (`CHILD_MESSAGE_END` of `jest-worker`). */
const NO_MORE_FILES = 2;
const registry = globalThis as { [KEPT]?: (() => Promise<unknown>)[] };

/** Until then, or, where Jest runs the files in its own process, until its teardown (`closeKept.mjs`). */
export function keepOpen<Kept extends { close(): Promise<unknown> }>(kept: Kept): Kept {
  if (registry[KEPT] === undefined) process.on('message', closeAtEnd);
  (registry[KEPT] ??= []).push(() => kept.close());
  return kept;
}

function closeAtEnd(message: unknown): void {
  if (!Array.isArray(message) || message[0] !== NO_MORE_FILES) return;
  // Whoever listens to the parent lives as long as it does.
  process.off('message', closeAtEnd);
  for (const close of registry[KEPT] ?? []) void close();
}
