/** A thread that waits for its first document warms up on a page of its own, and leaves off as soon as there is work. */
import type { DocumentSource } from '../../../shared/documents/documentReader.ts';
import { createPdfReader } from '../../../shared/documents/pdf/pdfReader.ts';
import { warmUp, warmUpPdf } from '../../../shared/documents/pdf/warmUp.ts';
import type { RenderRequest } from '../../../shared/documents/pdfReader.ts';

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
    const requests = await drawings(isNeverAsked);
    const traces = await Promise.all(requests.map(async (request) => (await reader.render(source, request)).traces));
    expect(traces.flat()).toHaveLength(requests.flatMap(({ characters = [] }) => characters).length);
    expect(new Set(traces.flat())).toEqual(new Set(['drawn']));
  });

  it('is read after the lines were drawn', async () => {
    const steps: string[] = [];
    const [draw, read] = ['draw', 'read'].map((step) => () => void steps.push(step));
    await warmUp({ read, draw, isAsked: isNeverAsked, readsAfterMs: 0 });
    expect(new Set(steps)).toEqual(new Set(['draw', 'read']));
    expect(steps).toEqual(steps.toSorted());
  });

  it('is left alone when there is a job already', async () => {
    expect(await drawings(() => true)).toEqual([]);
  });

  it('is left after the step during which a job comes', async () => {
    let asked = 0;
    expect(await drawings(() => asked++ === 2)).toHaveLength(2);
  });
});

async function drawings(isAsked: () => boolean): Promise<RenderRequest[]> {
  const requests: RenderRequest[] = [];
  const draw = (request: RenderRequest): void => void requests.push(request);
  await warmUp({ read: () => undefined, draw, isAsked, readsAfterMs: 0 });
  return requests;
}
