/** A thread that waits for its first document warms up on a page of its own, and leaves off as soon as there is work. */
import type { DocumentSource } from '../../../shared/documents/documentReader.ts';
import { createPdfReader } from '../../../shared/documents/pdf/pdfReader.ts';
import { warmUp, warmUpPdf } from '../../../shared/documents/pdf/warmUp.ts';
import type { RenderRequest } from '../../../shared/documents/pdfReader.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';

const bytes = warmUpPdf();
const source: DocumentSource = { id: 'warm-up', mimeType: 'application/pdf', load: () => Promise.resolve(bytes) };
const secondReads: unknown[] = [];
const reader = createPdfReader({
  extractionDeadlineMs: 60_000,
  maxPages: 1,
  onSecondReader: (cause) => secondReads.push(cause),
});
afterAll(() => reader.close());

const isNeverAsked = (): boolean => false;

describe('the page that a thread warms up on', () => {
  it('has text whose characters are traced where they are drawn', async () => {
    const { pages } = await reader.extractText(source);
    expect(secondReads).toEqual([]);
    expect(pages[0].lines.map(({ text }) => text)).toContain('Annual report, page 12');
    const requests = await drawnOf(pages[0], isNeverAsked);
    const traces = await Promise.all(requests.map(async (request) => (await reader.render(source, request)).traces));
    expect(traces.flat()).toHaveLength(requests.flatMap(({ characters = [] }) => characters).length);
    expect(new Set(traces.flat())).toEqual(new Set(['drawn']));
  });

  it('is left alone when there is a job already', async () => {
    const { pages } = await reader.extractText(source);
    let readings = 0;
    const read = (): IndexedPage => pages[readings++];
    await warmUp({ read, draw: () => undefined, isAsked: () => true });
    expect(readings).toBe(0);
  });

  it('is left after the step during which a job comes', async () => {
    const { pages } = await reader.extractText(source);
    let drawings = 0;
    await warmUp({ read: () => pages[0], draw: () => (drawings += 1), isAsked: () => drawings === 2 });
    expect(drawings).toBe(2);
  });
});

async function drawnOf(page: IndexedPage, isAsked: () => boolean): Promise<RenderRequest[]> {
  const requests: RenderRequest[] = [];
  await warmUp({ read: () => page, draw: (request) => requests.push(request), isAsked });
  return requests;
}
