/** Recordings made to exhaust, escape or reach out of the decoder do none of it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedProcess } from '../../../shared/documents/guardedProcess.ts';
import type { FfmpegAnswer, FfmpegQuestion } from '../../../shared/documents/media/ffmpegProtocol.ts';
import { createMediaEngine } from '../../../shared/documents/media/mediaEngine.ts';
import { createMediaReader } from '../../../shared/documents/media/mediaReader.ts';
import type { MediaType } from '../../../shared/documents/media/mediaType.ts';
import { UnreadableDocument } from '../../../shared/documents/unreadableDocument.ts';
import { makeRecording, subRip } from '../../support/recordings.ts';

const reader = createMediaReader({ engine: createMediaEngine(), maxPages: 100 });
const impatient = createMediaEngine({ pictureDeadlineMs: 1 });
afterAll(() => Promise.all([reader.close(), impatient.close()]));

let count = 0;
const sourceOf = (bytes: Uint8Array, mimeType: MediaType = 'video/mp4', subtitles?: string) => ({
  id: `recording-${count++}`,
  mimeType,
  load: () => Promise.resolve(bytes),
  subtitles: () => Promise.resolve(subtitles === undefined ? undefined : Buffer.from(subtitles)),
});

async function reasonOf(source: ReturnType<typeof sourceOf>): Promise<string> {
  const error: unknown = await reader.countPages(source).then(
    () => 'read',
    (thrown: unknown) => thrown,
  );
  return error instanceof UnreadableDocument ? error.reason : String(error);
}

let film: Buffer;
beforeAll(async () => {
  film = await makeRecording({ subtitles: subRip([[0, 1, 'Words.']]), seconds: 2 });
});
/** Whatever came before, the next recording is read. */
const readsOn = async () => {
  expect((await reader.draftText(sourceOf(film))).pages[0].lines[0].text).toBe('Words.');
};

describe('a hostile recording', () => {
  it.each<[string, (film: Buffer) => Buffer]>([
    ['cut off before its index', (whole) => whole.subarray(0, 2000)],
    ['of a header and zeros', (whole) => Buffer.concat([whole.subarray(0, 40), Buffer.alloc(100_000)])],
    [
      'of a header and a playlist',
      (whole) => Buffer.concat([whole.subarray(0, 32), Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')]),
    ],
    [
      'of a header and a list of files',
      (whole) =>
        Buffer.concat([
          whole.subarray(0, 32),
          Buffer.from("ffconcat version 1.0\nfile 'subfile,,start,0,end,9,,:/etc/passwd'\n"),
        ]),
    ],
  ])('%s is damaged, and the next one is read', async (_name, damage) => {
    expect(await reasonOf(sourceOf(damage(film)))).toBe('corrupt');
    await readsOn();
  });

  it.each<MediaType>([
    'audio/mpeg',
    'audio/wav',
    'video/webm',
    'video/mp2t',
    'video/x-msvideo',
    'audio/ogg',
    'audio/flac',
    'audio/aac',
  ])('of noise that begins like %s is damaged or says nothing', async (type) => {
    const noise = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) & 0xff));
    expect(['corrupt', 'no_transcript']).toContain(await reasonOf(sourceOf(noise, type)));
    await readsOn();
  });

  it('with every hundredth byte changed is read or refused, and never more', async () => {
    for (let seed = 0; seed < 10; seed++) {
      const changed = Buffer.from(film);
      for (let at = seed * 13; at < changed.length; at += 100) changed[at] = (changed[at] * 31 + seed) & 0xff;
      expect(['read', 'corrupt', 'too_complex', 'no_transcript', 'too_many_pages']).toContain(
        await reasonOf(sourceOf(changed)),
      );
    }
    await readsOn();
  });

  it('whose subtitles go on for ever is refused before its pages are made', async () => {
    const forEver = 'WEBVTT\n\n999999:00:00.000 --> 999999:00:01.000\nStill here.\n';
    expect(await reasonOf(sourceOf(film, 'video/mp4', forEver))).toBe('corrupt');
  });

  it('with more cues than a week of speech is refused', async () => {
    const cues = '0:1 --> 0:2\nx\n\n'.repeat(200_001);
    expect(await reasonOf(sourceOf(film, 'video/mp4', cues))).toBe('too_complex');
  });

  it('that takes too long for a picture has none, and costs its process only', async () => {
    const source = sourceOf(film);
    const request = { atMs: 500, width: 320, height: 180, exact: true };
    expect(await impatient.frame(source, 'video/mp4', request)).toBeUndefined();
    expect((await impatient.probe(source, 'video/mp4')).hasSound).toBe(true);
  });
});

describe('the program that opens recordings', () => {
  const entry = new URL('../../../shared/documents/media/ffmpegProcess.ts', import.meta.url);
  const program = createGuardedProcess<FfmpegQuestion, FfmpegAnswer>(() =>
    fork(entry, { serialization: 'advanced', env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  afterAll(() => program.close());
  const listing = async (input: string, bytes: Uint8Array = film, what: readonly string[] = ['-show_format']) => {
    const job = { program: 'ffprobe', arguments: ['-v', 'error', ...what, '-of', 'json', '-i', input] } as const;
    return program.ask(
      'owner',
      () => Promise.resolve({ kind: 'run', documentId: 'film', bytes, evict: [], job }),
      30_000,
    );
  };

  it('sees the recording, and no file of the machine', async () => {
    expect(await listing('recording')).toMatchObject({ printed: expect.stringContaining('"duration"') });
    for (const path of [process.execPath, '/etc/passwd', 'file:/etc/passwd', `concat:${import.meta.filename}`]) {
      expect(await listing(path)).toMatchObject({
        complaint: expect.stringMatching(/No such file|not on whitelist/),
      });
    }
  });

  it('reaches no address, even when it is told to', async () => {
    let visits = 0;
    const server = createServer((_, answer) => {
      visits += 1;
      answer.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const scheme of ['http', 'tcp', 'udp', 'rtmp', 'hls+http']) {
      const answer = await listing(`${scheme}://127.0.0.1:${port}/film.mp4`);
      expect(answer).not.toMatchObject({ printed: expect.stringContaining('"duration"') });
    }
    server.close();
    expect(visits).toBe(0);
  });

  it('is stopped when it has more to say than subtitles ever are', async () => {
    const sound = Buffer.alloc(7_000_000);
    sound.write(
      'RIFF\xff\xff\xff\x7fWAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\xff\xff\xff\x7f',
      'latin1',
    );
    expect(await listing('recording', sound, ['-show_packets', '-show_data'])).toMatchObject({
      kind: 'failed',
      reason: 'too_complex',
    });
    expect(await listing('recording')).toMatchObject({ kind: 'done' });
  });
});
