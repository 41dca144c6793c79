/** How far apart the baselines of lines are, in font sizes. */

/** Lines of one column are further apart: anything nearer is beside the other, or is a superscript or subscript. */
export const LEAST_LINE_DISTANCE = 0.7;
/** Lines of one paragraph or cell are no further apart, except for wide line spacing. */
export const LINE_DISTANCE = 1.8;
/** Lines of one text are no further apart, including wide ones and consecutive paragraphs. */
export const WIDEST_LINE_DISTANCE = 2.5;
