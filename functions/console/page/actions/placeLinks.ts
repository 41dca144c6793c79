/** Links to a place: the address names the source, the page and the quotation, never the key. */
import type { CheckedQuotation, Source } from '../state/state.ts';
import { getState, update } from '../state/store.ts';
import { fingerprint } from './fingerprint.ts';
import { select } from './select.ts';
import { openStored, whenPrepared } from './sources.ts';

/** For a quotation: by its words, so that a link outlives the list that it was copied from. */
const nameOf = (text: string): Promise<string> => fingerprint(new TextEncoder().encode(text));

export async function copyPlaceLink({ text, verification, sourceId = '' }: CheckedQuotation): Promise<void> {
  const place = new URLSearchParams({
    source: sourceId,
    page: String(verification.pageNumber ?? 1),
    quotation: await nameOf(text),
  });
  const address = new URL(location.href);
  address.hash = place.toString();
  try {
    await navigator.clipboard.writeText(address.href);
    update({ notice: 'The link is copied.' });
  } catch {
    // Without permission to write there, the address bar has it.
    location.hash = address.hash;
    update({ notice: 'The link is in the address bar.' });
  }
}

/** Opens what this tab's address names. @returns a function that stops it */
export function followAddress(): () => void {
  const follow = (): void => {
    void goTo(new URLSearchParams(location.hash.slice(1)));
  };
  follow();
  addEventListener('hashchange', follow);
  return () => {
    removeEventListener('hashchange', follow);
  };
}

async function goTo(place: URLSearchParams): Promise<void> {
  const id = place.get('source');
  if (id === null || id === '') return;
  openStored(id, id);
  await whenPrepared(id);
  if (!getState().sources.some((source: Source) => source.id === id && source.phase === 'ready')) return;
  const pageNumber = Number(place.get('page') ?? 1);
  if (Number.isSafeInteger(pageNumber) && pageNumber > 0) {
    update({ shown: id, target: { sourceId: id, pageNumber } });
  }
  const wanted = place.get('quotation');
  for (const { id: quotation, text, sourceId } of getState().quotations) {
    if (sourceId === id && (await nameOf(text)) === wanted) {
      select(quotation);
      return;
    }
  }
}
