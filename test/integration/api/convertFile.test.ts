/**
 * Promise kept: a file that is not read as it is gets converted, and prepared by its identifier; what cannot be converted costs
 * and leaves nothing.
 */
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertFile } from '../../../shared/conversion/createFileConverter.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { checkReceipt } from '../../../shared/receipts/checkReceipt.ts';
import { receiptKeysSchema } from '../../../shared/contract/receipt.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const LINE = 'High water at Northwind quay is at 06:42 on Monday.';
const OFFICE = Buffer.from(`{\\rtf1 ${LINE}}`);
const RTF = 'application/rtf';

const declared: string[] = [];

/** Sets each line of a file as a line of a page. */
const convertFile: ConvertFile = async (file, { folder }) => {
  const text = await readFile(file.path, 'utf8');
  declared.push(file.mimeType);
  if (text.includes('password'))
    throw new UnconvertibleSource('password', 'The file needs a password. Save it without one.');
  const path = join(folder, 'made.pdf');
  await writeFile(path, await textPdf(text.includes('long') ? Array<string[]>(60).fill([LINE]) : [[LINE]]));
  await copyFile(path, join(folder, 'left over'));
  const rendition = { path, filename: 'tides.pdf', mimeType: 'application/pdf', sizeBytes: (await stat(path)).size };
  const warnings = text.includes('lacking') ? (['resources_missing'] as const) : undefined;
  return { type: { kind: 'office', mimeType: RTF, format: 'rtf' }, rendition, ...(warnings && { warnings }) };
};

