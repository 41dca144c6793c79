/** Where paragraphs begin among lines, and where one continues. */
import { WIDEST_LINE_DISTANCE } from './lineDistances.ts';
import type { Row } from './rows.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Share of a paragraph's width that its last line does not extend over. */
const FULL_LINE = 0.85;
/** In distances between the lines of a paragraph: the next one is further away. */
const PARAGRAPH_DISTANCE = 1.2;

export function beginsParagraph(lines: readonly Row[], at: number): boolean {
  if (at === 0) return true;
  const [before, line] = [lines[at - 1], lines[at]];
  const next = lines.at(at + 1);
  const distance = line.baseline - before.baseline;
  const usual = next === undefined ? line.size : next.baseline - line.baseline;
  const isAfterShortLine = before.end - line.start < FULL_LINE * (line.end - line.start);
  return distance > PARAGRAPH_DISTANCE * usual || isAfterShortLine || before.size > line.size;
}

/** In font sizes: how exactly the lines of one text are aligned at their start. */
const ALIGNED = 0.6;
/** Sizes in one text differ less. */
const SIZE_PLAY = 0.04;

/** Whether the lower line may belong to the same text as the upper one: as large, near, and beginning under it. */
export function goesOnIn(upper: Row, lower: Row): boolean {
  const { size } = upper;
  return (
    Math.abs(lower.size - size) <= SIZE_PLAY * size &&
    lower.baseline - upper.baseline <= WIDEST_LINE_DISTANCE * size &&
    Math.abs(lower.start - upper.start) <= ALIGNED * size
  );
}

/** Maximum share of the width of the text beside it: anything as wide is another column. */
const BOX_WIDTH = 0.8;

/** The text is beside a box and continues under it, over the whole width. */
export function flowsAround(text: readonly Row[], box: readonly Row[], below: Row | undefined): boolean {
  const last = text.at(-1);
  if (last === undefined || below === undefined || !goesOnIn(last, below)) return false;
  const [one, other] = [widthOf(text), widthOf(box)];
  return other <= BOX_WIDTH * one && below.baseline > (box.at(-1)?.baseline ?? 0);
}

const widthOf = (rows: readonly Row[]): number =>
  greatest(rows.map(({ end }) => end)) - least(rows.map(({ start }) => start));
