/** The local recogniser's process entry: native code, which ends its process if a model is broken, runs where that harms nobody. */
import { z } from 'zod';
import { SOUND_RATE } from '../../documents/media/sound.ts';
import type { SpokenWord } from '../spokenWord.ts';
import { pieceEnds } from './pauses.ts';
import type { SherpaModel } from './sherpaModel.ts';
import type { SherpaAnswer, SherpaQuestion } from './sherpaProtocol.ts';
import { tokenWords, type TokenResult } from './tokenWords.ts';
import { append } from '../../platform/longLists.ts';

/** The part of `sherpa-onnx-node`'s interface that we use. */
interface SherpaModule {
  readonly OfflineRecognizer: new (config: object) => Recognizer;
}
interface Recognizer {
  createStream(): SoundStream;
  decodeAsync(stream: SoundStream): Promise<unknown>;
}
interface SoundStream {
  acceptWaveform(wave: { readonly sampleRate: number; readonly samples: Float32Array }): void;
}

const resultSchema = z
  .object({
    text: z.string(),
    tokens: z.array(z.string()).default([]),
    timestamps: z.array(z.number()).default([]),
    durations: z.array(z.number()).default([]),
    ys_log_probs: z.array(z.number()).default([]),
  })
  .transform(({ ys_log_probs: logProbabilities, ...rest }): TokenResult => ({ ...rest, logProbabilities }));

/** For one sample value, so that all are between -1 and 1. */
const FULL_SCALE = 32_768;
/** On the smallest machine one processor remains for requests; more make recognition little faster. */
const THREADS = 1;
/** Bytes that the process may take: models have up to a gigabyte and a half, and a piece of sound a few hundred megabytes. */
const MAX_MEMORY_BYTES = 4 * 1024 ** 3;
const MEMORY_LOOK_MS = 250;

let loaded: Promise<Recognizer> | undefined;

setInterval(() => {
  // Native memory has no limit of its own.
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
}, MEMORY_LOOK_MS).unref();
process.on('message', (question: SherpaQuestion) => {
  void answer(question).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());

async function answer(question: SherpaQuestion): Promise<SherpaAnswer> {
  try {
    const recognizer = await (loaded ??= load(question.model));
    return { kind: 'heard', words: question.kind === 'load' ? [] : await hear(recognizer, question) };
  } catch (error) {
    return { kind: 'failed', cause: error instanceof Error ? error.message : String(error) };
  }
}

async function load({ tokens, ...transducer }: SherpaModel): Promise<Recognizer> {
  // A package that not every platform has: resolved by name so that nobody needs it without a model.
  const name = 'sherpa-onnx-node';
  const { default: sherpa } = (await import(name)) as { readonly default: SherpaModule };
  return new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: SOUND_RATE, featureDim: 80 },
    modelConfig: { transducer, tokens, numThreads: THREADS, provider: 'cpu' },
    // Beam search reports no probabilities of single tokens.
    decodingMethod: 'greedy_search',
  });
}

async function hear(
  recognizer: Recognizer,
  { samples, startMs }: Extract<SherpaQuestion, { kind: 'hear' }>,
): Promise<SpokenWord[]> {
  // A copy: it starts at a multiple of two bytes.
  const sound = new Int16Array(Uint8Array.from(samples).buffer);
  const words: SpokenWord[] = [];
  let from = 0;
  for (const to of pieceEnds(sound)) {
    const stream = recognizer.createStream();
    const wave = Float32Array.from(sound.subarray(from, to), (sample) => sample / FULL_SCALE);
    stream.acceptWaveform({ sampleRate: SOUND_RATE, samples: wave });
    const result = resultSchema.parse(await recognizer.decodeAsync(stream));
    append(words, tokenWords(result, startMs + inMs(from), startMs + inMs(to)));
    from = to;
  }
  return words;
}

const inMs = (samples: number): number => (1000 * samples) / SOUND_RATE;
