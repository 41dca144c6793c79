/** How large the tables of a rendition may be whose cells its tags tell apart. */

/**
 * Tags make a page of nothing but tables 36 times as large (0.35 KB per cell; of a spreadsheet 0.1 KB) and its printing four times as slow
 * (0.1 ms per cell). Larger tables are read by their places alone.
 */
export const MOST_TAGGED_CELLS = 20_000;