describe('converting a file', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService({ convertFile });
  });
  afterAll(() => service.close());

  const convert = (bytes: Uint8Array, fields: Record<string, string> = {}, key = service.apiKey): Promise<Response> =>
    fetch(`${service.baseUrl}/convertFile`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: uploadForm(bytes, fields, 'tides.rtf'),
    });
  const prepare = (body: object): Promise<Response> => service.request('POST', '/prepareAttachments', body);
  const money = ({ headers }: Response): string | null => headers.get('x-cost-cents');

  it('answers that it is converted, and then prepares it by its identifier for nothing more', async () => {
    const response = await convert(OFFICE, { attachmentId: 'tides' });
    expect([response.status, money(response)]).toEqual([200, '5']);
    expect(response.headers.get('x-service-max-file-size')).toBe('104857600');
    const answer = (await response.json()) as { originalDownload: { link: { url: string } } };
    expect(answer).toMatchObject({
      attachmentId: 'tides',
      status: 'converted',
      metadata: {
        filename: 'tides.rtf',
        originalFilename: 'tides.rtf',
        originalMimeType: RTF,
        convertedMimeType: 'application/pdf',
        pageCount: 1,
      },
      convertedDownload: { filename: 'tides.pdf', mimeType: 'application/pdf' },
    });
    expect(answer).not.toHaveProperty('deepTextPages');
    const original = await fetch(answer.originalDownload.link.url);
    expect(Buffer.from(await original.arrayBuffer()).equals(OFFICE)).toBe(true);

    const prepared = await prepare({ attachmentId: 'tides' });
    expect([prepared.status, money(prepared)]).toEqual([200, '0']);
    expect(await prepared.json()).toMatchObject({ attachmentId: 'tides', status: 'ready', deepTextPages: [LINE] });
    const again = await convert(OFFICE, { attachmentId: 'tides' });
    expect([again.status, money(again)]).toEqual([200, '0']);
  });

  it('verifies against it with a proof, and signs what it was made from and into', async () => {
    await convert(OFFICE, { attachmentId: 'quoted' });
    const data = { attachmentId: 'quoted', citations: { one: { sourceContext: LINE } }, receipt: true };
    const response = await service.request('POST', '/verifyCitations', { data });
    const { verifications } = (await response.json()) as { verifications: { one: Verification } };
    expect(verifications.one).toMatchObject({ status: 'found', evidence: { src: expect.stringContaining('data:') } });
    const keys = await fetch(`${service.baseUrl}/.well-known/citation-receipts.json`);
    const checked = checkReceipt(verifications.one.receipt!, receiptKeysSchema.parse(await keys.json()).keys);
    expect(checked.ok && checked.statement.subject.map(({ name }) => name)).toEqual([
      'source',
      'rendition',
      'text',
      'page',
      'proof',
    ]);
  });

  it('takes what is read as it is, too', async () => {
    const response = await convert(await textPdf([[LINE]]), { attachmentId: 'plain' });
    expect(await response.json()).toMatchObject({
      status: 'converted',
      metadata: { originalMimeType: 'application/pdf', convertedMimeType: 'application/pdf' },
    });
    expect(await (await prepare({ attachmentId: 'plain' })).json()).toMatchObject({ deepTextPages: [LINE] });
  });

  it('prepares by its identifier nothing that was never converted', async () => {
    const bytes = await textPdf([[LINE], ['Two pages.']]);
    expect((await service.upload(bytes, { attachmentId: 'uploaded' })).status).toBe(200);
    const refused = await prepare({ attachmentId: 'uploaded' });
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('/getAttachment');
    expect((await convert(bytes, { attachmentId: 'uploaded' })).status).toBe(200);
    expect(await (await prepare({ attachmentId: 'uploaded' })).json()).toMatchObject({
      deepTextPages: [LINE, 'Two pages.'],
    });
  });

  it('tells what cannot be converted, for nothing', async () => {
    const response = await convert(Buffer.from('{\\rtf1 password}'), { attachmentId: 'locked' });
    expect([response.status, money(response)]).toEqual([200, '0']);
    expect(await response.json()).toMatchObject({ status: 'error', error: expect.stringContaining('password') });
    expect(await (await prepare({ attachmentId: 'locked' })).json()).toMatchObject({ status: 'error' });
  });

  it('refuses bytes of no kind that it knows, and other bytes under an identifier that is taken', async () => {
    expect((await convert(Buffer.from([1, 2, 3, 0, 255, 254, 0, 1]))).status).toBe(400);
    expect((await convert(OFFICE, { attachmentId: 'same' })).status).toBe(200);
    const response = await convert(Buffer.from('{\\rtf1 other}'), { attachmentId: 'same' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("'attachmentId'");
  });

  it('hands on that a text was declared a page, and believes no other type', async () => {
    for (const type of ['text/html', 'application/pdf']) {
      const form = new FormData();
      form.set('file', new Blob([`<p>${LINE} Declared ${type}.</p>`], { type }), 'tides');
      await fetch(`${service.baseUrl}/convertFile`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.apiKey}` },
        body: form,
      });
    }
    expect(declared.slice(-2)).toEqual(['text/html', 'application/octet-stream']);
  });

  it('says what of a saved page did not come', async () => {
    await convert(Buffer.from(`{\\rtf1 ${LINE} lacking}`), { attachmentId: 'saved' });
    const prepared = await prepare({ attachmentId: 'saved' });
    expect(await prepared.json()).toMatchObject({ status: 'ready', warnings: ['resources_missing'] });
  });

  it('does one conversion for simultaneous requests, and takes the money once', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => convert(OFFICE, { attachmentId: 'together' })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(money).sort()).toEqual(['0', '0', '5']);
  });

  it('says what it would cost at least, and keeps nothing of it', async () => {
    const response = await convert(OFFICE, { attachmentId: 'asked', dryRun: 'true' });
    expect(await response.json()).toMatchObject({ dryRun: true, units: 1, costCents: 5, isMinimum: true });
    expect((await prepare({ attachmentId: 'asked' })).status).toBe(404);
    expect(await (await prepare({ attachmentId: 'tides', dryRun: true })).json()).toMatchObject({
      dryRun: true,
      costCents: 0,
    });
  });

  it('refuses what costs more than there is with 429, and leaves nothing behind', async () => {
    const poor = await service.keyOf('poor', { freeTierCents: 4 });
    expect((await convert(OFFICE, {}, poor)).status).toBe(429);
    const short = await service.keyOf('short', { freeTierCents: 9 });
    const response = await convert(Buffer.from('{\\rtf1 long}'), { attachmentId: 'long' }, short);
    expect(response.status).toBe(429);
    const left = await fetch(`${service.baseUrl}/getAttachment`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${short}` },
      body: JSON.stringify({ attachmentId: 'long' }),
    });
    expect(left.status).toBe(404);
    const spent = await service.storage.balances.get('short');
    expect(spent.holds).toEqual([]);
  });

  it("answers unknown identifiers, and another account's, with 404", async () => {
    expect((await prepare({ attachmentId: 'nowhere' })).status).toBe(404);
    const other = await fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await service.keyOf('other')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ attachmentId: 'tides' }),
    });
    expect(other.status).toBe(404);
    const converted = await service.request('POST', '/convertFile', { attachmentId: 'tides' });
    expect(converted.status).toBe(400);
    expect(await converted.text()).toContain("'url' is required");
  });
});
