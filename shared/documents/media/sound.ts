/** The sound of a recording for speech recognition: how ffmpeg is asked for it, and for its length. */
import { timeOf } from './timedText/times.ts';

/** Samples per second: what speech recognisers are trained on. */
export const SOUND_RATE = 16_000;

export interface SoundPiece {
  /** Milliseconds from the beginning of the recording. */
  readonly startMs: number;
  readonly endMs: number;
  /** Mono, 16 bits: `samples` without any header, little-endian; `flac` as a file. */
  readonly format: 'samples' | 'flac';
}

export const SOUND_FORMATS: Readonly<Record<SoundPiece['format'], readonly string[]>> = {
  samples: ['-f', 's16le'],
  flac: ['-c:a', 'flac', '-f', 'flac'],
};

/**
 * Cut by counting samples from the beginning, with gaps filled: two adjacent pieces neither repeat nor lose a sample, which seeking does
 * not guarantee. Decoding the part before takes a second of a processor for ten minutes.
 */
export function soundFilter({ startMs, endMs }: SoundPiece): string {
  const sample = (ms: number): number => Math.round((ms * SOUND_RATE) / 1000);
  return [
    `aresample=${SOUND_RATE}:async=1:first_pts=0`,
    'aformat=sample_fmts=s16:channel_layouts=mono',
    `atrim=start_sample=${sample(startMs)}:end_sample=${sample(endMs)}`,
    'asetpts=PTS-STARTPTS',
  ].join(',');
}

/** Packets are counted, not decoded: an hour takes a tenth of a second. */
export const LENGTH_JOB: readonly string[] = ['-map', '0:a:0', '-c', 'copy', '-f', 'null', '-'];

/** @param complaint ffmpeg's last lines, one of which says how far it got; 0 if none does */
export function soundLengthMs(complaint: string): number {
  const times = Array.from(complaint.matchAll(/\btime=(\d+:\d\d:\d\d(?:\.\d+)?)/g), ([, time]) => timeOf(time));
  return times.at(-1) ?? 0;
}
