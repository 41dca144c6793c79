/** Promise kept: with `receipt` each verdict comes with a signed statement that anybody can check; without it answers are as before. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { receiptKeysSchema, type ReceiptKey, type ReceiptStatement } from '../../../shared/contract/receipt.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { checkReceipt, disagreements } from '../../../shared/receipts/checkReceipt.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const PAGES = [['Revenue of the northern ferries rose to 318 million euros.'], ['Fuel costs did not fall.']];
const CITATIONS = {
  right: { sourceContext: 'Fuel costs did not fall.', pageNumber: 2 },
  altered: { sourceContext: 'Revenue of the northern ferries rose to 319 million euros.' },
  invented: { sourceContext: 'Two sailors were praised for rescuing a whale.' },
};
const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

describe('receipts', () => {
  let service: LocalService;
  let pdf: Uint8Array;
  beforeAll(async () => {
    service = await startLocalService();
    // Before the first request: a service knows an account for a minute.
    await service.storage.accounts.setReceiptLabel('test', 'Acme & Sons');
    pdf = await textPdf(PAGES);
    expect((await service.upload(pdf, { attachmentId: 'report' }, 'report.pdf')).status).toBe(200);
  });
  afterAll(() => service.close());

  const publishedKeys = async (): Promise<readonly ReceiptKey[]> => {
    const response = await fetch(`${service.baseUrl}/.well-known/citation-receipts.json`);
    expect(response.status).toBe(200);
    return receiptKeysSchema.parse(await response.json()).keys;
  };
  const verify = async (data: object): Promise<Record<keyof typeof CITATIONS, Verification>> => {
    const body = { data: { attachmentId: 'report', citations: CITATIONS, ...data } };
    const response = await service.request('POST', '/verifyCitations', body);
    expect(response.status).toBe(200);
    return ((await response.json()) as { verifications: Record<keyof typeof CITATIONS, Verification> }).verifications;
  };
  const signed = async (verification: Verification): Promise<ReceiptStatement> => {
    const checked = checkReceipt(verification.receipt!, await publishedKeys());
    if (!checked.ok) throw new Error(checked.reason);
    return checked.statement;
  };

  it('are signed with a key that anybody can read, whose private half only the owner can', async () => {
    const { right } = await verify({ receipt: true });
    expect(await publishedKeys()).toMatchObject([
      { kty: 'OKP', crv: 'Ed25519', kid: right.receipt!.signatures[0].keyid },
    ]);
    const file = join(service.dataDir, 'receipt-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(await publishedKeys())).not.toContain((await readFile(file, 'utf8')).trim());
  });

  it('say what was quoted, what came of it and where, and name the source, the page and the proof by their hashes', async () => {
    const { right, altered, invented } = await verify({ receipt: true });
    const { subject, predicate } = await signed(right);
    const proof = Buffer.from(right.evidence!.src.split(',')[1], 'base64');
    expect(Object.fromEntries(subject.map(({ name, digest }) => [name, digest.sha256]))).toEqual({
      source: sha256(pdf),
      text: sha256(PAGES.map((lines) => lines.join('\n')).join('\f')),
      page: sha256(PAGES[1].join('\n')),
      proof: sha256(proof),
    });
    expect(predicate).toMatchObject({
      quotation: CITATIONS.right,
      verdict: 'found',
      page: 2,
      boxes: right.document!.boundingBoxes,
      strictness: 'standard',
      matcherVersion: right.matcherVersion,
      verifiedAt: right.verifiedAt,
      attachmentId: 'report',
      filename: 'report.pdf',
      label: 'Acme & Sons',
    });
    expect((await signed(altered)).predicate).toMatchObject({
      verdict: 'partial_text_found',
      decidedBy: altered.decidedBy,
      differences: [{ quoted: '319', source: '318', rule: altered.differences![0].rule }],
    });
    const ofInvented = await signed(invented);
    expect(ofInvented.predicate).toMatchObject({ verdict: 'not_found', boxes: [] });
    expect(ofInvented.subject.map(({ name }) => name)).toEqual(['source', 'text']);
    for (const one of [right, altered, invented]) expect(disagreements(one, await signed(one))).toEqual([]);
  });

  it('come with batches, whole answers and lines, and are kept with the attachment', async () => {
    const citations = {
      a: { ...CITATIONS.right, attachmentId: 'report' },
      b: { ...CITATIONS.right, attachmentId: 'no' },
    };
    const batch = await service.request('POST', '/verifyCitations', { data: { citations, receipt: true } });
    const { verifications } = (await batch.json()) as { verifications: Record<string, Verification> };
    expect(disagreements(verifications.a, await signed(verifications.a))).toEqual([]);
    expect(verifications.b).not.toHaveProperty('receipt');

    const data = { answer: '“Fuel costs did not fall.”', attachmentIds: ['report'], receipt: true };
    const whole = await service.request('POST', '/verifyAnswer', { data });
    const { quotations } = (await whole.json()) as { quotations: { verification: Verification }[] };
    expect((await signed(quotations[0].verification)).predicate.verdict).toBe('found');

    const lines = await fetch(`${service.baseUrl}/verifyCitations`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}`, Accept: 'application/x-ndjson' },
      body: JSON.stringify({
        data: { attachmentId: 'report', citations: { right: CITATIONS.right }, receipt: true, evidence: 'later' },
      }),
    });
    const [verdict, picture] = (await lines.text())
      .split('\n')
      .map((line) => (line ? (JSON.parse(line) as object) : {})) as [
      { verification: Verification },
      { evidence: { src: string } },
    ];
    const { subject } = await signed(verdict.verification);
    expect(subject.find(({ name }) => name === 'proof')?.digest.sha256).toBe(
      sha256(Buffer.from(picture.evidence.src.split(',')[1], 'base64')),
    );

    const read = await service.request('POST', '/getAttachment', { attachmentId: 'report' });
    const stored = (await read.json()) as { verifications: Record<string, Verification> };
    expect((await signed(stored.verifications.a)).predicate.verdict).toBe('found');
  });

  it('are there only where they are asked for', async () => {
    for (const data of [{}, { receipt: false }]) {
      expect(JSON.stringify(await verify(data))).not.toContain('receipt');
    }
    const response = await service.request('POST', '/verifyCitations', {
      data: { attachmentId: 'report', citations: CITATIONS, receipt: 'yes' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("'data.receipt' must be true or false");
  });
});
