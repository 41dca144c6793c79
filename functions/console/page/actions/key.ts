/** The API key: tried when it is entered, kept in this tab until it is closed, and sent only to the service. */
import { requestWith } from '../api/client.ts';
import { explanationOf, Failure } from '../api/failure.ts';
import { getState, update } from '../state/store.ts';

const STORED_AS = 'citation-check-key';

/** Callers waiting for a key before they continue. */
let waiting: (() => void)[] = [];

export function loadKey(): void {
  update({ key: sessionStorage.getItem(STORED_AS) ?? undefined });
}

/** Asks the service whether it accepts the key before anything else is done with it: a mistake shows where it was made. */
export async function enterKey(typed: string): Promise<void> {
  // Pasted keys bring line ends, and header names, along.
  const key = typed.trim().replace(/^(?:Authorization:\s*)?Bearer\s+/i, '');
  if (key === '' || getState().keyCheck === 'looking') return;
  update({ keyCheck: 'looking' });
  try {
    await requestWith(key, 'GET', '/attachments?limit=1');
  } catch (error) {
    update({ keyCheck: explanationOf(error) });
    return;
  }
  sessionStorage.setItem(STORED_AS, key);
  update({ key, keyCheck: undefined });
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
}

export function forgetKey(): void {
  sessionStorage.removeItem(STORED_AS);
  update({ key: undefined, keyCheck: undefined, balanceCents: undefined });
}

/** Does what needs a key; if the service no longer accepts it, again with the next one that is entered. */
export async function withKey<Value>(act: () => Promise<Value>): Promise<Value> {
  for (;;) {
    await needsKey();
    const { key } = getState();
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Failure) || error.explanation.kind !== 'key') throw error;
      // Another one may have been entered in the meantime.
      if (getState().key !== key) continue;
      forgetKey();
      update({ keyCheck: error.explanation });
    }
  }
}

/** Resolves at once if there is a key, otherwise when somebody has entered one. */
function needsKey(): Promise<void> {
  if (getState().key !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
