/** Pictures of text are read, quoted, proved and kept like any other document. */
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { koreanPicture, pagePicture, scanPdf } from '../../support/pagePicture.ts';
import { textPdf } from '../../support/textPdf.ts';

const LINES = [
  'The committee approved 42 grants in the spring session.',
  'Revenue rose to 318 million euros, while costs fell slightly.',
];

describe('images as sources', () => {
  let service: LocalService;
  beforeAll(async () => {
    service = await startLocalService();
  });
  afterAll(() => service.close());

  it('are read, quoted, proved and kept like any document', async () => {
    const picture = await (await pagePicture(LINES)).jpeg().toBuffer();
    const response = await service.upload(picture, { attachmentId: 'scan' }, 'photo.pdf');
    const prepared = (await response.json()) as { deepTextPages: string[]; metadata: object; pageErrors?: unknown };
    expect(prepared.deepTextPages).toEqual([LINES.join('\n')]);
    expect(prepared.metadata).toMatchObject({ mimeType: 'image/jpeg', pageCount: 1 });
    expect(prepared).not.toHaveProperty('pageErrors');

    const answer = await service.request('POST', '/verifyCitations', {
      data: {
        attachmentId: 'scan',
        citations: {
          true: { sourceContext: 'Revenue rose to 318 million euros', value: '318 million' },
          changed: { sourceContext: 'The committee approved 43 grants' },
        },
      },
    });
    const { verifications } = (await answer.json()) as { verifications: Record<string, Verification> };
    expect(verifications.true.status).toBe('found');
    expect(verifications.true.evidence!.src).toMatch(/^data:image\/avif/);
    expect(verifications.true.document!.boundingBoxes[0].x).toBeCloseTo(72, -0.5);
    expect(verifications.changed.status).toBe('partial_text_found');
  });

  it('are read back on request: the proof is confirmed', async () => {
    const picture = await (await pagePicture(LINES)).png().toBuffer();
    await service.upload(picture, { attachmentId: 'checked' });
    const ask = async (proofCheck?: unknown) =>
      service.request('POST', '/verifyCitations', {
        data: {
          attachmentId: 'checked',
          citations: { one: { sourceContext: LINES[0] }, none: { sourceContext: 'Whales were rescued by champions' } },
          proofCheck,
        },
      });
    const { verifications } = (await (await ask(true)).json()) as { verifications: Record<string, Verification> };
    expect(verifications.one.proofConfirmed).toBe(true);
    expect(verifications.none).not.toHaveProperty('proofConfirmed');
    const unasked = (await (await ask()).json()) as { verifications: Record<string, Verification> };
    expect(unasked.verifications.one).not.toHaveProperty('proofConfirmed');
    expect((await ask('yes')).status).toBe(400);
  });

  it('that cannot be decoded are status error with a sentence, and other bytes are refused by naming what is taken', async () => {
    const cut = (await (await pagePicture(LINES)).png().toBuffer()).subarray(0, 2000);
    expect(await (await service.upload(cut)).json()).toMatchObject({
      status: 'error',
      error: expect.stringContaining('The image is damaged or incomplete'),
    });
    const svg = await service.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(svg.status).toBe(400);
    expect(await svg.text()).toContain('PDF; JPEG, PNG, TIFF, BMP, GIF, WebP, AVIF and HEIC');
  });

  it('without any text are status error and cost nothing; a page in another script says which', async () => {
    const photograph = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8090a0' } });
    expect(await (await service.upload(await photograph.png().toBuffer())).json()).toMatchObject({
      status: 'error',
      error: expect.stringContaining('No text was found'),
    });
    const korean = await (
      await koreanPicture(
        '계약 기간은 2년으로 한다. 본 계약은 5월 10일부터 효력이 발생하며\n임차인은 임대인의 동의 없이 건물을 제3자에게 전대할 수 없다.',
      )
    )
      .png()
      .toBuffer();
    const told = expect.stringContaining("This page is in Hangul script, which is not among OCR_LANGUAGES. Add 'kor'");
    expect(await (await service.upload(korean)).json()).toMatchObject({ status: 'error', error: told });
    const document = await PDFDocument.load(await textPdf([LINES]));
    const [scan] = await document.copyPages(await PDFDocument.load(await scanPdf([korean])), [0]);
    document.addPage(scan);
    const prepared = await (await service.upload(await document.save(), { attachmentId: 'mixed' })).json();
    const pageErrors = [{ pageNumber: 2, message: told }];
    expect(prepared).toMatchObject({ status: 'ready', deepTextPages: [LINES.join('\n'), ''], pageErrors });
    const read = await service.request('POST', '/getAttachment', { attachmentId: 'mixed' });
    expect(await read.json()).toMatchObject({ status: 'ready', pageErrors });
  });
});
