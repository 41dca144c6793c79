/** Which rows of a table name its columns, and where the next table begins under it. */
import type { Column } from './columns.ts';
import { hasLetters, isAmount, isBlank, isDatedDay, isPeriod, isValue, wordCount } from './cellText.ts';
import { textOf, type LaidCell, type LaidRow } from './logicalRows.ts';
import { greatest, least } from '../../../platform/longLists.ts';

/** Rows that name columns: years over names over units. */
const MOST_HEADERS = 6;
/** Share of a column's cells that are amounts. */
const MOSTLY = 0.5;
/** Rows over the whole width above a header. */
const MOST_TITLES = 2;
/** Words and UTF-16 units of a name. */
const NAME_WORDS = 6;
const NAME_LENGTH = 48;
/** Words of a cell over columns of amounts: descriptions have more. */
const MOST_WORDS = 12;

/** Columns of amounts, by position. */
export function amountColumns(rows: readonly LaidRow[], columns: readonly Column[]): boolean[] {
  return columns.map((_, at) => {
    const own = rows.flatMap(({ cells }) => cells.filter(({ first, last }) => first === at && last === at)).map(textOf);
    const values = own.filter((text) => isValue(text)).length;
    return values > 0 && own.filter((text) => isAmount(text)).length >= MOSTLY * own.length;
  });
}

/** How many of the first rows name columns, including those beside a heading over several rows. */
export function headerCount(rows: readonly LaidRow[], amounts: readonly boolean[]): number {
  const count = namingRows(rows, amounts);
  const spans = rows.slice(0, count).flatMap(({ cells }, at) => cells.map((cell) => at + (cell.rows ?? 1)));
  return Math.min(Math.max(count, greatest(spans)), rows.length - 1);
}

function namingRows(rows: readonly LaidRow[], amounts: readonly boolean[]): number {
  const hasAmounts = amounts.some((is, at) => is && at > 0);
  if (!hasAmounts) {
    const titles = rows.findIndex(
      ({ cells }) => cells.length !== 1 || cells[0].last - cells[0].first < amounts.length - 1,
    );
    const hasNames = amounts.length > 2 || (titles >= 0 && standsOverText(rows.slice(titles)));
    const isNamed = rows.length > titles + 2 && hasNames && titles >= 0 && titles <= MOST_TITLES;
    const areNames = (row: LaidRow): boolean =>
      isRowOfNames(row, amounts.length, areLabelled(rows.slice(titles + 1))) || isRowOfDays(row);
    return isNamed && areNames(rows[titles]) ? titles + 1 : 0;
  }
  let count = 0;
  let named = 0;
  while (count < Math.min(rows.length - 1, MOST_HEADERS)) {
    const row = rows[count];
    if (named > 0 && isNextRow(row, rows[named - 1], amounts)) break;
    if (!namesColumns(row, amounts)) {
      // A group's heading is under the header, a unit above it; beside a heading over several rows there is nothing.
      const isEmpty = row.cells.length === 0 && count > 0;
      if (!isEmpty && (named > 0 || row.cells.length > 1 || (row.cells.at(0)?.first ?? 1) > 0)) break;
    } else named = count + 1;
    count++;
  }
  return named;
}

/**
 * Under a row between rules that names every column, what a label begins is the first row of the body, though words take the place of its
 * amounts ("by agreement").
 */
const isNextRow = (row: LaidRow, above: LaidRow, { length }: readonly boolean[]): boolean =>
  row.isEnclosed === true && above.cells.length === length && row.cells.at(0)?.first === 0;

/** A row over columns of amounts that has no amount in them. */
function namesColumns({ cells }: LaidRow, amounts: readonly boolean[]): boolean {
  const over = cells.filter(({ first, last }) => first > 0 && amounts.slice(first, last + 1).some((is) => is));
  const isNumbered = cells.some((cell) => cell.last === 0 && isValue(textOf(cell)));
  return (
    over.length > 0 &&
    !isNumbered &&
    cells.every((cell) => cell.last === 0 || isName(textOf(cell))) &&
    cells.every((cell) => wordCount(textOf(cell)) <= MOST_WORDS) &&
    over.some((cell) => !isBlank(textOf(cell)))
  );
}

const isName = (text: string): boolean =>
  !isBlank(text) &&
  !PRICE.test(text) &&
  (isPeriod(text) ||
    (hasLetters(text) && !isValue(text)) ||
    /^[%\p{Sc}()\s]+$/u.test(text) ||
    IN_UNIT.test(text.trimEnd()));

/** "od 80,-" */
const PRICE = /\d,[-–—]$/u;

/** "2 mm (%)", "18–24 (n)": a column's content in the unit in brackets; an amount has digits there, as "10 (5%)". */
const IN_UNIT = /\S\s?\([^\d()]{1,8}\)$/u;

/** Words of a name over a column of text, and of each cell under it. */
const SHORT_NAME = 3;
const TEXT_WORDS = 8;

/**
 * Two columns, the second of which has a few words over cells of whole sentences: it is named, whereas a glossary has sentences everywhere.
 */
function standsOverText([head, ...body]: readonly LaidRow[]): boolean {
  const wordsIn = ({ cells }: LaidRow): number => wordCount(textOf(cells[cells.length - 1]));
  return (
    head.cells.length === 2 &&
    wordsIn(head) <= SHORT_NAME &&
    body.every((row) => row.cells.length === 2 && wordsIn(row) >= TEXT_WORDS)
  );
}

/** Days of a week, beside an empty corner or what the week is called. */
const LEAST_DAYS = 3;

