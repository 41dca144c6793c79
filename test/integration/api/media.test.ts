/** Films and recordings with subtitles are read, quoted and proved by the time of their words. */
import sharp from 'sharp';
import type { Verification } from '../../../shared/contract/verification.ts';
import type { PreparedAttachment } from '../../../shared/contract/attachment.ts';
import { startLocalService, uploadForm, type LocalService } from '../../support/localService.ts';
import { makeRecording, subRip } from '../../support/recordings.ts';

const SUBTITLES = subRip([
  [1, 3.5, 'Good morning and welcome.\nI am <i>very</i> glad that you are here.'],
  [4, 6, 'Our revenue rose to 318 million euros,'],
  [6, 8, 'and our costs did not fall.'],
  [302, 304, 'Good morning and welcome.'],
]);

let service: LocalService;
beforeAll(async () => {
  service = await startLocalService();
});
afterAll(() => service.close());

async function verify(attachmentId: string, citation: object, format = 'png'): Promise<Verification> {
  const answer = await service.request('POST', '/verifyCitations', {
    data: { attachmentId, citations: { a: citation }, outputImageFormat: format },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { verifications: Record<string, Verification> }).verifications.a;
}

const pictureOf = (verification: Verification) =>
  sharp(Buffer.from(verification.evidence!.src.split(',')[1], 'base64'));

describe('a film with subtitles', () => {
  beforeAll(async () => {
    const film = await makeRecording({ subtitles: SUBTITLES, seconds: 310 });
    const answer = await service.upload(film, { attachmentId: 'film' }, 'talk.mp4');
    expect(await answer.json()).toMatchObject({ status: 'ready' });
  });

  it('has five minutes on a page and a cue on a line', async () => {
    const answer = await service.request('POST', '/getAttachment', { attachmentId: 'film' });
    const film = (await answer.json()) as PreparedAttachment;
    expect(film).toMatchObject({
      mimeType: 'video/mp4',
      pageCount: 2,
      deepTextPages: [
        'Good morning and welcome. I am very glad that you are here.\n' +
          'Our revenue rose to 318 million euros,\nand our costs did not fall.',
        'Good morning and welcome.',
      ],
    });
  });

  it('answers with the time of the words', async () => {
    const found = await verify('film', {
      sourceContext: 'Our revenue rose to 318 million euros',
      value: '318 million',
    });
    expect(found).toMatchObject({
      status: 'found',
      pageNumber: 1,
      document: { pageNumber: 1, lineId: 2, lineIds: [2], boundingBoxes: [] },
      media: { startTime: 4 },
      verifiedTimestamps: { startTime: '00:00:04.000' },
    });
    expect(found.media!.endTime).toBeGreaterThan(5.8);
    expect(found.media!.endTime).toBeLessThan(6);
  });

  it('is as strict as with any source', async () => {
    const changed = await verify('film', { sourceContext: 'Our revenue rose to 319 million euros' });
    expect(changed).toMatchObject({ status: 'partial_text_found', differences: [{ type: 'number_changed' }] });
    const negated = await verify('film', { sourceContext: 'our costs did fall' });
    expect(negated).toMatchObject({ status: 'partial_text_found', differences: [{ type: 'negation_removed' }] });
    const invented = await verify('film', { sourceContext: 'Two whales were rescued by the crew of a ferry' });
    expect(invented).toMatchObject({ status: 'not_found' });
    expect(invented).not.toHaveProperty('media');
  });

  it('has a sentence that goes on in the next cue, with the time of both', async () => {
    const found = await verify('film', { sourceContext: 'rose to 318 million euros, and our costs did not fall.' });
    expect(found).toMatchObject({ status: 'found', document: { lineIds: [2, 3] } });
    expect(found.media!.startTime).toBeGreaterThan(4.3);
    expect(found.media!.endTime).toBeGreaterThan(7.8);
  });

  it.each([
    [{ timestamps: { startTime: '00:05:01' } }, 302],
    [{ timestamps: { startTime: 2 } }, 1],
    [{ pageNumber: 2 }, 302],
    [{}, 1],
  ])('takes the occurrence nearest to %j', async (hint, startTime) => {
    const found = await verify('film', { sourceContext: 'Good morning and welcome', ...hint });
    expect(found).toMatchObject({ status: 'found', searchState: { occurrences: 2 }, media: { startTime } });
  });

  it.each(['png', 'jpeg', 'webp', 'avif'])('shows the frame and the marked words under it, as %s', async (format) => {
    const found = await verify('film', { sourceContext: 'Our revenue rose to 318 million euros' }, format);
    const { data, info } = await pictureOf(found).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(found.evidence!.dimensions).toEqual({ width: info.width, height: info.height });
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    const middle = info.width / 2;
    const [red, , notBlue] = at(middle - 100, 90);
    const [notRed, , blue] = at(middle + 100, 90);
    expect(Math.min(red, blue)).toBeGreaterThan(200);
    expect(Math.max(notRed, notBlue)).toBeLessThan(60);
    let marked = 0;
    for (let y = 180; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const [r, g, b] = at(x, y);
        if (r > 235 && g > 220 && b > 100 && b < 170) marked++;
      }
    }
    expect(marked).toBeGreaterThan(1000);
  });
});

