/** Promise kept: with `Accept: application/x-ndjson` verdicts come one per line, as they are decided, and the totals last. */
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

interface Line {
  readonly key?: string;
  readonly verification?: Verification;
  readonly evidence?: { readonly src: string };
  readonly summary?: object;
  readonly costCents?: number;
  readonly attachments?: object;
  readonly error?: object;
}

describe('verdicts as they come', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    const pdf = await textPdf([['Revenue rose to 318 million euros.', 'Fuel costs did not fall.']]);
    expect((await service.upload(pdf, { attachmentId: 'report' })).status).toBe(200);
  });
  afterAll(() => service.close());

  const ask = (data: object): Promise<Response> =>
    fetch(`${service.baseUrl}/verifyCitations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, Accept: 'application/x-ndjson' },
      body: JSON.stringify({ data }),
    });
  const linesOf = async (response: Response): Promise<Line[]> =>
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  const citations = {
    right: { sourceContext: 'Revenue rose to 318 million euros.' },
    wrong: { sourceContext: 'Revenue rose to 319 million euros.' },
    invented: { sourceContext: 'Two sailors praised the whale' },
  };

  it('are one line each, with the sums and the money in the last', async () => {
    const response = await ask({ attachmentId: 'report', citations });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(response.headers.get('x-cost-cents')).toBe('1');
    const lines = await linesOf(response);
    const last = lines.pop();
    expect(last).toMatchObject({
      summary: { found: 1, partial: 1, notFound: 1, skipped: 0 },
      costCents: 1,
      balanceCents: Number(response.headers.get('x-balance-cents')),
    });
    const told = Object.fromEntries(lines.map(({ key, verification }) => [key, verification?.status]));
    expect(told).toEqual({ right: 'found', wrong: 'partial_text_found', invented: 'not_found' });
    expect(lines.find(({ key }) => key === 'right')?.verification?.evidence?.src).toMatch(/^data:image/);
  });

  it('have their pictures in lines of their own, where these may come later', async () => {
    const lines = await linesOf(await ask({ attachmentId: 'report', citations, evidence: 'later' }));
    const ofRight = lines.filter(({ key }) => key === 'right');
    expect(ofRight).toHaveLength(2);
    expect(ofRight[0].verification).toMatchObject({ status: 'found' });
    expect(ofRight[0].verification).not.toHaveProperty('evidence');
    expect(ofRight[1].evidence?.src).toMatch(/^data:image/);
  });

  it('of a batch tell what was skipped, and the attachments', async () => {
    const named = { ...citations.right, attachmentId: 'report' };
    const lines = await linesOf(await ask({ mode: 'batch', citations: { named, none: citations.right } }));
    expect(lines.find(({ key }) => key === 'none')?.verification?.status).toBe('skipped');
    expect(lines.at(-1)).toMatchObject({
      summary: { found: 1, skipped: 1 },
      attachments: { report: { pageCount: 1 } },
    });
  });

  it('are refused in the error shape, with the status of the error, as long as nothing was sent', async () => {
    const unknown = await ask({ attachmentId: 'nowhere', citations });
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('content-type')).toContain('application/json');
    expect(await ask({ attachmentId: 'report', citations: {} }).then(linesOf)).toMatchObject([{ costCents: 0 }]);
  });
});
