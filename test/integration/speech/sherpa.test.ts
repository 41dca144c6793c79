/** The recogniser of one machine: a broken model stops the start with a message, and never the service. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOUND_RATE } from '../../../shared/documents/media/sound.ts';
import { openSherpaRecogniser } from '../../../shared/speech/local/sherpaRecogniser.ts';
import type { SpeechStretch } from '../../../shared/speech/speechRecogniser.ts';
import { writeTinySpeechModel } from '../../support/tinySpeechModel.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** Silence of this many seconds, with 60 ms of noise at each of these: as long as the model says one word. */
function bursts(seconds: number, ...at: number[]): Uint8Array {
  const samples = new Int16Array(seconds * SOUND_RATE);
  let noise = 1;
  for (const second of at) {
    for (let i = 0; i < 0.06 * SOUND_RATE; i++) {
      noise = (noise * 48_271) % 2_147_483_647;
      samples[second * SOUND_RATE + i] = (noise % 40_000) - 20_000;
    }
  }
  return new Uint8Array(samples.buffer);
}

const PRETENDED = fileURLToPath(new URL('../../support/pretendedRecogniser.mjs', import.meta.url));

describe('the local recogniser', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let made = 0;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  async function model(tokens: string, names = ['encoder.onnx', 'decoder.onnx', 'joiner.onnx']): Promise<string> {
    const path = join(folder.path, `model-${made++}`);
    await mkdir(path);
    for (const name of names) await writeFile(join(path, name), 'no network at all');
    await writeFile(join(path, 'tokens.txt'), tokens);
    return path;
  }
  const stretch = (startMs: number, endMs: number): SpeechStretch => ({
    accountId: 'acme',
    storageId: 's1',
    part: startMs / 2_000,
    startMs,
    endMs,
    durationMs: 4_000,
    sound: (piece) => Promise.resolve(new Uint8Array(((piece.endMs - piece.startMs) * SOUND_RATE * 2) / 1000)),
  });

  it('says what is wrong with the folder', async () => {
    await expect(openSherpaRecogniser(join(folder.path, 'missing'))).rejects.toThrow(
      `SPEECH_MODEL: There is no such folder. The folder is ${join(folder.path, 'missing')}.`,
    );
    await expect(openSherpaRecogniser(await model('a 0', ['tiny-encoder.onnx', 'tiny-decoder.onnx']))).rejects.toThrow(
      'joiner',
    );
  });

  it('says that a model is broken, with what sherpa-onnx itself says of it, which ends its process', async () => {
    await expect(openSherpaRecogniser(await model('a 0'))).rejects.toMatchObject({
      name: 'SpeechModelUnusable',
      // If npm had no sherpa-onnx for the platform, it says so.
      message: expect.stringMatching(/The model cannot be loaded: .*(encoder\.onnx|sherpa-onnx)/s) as string,
    });
  });

  it.each([
    ['abort', 'Load model failed'],
    ['refuse', 'Please check your config!'],
  ])('gives the reason of a process that comes to “%s”', async (orders, reason) => {
    await expect(openSherpaRecogniser(await model(orders), { entry: PRETENDED })).rejects.toThrow(reason);
  });

  it('hears with a model that sherpa-onnx can load: words, when they are said, and how sure it is', async () => {
    const path = join(folder.path, 'tiny');
    await mkdir(path);
    await writeTinySpeechModel(path);
    const recogniser = await openSherpaRecogniser(path);
    try {
      const heard = await recogniser.begin({ ...stretch(0, 4_000), sound: () => Promise.resolve(bursts(4, 1, 3)) });
      const { words = [] } = heard.kind === 'recognised' ? heard : {};
      expect(words.map(({ text }) => text)).toEqual(['beep', 'beep']);
      for (const [at, second] of [1, 3].entries()) {
        expect(Math.abs(words[at].startMs - 1000 * second)).toBeLessThanOrEqual(80);
        expect(words[at].endMs - words[at].startMs).toBeLessThan(600);
        expect(words[at].confidence).toBeGreaterThan(80);
        expect(words[at].confidence).toBeLessThanOrEqual(100);
      }
      const silence = { ...stretch(0, 4_000), sound: () => Promise.resolve(bursts(4)) };
      expect(await recogniser.begin(silence)).toEqual({ kind: 'recognised', words: [] });
    } finally {
      await recogniser.close();
    }
  });

  it('hears a stretch up to a pause of the next one, and survives its process', async () => {
    const recogniser = await openSherpaRecogniser(await model('crash once'), { entry: PRETENDED });
    try {
      expect(recogniser.stretchMs).toBe(300_000);
      await expect(recogniser.begin(stretch(0, 2_000))).rejects.toMatchObject({ name: 'ProcessBroke' });
      const heard = await recogniser.begin(stretch(2_000, 4_000));
      // All of it is silent: it is cut at the first possible pause.
      const text = `${1.9 * SOUND_RATE} samples`;
      expect(heard).toMatchObject({ kind: 'recognised', words: [{ startMs: 2_100, text }] });
      expect(await recogniser.forget(stretch(0, 2_000))).toBe(true);
    } finally {
      await recogniser.close();
    }
  });
});
