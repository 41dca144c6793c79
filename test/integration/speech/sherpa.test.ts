/** The recogniser of one machine: a broken model stops the start with a sentence, and never the service. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOUND_RATE } from '../../../shared/documents/media/sound.ts';
import { openSherpaRecogniser } from '../../../shared/speech/local/sherpaRecogniser.ts';
import type { SpeechStretch } from '../../../shared/speech/speechRecogniser.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

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
      // Where npm had no sherpa-onnx for the platform, it says that.
      message: expect.stringMatching(/The model cannot be loaded: .*(encoder\.onnx|sherpa-onnx)/s) as string,
    });
  });

  it.each([
    ['abort', 'Load model failed'],
    ['refuse', 'Please check your config!'],
  ])('gives the reason of a process that comes to “%s”', async (orders, reason) => {
    await expect(openSherpaRecogniser(await model(orders), { entry: PRETENDED })).rejects.toThrow(reason);
  });

  it('hears a stretch up to a pause of the next one, and survives its process', async () => {
    const recogniser = await openSherpaRecogniser(await model('crash once'), { entry: PRETENDED });
    try {
      expect(recogniser.stretchMs).toBe(300_000);
      await expect(recogniser.begin(stretch(0, 2_000))).rejects.toMatchObject({ name: 'ProcessBroke' });
      const heard = await recogniser.begin(stretch(2_000, 4_000));
      // All of it is silent: it is cut at the first pause that can be.
      const text = `${1.9 * SOUND_RATE} samples`;
      expect(heard).toMatchObject({ kind: 'recognised', words: [{ startMs: 2_100, text }] });
      expect(await recogniser.forget(stretch(0, 2_000))).toBe(true);
    } finally {
      await recogniser.close();
    }
  });
});