describe('a recording with subtitles beside it', () => {
  const WEB_VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nThe harbour <00:01.500>wall was rebuilt.\n';
  let sound: Buffer;
  beforeAll(async () => {
    sound = await makeRecording({ container: 'wav', seconds: 4 });
  });

  const prepare = async (fields: Record<string, string>, bytes: Uint8Array = sound): Promise<PreparedAttachment> =>
    (await (await service.upload(bytes, fields, 'talk.wav')).json()) as PreparedAttachment;

  it('is read by them, and its proof shows the waveform', async () => {
    expect(await prepare({ attachmentId: 'sound', subtitles: WEB_VTT })).toMatchObject({
      status: 'ready',
      metadata: { mimeType: 'audio/wav' },
      deepTextPages: ['The harbour wall was rebuilt.'],
    });
    const found = await verify('sound', { sourceContext: 'wall was rebuilt' });
    expect(found).toMatchObject({ status: 'found', media: { startTime: 1.5 } });
    const { data, info } = await pictureOf(found).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const blue = Array.from({ length: info.width }, (_, x) => data[(120 * info.width + x) * 3]).filter(
      (red) => red < 128,
    );
    expect(blue.length).toBeGreaterThan(info.width / 2);
  });

  it('counts them before a track of its own, as a file too', async () => {
    const film = await makeRecording({ subtitles: SUBTITLES, seconds: 2 });
    const form = uploadForm(film, { attachmentId: 'both' }, 'talk.mp4');
    form.set('subtitles', new Blob([WEB_VTT]), 'talk.vtt');
    const answer = await fetch(`${service.baseUrl}/prepareAttachments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${service.apiKey}` },
      body: form,
    });
    expect(await answer.json()).toMatchObject({ deepTextPages: ['The harbour wall was rebuilt.'] });
  });

  it('is another source with other subtitles, and the same with the same', async () => {
    await prepare({ attachmentId: 'twice', subtitles: WEB_VTT });
    const same = await service.upload(sound, { attachmentId: 'twice', subtitles: WEB_VTT });
    expect([same.status, same.headers.get('x-cost-cents')]).toEqual([200, '0']);
    const other = await service.upload(sound, { attachmentId: 'twice', subtitles: WEB_VTT.replace('wall', 'hall') });
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining("'attachmentId'")]);
  });

  it.each([
    ['an empty field', '', 'no subtitle track'],
    ['no cues', 'WEBVTT\n\n', 'cannot be read'],
    ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i> </i>\n', 'no text'],
    ['of another recording', 'WEBVTT\n\n15:00.000 --> 15:01.000\nLate.\n', 'they belong to another one'],
    ['more than a text field may hold, of something else', '{}'.repeat(9000), 'cannot be read'],
  ])('costs nothing and is status error where they say nothing: %s', async (_name, subtitles, reason) => {
    const answer = await service.upload(sound, { subtitles });
    expect(answer.headers.get('x-cost-cents')).toBe('0');
    expect(await answer.json()).toMatchObject({ status: 'error', error: expect.stringContaining(reason) });
  });

  it('is refused when they are larger than any subtitles', async () => {
    const answer = await service.upload(sound, { subtitles: 'x'.repeat(4 * 1024 * 1024 + 1) });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("'subtitles'")]);
  });

  it('is charged by five minutes begun', async () => {
    const long = await makeRecording({ container: 'mp3', seconds: 310 });
    const late = 'WEBVTT\n\n05:05.000 --> 05:06.000\nLate.\n';
    const answer = await service.upload(long, { subtitles: late });
    expect(answer.headers.get('x-cost-cents')).toBe('5');
    expect(await answer.json()).toMatchObject({ metadata: { pageCount: 2 } });
  });
});