/** "Mon 22 Jul | Tue 23 Jul | …" */
function isRowOfDays({ cells }: LaidRow): boolean {
  const heads = cells.filter(({ first }) => first > 0).map(textOf);
  return heads.length >= LEAST_DAYS && new Set(heads).size === heads.length && heads.every(isDatedDay);
}

/** Rows between rules, each with a label: where the one above them has none, it names their columns. */
const areLabelled = (body: readonly LaidRow[]): boolean =>
  body.every(({ isEnclosed, cells }) => isEnclosed === true && cells.at(0)?.first === 0);

/** In tables of words only short, different names without a full stop are taken for a header. */
function isRowOfNames({ cells }: LaidRow, columns: number, isOverLabels: boolean): boolean {
  const texts = cells.map(textOf);
  // The corner of a timetable is often empty, and that of "Supplier | Customer" over an address for each.
  const mayBeEmpty = columns > LEAST_DAYS || (columns === LEAST_DAYS && isOverLabels);
  const isCornerEmpty = mayBeEmpty && cells.at(0)?.first === 1 && cells.length === columns - 1;
  return (
    (cells.length === columns || isCornerEmpty) &&
    new Set(texts).size === cells.length &&
    texts.every(
      (text) =>
        text.length <= NAME_LENGTH &&
        wordCount(text) <= NAME_WORDS &&
        /^\P{Ll}/u.test(text) &&
        !/[\d.,;:]$|\d/.test(text),
    )
  );
}

/** Positions of rows within the body that head a table of their own. */
export function restarts(rows: readonly LaidRow[], headers: number, amounts: readonly boolean[]): number[] {
  return rows.flatMap((row, at) => {
    if (at <= headers || at >= rows.length - 1) return [];
    if (isRowOfDays(row) && !amounts.some((is, column) => is && column > 0)) return [at];
    if (row.isEnclosed === true && !beginsTable(rows, at, headers, amounts)) return [];
    const filled = row.cells.filter(({ first }) => first > 0);
    // With two columns, a date beside a label may as well be a filled-in value.
    const isNamed = filled.length > 1 || (amounts.length === 2 && !filled.some((cell) => isPeriod(textOf(cell))));
    const isHeader = namesColumns(row, amounts) && isNamed;
    return isHeader && !namesColumns(rows[at - 1], amounts) ? [at] : [];
  });
}

/**
 * Whether a row between rules, in the columns of those above it, may head a table of its own: words in the places of amounts ("sold",
 * "£375 each, 5 in all") do not make it one.
 */
function beginsTable(rows: readonly LaidRow[], at: number, headers: number, amounts: readonly boolean[]): boolean {
  const { cells } = rows[at];
  const isNamed = (column: number): boolean =>
    cells.some((cell) => cell.first <= column && cell.last >= column && !isBlank(textOf(cell)));
  if (!amounts.every((is, column) => !is || column === 0 || isNamed(column))) return false;
  const label = labelOf(rows[at]);
  const isAsAbove =
    label === ''
      ? labelOf(rows[at - 1]) !== ''
      : rows.slice(0, headers).some((row) => row.cells.map(textOf).includes(label));
  const heads = cells.filter(({ first }) => first > 0).map(textOf);
  return isAsAbove || rows[at - 1].cells.length < 2 || heads.every(isPeriod);
}

const labelOf = ({ cells }: LaidRow): string => (cells.at(0)?.first === 0 ? textOf(cells[0]) : '');

/** Share of its stretch by which a heading's middle may miss that of the columns under it. */
const OFF_CENTRE = 0.12;

/** The cells of a header row, each over all columns that it heads: a heading in the middle of several is over them. */
export function spreadHeads(row: LaidRow, below: LaidRow | undefined, columns: readonly Column[]): LaidCell[] {
  const heads = row.cells.filter(({ first }) => first > 0);
  const labels = row.cells.filter(({ first }) => first === 0);
  if (heads.length === 0 || heads.length >= columns.length - 1) return row.cells;
  const boxes = heads.map(extentOf);
  const middles = boxes.map(({ left, right }) => (left + right) / 2);
  const nearest = columns.map(({ left, right }, at) => {
    const distances = middles.map((middle) => Math.abs(middle - (left + right) / 2));
    return at === 0 ? -1 : distances.indexOf(least(distances));
  });
  const spread = heads.map((head, at) => {
    if (head.rows !== undefined) return head;
    const own = nearest.flatMap((nearby, column) => (nearby === at ? [column] : []));
    let best = head;
    for (const first of own) {
      for (const last of own) {
        if (first > head.first || last < head.last || last - first <= best.last - best.first) continue;
        const [left, right] = [columns[first].left, columns[last].right];
        if (Math.abs(middles[at] - (left + right) / 2) > OFF_CENTRE * (right - left)) continue;
        // Over an odd number of columns it may as well be over the middle one alone.
        const isOdd = (last - first) % 2 === 0;
        const isWide = boxes[at].right - boxes[at].left > columns[head.first].right - columns[head.first].left;
        if (!isOdd || isWide || repeats(below, first, last)) best = { ...head, first, last };
      }
    }
    return best;
  });
  return [...labels, ...spread];
}

/** Whether what is under some columns is repeated under others: "2023 2022" under each heading. */
function repeats(below: LaidRow | undefined, first: number, last: number): boolean {
  const own = below?.cells.filter((cell) => cell.first >= first && cell.last <= last).map(textOf) ?? [];
  const others = below?.cells.filter((cell) => cell.first < first || cell.last > last).map(textOf) ?? [];
  return own.length === last - first + 1 && own.every((text) => others.includes(text));
}

function extentOf({ pieces }: LaidCell): { left: number; right: number } {
  return {
    left: least(pieces.map(({ box }) => box.x)),
    right: greatest(pieces.map(({ box }) => box.x + box.width)),
  };
}
