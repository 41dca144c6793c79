/** The text of a document with the place of every character: extracted once, stored compressed, read by every verification. */
import type { Box } from './geometry.ts';
import type { CueTimes } from './media/cue.ts';
import type { PageStructure } from './pageStructure.ts';

/** UTF-16 offsets within a line: start inclusive, end exclusive. */
export interface UnitRange {
  readonly start: number;
  readonly end: number;
}

/** `mended`: from the text layer, with glyphs whose claim was refuted replaced. `ocr`: read from the picture. */
export type LineProvenance = 'mended' | 'ocr';

export interface IndexedLine {
  readonly text: string;
  /** `horizontal`: characters advance along x (either way); `vertical`: along y. */
  readonly direction: 'horizontal' | 'vertical';
  /** Extent across the direction, in points: y for horizontal lines, x for vertical ones. */
  readonly crossStart: number;
  readonly crossEnd: number;
  /**
   * Extent of each UTF-16 unit along the direction, in points: `edges[2 * i]` is where unit i starts (its smaller
   * coordinate), `edges[2 * i + 1]` where it ends. Spaces that the page does not draw fill the gap.
   */
  readonly edges: Float32Array;
  /**
   * For a sloping line: points that it falls (`vertical`: moves right) per point along the direction. The cross extent is then the one at
   * `edges[0]`.
   */
  readonly slope?: number;
  /** For text from OCR or speech recognition: how sure it is of each word (between spaces), 0..100. */
  readonly wordConfidences?: readonly number[];
  /** For a transcript: when the line is spoken. It then has no place on a page, and its edges are zero. */
  readonly cue?: CueTimes;
  /** Where the line's text comes from, if not from what the page's `readBy` says. */
  readonly provenance?: LineProvenance;
  /**
   * Characters whose glyphs are undecided: the text layer's claim was neither confirmed nor refuted; and words that OCR may well have misread.
   * In order, without overlap.
   */
  readonly unsure?: readonly UnitRange[];
}

export interface IndexedPage extends PageStructure {
  /** 1-based. */
  readonly pageNumber: number;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly readBy: 'textLayer' | 'ocr' | 'subtitles' | 'speech';
  readonly lines: readonly IndexedLine[];
  /** For the caller: why the page or much of it could not be read, if it could not. */
  readonly error?: string;
}

/** Pages of subtitles and recognised speech are stretches of time: nothing on them has a place. */
export const isSpoken = ({ readBy }: IndexedPage): boolean => readBy === 'subtitles' || readBy === 'speech';

export interface TextIndex {
  readonly pages: readonly IndexedPage[];
}

/** The box of the characters `start` (inclusive) to `end` (exclusive) of a line. */
export function spanBox(line: IndexedLine, start: number, end: number): Box {
  // Asked once: of a page that came packed, they are a function's result.
  const { edges, slope = 0 } = line;
  let from = Infinity;
  let to = -Infinity;
  for (let i = start; i < end; i++) {
    from = Math.min(from, edges[2 * i]);
    to = Math.max(to, edges[2 * i + 1]);
  }
  const shiftAtStart = (from - edges[0]) * slope;
  const shiftAtEnd = (to - edges[0]) * slope;
  const crossStart = line.crossStart + Math.min(shiftAtStart, shiftAtEnd);
  const across = line.crossEnd + Math.max(shiftAtStart, shiftAtEnd) - crossStart;
  return line.direction === 'horizontal'
    ? { x: from, y: crossStart, width: to - from, height: across }
    : { x: crossStart, y: from, width: across, height: to - from };
}

export const pageText = (page: IndexedPage): string => page.lines.map((line) => line.text).join('\n');
