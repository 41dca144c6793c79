/** The text for a prompt comes in the requested form, and in the usual one if none is requested. */
import type { PreparedAttachment } from '../../../shared/contract/attachment.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

describe('the form of the text for a prompt', () => {
  let service: LocalService;
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await textPdf([['One line.'], ['Another.']]);
    service = await startLocalService();
  });
  afterAll(() => service.close());

  const portion = async (fields: Record<string, string>): Promise<string> => {
    const response = await service.upload(pdf, fields);
    expect(response.status).toBe(200);
    return ((await response.json()) as PreparedAttachment).deepTextPromptPortion;
  };

  it('is compact where that is asked for, of one source as of the other', async () => {
    const compact = '[page 1]\n1| One line.\n[page 2]\n1| Another.';
    expect(await portion({ attachmentId: 'a', promptFormat: 'compact' })).toBe(compact);
    const form = uploadForm(pdf, { attachmentId: 'c' });
    const authorization = `Bearer ${service.apiKey}`;
    const converted = { method: 'POST', headers: { authorization }, body: form };
    expect((await fetch(`${service.baseUrl}/convertFile`, converted)).status).toBe(200);
    const body = { attachmentId: 'c', promptFormat: 'compact' };
    expect(await (await service.request('POST', '/prepareAttachments', body)).json()).toMatchObject({
      deepTextPromptPortion: compact,
    });
    const marked = await portion({ attachmentId: 'a' });
    expect(marked).toMatch(/^<page_number_1_index_0>\n<line id="1">One line\.<\/line>/);
    expect(await portion({ attachmentId: 'a', promptFormat: 'marked' })).toBe(marked);
  });

  it('is refused when there is no such form', async () => {
    const response = await service.upload(await textPdf([['One line.']]), { promptFormat: 'poem' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('promptFormat');
  });

  it('has an instruction for models, which anybody may read, as Markdown or JSON', async () => {
    const read = (accept: string) => fetch(`${service.baseUrl}/prompts/quoting`, { headers: { Accept: accept } });
    const page = await read('*/*');
    expect(page.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await page.text();
    expect(text).toContain('<<<CITATION_DATA>>>');
    expect(await (await read('application/json')).json()).toMatchObject({ prompt: text });
    expect((await fetch(`${service.baseUrl}/prompts/quoting`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${service.baseUrl}/prompts`)).status).toBe(404);
  });

  it("has a block of citations in it that verifyAnswer reads, with every quotation's source and page", async () => {
    const text = await (await fetch(`${service.baseUrl}/prompts/quoting`)).text();
    const block = /<<<CITATION_DATA>>>.*<<<END_CITATION_DATA>>>/s.exec(text)?.[0] ?? '';
    const letter = await textPdf([['Revenue rose to 318 million euros. Fuel costs did not fall.']]);
    await service.upload(letter, { attachmentId: 'example' });
    const data = { answer: `It grew.\n\n${block}`, attachmentIds: ['example'] };
    const response = await service.request('POST', '/verifyAnswer', { data });
    expect(await response.json()).toMatchObject({
      summary: { found: 1, partial: 0, notFound: 0 },
      quotations: [{ attachmentId: 'example', reference: { pageNumber: 1 } }],
    });
  });
});
