/** The API key: kept in this tab until it is closed, and sent to the service alone. */
import { getState, update } from '../state/store.ts';

const STORED_AS = 'citation-check-key';

/** Who waits for a key before they go on. */
let waiting: (() => void)[] = [];

export function loadKey(): void {
  update({ key: sessionStorage.getItem(STORED_AS) ?? undefined });
}

export function useKey(typed: string): void {
  // Pasted keys bring line ends, and names of headers, along.
  const key = typed.trim().replace(/^(?:Authorization:\s*)?Bearer\s+/i, '');
  if (key === '') return;
  sessionStorage.setItem(STORED_AS, key);
  update({ key, failure: undefined });
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
}

export function forgetKey(): void {
  sessionStorage.removeItem(STORED_AS);
  update({ key: undefined, balanceCents: undefined });
}

/** Resolves at once where there is a key, else when somebody has entered one. */
export function needsKey(): Promise<void> {
  if (getState().key !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
