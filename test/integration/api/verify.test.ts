/** Every field of a verification is what the contract says, for what is found, partly found and not found. */
import sharp, { type OutputInfo } from 'sharp';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = [
  ['Quarterly report', 'Revenue increased by 12.5 percent to 4.2 million dollars', 'in the third quarter of the year.'],
  [
    'Outlook',
    'The board does not expect further growth in the coming year,',
    'and costs will remain at 310 million dollars.',
  ],
];

describe('verifying citations', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    expect((await service.upload(await textPdf(PAGES), { attachmentId: 'report' })).status).toBe(200);
  });
  afterAll(() => service.close());

  async function verify(citations: unknown, rest: object = {}): Promise<Response> {
    return service.request('POST', '/verifyCitations', { data: { attachmentId: 'report', citations, ...rest } });
  }

  async function verifications(citations: unknown, rest: object = {}): Promise<Record<string, Verification>> {
    const response = await verify(citations, rest);
    expect(response.status).toBe(200);
    return ((await response.json()) as { verifications: Record<string, Verification> }).verifications;
  }

  async function pictureOf(verification: Verification): Promise<{ info: OutputInfo; data: Buffer }> {
    const [, base64] = verification.evidence!.src.split(';base64,');
    return sharp(Buffer.from(base64, 'base64')).raw().toBuffer({ resolveWithObject: true });
  }

  it('fills both field groups from one value each', async () => {
    const { one } = await verifications({
      one: {
        sourceContext: 'Revenue increased by 12.5 percent to 4.2 million dollars in the third quarter',
        value: '12.5 percent',
        pageNumber: 1,
      },
    });
    expect(one).toMatchObject({
      status: 'found',
      searchState: { status: 'found', expectedPage: 1, actualPage: 1, occurrences: 1 },
      lowerCaseSearchTerm: 'revenue increased by 12.5 percent to 4.2 million dollars in the third quarter',
      verifiedSourceContext: 'Revenue increased by 12.5 percent to 4.2 million dollars in the third quarter',
      pageNumber: 1,
      document: { pageNumber: 1, lineId: 2, lineIds: [2, 3] },
      citation: { value: '12.5 percent', pageNumber: 1 },
    });
    expect(one.sourceSnippet).toBe(one.matchSnippet);
    expect(one.sourceSnippet).toContain('Revenue increased by 12.5 percent');
    expect(one.searchState.confidence).toBeGreaterThan(0.5);
    expect(Date.parse(one.verifiedAt)).not.toBeNaN();
    expect(one.matcherVersion).toBeTruthy();
    expect(one.selectors).toMatchObject([
      { type: 'TextQuoteSelector', exact: expect.stringMatching(/^Revenue.*dollars\nin the third quarter$/) },
      { type: 'TextPositionSelector', start: 17 },
      { type: 'FragmentSelector', value: expect.stringMatching(/^page=1&viewrect=72,\d+,\d+,\d+$/) },
    ]);
    expect(one.link).toBeUndefined();
  });

  it('gives a box for every line of the match, in points from the top left', async () => {
    const { one } = await verifications({ one: { sourceContext: '4.2 million dollars in the third quarter' } });
    const [first, second] = one.document!.boundingBoxes;
    expect(one.document!.boundingBoxes).toHaveLength(2);
    // Lines 2 and 3 have their baselines 72 + 16 and 72 + 32 points below the top edge, and start at 72.
    expect(first.y).toBeLessThan(88);
    expect(first.y + first.height).toBeGreaterThan(88);
    expect(first.x).toBeGreaterThan(72 + 100);
    expect(second.x).toBeCloseTo(72, -1);
    expect(second.y + second.height).toBeGreaterThan(104);
    expect(second.pageNumber).toBe(1);
  });

  it.each(['avif', 'jpeg', 'png', 'webp'] as const)('draws the proof as %s, highlighted', async (format) => {
    const { one } = await verifications(
      { one: { sourceContext: 'costs will remain at 310 million dollars' } },
      { outputImageFormat: format },
    );
    expect(one.evidence!.src).toMatch(new RegExp(`^data:image/${format};base64,`));
    const { info, data } = await pictureOf(one);
    expect(one.evidence!.dimensions).toEqual({ width: info.width, height: info.height });
    let yellow = 0;
    for (let i = 0; i < data.length; i += info.channels) {
      if (data[i] > 230 && data[i + 1] > 210 && data[i + 2] < 180) yellow += 1;
    }
    expect(yellow).toBeGreaterThan(1000);
  });

  it('takes AVIF when no format is named, and refuses a format that it does not know', async () => {
    const { one } = await verifications({
      one: { sourceContext: 'Revenue increased by 12.5 percent to 4.2 million dollars' },
    });
    expect(one.evidence?.src).toMatch(/^data:image\/avif/);
    const response = await verify({ one: { value: 'Outlook' } }, { outputImageFormat: 'tiff' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('data.outputImageFormat');
  });

  it('never calls a changed number, name or negation found', async () => {
    const answers = await verifications({
      number: { sourceContext: 'Revenue increased by 12.6 percent to 4.2 million dollars' },
      point: { sourceContext: 'Revenue increased by 125 percent to 4.2 million dollars' },
      unit: { sourceContext: 'Revenue increased by 12.5 percent to 4.2 billion dollars' },
      negation: { sourceContext: 'The board does expect further growth in the coming year' },
      invented: { sourceContext: 'Employees celebrated with champagne aboard seventeen yachts' },
    });
    expect(Object.fromEntries(Object.entries(answers).map(([key, { status }]) => [key, status]))).toEqual({
      number: 'partial_text_found',
      point: 'partial_text_found',
      unit: 'partial_text_found',
      negation: 'partial_text_found',
      invented: 'not_found',
    });
    expect(answers.invented.evidence).toBeUndefined();
    expect(answers.invented.verifiedSourceContext).toBeUndefined();
    expect(answers.number.differences).toEqual([
      expect.objectContaining({
        kind: 'replaced',
        quoted: expect.stringContaining('12.6'),
        source: expect.stringContaining('12.5'),
      }),
    ]);
  });

  it('finds a quotation on another page than expected, and says so', async () => {
    const { one } = await verifications({
      one: { sourceContext: 'costs will remain at 310 million dollars', pageNumber: 1 },
    });
    expect(one.searchState).toMatchObject({ status: 'found', expectedPage: 1, actualPage: 2 });
    expect(one.pageNumber).toBe(2);
  });

  it('speaks the earlier form to those who ask in it', async () => {
    const { one } = await verifications({
      one: { fullPhrase: 'costs will remain at 310 million dollars', anchorText: '310 million' },
    });
    expect(one.status).toBe('found');
    expect(one.verificationImageBase64).toBe(one.evidence!.src);
    const { two } = await verifications({ two: { sourceContext: 'costs will remain at 310 million dollars' } });
    expect(two).not.toHaveProperty('verificationImageBase64');
  });

  it('returns any key exactly as given, __proto__ included', async () => {
    const keys = ['__proto__', 'constructor', 'ünï', '"quoted"', ' ', 'a'.repeat(256), '1'];
    const body = `{"data":{"attachmentId":"report","citations":{${keys.map((key) => `${JSON.stringify(key)}:{"value":"Outlook"}`).join(',')}}}}`;
    const response = await fetch(`${service.baseUrl}/verifyCitations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' },
      body,
    });
    const answer = (await response.json()) as { verifications: object };
    expect(Object.keys(answer.verifications).sort()).toEqual(keys.sort());
  });

  it('names every citation that does not fit, and counts the included ones in a header', async () => {
    const response = await verify({
      good: { value: 'Outlook' },
      empty: {},
      blank: { sourceContext: '  ' },
      typed: { value: 'x', pageNumber: 'two' },
      none: null,
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Service-Included-Citations')).toBe('25');
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toContain("'data.citations.empty'");
    expect(error.message).toContain("'data.citations.blank'");
    expect(error.message).toContain("'data.citations.typed.pageNumber' must be a number");
    expect(error.message).toContain("'data.citations.none' must be an object");
    expect(error.message).not.toContain('good');
  });

  it.each([
    ['an array', []],
    ['a string', 'x'],
    ['too many', Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [i, { value: 'x' }]))],
  ])('refuses citations that are %s', async (_name, citations) => {
    const response = await verify(citations);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('data.citations');
  });

  it('answers no citations by no verifications, and an unknown attachment by 404', async () => {
    expect(await verifications({})).toEqual({});
    const response = await service.request('POST', '/verifyCitations', {
      data: { attachmentId: 'unknown', citations: {} },
    });
    expect(response.status).toBe(404);
  });

  it('keeps the results: a read shows the latest for every key', async () => {
    await verifications({ kept: { sourceContext: 'Quarterly report about nothing' } });
    await verifications({ kept: { sourceContext: 'in the third quarter of the year' }, other: { value: 'Outlook' } });
    const response = await service.request('POST', '/getAttachment', { attachmentId: 'report' });
    const { verifications: stored } = (await response.json()) as { verifications: Record<string, Verification> };
    expect(stored.kept.status).toBe('found');
    expect(stored.kept.evidence!.src).toMatch(/^data:image/);
    expect(stored.other.status).toBe('found');
  });

  it('and left out, with the pages, for those who need neither', async () => {
    await verifications({ kept: { sourceContext: 'in the third quarter of the year' } });
    const read = async (leaveOut: readonly string[]) => {
      const response = await service.request('POST', '/getAttachment', { attachmentId: 'report', leaveOut });
      return (await response.json()) as Record<'verifications' | 'pageImages' | 'deepTextPages', object>;
    };
    const whole = await read([]);
    expect(Object.keys(whole.verifications)).not.toEqual([]);
    const { deepTextPages } = whole;
    expect(await read(['verifications'])).toMatchObject({ deepTextPages, verifications: {} });
    const neither = await read(['pages', 'verifications']);
    expect(neither).toMatchObject({ verifications: {}, pageImages: [], deepTextPages: [] });
    expect(neither).toHaveProperty('pageCount', Object.keys(deepTextPages).length);
  });

  it('gives the same answer to the same question', async () => {
    const ask = async () => {
      const { one } = await verifications({ one: { sourceContext: 'Revenue increased by 12.6 percent' } });
      return JSON.stringify({ ...one, verifiedAt: '' });
    };
    expect(await ask()).toBe(await ask());
  });
});
