/** A row of a page: what is on one baseline. Lengths in points, from the top left. */
import type { Chunk } from './chunks.ts';

export interface Row {
  /** In order of their start. */
  chunks: Chunk[];
  baseline: number;
  top: number;
  bottom: number;
  start: number;
  end: number;
  /** Font size of the row's largest text. */
  size: number;
}
