/** Hands files over to the browser. */
import { request } from '../api/client.ts';
import { explanationOf } from '../api/failure.ts';
import type { Source } from '../state/state.ts';
import { update } from '../state/store.ts';

/** The source with every verdict on it. */
export async function downloadAnnotated({ id, name }: Source): Promise<void> {
  try {
    const response = await request('POST', `/attachments/${encodeURIComponent(id)}/annotated`, {});
    save(await response.blob(), `${withoutEnding(name)} (annotated).pdf`);
  } catch (error) {
    update({ failure: explanationOf(error) });
  }
}

/** Long enough for any browser to begin. */
const KEPT_MS = 60_000;

export function save(content: Blob, filename: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '');
