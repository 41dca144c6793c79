/** A verification with more pictures than fit still has every verdict, and the same ones. */
import type { Verification } from '../../../shared/contract/verification.ts';
import { doctoredPdf } from '../../support/doctoredPdf.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const SENTENCES = Array.from(
  { length: 40 },
  (_, i) => `Harbour number ${i} was dredged in ${1900 + i} by ${i + 3} ships.`,
);

describe('a verification with more pictures than there is room for', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ settings: { PICTURES_BUDGET_BYTES: 100_000 } });
    expect((await service.upload(await textPdf([SENTENCES]), { attachmentId: 'harbours' })).status).toBe(200);
  });
  afterAll(() => service.close());

  const citations = Object.fromEntries(
    SENTENCES.map((sentence, i) => [
      String(i),
      { sourceContext: i % 4 === 3 ? sentence.replace('dredged', 'flooded') : sentence },
    ]),
  );

  async function verify(): Promise<Record<string, Verification>> {
    const data = { attachmentId: 'harbours', citations, outputImageFormat: 'png' };
    const response = await service.request('POST', '/verifyCitations', { data });
    expect(response.status).toBe(200);
    return ((await response.json()) as { verifications: Record<string, Verification> }).verifications;
  }

  it('has every verdict, with places, and pictures of the differing ones first', async () => {
    const answers = Object.values(await verify());
    expect(answers).toHaveLength(SENTENCES.length);
    const partial = answers.filter(({ status }) => status === 'partial_text_found');
    const found = answers.filter(({ status }) => status === 'found');
    expect([partial.length, found.length]).toEqual([10, 30]);
    for (const { document, verifiedSourceContext } of answers) {
      expect(document!.boundingBoxes.length).toBeGreaterThan(0);
      expect(verifiedSourceContext).toBeTruthy();
    }
    const pictured = answers.filter(({ evidence }) => evidence !== undefined);
    expect(pictured.length).toBeLessThan(SENTENCES.length);
    expect(pictured.reduce((sum, { evidence }) => sum + evidence!.src.length, 0)).toBeLessThanOrEqual(100_000);
    // As many of these as fit come before any of the others.
    const without = partial.filter(({ evidence }) => evidence === undefined);
    if (without.length > 0) expect(found.filter(({ evidence }) => evidence !== undefined).length).toBeLessThan(3);
    expect(pictured.length).toBeGreaterThan(2);
  });

  it('has the same verdicts again', async () => {
    const statuses = async () => Object.values(await verify()).map(({ status }) => status);
    expect(await statuses()).toEqual(await statuses());
  });
});

describe('a verification that has no time for pictures', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ settings: { PICTURES_BUDGET_MS: 0 } });
  });
  afterAll(() => service.close());

  it('still never finds what the page does not show', async () => {
    const { pdf, hidden, shown } = await doctoredPdf();
    expect((await service.upload(pdf, { attachmentId: 'doctored' })).status).toBe(200);
    const response = await service.request('POST', '/verifyCitations', {
      data: { attachmentId: 'doctored', citations: textsOf({ ...hidden, ...shown }) },
    });
    const { verifications } = (await response.json()) as { verifications: Record<string, Verification> };
    for (const key of Object.keys(hidden)) expect([key, verifications[key].status]).not.toEqual([key, 'found']);
    for (const key of Object.keys(shown)) expect([key, verifications[key].status]).toEqual([key, 'found']);
    for (const { evidence } of Object.values(verifications)) expect(evidence).toBeUndefined();
  });
});

const textsOf = (texts: Record<string, string>): Record<string, { sourceContext: string }> =>
  Object.fromEntries(Object.entries(texts).map(([key, sourceContext]) => [key, { sourceContext }]));
