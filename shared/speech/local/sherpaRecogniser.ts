/** Speech recognition on this machine, by sherpa-onnx with the operator's model: one stretch at a time, in a separate process. */
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createGuardedProcess, ProcessBroke } from '../../documents/guardedProcess.ts';
import { SOUND_RATE } from '../../documents/media/sound.ts';
import { PAGE_MS } from '../../documents/media/transcript.ts';
import { forkConfined } from '../../platform/confinedProcess.ts';
import type { SpeechRecogniser, SpeechStretch } from '../speechRecogniser.ts';
import { quietestMoment } from './pauses.ts';
import { findSherpaModel, SpeechModelUnusable, type SherpaModel } from './sherpaModel.ts';
import type { SherpaAnswer, SherpaQuestion } from './sherpaProtocol.ts';

/** Milliseconds after the end of a stretch that are searched for a pause to separate it from the next one. */
const PAUSE_WINDOW_MS = 20_000;
/** Milliseconds for a stretch of five minutes, by the clock: a result that takes twice as long as the speech is of no use. */
const HEARING_DEADLINE_MS = 10 * 60_000;
/** Milliseconds: the largest models take a few seconds from disk. */
const LOADING_DEADLINE_MS = 120_000;
/** Characters of the process's error output kept for the operator. */
const KEPT_COMPLAINT = 600;

const ENTRY = fileURLToPath(new URL('./sherpaProcess.ts', import.meta.url));

export interface LocalRecogniser extends SpeechRecogniser {
  close(): Promise<void>;
}

interface Engine {
  /** @throws ProcessBroke; Error if the recogniser itself refuses */
  ask(question: SherpaQuestion, deadlineMs: number): Promise<Extract<SherpaAnswer, { kind: 'heard' }>>;
  /** What the process wrote last before it ended. */
  complaint(): string;
  close(): Promise<void>;
}

/**
 * @param options `entry`: the program of the process, instead of sherpa-onnx
 * @throws SpeechModelUnusable if the folder holds no model that can be loaded
 */
export async function openSherpaRecogniser(folder: string, { entry = ENTRY } = {}): Promise<LocalRecogniser> {
  const model = await findSherpaModel(folder);
  const engine = startEngine(entry, folder);
  try {
    await engine.ask({ kind: 'load', model }, LOADING_DEADLINE_MS);
  } catch (error) {
    await engine.close();
    if (!(error instanceof Error)) throw error;
    const reason = (error instanceof ProcessBroke && engine.complaint().trim()) || error.message;
    throw new SpeechModelUnusable(folder, `The model cannot be loaded: ${reason}`);
  }
  return createSherpaRecogniser(model, engine);
}

function createSherpaRecogniser(model: SherpaModel, engine: Engine): LocalRecogniser {
  return {
    stretchMs: PAGE_MS,
    begin: async (stretch) => {
      const { samples, startMs } = await soundOf(stretch);
      const { words } = await engine.ask({ kind: 'hear', model, samples, startMs }, HEARING_DEADLINE_MS);
      return { kind: 'recognised', words };
    },
    look: () => Promise.reject(new Error('What this machine recognises is done at once.')),
    forget: () => Promise.resolve(true),
    close: () => engine.close(),
  };
}

/**
 * The sound from pause to pause. Two adjacent stretches look for it in the same samples, so they find the same one, and no word
 * is heard twice or missed by both.
 */
export async function soundOf(
  stretch: Pick<SpeechStretch, 'startMs' | 'endMs' | 'durationMs' | 'sound'>,
): Promise<{ readonly samples: Uint8Array; readonly startMs: number }> {
  const { startMs, endMs, durationMs, sound } = stretch;
  const isLast = endMs >= durationMs;
  const until = isLast ? endMs : Math.min(endMs + PAUSE_WINDOW_MS, durationMs);
  const bytes = await sound({ startMs, endMs: until, format: 'samples' });
  const samples = new Int16Array(Uint8Array.from(bytes).buffer);
  const pauseAfter = (ms: number): number => {
    const from = Math.min(toSamples(ms), samples.length);
    return quietestMoment(samples, from, Math.min(from + toSamples(PAUSE_WINDOW_MS), samples.length));
  };
  const from = startMs === 0 ? 0 : pauseAfter(0);
  const to = isLast ? samples.length : pauseAfter(endMs - startMs);
  return {
    samples: new Uint8Array(samples.slice(from, Math.max(from, to)).buffer),
    startMs: startMs + (1000 * from) / SOUND_RATE,
  };
}

const toSamples = (ms: number): number => Math.round((ms * SOUND_RATE) / 1000);

function startEngine(entry: string, folder: string): Engine {
  let complaint = '';
  const start = (): ChildProcess => {
    const child = forkConfined(entry, { reads: [folder], loadsNativeCode: true, isHeard: true });
    complaint = '';
    // Like the process itself, it must not keep ours alive.
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-KEPT_COMPLAINT);
    });
    return child;
  };
  const program = createGuardedProcess<SherpaQuestion, SherpaAnswer>(start);
  return {
    ask: async (question, deadlineMs) => {
      const answer = await program.ask('', () => Promise.resolve(question), deadlineMs);
      if (answer.kind === 'failed') throw new Error(answer.cause);
      return answer;
    },
    complaint: () => complaint,
    close: () => program.close(),
  };
}
