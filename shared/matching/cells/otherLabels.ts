/**
 * Words in a further column that are the label of another row: "Karl Roth" is the doctor of one patient, and a patient himself. Whoever reads
 * them by themselves reads the other row.
 */
import { foldText } from '../text/foldText.ts';
import { firstWords } from './claims.ts';
import { wordOf, type WordedCell, type WordedTable } from './pageTables.ts';
import type { Row } from './placedRuns.ts';

/** @param said all cells that a quotation gives, in its order */
export function isLabelOfOther(
  worded: WordedTable,
  row: readonly WordedCell[],
  cell: WordedCell,
  said: readonly WordedCell[],
): boolean {
  const [label] = row;
  if (cell.column === 0 || said.includes(label) || isSame(label, cell)) return false;
  // "2 chairs" is a stretch of its row, which the words name.
  const after = row.at(row.indexOf(cell) + 1);
  if (after !== undefined && after === firstWords(row) && said.at(said.indexOf(cell) + 1) === after) return false;
  return worded.rows
    .slice(worded.bodyFrom)
    .some((other) => other !== row && other.at(0)?.column === 0 && isSame(other[0], cell));
}

const isSame = (one: WordedCell, other: WordedCell): boolean => keyOf(one) === keyOf(other);

/** Without the number before it. */
const keyOf = ({ tokens, numbering }: WordedCell): string => tokens.slice(numbering).map(wordOf).join(' ');

/** Points by which the left edges of labels differ. */
const EDGE = 1;

/**
 * The same by its place.
 * @param own what is beside each other, of which the first one is the label
 */
export function isLabelOfRowBeside(
  rows: readonly Row[],
  own: Row,
  cell: { readonly runs: Row; readonly folded: string },
  said: Row,
): boolean {
  const [label] = own;
  const words = cell.folded.trim();
  if (said.includes(label) || foldText(label.text).text.trim() === words) return false;
  return rows.some(
    ([first]) =>
      !own.includes(first) &&
      !cell.runs.includes(first) &&
      Math.abs(first.left - label.left) <= EDGE &&
      foldText(first.text).text.trim() === words,
  );
}
