/** What the lines of a page are: paragraphs, headings, list items, page artifacts, and the cells of its tables. */
import type { Box } from './geometry.ts';

/**
 * `artifact`: text that recurs at the same place of neighbouring pages (running headers and footers, page numbers, stamps, watermarks), and
 * line numbers: beside the text, not in it. `note`: a footnote, or a note in the margin. `tableRow`: one row of a table.
 */
export const BLOCK_KINDS = ['paragraph', 'heading', 'listItem', 'caption', 'note', 'artifact', 'tableRow'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A run of lines that belong together. Blocks are in the order of their lines, and no line is in two of them. */
export interface Block {
  readonly kind: BlockKind;
  /** 0-based positions in the page's lines, both inclusive. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** For a list item: how many UTF-16 units at the start of its first line are its marker ("•", "3.", "(a)"). */
  readonly markerLength?: number;
  /** 0..1, stored in hundredths. */
  readonly certainty: number;
}

/** Characters of one line. */
export interface CellPiece {
  /** 0-based position in the page's lines. */
  readonly line: number;
  /** UTF-16 offsets within the line, start inclusive, end exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface TableCell {
  /** 0-based, of the cell's upper left corner. */
  readonly row: number;
  readonly column: number;
  /** At least 1. */
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Names a column or a row, and is not a value. */
  readonly isHeader: boolean;
  /** Around the cell's text, in points as displayed. */
  readonly box: Box;
  /** Its text in reading order: one piece for each of its lines. */
  readonly pieces: readonly CellPiece[];
}

export interface Table {
  readonly rows: number;
  readonly columns: number;
  /** From top to bottom, then from left to right; cells without text are left out. */
  readonly cells: readonly TableCell[];
  /** 0..1, stored in hundredths: ruled tables are certain, those recognised only by alignment and gaps less so. */
  readonly certainty: number;
  /** Continues the last table of the page before, under the header of that one. */
  readonly continues?: boolean;
}

/** A horizontal or vertical line that the page draws: the rule of a table, the side of a box. Points, as displayed; x1 ≤ x2, y1 ≤ y2. */
export interface Rule {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface PageStructure {
  /** Used to recognise tables, and kept until they are: in drafts only. */
  readonly rules?: readonly Rule[];
  /** Absent if structure was not analysed: in indexes of older versions, and in transcripts. */
  readonly blocks?: readonly Block[];
  /** In drafts those that the tags of a PDF name: the areas of all their cells, without text. */
  readonly tables?: readonly Table[];
}
