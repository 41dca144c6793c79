import type { Verification } from '../../../shared/contract/verification.ts';
import { startLocalService, type LocalService } from '../../support/localService.ts';
import { pagePicture } from '../../support/pagePicture.ts';

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
});
