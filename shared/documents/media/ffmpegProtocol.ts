/** What the ffmpeg process is asked and answers: one question at a time. */
import type { FileDelivery } from '../heldFiles.ts';

export interface FfmpegJob {
  readonly program: 'ffmpeg' | 'ffprobe';
  /** The recording is the file `INPUT`, and there is no other. */
  readonly arguments: readonly string[];
}

/** Names in ffmpeg's own file system, which lies in memory. */
export const INPUT = 'recording';
export const OUTPUT = 'result';

export interface FfmpegQuestion extends FileDelivery {
  readonly documentId: string;
  readonly job: FfmpegJob;
}

export interface FfmpegDone {
  readonly kind: 'done';
  /** What the program printed on its standard output. */
  readonly printed: string;
  /** The last lines of its standard error, for the log. */
  readonly complaint: string;
  /** The file `OUTPUT`, when it was written. */
  readonly output?: Uint8Array;
}

export interface FfmpegFailed {
  readonly kind: 'failed';
  readonly reason: 'corrupt' | 'too_complex';
  readonly cause: string;
}

export type FfmpegAnswer = FfmpegDone | FfmpegFailed;
