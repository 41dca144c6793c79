/** Units that a table gives once and a quotation repeats with the value: in brackets after a column's name, or in a cell of the row. */
import { isMoney, isMoneyGlyph } from '../language/quantities.ts';
import { tokenize } from '../text/tokens.ts';
import { isAmountText } from './amounts.ts';
import { CURRENCY, UNIT_AFTER_NAME } from './cellWords.ts';
import { covers } from './claims.ts';
import { areVariants, isLimitOrPeriod, unitCellOf } from './limitColumns.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import type { Unit } from './unitAfter.ts';

/** "Depth (m)", "Mass [kg]", "Price, EUR", "Price in EUR": what follows a name, UTF-16 units. */
const AFTER_NAME = new RegExp(`\\S\\s*(?:[([]([^()[\\]]{1,12})[)\\]]|(${UNIT_AFTER_NAME}))\\s*$`, 'u');
const opens = /^(?:,|in|v|ve|en|em|w|в)\s/u;

/**
 * Those of the heads over a value, and its row's own if the columns are limits, periods or variants of one quantity. Where neither the value
 * nor its column has one, that in the table's corner.
 */
export function unitsOf(worded: WordedTable, cell: WordedCell): Unit[] {
  if (cell.row < worded.headerRows || !isAmountText(cell.raw)) return [];
  const heads = worded.cells.filter((head) => head.row < worded.headerRows && covers(head, cell));
  const named = unitsAfterNames(heads.map(({ folded }) => folded));
  const ofRow = unitCellOf(worded, cell.row);
  const inRow = heads.some(isLimitOrPeriod) || areVariants(worded, cell.row) ? ofRow : undefined;
  if (inRow !== undefined && inRow !== cell) return [...named, inRow.tokens.map(({ key }) => key)];
  return named.length > 0 || /[\p{L}\p{Sc}%]/u.test(cell.raw) ? named : cornerUnits(worded);
}

/** "Mio. €", "in EUR", "M€": the corner over the labels, if it is nothing else. */
const onlyUnit = new RegExp(String.raw`^(?:in\s|en\s)?(?:\p{L}{1,8}\.?\s?)?(?:${CURRENCY})(?:\s?\p{L}{1,8}\.?)?$`, 'u');

const cornerUnits = ({ rows, headerRows }: WordedTable): Unit[] =>
  rows
    .slice(0, headerRows)
    .flatMap((row) => row.filter(({ column, columnSpan }) => column === 0 && columnSpan === 1))
    .filter(({ folded }) => onlyUnit.test(folded.trim()))
    .map(({ tokens }) => tokens.filter(({ key }) => key !== 'in' && key !== 'en').map(({ key }) => key));

/** @param names of a column, folded; "%" or "€" is one by itself */
export const unitsAfterNames = (names: readonly string[]): Unit[] =>
  names.flatMap((folded) => {
    if (/^\s*(?:%|\p{Sc})\s*$/u.test(folded)) return [[folded.trim()]];
    const match = AFTER_NAME.exec(folded);
    const text = match?.[1] ?? match?.[2].replace(opens, '') ?? '';
    const keys = tokenize(text).map(({ key }) => key);
    if (keys.length === 0 || /\d/.test(text)) return [];
    // "Fee (€/visit)": "30 €".
    return keys.length > 1 && (isMoney(keys[0]) || isMoneyGlyph(keys[0])) && keys[1] === '/'
      ? [keys, keys.slice(0, 1)]
      : [keys];
  });
