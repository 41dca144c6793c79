/** Stretches: what is on one line without a wide gap, as a line of one column is. */
import { WIDEST_GAP, type Chunk } from './chunks.ts';
import type { Row } from './rows.ts';

/** What is on a line without a gap: a reference in brackets may be a separate chunk. */
export interface Stretch {
  readonly chunks: Chunk[];
  readonly start: number;
  end: number;
}

export function stretchesOf({ chunks, size }: Row): Stretch[] {
  const stretches: Stretch[] = [];
  for (const chunk of chunks) {
    const last = stretches.at(-1);
    if (last === undefined || chunk.start - last.end > WIDEST_GAP * size) {
      stretches.push({ chunks: [chunk], start: chunk.start, end: chunk.end });
    } else {
      last.chunks.push(chunk);
      last.end = Math.max(last.end, chunk.end);
    }
  }
  return stretches;
}
