/** Guarded ffmpeg: what a recording contains, its subtitles, and what it shows at a moment. */
import { dirname } from 'node:path';
import { forkConfined } from '../../platform/confinedProcess.ts';
import { createGuardedProcess, ProcessBroke } from '../guardedProcess.ts';
import { createHeldFiles } from '../heldFiles.ts';
import type { PdfSource } from '../pdfReader.ts';
import { UnreadableDocument } from '../unreadableDocument.ts';
import type { Cue } from './cue.ts';
import { complexRecording, damagedRecording } from './failures.ts';
import {
  INPUT,
  OUTPUT,
  type FfmpegAnswer,
  type FfmpegDone,
  type FfmpegJob,
  type FfmpegQuestion,
  type ReadCues,
} from './ffmpegProtocol.ts';
import { ffmpegCorePaths, ffmpegProcessPath } from './mediaAssets.ts';
import {
  KEPT_FILE_BYTES,
  OPENING_DEADLINE_MS,
  PICTURE_DEADLINE_MS,
  PROCESS_HEAP_MB,
  SOUND_DEADLINE_MS,
} from './mediaLimits.ts';
import type { MediaType } from './mediaType.ts';
import { PACKET_ENTRIES } from './packets.ts';
import { PROBE_ENTRIES, readProbe, type Probe, type TextTrack } from './probe.ts';
import { LENGTH_JOB, soundFilter, SOUND_FORMATS, soundLengthMs, type SoundPiece } from './sound.ts';

export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface FrameRequest extends PictureSize {
  readonly atMs: number;
  /**
   * To within a few frames; otherwise the last key frame before it: that takes a tenth of a second where the exact one may take several.
   */
  readonly exact: boolean;
}

export interface WaveformRequest extends PictureSize {
  readonly startMs: number;
  readonly endMs: number;
}

