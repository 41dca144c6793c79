/** Promise kept: a whole answer is checked as it is: each quotation against its source, separating invented from misattributed ones. */
import type { VerifiedAnswer } from '../../../shared/contract/answerRequest.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const ANSWER = `# Ferries

The north does well: “Revenue of the northern ferries rose to 318 million euros.” [1]
The south does not: "Revenue of the southern ferries fell to 208 million euros" (south.pdf, p. 1).
It is said that “two sailors were praised for rescuing a whale” [1].
And [1] says “Fuel costs of the southern ferries did not fall.”

> Revenue of the southern ferries fell to 207 million euros.
`;

describe('checking a whole answer', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
    for (const [attachmentId, lines] of [
      ['north', ['Revenue of the northern ferries rose to 318 million euros.']],
      [
        'south',
        [
          'Revenue of the southern ferries fell to 207 million euros.',
          'Fuel costs of the southern ferries did not fall.',
        ],
      ],
    ] as const) {
      const pdf = await textPdf([[...lines]]);
      expect((await service.upload(pdf, { attachmentId }, `${attachmentId}.pdf`)).status).toBe(200);
    }
  });
  afterAll(() => service.close());

  const ask = (data: object): Promise<Response> => service.request('POST', '/verifyAnswer', { data });
  const check = async (data: object): Promise<VerifiedAnswer> => {
    const response = await ask({ attachmentIds: ['north', 'south'], ...data });
    expect(response.status).toBe(200);
    return (await response.json()) as VerifiedAnswer;
  };

  it('checks the value of a citation that is written as data', async () => {
    const citation = (value: string): string =>
      `{"attachmentId": "north", "sourceContext": "Revenue of the northern ferries rose to 318 million euros.", "value": "${value}"}`;
    const answer = `It grew.\n<<<CITATION_DATA>>>[${citation('318 million')}, ${citation('319 million')}]<<<END_CITATION_DATA>>>`;
    const { quotations, annotated } = await check({ answer });
    expect(quotations).toMatchObject([
      { value: '318 million', verification: { status: 'found' } },
      { value: '319 million', verification: { status: 'partial_text_found', decidedBy: ['value.outside'] } },
    ]);
    expect(annotated).toMatch(/^It grew\.\[\^c1\]\[\^c2\]\n/);
  });

  it('finds every quotation and says what it came to, against the source that is named beside it', async () => {
    const { quotations, summary } = await check({ answer: ANSWER });
    expect(quotations.map(({ start, end }) => ANSWER.slice(start, end))).toEqual([
      'Revenue of the northern ferries rose to 318 million euros.',
      'Revenue of the southern ferries fell to 208 million euros',
      'two sailors were praised for rescuing a whale',
      'Fuel costs of the southern ferries did not fall.',
      'Revenue of the southern ferries fell to 207 million euros.',
    ]);
    expect(quotations).toMatchObject([
      { attachmentId: 'north', verification: { status: 'found' } },
      { attachmentId: 'south', verification: { status: 'partial_text_found', differences: [{ source: '207' }] } },
      { attachmentId: 'north', verification: { status: 'not_found' } },
      { attachmentId: 'north', verification: { foundIn: [{ attachmentId: 'south', pageNumber: 1 }] } },
      { attachmentId: 'south', verification: { status: 'found' } },
    ]);
    expect(quotations[4].reference).toBeUndefined();
    expect(summary).toEqual({ found: 2, partial: 1, notFound: 1, misattributed: 1 });
  });

  it('gives the answer back with a mark after each quotation and a note for each', async () => {
    const { annotated } = await check({ answer: ANSWER });
    expect(annotated).toContain('318 million euros.”[^c1] [1]');
    expect(annotated).toMatch(
      /\[\^c2\]: \[Partly found in south\.pdf, page 1\. The source says “207”, not “208”\.\]\(<http.*south\/pages\/1>\)/,
    );
    expect(annotated).toContain('[^c3]: Not found in north.pdf.');
    expect(annotated).toMatch(/\[\^c4\]: \[Misattributed: not in north\.pdf, but in south\.pdf, page 1\./);
  });

  it('costs what its quotations cost as citations, and nothing where there are none', async () => {
    const priced = await ask({ attachmentIds: ['north'], answer: ANSWER, dryRun: true });
    expect(await priced.json()).toMatchObject({ dryRun: true, units: 1, costCents: 1 });
    const response = await ask({ attachmentIds: ['north'], answer: 'I quote nothing.' });
    expect(response.headers.get('x-cost-cents')).toBe('0');
    expect(await response.json()).toMatchObject({ quotations: [], annotated: 'I quote nothing.' });
  });

  it('searches what else it is told to, and names what it could not search', async () => {
    const answer = 'It says “Fuel costs of the southern ferries did not fall.” (north.pdf)';
    const { quotations, searchSkipped } = await check({
      answer,
      attachmentIds: ['north'],
      searchAlso: ['south', 'nowhere'],
    });
    expect(quotations).toMatchObject([{ verification: { foundIn: [{ attachmentId: 'south' }] } }]);
    expect(searchSkipped).toEqual(['nowhere']);
  });

  it('says beside what it found nowhere that a source could not be searched', async () => {
    const answer = 'It says “The ferries sank on 3 May 2019.” and “Fuel costs of the southern ferries did not fall.”';
    const { annotated } = await check({ answer, attachmentIds: ['north', 'nowhere'], searchAlso: ['south'] });
    expect(annotated).toContain('[^c1]: Not found in any source. One source could not be searched.');
    expect(annotated).toMatch(/\[\^c2\]: \[Found in south\.pdf, page 1\.\]/);
  });

  it("answers another account's attachments like unknown ones", async () => {
    const response = await fetch(`${service.baseUrl}/verifyAnswer`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await service.keyOf('other')}` },
      body: JSON.stringify({ data: { answer: ANSWER, attachmentIds: ['north', 'south'] } }),
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { code: 'not-found', message: expect.stringContaining("'north'") },
    });
  });

  it('refuses unknown attachments where none is left, too many quotations and too long answers', async () => {
    expect((await ask({ attachmentIds: ['nowhere'], answer: ANSWER })).status).toBe(404);
    expect((await ask({ attachmentIds: ['north'], answer: '“a b c d” '.repeat(1001) })).status).toBe(400);
    expect((await ask({ attachmentIds: ['north'], answer: 'x'.repeat(200_001) })).status).toBe(400);
    expect((await ask({ answer: ANSWER })).status).toBe(400);
  });

  it('takes no money for what it refuses, and keeps nothing of it', async () => {
    const refused = { attachmentId: 'refused', citations: { c: { sourceContext: 'Nothing but rain.' } } };
    expect((await service.upload(await textPdf([['Nothing but rain.']]), { attachmentId: 'refused' })).status).toBe(
      200,
    );
    const before = await service.storage.balances.get('test');
    const request = (path: string, body: string): Promise<Response> =>
      fetch(service.baseUrl + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json' },
        body,
      });
    const ofMegabytes = {
      data: { attachmentIds: ['refused'], answer: 'It says “nothing but rain”. '.repeat(190_000) },
    };
    const twice = JSON.stringify({ data: refused }).replace('"citations":{', '"citations":{"c":{"value":"rain"},');
    const statuses = [
      ['/verifyAnswer', JSON.stringify(ofMegabytes)],
      [
        '/verifyAnswer',
        JSON.stringify({ data: { attachmentIds: ['refused'], answer: '“nothing but rain at all” '.repeat(10_000) } }),
      ],
      ['/verifyCitations', twice],
      ['/verifyCitations', JSON.stringify({ data: { mode: 'batch', citations: [refused] } })],
    ] as const;
    for (const [path, body] of statuses) {
      const response = await request(path, body);
      expect([400, 413]).toContain(response.status);
      expect(await response.json()).toMatchObject({ error: { retryable: false, message: expect.any(String) } });
    }
    expect(await service.storage.balances.get('test')).toEqual(before);
    const kept = await service.request('POST', '/getAttachment', { attachmentId: 'refused' });
    expect(await kept.json()).toMatchObject({ verifications: {} });
  });

  it('reads marks that nobody closes, nested markup and what would run as text', async () => {
    const attachmentIds = ['north'];
    const unclosed = await check({ attachmentIds, answer: '“'.repeat(60_000) });
    expect(unclosed.quotations).toEqual([]);
    const nested = `${'<div><blockquote>'.repeat(5_000)}Revenue of the northern ferries rose to 318 million euros.`;
    expect((await check({ attachmentIds, answer: nested, format: 'html' })).quotations).toHaveLength(1);
    const running = '<img src=x onerror=alert(1)><script>alert(1)</script><q>Nobody here ever rescued a whale</q>';
    for (const format of ['html', 'markdown']) {
      const { annotated, summary } = await check({ attachmentIds, answer: running, format });
      expect(summary.notFound).toBe(1);
      expect(annotated).not.toMatch(/<(?:img|script)/);
    }
  });
});
