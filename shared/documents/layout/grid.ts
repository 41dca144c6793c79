/** Cells in rows and columns, formed by ruling lines or boxes: one model of a cell, for reading order and for the tables of the index. */

/** Points, as displayed. */
export interface GridCell {
  /** 0-based, of the upper left corner. */
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Grid {
  /** Where its columns and rows begin and end: one more than there are. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** From top to bottom, then from left to right. */
  readonly cells: readonly GridCell[];
  /** For every row and every column in it, the cell that covers them: cells are looked up for every character. */
  readonly covered: readonly (GridCell | undefined)[];
  /** Its cells are separate boxes: what is in one of them belongs together. */
  readonly isOfBoxes?: boolean;
  /** Tags name its cells: none of its columns is a margin. */
  readonly isTagged?: true;
}