export interface MediaEngine {
  /** @throws UnreadableDocument if the file is damaged, or too costly to open */
  probe(source: PdfSource, type: MediaType): Promise<Probe>;
  /** @throws UnreadableDocument as above, and if there are too many */
  subtitles(source: PdfSource, type: MediaType, probe: Probe, track: TextTrack): Promise<readonly Cue[]>;
  /** From a file beside the recording. @throws UnreadableDocument if the bytes are not subtitles, too many or too costly */
  sentSubtitles(source: Pick<PdfSource, 'owner'>, bytes: Uint8Array): Promise<readonly Cue[]>;
  /** RGB, or undefined if the recording shows nothing that can be decoded. */
  frame(source: PdfSource, type: MediaType, request: FrameRequest): Promise<Uint8Array | undefined>;
  /** RGBA, or undefined if there is no sound that can be decoded. */
  waveform(source: PdfSource, type: MediaType, request: WaveformRequest): Promise<Uint8Array | undefined>;
  /**
   * How long the sound is, milliseconds, by its packets: the length stated in the file may be a guess, or missing.
   * @throws UnreadableDocument as above
   */
  soundLength(source: PdfSource, type: MediaType): Promise<number>;
  /** Shorter than requested if the sound ends before. @throws UnreadableDocument as above, also if there is no sound that can be decoded */
  sound(source: PdfSource, type: MediaType, piece: SoundPiece): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The demuxer is named, never guessed: a playlist or a list of files that calls itself a film is not a film. */
const DEMUXERS: Readonly<Record<MediaType, string>> = {
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/mp4': 'mov',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'video/mp2t': 'mpegts',
  'video/x-msvideo': 'avi',
};

const inputOf = (type: MediaType): string[] => ['-f', DEMUXERS[type], '-i', INPUT];
const JSON_OUTPUT = ['-of', 'json=compact=1'] as const;
const RAW_OUTPUT = ['-frames:v', '1', '-f', 'rawvideo'] as const;
/** Frames that no other frame needs are skipped on the way: at most three in a row, and half of the work. */
const REFERENCE_FRAMES = ['-skip_frame', 'noref'] as const;
const KEY_FRAMES = ['-skip_frame', 'nokey', '-noaccurate_seek'] as const;
/** On white paper. */
const WAVE_COLOUR = '0x2f5d8a';

export interface MediaEngineOptions {
  /** Milliseconds. */
  readonly openingDeadlineMs?: number;
  readonly pictureDeadlineMs?: number;
  readonly soundDeadlineMs?: number;
}

export function createMediaEngine({
  openingDeadlineMs = OPENING_DEADLINE_MS,
  pictureDeadlineMs = PICTURE_DEADLINE_MS,
  soundDeadlineMs = SOUND_DEADLINE_MS,
}: MediaEngineOptions = {}): MediaEngine {
  const files = createHeldFiles(KEPT_FILE_BYTES);
  const program = createGuardedProcess<FfmpegQuestion, FfmpegAnswer>(startProcess);

  /** @throws UnreadableDocument */
  const ask = async (
    { owner = '' }: Pick<PdfSource, 'owner'>,
    prepare: () => Promise<FfmpegQuestion>,
    deadlineMs: number,
  ): Promise<FfmpegDone | ReadCues> => {
    const answer = await program.ask(owner, prepare, deadlineMs).catch((error: unknown) => {
      if (!(error instanceof ProcessBroke)) throw error;
      files.forget();
      throw error.how === 'slow' ? complexRecording(error) : damagedRecording(error);
    });
    if (answer.kind === 'refused') throw new UnreadableDocument(answer.reason, answer.message);
    if (answer.kind !== 'failed') return answer;
    throw answer.reason === 'too_complex' ? complexRecording(answer.cause) : damagedRecording(answer.cause);
  };

  const run = async (source: PdfSource, job: FfmpegJob, deadlineMs: number): Promise<FfmpegDone> => {
    const prepare = async (): Promise<FfmpegQuestion> => ({
      kind: 'run',
      documentId: source.id,
      job,
      ...(await files.deliver(source)),
    });
    const answer = await ask(source, prepare, deadlineMs);
    if (answer.kind !== 'done') throw new Error('ffmpeg answered another question than it was asked.');
    return answer;
  };

  const cuesFrom = async (
    source: Pick<PdfSource, 'owner'>,
    prepare: () => Promise<FfmpegQuestion>,
  ): Promise<readonly Cue[]> => {
    const answer = await ask(source, prepare, openingDeadlineMs);
    if (answer.kind !== 'cues') throw new Error('ffmpeg answered another question than it was asked.');
    return answer.cues;
  };

  const probing = (args: readonly string[]): FfmpegJob => ({
    program: 'ffprobe',
    arguments: ['-v', 'error', ...args, ...JSON_OUTPUT],
  });

  /** A moment that cannot be drawn is no reason to refuse a recording. */
  const drawn = async (source: PdfSource, args: readonly string[], bytes: number): Promise<Uint8Array | undefined> => {
    const job: FfmpegJob = { program: 'ffmpeg', arguments: ['-v', 'error', ...args, ...RAW_OUTPUT, OUTPUT] };
    try {
      const { output } = await run(source, job, pictureDeadlineMs);
      return output?.byteLength === bytes ? output : undefined;
    } catch (error) {
      if (error instanceof UnreadableDocument) return undefined;
      throw error;
    }
  };

  return {
    probe: async (source, type) => {
      const job = probing(['-show_entries', PROBE_ENTRIES, ...inputOf(type)]);
      const { printed } = await run(source, job, openingDeadlineMs);
      return parsed(() => readProbe(printed));
    },
    subtitles: (source, type, { startMs }, track) => {
      const what = ['-select_streams', String(track.index), '-show_entries', PACKET_ENTRIES, '-show_data'];
      return cuesFrom(source, async () => ({
        kind: 'run',
        documentId: source.id,
        job: probing([...what, ...inputOf(type)]),
        track: { of: track, startMs },
        ...(await files.deliver(source)),
      }));
    },
    sentSubtitles: (source, bytes) => cuesFrom(source, () => Promise.resolve({ kind: 'subtitles', bytes })),
    frame: (source, type, { atMs, width, height, exact }) => {
      const place = ['-ss', inSeconds(atMs), ...(exact ? REFERENCE_FRAMES : KEY_FRAMES)];
      const filter = `scale=${width}:${height}:flags=bicubic,setsar=1`;
      const picture = ['-map', '0:V:0', '-vf', filter, '-pix_fmt', 'rgb24'];
      return drawn(source, [...place, ...inputOf(type), ...picture], width * height * 3);
    },
    waveform: (source, type, { startMs, endMs, width, height }) => {
      const place = ['-ss', inSeconds(startMs), '-t', inSeconds(endMs - startMs)];
      const wave = `showwavespic=s=${width}x${height}:colors=${WAVE_COLOUR}:scale=sqrt`;
      const filter = ['-filter_complex', `[0:a:0]aformat=channel_layouts=mono,${wave}`, '-pix_fmt', 'rgba'];
      return drawn(source, [...place, ...inputOf(type), ...filter], width * height * 4);
    },
    soundLength: async (source, type) => {
      const job: FfmpegJob = { program: 'ffmpeg', arguments: ['-v', 'info', ...inputOf(type), ...LENGTH_JOB] };
      return soundLengthMs((await run(source, job, openingDeadlineMs)).complaint);
    },
    sound: async (source, type, piece) => {
      const filter = ['-map', '0:a:0', '-af', soundFilter(piece), ...SOUND_FORMATS[piece.format], OUTPUT];
      const job: FfmpegJob = { program: 'ffmpeg', arguments: ['-v', 'error', ...inputOf(type), ...filter] };
      const { output, complaint } = await run(source, job, soundDeadlineMs);
      if (output === undefined) throw damagedRecording(complaint);
      return output;
    },
    close: () => program.close(),
  };
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(3);

function parsed<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : damagedRecording(error);
  }
}

const startProcess = () => {
  const reads = [dirname(ffmpegCorePaths(import.meta.url).core)];
  return forkConfined(ffmpegProcessPath(import.meta.url), { heapMb: PROCESS_HEAP_MB, reads });
};
