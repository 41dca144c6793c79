/** An agent that prepares a long scan is told how far it is, and one that sends the same bytes again joins the work. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { asScans } from '../../support/asScans.ts';
import { startLocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = 12;

it('reports the pages that are read, always more of them, and answers with the text', async () => {
  let letGo = (): void => undefined;
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let parts = 0;
  const reading = asScans(async () => {
    parts += 1;
    if (parts > 1) await go;
  });
  const service = await startLocalService({ settings: { PREPARE_WAIT_MS: 200 }, reading });
  const client = new Client({ name: 'test', version: '1' });
  try {
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`), {
        requestInit: { headers: { Authorization: `Bearer ${service.apiKey}` } },
      }),
    );
    const pages = Array.from({ length: PAGES }, (_, index) => [`The committee approved ${index * 7} grants.`]);
    const args = { base64: Buffer.from(await textPdf(pages)).toString('base64'), filename: 'scan.pdf' };
    const told: { progress: number; message?: string | undefined }[] = [];
    const patience = { timeout: 120_000, resetTimeoutOnProgress: true };
    const { structuredContent } = await client.callTool(
      { name: 'prepare_source', arguments: args },
      {
        ...patience,
        onprogress: (progress) => {
          told.push(progress);
          if (progress.message?.startsWith('5 of')) letGo();
        },
      },
    );
    expect(structuredContent).toMatchObject({ filename: 'scan.pdf', pageCount: PAGES });
    expect(told.map(({ message }) => message)).toContain(`5 of ${PAGES} pages are read.`);
    expect(told.every(({ progress }, at) => at === 0 || progress > told[at - 1].progress)).toBe(true);
    const again = await client.callTool({ name: 'prepare_source', arguments: args }, patience);
    expect(again.structuredContent).toEqual(structuredContent);
  } finally {
    letGo();
    await client.close();
    await service.close();
  }
});
