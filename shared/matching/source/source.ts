/** What the matcher is given: text only. It knows nothing of PDFs, boxes, storage or HTTP. */

/**
 * Text from OCR is judged with what OCR confuses in mind, never more loosely. Subtitles and recognised speech are spoken: their pages are
 * stretches of time, with neither running headers nor footnotes.
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
  /** For lines that OCR read or speech recognition heard: how sure it is of each word (between spaces), 0..100; one entry per line. */
  readonly wordConfidences?: readonly (readonly number[] | undefined)[];
  /** The origin of lines that do not come from where `readBy` says; one entry per line. Absent if all do. */
  readonly provenances?: readonly (LineProvenance | undefined)[];
  /** Characters whose glyphs are undecided: what they say is only claimed; one entry per line. Absent if there are none. */
  readonly unsure?: readonly (readonly UnitRange[] | undefined)[];
  /** What the lines are. Absent if not determined, as in older indexes: then it must be guessed from the words. */
  readonly blocks?: readonly SourceBlock[];
  /** Absent as `blocks`. */
  readonly tables?: readonly SourceTable[];
  /** Where the words of lines are, one entry per line; absent if nothing has a place, undefined for lines that do not run from left to right. */
  readonly wordBoxes?: readonly (WordBoxes | undefined)[];
}

/** Where a line and its words (between spaces) are, in any unit of length, from the page's upper left corner. */
export interface WordBoxes {
  readonly top: number;
  readonly bottom: number;
  /** For each word where it starts and ends. */
  readonly edges: Float32Array;
}

/** `mended`: from the text layer, with wrong characters replaced by what the page shows. `ocr`: read from the picture. */
export type LineProvenance = 'mended' | 'ocr';

/** UTF-16 offsets within a line: start inclusive, end exclusive. */
export interface UnitRange {
  readonly start: number;
  readonly end: number;
}

/** Lines that belong together. Blocks are in the order of their lines, and no line is in two of them. */
export interface SourceBlock {
  /**
   * `artifact`: recurs at the same place on neighbouring pages (running headers and footers, stamps), or is a line number; sentences
   * continue over it. `note`: a footnote, or a note in the margin. `tableRow`: one row of a table.
   */
  readonly kind: 'paragraph' | 'heading' | 'listItem' | 'caption' | 'note' | 'artifact' | 'tableRow';
  /** 0-based positions in `lines`, both inclusive. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** For a list item: how many UTF-16 units at the start of its first line are its marker ("•", "3.", "(a)"). */
  readonly markerLength?: number;
  /** 0..1. */
  readonly certainty: number;
}

export interface SourceTable {
  readonly rows: number;
  readonly columns: number;
  /** From top to bottom, then from left to right; cells without text are omitted. */
  readonly cells: readonly SourceCell[];
  /** 0..1: ruled tables are certain, those inferred only from alignment and gaps less so. */
  readonly certainty: number;
  /** Continues the last table of the page before, under its header. */
  readonly continues?: boolean;
}

/** Certainty of a table whose cells are enclosed by rules: lines one above the other in one of them belong together. */
export const RULED_CERTAINTY = 0.95;

export interface SourceCell {
  /** 0-based, of its upper left corner. */
  readonly row: number;
  readonly column: number;
  /** At least 1. */
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Names a column or a row, and is not a value. */
  readonly isHeader: boolean;
  /** Its text in reading order. */
  readonly pieces: readonly CellPiece[];
}

export interface CellPiece extends UnitRange {
  /** 0-based position in the page's lines. */
  readonly line: number;
}

/** @param lines of the cell's page */
export const textOfPieces = (lines: readonly string[], pieces: readonly CellPiece[]): string =>
  pieces.map(({ line, start, end }) => lines[line].slice(start, end)).join(' ');

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
