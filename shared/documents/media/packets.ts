/** The samples of a subtitle track, as ffprobe lists them with their bytes in hexadecimal. */
import { z } from 'zod';
import { tooManyCues } from './failures.ts';
import { MAX_CUES } from './mediaLimits.ts';
import type { TextTrack } from './probe.ts';
import type { TimedPayload } from './timedText/cueText.ts';

const seconds = z.string().transform(Number).pipe(z.number());

const packetsSchema = z.object({
  packets: z.array(
    z.object({ pts_time: seconds.optional(), duration_time: seconds.optional(), data: z.string().optional() }),
  ),
});

/** What ffprobe is asked for, with `-show_data`. */
export const PACKET_ENTRIES = 'packet=pts_time,duration_time,data';

/** Milliseconds that a cue without an end is shown, unless the next one comes first. */
const USUAL_DURATION_MS = 5_000;

/**
 * @param startMs times in the file count from here
 * @throws UnreadableDocument if there are too many; Error if it is not what ffprobe prints
 */
export function readPackets(printed: string, { codec }: TextTrack, startMs: number): TimedPayload[] {
  const { packets } = packetsSchema.parse(JSON.parse(printed));
  if (packets.length > MAX_CUES) throw tooManyCues();
  const starts = packets.map(({ pts_time = NaN }) => Math.max(0, Math.round(pts_time * 1000) - startMs));
  return packets.flatMap(({ duration_time, data = '' }, at): TimedPayload[] => {
    const start = starts[at];
    if (!Number.isFinite(start)) return [];
    const next = starts.slice(at + 1, at + 2).find((time) => time > start) ?? Infinity;
    const length = duration_time === undefined ? undefined : Math.round(duration_time * 1000);
    const end = length !== undefined && length > 0 ? start + length : Math.min(next, start + USUAL_DURATION_MS);
    const bytes = bytesOf(data);
    return codec === 'mov_text'
      ? [{ startMs: start, endMs: end, format: 'mov_text', payload: bytes }]
      : [{ startMs: start, endMs: end, format: codec, payload: bytes.toString('utf8') }];
  });
}

/** `00000000: 0004 6869 2e2e                           ..hi..`: an address, up to sixteen bytes in pairs, and the same as letters. */
function bytesOf(listing: string): Buffer {
  const digits = listing
    .split('\n')
    .map((line) => line.slice(LISTING.from, LISTING.to).replaceAll(' ', ''))
    .join('');
  return Buffer.from(digits, 'hex');
}

/** Columns of the bytes. */
const LISTING = { from: 10, to: 50 } as const;
