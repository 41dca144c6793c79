/** A column of units at the end of the rows of a data sheet, under a name such as "Unit": what a row's amounts are measured in. */
import { patternsOf } from '../language/languages.ts';
import type { Row, Run } from './placedRuns.ts';
import { overlap } from './placedRuns.ts';

/** "Unit", "Einh.", "U.M." */
export const namesUnits = new RegExp(`^${patternsOf('unitHead')}$`, 'iu');
/** UTF-16 units. */
const LONGEST = 8;

/** The unit of an amount; undefined if its row gives none in a column that is named so. */
export function unitOfRow(rows: readonly Row[], row: Row, amount: Run): Run | undefined {
  const unit = row.at(-1);
  if (unit === undefined || !amount.isAmount || unit.left < amount.right || unit.isAmount || unit.text.length > LONGEST)
    return undefined;
  const isNamed = rows.some((other) =>
    other.some((run) => run.bottom <= unit.top && namesUnits.test(run.text) && overlap(run, unit) > 0),
  );
  return isNamed && /[\p{L}%°Ω]/u.test(unit.text) ? unit : undefined;
}
