/** What the matcher is given: text only. It knows nothing of PDFs, boxes, storage or HTTP. */

/**
 * Text that came from OCR is judged with what OCR confuses in mind, never more loosely. Subtitles and recognised speech are
 * spoken: their pages are stretches of time, with neither running heads nor footnotes.
 */
export type ReadBy = 'textLayer' | 'ocr' | 'subtitles' | 'speech';

/** By a machine that may err, and says how sure it is. */
export const isMachineRead = (readBy: ReadBy): boolean => readBy === 'ocr' || readBy === 'speech';

export const isSpoken = (readBy: ReadBy): boolean => readBy === 'subtitles' || readBy === 'speech';

export interface SourcePage {
  /** 1-based. */
  readonly pageNumber: number;
  /** Lines in reading order; `lineId` is the 1-based position in this array. */
  readonly lines: readonly string[];
  readonly readBy: ReadBy;
  /** Of lines that OCR read or speech recognition heard: how sure it is of each word (between spaces), 0..100; one entry a line. */
  readonly wordConfidences?: readonly (readonly number[] | undefined)[];
}

/** A run of characters of one line. */
export interface LineSpan {
  /** 1-based. */
  readonly pageNumber: number;
  /** 1-based, within the page, empty lines counted. */
  readonly lineId: number;
  /** UTF-16 offsets within the line: start inclusive, end exclusive. */
  readonly start: number;
  readonly end: number;
}
