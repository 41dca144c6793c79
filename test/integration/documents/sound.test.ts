/** The sound of recordings for speech recognition: its length, and pieces of it to the sample. */
import { createMediaEngine } from '../../../shared/documents/media/mediaEngine.ts';
import { createMediaReader } from '../../../shared/documents/media/mediaReader.ts';
import type { MediaType } from '../../../shared/documents/media/mediaType.ts';
import { SOUND_RATE } from '../../../shared/documents/media/sound.ts';
import { makeRecording, subRip, type Container } from '../../support/recordings.ts';

const engine = createMediaEngine();
afterAll(() => engine.close());

let made = 0;
const sourceOf = (bytes: Uint8Array, mimeType: MediaType) => ({
  id: `sound-${made++}`,
  mimeType,
  load: () => Promise.resolve(bytes),
});
const SAMPLES_PER_MS = SOUND_RATE / 1000;
/** Coders add up to a few tenths of a second. */
const CODER_MS = 200;

describe('the length of the sound', () => {
  it.each([
    ['mp3', 'audio/mpeg'],
    ['adts', 'audio/aac'],
    ['webm', 'video/webm'],
    ['mpegts', 'video/mp2t'],
    ['wav', 'audio/wav'],
  ] as [Container, MediaType][])('is counted in %s', async (container, type) => {
    const lengthMs = await engine.soundLength(sourceOf(await makeRecording({ container, seconds: 7 }), type), type);
    expect(Math.abs(lengthMs - 7_000)).toBeLessThan(CODER_MS);
  });

  it('is counted where the file does not tell, as in recordings of browsers', async () => {
    const live = ['-live', '1', '-vn'];
    const bytes = await makeRecording({ container: 'webm', seconds: 5, options: live });
    const source = sourceOf(bytes, 'video/webm');
    expect((await engine.probe(source, 'video/webm')).durationMs).toBe(0);
    expect(Math.abs((await engine.soundLength(source, 'video/webm')) - 5_000)).toBeLessThan(CODER_MS);
  });
});

describe('a piece of the sound', () => {
  it.each([
    ['mp3', 'audio/mpeg'],
    ['ogg', 'audio/ogg'],
    ['mp4', 'video/mp4'],
  ] as [Container, MediaType][])('goes on to the sample where the one before ended, in %s', async (container, type) => {
    const source = sourceOf(await makeRecording({ container, seconds: 6 }), type);
    const samples = async (startMs: number, endMs: number) =>
      Buffer.from(await engine.sound(source, type, { startMs, endMs, format: 'samples' }));
    const whole = await samples(500, 5_000);
    expect(whole.length).toBe(4_500 * SAMPLES_PER_MS * 2);
    expect(Buffer.concat([await samples(500, 2_345), await samples(2_345, 5_000)]).equals(whole)).toBe(true);
  });

  it('can be had as a file, which is the same sound', async () => {
    const source = sourceOf(await makeRecording({ container: 'mp3', seconds: 3 }), 'audio/mpeg');
    const piece = { startMs: 1_000, endMs: 2_000 };
    const flac = sourceOf(await engine.sound(source, 'audio/mpeg', { ...piece, format: 'flac' }), 'audio/flac');
    expect(Buffer.from(await flac.load()).toString('latin1', 0, 4)).toBe('fLaC');
    const again = await engine.sound(flac, 'audio/flac', { startMs: 0, endMs: 1_000, format: 'samples' });
    const samples = await engine.sound(source, 'audio/mpeg', { ...piece, format: 'samples' });
    expect(Buffer.from(again).equals(Buffer.from(samples))).toBe(true);
  });

  it('of a damaged recording is refused', async () => {
    const broken = sourceOf(Buffer.alloc(4_000, 0xff), 'audio/mpeg');
    const piece = { startMs: 0, endMs: 1_000, format: 'samples' } as const;
    await expect(engine.sound(broken, 'audio/mpeg', piece)).rejects.toMatchObject({ reason: 'corrupt' });
  });
});

describe('a recording whose speech is to be recognised', () => {
  const reading = (longestSpeechMs?: number) => createMediaReader({ engine, maxPages: 100, longestSpeechMs });

  it('has empty pages of five minutes until it is heard', async () => {
    const source = sourceOf(await makeRecording({ container: 'mp3', seconds: 310 }), 'audio/mpeg');
    expect(await reading(600_000).countPages(source)).toBe(2);
    const { pages, speech } = await reading(600_000).draftText(source);
    expect(pages).toMatchObject([
      { pageNumber: 1, readBy: 'speech', lines: [] },
      { pageNumber: 2, readBy: 'speech', lines: [] },
    ]);
    expect(Math.abs(speech!.durationMs - 310_000)).toBeLessThan(CODER_MS);
  });

  it('is drawn whoever is there to recognise it', async () => {
    const source = sourceOf(await makeRecording({ seconds: 2 }), 'video/mp4');
    const raster = await reading().render(source, { pageNumber: 1, scale: 2 });
    expect([raster.width, raster.height]).toEqual([320, 180]);
  });

  it('is refused where nobody recognises speech, where it is too long, and where there is no sound', async () => {
    const source = sourceOf(await makeRecording({ container: 'mp3', seconds: 4 }), 'audio/mpeg');
    await expect(reading().countPages(source)).rejects.toThrow('does not recognise speech');
    await expect(reading(3_000).countPages(source)).rejects.toThrow('is 00:00:04.0');
    const silent = sourceOf(await makeRecording({ seconds: 2, options: ['-an'] }), 'video/mp4');
    await expect(reading(600_000).countPages(silent)).rejects.toThrow('neither a subtitle track nor sound');
  });

  it('is read by its subtitles where it has any', async () => {
    const subtitles = subRip([[1, 2, 'Good morning.']]);
    const source = sourceOf(await makeRecording({ container: 'matroska', subtitles, seconds: 3 }), 'video/x-matroska');
    const { pages, speech } = await reading(600_000).draftText(source);
    expect(pages).toMatchObject([{ readBy: 'subtitles', lines: [{ text: 'Good morning.' }] }]);
    expect(speech).toBeUndefined();
  });
});
