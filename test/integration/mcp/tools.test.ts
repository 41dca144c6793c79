/** Promise kept: an agent reads a source, is told what it misquoted and what to write instead, and may do no more than its user allows. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';
import { textPdf } from '../../support/textPdf.ts';

const PROGRAM = fileURLToPath(new URL('../../../infra/mcp/main.ts', import.meta.url));
const WRONG = 'Revenue of the northern ferries rose to 319 million euros.';
const RIGHT = WRONG.replace('319', '318');

describe.each(['over standard input and output', 'over HTTP'])('tools for agents, %s', (way) => {
  const isLocal = way !== 'over HTTP';
  let service: LocalService;
  let folder: TemporaryFolder;
  let client: Client;

  beforeAll(async () => {
    service = await startLocalService();
    folder = await temporaryFolder();
    await mkdir(join(folder.path, 'open'));
    const pdf = await textPdf([[RIGHT], ['Fuel costs did not fall.']]);
    await writeFile(join(folder.path, 'open/north.pdf'), pdf);
    await writeFile(join(folder.path, 'secret.pdf'), pdf);
    await symlink(join(folder.path, 'secret.pdf'), join(folder.path, 'open/link.pdf'));
    await service.upload(
      await textPdf([['The annex speaks of a whale that was seen.']]),
      { attachmentId: 'annex' },
      'annex.pdf',
    );
    client = new Client({ name: 'test', version: '1' });
    const headers = { Authorization: `Bearer ${service.apiKey}` };
    await client.connect(
      isLocal
        ? new StdioClientTransport({
            command: process.execPath,
            args: [PROGRAM, '--folder', join(folder.path, 'open'), '--server', service.baseUrl],
            env: { CITE_KEY: service.apiKey },
          })
        : new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`), { requestInit: { headers } }),
    );
  });
  afterAll(async () => {
    await client.close();
    await service.close();
    await folder.remove();
  });

  interface Answer {
    isError?: boolean;
    content: { type: string; text?: string; data?: string; mimeType?: string }[];
    structuredContent?: Record<string, unknown>;
  }
  const call = async (name: string, args: object): Promise<Answer> =>
    (await client.callTool({ name, arguments: { ...args } })) as unknown as Answer;
  const said = ({ content }: Answer): string => content.map(({ text }) => text ?? '').join('\n');
  const prepare = async (): Promise<string> => {
    const pdf = Buffer.from(await textPdf([[RIGHT], ['Fuel costs did not fall.']])).toString('base64');
    const answer = await call(
      'prepare_source',
      isLocal ? { path: 'north.pdf' } : { base64: pdf, filename: 'north.pdf' },
    );
    expect(answer.isError).toBeFalsy();
    return String(answer.structuredContent?.attachmentId);
  };

  it('tells what it can do, and what of it changes nothing', async () => {
    const { tools } = await client.listTools();
    expect(Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]))).toEqual({
      prepare_source: false,
      verify_quotations: true,
      verify_answer: true,
      find_quotation: true,
      get_page: true,
    });
    for (const tool of tools) expect(tool.outputSchema).toBeDefined();
    const properties = tools[0].inputSchema.properties ?? {};
    expect('path' in properties).toBe(isLocal);
    expect(client.getInstructions()).toContain('verify again');
  });

  it('reads a source, and answers with its text as the prompt portion', async () => {
    const pdf = Buffer.from(await textPdf([[RIGHT]])).toString('base64');
    const answer = await call('prepare_source', { base64: pdf, filename: 'one.pdf' });
    expect(answer.structuredContent).toMatchObject({ filename: 'one.pdf', pageCount: 1, pagesInText: 1 });
    expect(said(answer)).toContain(`[page 1]\n1| ${RIGHT}`);
    expect(said(await call('prepare_source', { base64: pdf, maxCharacters: 5 }))).toContain('get_page');
  });

  it('says what to correct, with the page and a picture of it, and agrees once it is corrected', async () => {
    const attachmentIds = [await prepare()];
    const wrong = await call('verify_quotations', { quotations: [{ text: WRONG }], attachmentIds });
    expect(said(wrong)).toContain('Partly found in north.pdf, page 1. The source says “318”, not “319”.');
    expect(said(wrong)).toContain('then verify again');
    expect(wrong.content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
    expect(wrong.structuredContent).toMatchObject({
      allFound: false,
      results: [{ outcome: 'partly_found', pageNumber: 1 }],
    });
    const right = await call('verify_quotations', { quotations: [{ text: RIGHT }], attachmentIds });
    expect(right.structuredContent).toMatchObject({ allFound: true, results: [{ outcome: 'found' }] });
    expect(right.content).toHaveLength(1);
  });

  it('checks a whole answer, and tells invented from misattributed', async () => {
    const north = await prepare();
    const answer = `It grew: "${WRONG}" (north.pdf, p. 1)\n\nAnd "a whale that was seen" (north.pdf).`;
    const checked = await call('verify_answer', { answer, attachmentIds: [north, 'annex'] });
    expect(checked.structuredContent).toMatchObject({
      summary: { partial: 1, misattributed: 1 },
      results: [
        { line: 1, column: 11 },
        { line: 3, outcome: 'misattributed', foundElsewhere: [{ source: 'annex.pdf' }] },
      ],
    });
    expect(said(checked)).toContain('Misattributed: not in north.pdf, but in annex.pdf, page 1.');
  });

  it('finds words in many sources', async () => {
    const north = await prepare();
    const { structuredContent } = await call('find_quotation', {
      text: 'Fuel costs did not fall',
      attachmentIds: [north, 'annex'],
    });
    expect(structuredContent).toMatchObject({ places: [{ attachmentId: north, pageNumber: 2, isExact: true }] });
    expect(
      said(await call('find_quotation', { text: 'a whale that was seen', attachmentIds: ['nowhere', 'annex'] })),
    ).toMatch(/Exactly in annex\.pdf.*\nNot searched, because they are not prepared: nowhere\./);
  });

  it('finds words in the latest sources of the account when none are named', async () => {
    const { structuredContent } = await call('find_quotation', { text: 'a whale that was seen' });
    expect(structuredContent).toMatchObject({ places: [{ attachmentId: 'annex', isExact: true }] });
  });

  it('gives pages as text and as a picture, by tool and as resources', async () => {
    const north = await prepare();
    const page = await call('get_page', { attachmentId: north, pageNumber: 2 });
    expect(page.structuredContent).toMatchObject({ text: 'Fuel costs did not fall.', pageCount: 2 });
    const uri = `attachment://${north}/pages/2`;
    expect((await client.readResource({ uri })).contents).toMatchObject([{ uri, text: 'Fuel costs did not fall.' }]);
    const drawn = async () =>
      (await call('get_page', { attachmentId: 'annex', pageNumber: 1, picture: true })).content.at(1);
    while ((await drawn()) === undefined) await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await drawn()).toMatchObject({ type: 'image', mimeType: expect.stringMatching(/^image\/(png|jpeg)$/) });
    const { contents } = await client.readResource({ uri: 'attachment://annex/pages/1/image' });
    expect(contents).toMatchObject([{ mimeType: 'image/png', blob: expect.any(String) }]);
  });

  it('says what to do when something cannot be done', async () => {
    const unknown = await call('verify_quotations', { quotations: [{ text: RIGHT }], attachmentIds: ['nowhere'] });
    expect(unknown).toMatchObject({ isError: true });
    expect(said(unknown)).toContain('prepare_source');
    const beyond = await call('get_page', { attachmentId: 'annex', pageNumber: 7 });
    expect(beyond).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('pages are 1 to 1') }] });
    expect(await call('prepare_source', {})).toMatchObject({ isError: true });
    const broken = await call('prepare_source', { base64: Buffer.from('%PDF-1.7').toString('base64') });
    expect(broken).toMatchObject({ isError: true });
  });

  it('teaches how to quote', async () => {
    const { messages } = await client.getPrompt({ name: 'quote_exactly', arguments: { task: 'Sum it up.' } });
    expect(JSON.stringify(messages)).toContain('<<<CITATION_DATA>>>');
    expect(JSON.stringify(messages)).toContain('Sum it up.');
  });

  if (isLocal) {
    it('reads no file outside of the folders, by whatever path', async () => {
      for (const path of ['../secret.pdf', 'link.pdf', join(folder.path, 'secret.pdf'), '/etc/passwd', '.', '']) {
        const answer = await call('prepare_source', { path });
        expect([path, answer.isError]).toEqual([path, true]);
        expect(said(answer)).toContain('is no file below');
      }
    });
  } else {
    const send = async (body: string) => {
      const answer = await fetch(`${service.baseUrl}/mcp`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${service.apiKey}`,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body,
      });
      return answer.text();
    };

    it('refuses as every endpoint does: without a key, and by another method', async () => {
      const ask = (method: string, headers = {}) => fetch(`${service.baseUrl}/mcp`, { method, headers });
      expect((await ask('POST')).status).toBe(401);
      expect(await (await ask('POST')).json()).toMatchObject({ error: { code: 'unauthenticated' } });
      expect(await (await ask('GET')).json()).toMatchObject({ error: { code: 'method-not-allowed' } });
      const body = await fetch(`${service.baseUrl}/mcp`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.apiKey}` },
        body: 'no JSON',
      });
      expect(await body.json()).toMatchObject({ error: { code: 'invalid-argument' } });
    });

    it('refuses a batch of more messages than anybody has use for, and a message nested without end', async () => {
      const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
      const batch = (messages: number) =>
        JSON.stringify(Array.from({ length: messages }, (_, id) => ({ ...ping, id })));
      expect(await send(batch(17))).toContain('at most 16');
      expect(await send(batch(16))).not.toContain('at most');
      expect(await send(`{"params":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toContain('more than 100 levels');
    });

    it('refuses identifiers, names, addresses and tasks of megabytes, and takes arguments of that size', async () => {
      const long = 'a'.repeat(100_000);
      const refused = async (message: object) => {
        expect(await send(JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }))).toContain(
          'more than 65536 characters',
        );
      };
      await refused({ id: long, method: 'ping' });
      await refused({ method: 'resources/read', params: { uri: long } });
      await refused({ method: 'prompts/get', params: { name: 'quote_exactly', arguments: { task: long } } });
      await refused({ method: 'tools/call', params: { name: long, arguments: {} } });
      expect(said(await call('prepare_source', { base64: '!'.repeat(100_000) }))).toContain('must be the bytes');
    });

    it.each(['2024-11-05', '2025-03-26', '2025-06-18'])(
      'speaks with clients of the revision %s',
      async (protocolVersion) => {
        const message = {
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: { protocolVersion, capabilities: {}, clientInfo: { name: 'old', version: '1' } },
        };
        const send = (sent: object) =>
          fetch(`${service.baseUrl}/mcp`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${service.apiKey}`,
              'Content-Type': 'application/json',
              Accept: 'application/json, text/event-stream',
            },
            body: JSON.stringify(sent),
          });
        const greeted = await (await send(message)).text();
        expect(greeted).toContain(`"protocolVersion":"${protocolVersion}"`);
        const called = await send({
          jsonrpc: '2.0',
          id: 2,
          method: 'tools/call',
          params: { name: 'get_page', arguments: { attachmentId: 'annex', pageNumber: 1 } },
        });
        expect(await called.text()).toContain('a whale that was seen');
      },
    );
  }
});
