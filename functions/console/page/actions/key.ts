/** The API key: looked at when it is entered, kept in this tab until it is closed, and sent to the service alone. */
import { requestWith } from '../api/client.ts';
import { explanationOf, Failure } from '../api/failure.ts';
import { getState, update } from '../state/store.ts';

const STORED_AS = 'citation-check-key';

/** Who waits for a key before they go on. */
let waiting: (() => void)[] = [];

export function loadKey(): void {
  update({ key: sessionStorage.getItem(STORED_AS) ?? undefined });
}

/** Asks the service whether it takes the key before anything else is done with it: a mistake shows where it was made. */
export async function enterKey(typed: string): Promise<void> {
  // Pasted keys bring line ends, and names of headers, along.
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

/** Does what needs a key; where the service does not accept it any more, again with the next one that is entered. */
export async function withKey<Value>(act: () => Promise<Value>): Promise<Value> {
  for (;;) {
    await needsKey();
    const { key } = getState();
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Failure) || error.explanation.kind !== 'key') throw error;
      // Another one may have been entered meanwhile.
      if (getState().key !== key) continue;
      forgetKey();
      update({ keyCheck: error.explanation });
    }
  }
}

/** Resolves at once where there is a key, else when somebody has entered one. */
function needsKey(): Promise<void> {
  if (getState().key !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
