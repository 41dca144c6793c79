/** Passes files to the browser. */
import { request } from '../api/client.ts';
import { explanationOf } from '../api/failure.ts';
import type { Source } from '../state/state.ts';
import { getState, update } from '../state/store.ts';
import { writeReport } from './writeReport.ts';

/** The source with every verdict on it. */
export async function downloadAnnotated({ id, name }: Source): Promise<void> {
  try {
    const response = await request('POST', `/attachments/${encodeURIComponent(id)}/annotated`, {});
    save(await response.blob(), `${withoutEnding(name)} (annotated).pdf`);
  } catch (error) {
    update({ failure: explanationOf(error) });
  }
}

/** One self-contained file, to open from disk, to print and to file. */
export function downloadReport(): void {
  const now = new Date().toISOString();
  save(writeReport(getState(), now), `Quotations ${now.slice(0, 10)}.html`);
}

/** The signed statements, in the order of the list. */
export function downloadReceipts(): void {
  const receipts = getState().quotations.flatMap(({ verification: { receipt } }) => (receipt ? [receipt] : []));
  save(new Blob([JSON.stringify(receipts, null, 2)], { type: 'application/json' }), 'receipts.json');
}

/** Long enough for any browser to start. */
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
