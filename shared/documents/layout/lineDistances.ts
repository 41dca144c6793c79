/** How far the baselines of lines are apart, in font sizes. */

/** Lines of one column are further apart: what is nearer stands beside the other, or is raised or lowered. */
export const LEAST_LINE_DISTANCE = 0.7;
/** Lines of one paragraph or cell are no further apart, but for those that are set wide. */
export const LINE_DISTANCE = 1.8;
/** Lines of one text are no further apart, wide ones and paragraphs that follow each other included. */
export const WIDEST_LINE_DISTANCE = 2.5;
