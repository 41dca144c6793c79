/** Promise kept: one request checks citations against many attachments, and one bad source never fails the others. */
import type { BatchAttachment, SkippedCitation } from '../../../shared/contract/batch.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

interface Answer {
  readonly verifications: Record<string, Verification | SkippedCitation>;
  readonly attachments: Record<string, BatchAttachment>;
}

describe('verifying citations of many attachments at once', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    for (const [attachmentId, line] of [
      ['north', 'Revenue of the northern ferries rose to 318 million euros.'],
      ['south', 'Revenue of the southern ferries fell to 207 million euros.'],
    ]) {
      expect((await service.upload(await textPdf([[line]]), { attachmentId }, `${attachmentId}.pdf`)).status).toBe(200);
    }
  });
  afterAll(() => service.close());

  const verify = (data: object): Promise<Response> => service.request('POST', '/verifyCitations', { data });
  const answerTo = async (data: object): Promise<Answer> => {
    const response = await verify(data);
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const north = { sourceContext: 'Revenue of the northern ferries rose to 318 million euros.', attachmentId: 'north' };
  const south = { sourceContext: 'Revenue of the southern ferries fell to 208 million euros.', attachmentId: 'south' };

  it('holds each against the attachment that it names, and tells of these', async () => {
    const { verifications, attachments } = await answerTo({ mode: 'batch', citations: { south, north } });
    expect(Object.keys(verifications)).toEqual(['south', 'north']);
    expect(verifications).toMatchObject({
      south: { status: 'partial_text_found', attachmentId: 'south', differences: [{ quoted: '208', source: '207' }] },
      north: { status: 'found', attachmentId: 'north', document: { verifiedPageNumber: 1, verifiedLineIds: [1] } },
    });
    expect(attachments).toMatchObject({
      north: { filename: 'north.pdf', mimeType: 'application/pdf', pageCount: 1, pageImages: [{ pageNumber: 1 }] },
      south: { filename: 'south.pdf', originalDownload: { filename: 'south.pdf' } },
    });
  });

  it('is meant where no attachment is named but by the citations', async () => {
    const { verifications } = await answerTo({ citations: { north } });
    expect(verifications).toMatchObject({ north: { status: 'found', attachmentId: 'north' } });
  });

  it('keeps to the attachment of the request where that is named, whatever a citation says', async () => {
    const response = await verify({ attachmentId: 'south', citations: { north } });
    expect(await response.json()).toMatchObject({ verifications: { north: { attachmentId: 'south' } } });
  });

  it('skips what has no usable attachment, says why, and takes no money for it', async () => {
    const citations = Object.fromEntries([
      ['none', { sourceContext: 'Revenue' }],
      ['unknown', { sourceContext: 'Revenue', attachmentId: 'nowhere' }],
      ['malformed', { sourceContext: 'Revenue', attachmentId: '../north' }],
      ...Array.from({ length: 25 }, (_, i) => [`n${i}`, north] as const),
    ]);
    const response = await verify({ mode: 'batch', citations });
    expect(response.headers.get('x-cost-cents')).toBe('1');
    const { verifications } = (await response.json()) as Answer;
    expect(verifications.none).toMatchObject({ status: 'skipped', reason: expect.stringContaining('attachmentId') });
    expect(verifications.unknown).toMatchObject({ status: 'skipped', error: { code: 'not-found' } });
    expect(verifications.malformed).toMatchObject({ status: 'skipped', error: { code: 'not-found' } });
    expect(verifications.n24).toMatchObject({ status: 'found' });
  });

  it("answers another account's attachments like unknown ones", async () => {
    const citations = { north, unknown: { sourceContext: north.sourceContext, attachmentId: 'nowhere' } };
    const response = await fetch(`${service.baseUrl}/verifyCitations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await service.keyOf('other')}` },
      body: JSON.stringify({ data: { mode: 'batch', citations } }),
    });
    const { verifications, attachments } = (await response.json()) as Answer;
    const told = JSON.stringify(verifications.north).replaceAll('north', 'nowhere');
    expect(told).toBe(JSON.stringify(verifications.unknown));
    expect(attachments).toEqual({});
  });

  it('keeps the results where getAttachment shows them', async () => {
    await answerTo({ mode: 'batch', citations: { kept: north } });
    const response = await service.request('POST', '/getAttachment', { attachmentId: 'north' });
    expect(await response.json()).toMatchObject({ verifications: { kept: { status: 'found' } } });
  });

  it('gives citations that name none the attachment that the request names for all', async () => {
    const plain = { sourceContext: north.sourceContext };
    const { verifications } = await answerTo({ mode: 'batch', attachmentId: 'north', citations: { plain, south } });
    expect(verifications).toMatchObject({ plain: { attachmentId: 'north' }, south: { attachmentId: 'south' } });
  });

  it('looks elsewhere for what is not found in its own attachment, where it is told to', async () => {
    const misattributed = { ...north, attachmentId: 'south' };
    const invented = { sourceContext: 'Two sailors praised the whale', attachmentId: 'south' };
    const citations = { misattributed, invented, north };
    const { verifications } = await answerTo({ mode: 'batch', searchAlso: 'request', citations });
    expect(verifications).toMatchObject({
      misattributed: { status: 'partial_text_found', foundIn: [{ attachmentId: 'north', pageNumber: 1 }] },
      invented: { status: 'not_found' },
    });
    expect(verifications.invented).not.toHaveProperty('foundIn');
    expect(verifications.north).not.toHaveProperty('foundIn');
    const single = await verify({ attachmentId: 'south', searchAlso: ['north', 'nowhere'], citations: { north } });
    expect(await single.json()).toMatchObject({
      verifications: {
        north: {
          attachmentId: 'south',
          foundIn: [{ attachmentId: 'north', evidence: { src: expect.stringMatching(/^data:image/) } }],
        },
      },
      searchSkipped: ['nowhere'],
    });
  });

  it('says in a dry run what it costs', async () => {
    const citations = Object.fromEntries(Array.from({ length: 26 }, (_, i) => [`n${i}`, i % 2 ? north : south]));
    const response = await verify({ mode: 'batch', dryRun: true, citations });
    expect(await response.json()).toMatchObject({ dryRun: true, units: 2, costCents: 2 });
  });

  it('refuses what names no attachment at all, and what names too many', async () => {
    const none = await verify({ mode: 'batch', citations: { a: { sourceContext: 'Revenue' } } });
    expect(none.status).toBe(400);
    expect(await none.json()).toMatchObject({ error: { message: expect.stringContaining("'data.attachmentId'") } });
    const many = Array.from({ length: 51 }, (_, i) => [`k${i}`, { sourceContext: 'Revenue', attachmentId: `a${i}` }]);
    const refused = await verify({ mode: 'batch', citations: Object.fromEntries(many) });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('51 attachments') } });
  });

  it('answers nothing with nothing, for nothing', async () => {
    expect(await answerTo({ mode: 'batch', citations: {} })).toEqual({ verifications: {}, attachments: {} });
  });

  it('tells the value as the source has it', async () => {
    const { verifications } = await answerTo({ citations: { north: { ...north, value: '318 Million' } } });
    expect(verifications.north).toMatchObject({ verifiedSourceMatch: '318 million' });
  });
});
