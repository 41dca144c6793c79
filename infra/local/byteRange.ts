/** A part of a file, as players ask for it when they jump to a moment (RFC 9110, 14): what S3 does for the deployed service. */
import type { Readable } from 'node:stream';

export interface ByteRange {
  /** 0-based. */
  readonly first: number;
  /** Inclusive. */
  readonly last: number;
}

/**
 * One range of bytes. Several at once, and what is not understood, are answered by the whole file, as the standard allows.
 * @returns `unsatisfiable` where it begins after the end
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const end = sizeBytes - 1;
  const range =
    from === ''
      ? { first: Math.max(0, sizeBytes - Number(to)), last: end }
      : { first: Number(from), last: to === '' ? end : Math.min(end, Number(to)) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  return range.first > range.last ? 'unsatisfiable' : range;
}

/** The bytes of the range; what comes before it is read and left out. */
export async function* bytesIn(stream: Readable, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let position = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, first - position), Math.max(0, last + 1 - position));
    if (part.length > 0) yield part;
    position += chunk.length;
    if (position > last) return;
  }
}
