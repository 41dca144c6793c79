/** Recordings for tests, made by the service's own ffmpeg: a test picture, a tone, and any subtitles that the test wants. */
import { fork } from 'node:child_process';
import { createGuardedProcess, type GuardedProcess } from '../../shared/documents/guardedProcess.ts';
import { INPUT, OUTPUT, type FfmpegAnswer, type FfmpegQuestion } from '../../shared/documents/media/ffmpegProtocol.ts';
import { keepOpen } from './keptOpen.ts';

const ENTRY = new URL('../../shared/documents/media/ffmpegProcess.ts', import.meta.url);

export type Container =
  'mp4' | 'mov' | 'webm' | 'matroska' | 'mpegts' | 'avi' | 'mp3' | 'adts' | 'ipod' | 'wav' | 'flac' | 'ogg';

const SOUND_ONLY: readonly Container[] = ['mp3', 'adts', 'ipod', 'wav', 'flac', 'ogg'];
const SUBTITLE_CODEC: Partial<Record<Container, string>> = {
  mp4: 'mov_text',
  mov: 'mov_text',
  matroska: 'srt',
  webm: 'webvtt',
};
/** A tone of five minutes takes most of its encoder's time for a quality that nobody hears. */
const QUICK_AAC = ['-aac_coder', 'fast'];
const QUICK_ENCODER: Partial<Record<Container, readonly string[]>> = {
  mp4: QUICK_AAC,
  mov: QUICK_AAC,
  adts: QUICK_AAC,
  ipod: QUICK_AAC,
  mp3: ['-compression_level', '9'],
};

export interface RecordingOptions {
  readonly container?: Container;
  /** SubRip. */
  readonly subtitles?: string;
  readonly seconds?: number;
  /** Additional ffmpeg options before the output. */
  readonly options?: readonly string[];
}

/** The left half of the picture is red and the right half blue, so that a test can see whether it is shown. */
const PICTURE = 'color=red:s=160x180:r=1[left];color=blue:s=160x180:r=1[right];[left][right]hstack';

/** A recording takes two seconds, and a minute if thirty others want the processor. */
const PATIENCE_MS = 300_000;
/**
 * Milliseconds after which ffmpeg's process, which no program closes that is no test, is ended: it goes on without it. Files of tests that
 * make recordings come minutes after each other.
 */
const IDLE_MS = 5 * 60_000;

export async function makeRecording({
  container = 'mp4',
  subtitles,
  seconds = 10,
  options = [],
}: RecordingOptions = {}): Promise<Buffer> {
  const hasPicture = !SOUND_ONLY.includes(container);
  const subtitleCodec = SUBTITLE_CODEC[container];
  const args = [
    ...['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=8000'],
    ...(hasPicture ? ['-f', 'lavfi', '-i', PICTURE] : []),
    ...(subtitles === undefined ? [] : ['-f', 'srt', '-i', INPUT]),
    ...['-map', '0:a'],
    ...(hasPicture ? ['-map', '1:v', ...(container === 'webm' ? [] : ['-c:v', 'mpeg4'])] : []),
    ...(subtitles === undefined ? [] : ['-map', hasPicture ? '2:s' : '1:s', '-c:s', subtitleCodec ?? 'copy']),
    ...(QUICK_ENCODER[container] ?? []),
    ...['-t', String(seconds), ...options, '-f', container, OUTPUT],
  ];
  const bytes = Buffer.from(subtitles ?? ' ');
  const job = { program: 'ffmpeg', arguments: ['-v', 'error', ...args] } as const;
  const answer = await askFfmpeg({ kind: 'run', documentId: 'made', bytes, evict: [], job });
  if (answer.kind === 'done' && answer.output !== undefined) return Buffer.from(answer.output);
  throw new Error(answer.kind === 'done' ? answer.complaint : JSON.stringify(answer));
}

let program: GuardedProcess<FfmpegQuestion, FfmpegAnswer> | undefined;
let asking = 0;
let idle: NodeJS.Timeout | undefined;

/** One process for recordings that are made one after the other: it starts in a second, as long as most of them take. */
async function askFfmpeg(question: FfmpegQuestion): Promise<FfmpegAnswer> {
  clearTimeout(idle);
  asking += 1;
  program ??= createGuardedProcess(() =>
    fork(ENTRY, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  try {
    return await program.ask('owner', () => Promise.resolve(question), PATIENCE_MS);
  } finally {
    asking -= 1;
    if (asking === 0) idle = setTimeout(() => void closeProgram(), IDLE_MS).unref();
  }
}

async function closeProgram(): Promise<void> {
  const closing = program?.close();
  program = undefined;
  await closing;
}
keepOpen({ close: closeProgram });

const clock = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(11, 19)},${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;

/** SubRip of cues as [start, end, text], seconds. */
export const subRip = (cues: readonly (readonly [start: number, end: number, text: string])[]): string =>
  cues.map(([start, end, text], at) => `${at + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`).join('\n');
