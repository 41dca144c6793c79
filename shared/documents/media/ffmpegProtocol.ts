/** The ffmpeg process's questions and answers: one question at a time. */
import type { FileDelivery } from '../heldFiles.ts';
import type { UnreadableReason } from '../unreadableDocument.ts';
import type { Cue } from './cue.ts';
import type { TextTrack } from './probe.ts';

export interface FfmpegJob {
  readonly program: 'ffmpeg' | 'ffprobe';
  /** The recording is the file `INPUT`, and there is no other. */
  readonly arguments: readonly string[];
}

/** Names in ffmpeg's own file system, which is in memory. */
export const INPUT = 'recording';
export const OUTPUT = 'result';

export interface FfmpegRun extends FileDelivery {
  readonly kind: 'run';
  readonly documentId: string;
  readonly job: FfmpegJob;
  /** The printed output is the samples of this track: the answer is the cues. Times in the file count from `startMs`. */
  readonly track?: { readonly of: TextTrack; readonly startMs: number };
}

/** The cost of reading subtitles depends on untrusted content: it is done here, where nobody else waits. */
export interface SubtitleFile {
  readonly kind: 'subtitles';
  readonly bytes: Uint8Array;
}

export type FfmpegQuestion = FfmpegRun | SubtitleFile;

export interface FfmpegDone {
  readonly kind: 'done';
  /** What the program printed on its standard output. */
  readonly printed: string;
  /** The last lines of its standard error, for the log. */
  readonly complaint: string;
  /** The file `OUTPUT`, if it was written. */
  readonly output?: Uint8Array;
}

export interface FfmpegFailed {
  readonly kind: 'failed';
  readonly reason: 'corrupt' | 'too_complex';
  readonly cause: string;
}

export interface ReadCues {
  readonly kind: 'cues';
  readonly cues: readonly Cue[];
}

/** For subtitles: `UnreadableDocument` on its way out. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: UnreadableReason;
  readonly message: string;
}

export type FfmpegAnswer = FfmpegDone | FfmpegFailed | ReadCues | Refused;
