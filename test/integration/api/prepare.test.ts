/** An upload answers with its text page by page and gives its bytes back, and is refused with a reason if it cannot be read. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreparedAttachment } from '../../../shared/contract/attachment.ts';
import { compoundFile } from '../../support/compoundFile.ts';
import { docx, odt } from '../../support/officeFiles.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { textPdf } from '../../support/textPdf.ts';

const DAY_MS = 86_400_000;

describe('preparing an upload', () => {
  let service: LocalService;
  let pdf: Uint8Array;
  let otherPdf: Uint8Array;
  beforeAll(async () => {
    service = await startLocalService();
    pdf = await textPdf([['The first page.', 'It has two lines.'], ['The second page.']]);
    otherPdf = await textPdf([['Another document.']]);
  });
  afterAll(() => service.close());

  async function prepared(response: Response): Promise<PreparedAttachment> {
    expect(response.status).toBe(200);
    return (await response.json()) as PreparedAttachment;
  }

  async function message(response: Response): Promise<string> {
    expect(response.status).toBe(400);
    return ((await response.json()) as { error: { message: string } }).error.message;
  }

  /** Page images come a moment later and are left out. */
  async function storedKeys(): Promise<string[]> {
    const keys = [];
    for await (const { key } of service.storage.files.list('sources/')) {
      if (!/\/(pages|thumbnails)\//.test(key)) keys.push(key);
    }
    return keys;
  }

  it('answers with the text page by page and everything the contract names', async () => {
    const answer = await prepared(await service.upload(pdf, { attachmentId: 'whole', endUserId: 'u1' }, 'report.pdf'));
    expect(answer).toMatchObject({
      attachmentId: 'whole',
      status: 'ready',
      deepTextPages: ['The first page.\nIt has two lines.', 'The second page.'],
      metadata: { filename: 'report.pdf', mimeType: 'application/pdf', pageCount: 2, textByteSize: 49 },
      pageImagesStatus: expect.stringMatching(/^(pending|completed)$/),
    });
    expect(answer.deepTextPromptPortion).toBe(
      [
        '<page_number_1_index_0>',
        '<line id="1">The first page.</line>',
        '<line id="2">It has two lines.</line>',
        '</page_number_1_index_0>',
        '<page_number_2_index_1>',
        '<line id="1">The second page.</line>',
        '</page_number_2_index_1>',
      ].join('\n'),
    );
    expect(answer.processingTimeMs).toBeGreaterThanOrEqual(0);
    const year = Date.parse(answer.expiresAt) - Date.now();
    expect(Math.round(year / DAY_MS)).toBe(365);
  });

  it('gives the original back byte for byte, without the key, under its own name', async () => {
    const askedAt = Date.now();
    const { originalDownload } = await prepared(await service.upload(pdf, {}, 'Bericht "März".pdf'));
    const response = await fetch(originalDownload!.link.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(response.headers.get('Content-Disposition')).toContain("filename*=UTF-8''Bericht%20%22M%C3%A4rz%22.pdf");
    expect(Date.parse(originalDownload!.link.expiresAt) - askedAt).toBeGreaterThan(3_600_000);
    const forged = originalDownload!.link.url.replace(
      /signature=(.)/,
      (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`,
    );
    expect((await fetch(forged)).status).toBe(404);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['a "quoted" name.pdf', 'a "quoted" name.pdf'],
    ['📄 emoji.pdf', '📄 emoji.pdf'],
    ['a;b=c.pdf', 'a;b=c.pdf'],
    ["'; DROP TABLE x; --", "'; DROP TABLE x; --"],
  ])('takes of the file name %j the last part, as data', async (sent, filename) => {
    const answer = await prepared(await service.upload(pdf, {}, sent));
    expect(answer.metadata.filename).toBe(filename);
    const named = await prepared(await service.upload(pdf, { filename: sent }));
    expect(named.metadata.filename).toBe(filename);
    expect((await fetch(answer.originalDownload!.link.url)).status).toBe(200);
  });

  it('lets the field filename override the name, and takes empty fields as absent', async () => {
    const named = await prepared(await service.upload(pdf, { filename: 'other.pdf' }));
    expect(named.metadata.filename).toBe('other.pdf');
    const unnamed = await prepared(await service.upload(pdf, { filename: '', attachmentId: '', endUserId: '' }));
    expect(unnamed.metadata.filename).toBe('document.pdf');
    expect(unnamed.attachmentId).toMatch(/^[a-z0-9]{20}$/);
  });

  it('accepts fields after the file, and the earlier path', async () => {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(pdf)]), 'a.pdf');
    form.set('attachmentId', 'late-field');
    const response = await fetch(`${service.baseUrl}/prepareFile`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}` },
      body: form,
    });
    expect((await prepared(response)).attachmentId).toBe('late-field');
  });

  it.each([
    [
      'a quoted boundary',
      'multipart/form-data; boundary="----b 1"',
      '----b 1',
      'form-data; name="file"; filename="a.pdf"',
    ],
    [
      'the charset first',
      'multipart/form-data; charset=utf-8; boundary=b',
      'b',
      'form-data; name="file"; filename="a.pdf"',
    ],
    ['another letter case', 'Multipart/Form-Data; BOUNDARY=b', 'b', 'form-data; name="file"; filename="a.pdf"'],
    ['names without quotes', 'multipart/form-data; boundary=b', 'b', 'form-data; name=file; filename=a.pdf'],
    [
      'a name as .NET writes it',
      'multipart/form-data; boundary=b',
      'b',
      'form-data; name=file; filename="=?utf-8?B?TcOkcnoucGRm?="; filename*=utf-8\'\'M%C3%A4rz.pdf',
    ],
    ['no file name', 'multipart/form-data; boundary=b', 'b', 'form-data; name="file"'],
  ])('accepts a form with %s', async (_name, contentType, boundary, disposition) => {
    const response = await fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `bearer ${service.apiKey}`, 'Content-Type': contentType },
      body: Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/pdf\r\n\r\n`),
        pdf,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
    const { metadata, status } = await prepared(response);
    expect(status).toBe('ready');
    expect(['a.pdf', 'document', 'März.pdf']).toContain(metadata.filename);
  });

  it('answers a repeated upload with the same attachment and keeps one copy', async () => {
    const first = await prepared(await service.upload(pdf, { attachmentId: 'twice' }));
    const before = await storedKeys();
    const second = await prepared(await service.upload(pdf, { attachmentId: 'twice' }));
    expect(second.deepTextPages).toEqual(first.deepTextPages);
    expect(second.expiresAt).toBe(first.expiresAt);
    expect((await storedKeys()).filter((key) => key.endsWith('original'))).toEqual(
      before.filter((key) => key.endsWith('original')),
    );
  });

  it('refuses other content under an identifier in use', async () => {
    await prepared(await service.upload(pdf, { attachmentId: 'taken' }));
    expect(await message(await service.upload(otherPdf, { attachmentId: 'taken' }))).toContain("'attachmentId'");
  });

  it('makes one attachment of simultaneous uploads under one identifier', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => service.upload(i % 2 === 0 ? pdf : otherPdf, { attachmentId: 'race' })),
    );
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400]);
    const record = await service.storage.attachments.get('test', 'race');
    const originals = (await storedKeys()).filter((key) => key.endsWith(`${record!.storageId}/original`));
    expect(originals).toHaveLength(1);
  });

  it('refuses bytes of no supported type, an empty file and a form without file, and keeps nothing of them', async () => {
    const before = await storedKeys();
    expect(await message(await service.upload(Buffer.from('plain text')))).toContain('PDF');
    expect(await message(await service.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toContain(
      'PDF',
    );
    expect(await message(await service.upload(new Uint8Array(0)))).toContain('empty');
    expect(await message(await service.upload(pdf, { attachmentId: 'not/legal', endUserId: 'x'.repeat(129) }))).toMatch(
      /'attachmentId' must be .*'endUserId' must not exceed 128/,
    );
    const form = new FormData();
    form.set('attachmentId', 'a');
    const response = await fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}` },
      body: form,
    });
    expect(await message(response)).toContain("'file' is required");
    expect(await storedKeys()).toEqual(before);
  });

  it('refuses Office files with the way that they take instead, and keeps nothing of them', async () => {
    const before = await storedKeys();
    const files = [
      await docx('Text.'),
      await odt('Text.'),
      compoundFile({ Workbook: Buffer.alloc(8) }),
      '{\\rtf1 Text.}',
    ];
    for (const file of files) {
      expect(await message(await service.upload(Buffer.from(file as string)))).toContain("with 'url'");
    }
    expect(await storedKeys()).toEqual(before);
  });

  it('refuses two files in one form', async () => {
    const form = uploadForm(pdf);
    form.append('file', new Blob([Uint8Array.from(otherPdf)]), 'b.pdf');
    const response = await fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}` },
      body: form,
    });
    expect(await message(response)).toContain('one file');
  });

  it('answers a PDF that cannot be read by status error with a sentence, keeps it, and can delete it', async () => {
    const response = await service.upload(Buffer.from('%PDF-1.7\nnot really'), { attachmentId: 'corrupt' });
    const answer = await prepared(response);
    expect(answer).toMatchObject({ attachmentId: 'corrupt', status: 'error', deepTextPages: [], pageImages: [] });
    expect(answer.error).toMatch(/\w.*\./);
    const again = await prepared(
      await service.upload(Buffer.from('%PDF-1.7\nnot really'), { attachmentId: 'corrupt' }),
    );
    expect(again.error).toBe(answer.error);
    const verify = await service.request('POST', '/verifyCitations', {
      data: { attachmentId: 'corrupt', citations: { a: { sourceContext: 'not really' } } },
    });
    expect(await message(verify)).toContain(answer.error);
    expect((await service.request('DELETE', '/attachments/corrupt')).status).toBe(200);
  });

  it('does not wait for a preparation of a process that is gone', async () => {
    // Before this service started, however long ago that is on this machine.
    const claimed = new Date(Date.now() - DAY_MS).toISOString();
    await service.storage.attachments.claim(
      {
        accountId: 'test',
        attachmentId: 'killed',
        storageId: 'of-the-dead',
        status: 'processing',
        claimedAt: claimed,
        uploadedAt: claimed,
        expiresAt: 'never',
        sha256: createHash('sha256').update(pdf).digest('hex'),
        source: 'a.pdf',
        originalFilename: 'a.pdf',
        mimeType: 'application/pdf',
        sizeBytes: pdf.length,
      },
      claimed,
    );
    expect((await prepared(await service.upload(pdf, { attachmentId: 'killed' }))).status).toBe('ready');
  });

  it('leaves nothing behind when the client goes away in mid-upload', async () => {
    const before = await storedKeys();
    const { hostname, port } = new URL(service.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /prepareAttachments HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.apiKey}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 beginning' +
        // More than is held until the form is read.
        ' and more'.repeat(300_000),
    );
    const unfinished = () => readdir(join(service.dataDir, 'unfinished'));
    while ((await unfinished()).length === 0) await sleep(20);
    socket.destroy();
    while ((await unfinished()).length > 0) await sleep(20);
    expect(await storedKeys()).toEqual(before);
    expect((await service.upload(pdf)).status).toBe(200);
  });
});
