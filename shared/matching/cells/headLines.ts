/**
 * The names of a table's columns, from where their lines are on the page. Layout may leave the first lines of names that are wrapped above
 * the table, and takes each line for a level by itself: "Neither" over "agree nor" over "disagree" is one name, of one column.
 */
import { mayDeny } from '../language/negations.ts';
import { periodsIn } from '../language/periods.ts';
import { type CellPiece, type SourceCell, type SourcePage, type SourceTable, textOfPieces } from '../source/source.ts';
import { tokensIn } from '../text/tokens.ts';
import { boxOf, heightOf, overlap, rowsOf, type Box, type Row, type Run } from './placedRuns.ts';
import { mayName } from './runNames.ts';

/** Share of a line's height between two lines of names. */
const MOST_BETWEEN = 0.8;
/** Words of a line of a name. */
const MOST_WORDS = 5;
const MOST_LINES = 6;

/** What names columns, from the lowest line to the highest. */
interface HeadLine {
  readonly pieces: readonly CellPiece[];
  readonly box: Box;
  readonly column: number;
  readonly columnSpan: number;
}

/** The same table with the lines that belong to one name in one cell, those above the table included. */
export function withHeadLines(page: SourcePage, table: SourceTable): SourceTable {
  const first = namedRows(table);
  const heads = table.cells.filter(({ row }) => row < first);
  const columns = first === 0 || first >= table.rows ? undefined : columnsOf(page, table, first);
  const own = heads.map((cell) => lineOf(page, cell));
  if (columns === undefined || heads.length === 0 || own.some((line) => line === undefined)) return table;
  const lines = own.filter((line) => line !== undefined);
  const above = linesAbove(page, columns, lines);
  const all = [...lines, ...above].toSorted((one, other) => other.box.top - one.box.top);
  const names = all.reduce<HeadLine[]>((joined, line) => joinedWith(page, joined, line), []);
  const spread = names.map((name) => overGroup(page, names, name));
  if (above.length === 0 && names.length === heads.length && spread.every((name, at) => name === names[at]))
    return table;
  return withHeads(table, spread, first);
}

/** First rows of nothing but names, without the heads of groups that may follow. */
function namedRows({ cells, rows, columns }: SourceTable): number {
  const body = cells.reduce((row, cell) => (cell.isHeader ? row : Math.min(row, cell.row)), rows);
  const isOverColumn = ({ row, column, columnSpan }: SourceCell): boolean =>
    row < body && column > 0 && columnSpan < columns;
  return Math.max(-1, ...cells.filter(isOverColumn).map(({ row }) => row)) + 1;
}

const lineOf = (page: SourcePage, { pieces, column, columnSpan }: SourceCell): HeadLine | undefined => {
  const box = boxOf(page, pieces);
  return box && { pieces, box, column, columnSpan };
};

/** Where the cells of each column are, if none of them reaches into another one. */
function columnsOf(page: SourcePage, table: SourceTable, first: number): Box[] | undefined {
  const boxes = Array.from({ length: table.columns }, (_, column) =>
    boxOf(
      page,
      table.cells
        .filter((cell) => cell.row >= first && cell.column === column && cell.columnSpan === 1)
        .flatMap(({ pieces }) => pieces),
    ),
  );
  const known = boxes.filter((box) => box !== undefined);
  const areApart = known.every(({ right }, column) => right <= (known.at(column + 1)?.left ?? Infinity));
  return known.length === boxes.length && areApart ? known : undefined;
}

/** Lines right above the table, every run of which is over one column and right above a line of its name. */
function linesAbove(page: SourcePage, columns: readonly Box[], heads: readonly HeadLine[]): HeadLine[] {
  const taken = new Set((page.tables ?? []).flatMap(({ cells }) => cells.flatMap(({ pieces }) => pieces.map(placeOf))));
  const found: HeadLine[] = [];
  let top = Math.min(...heads.map(({ box }) => box.top));
  const rows = rowsOf(page).filter((row) => row.every(({ bottom }) => bottom <= top + 1));
  for (const row of rows.toReversed().slice(0, MOST_LINES)) {
    const near = [...heads, ...found];
    const lines = row.map((run) => lineAbove(run, row, columns, near));
    if (row.some((run) => taken.has(placeOf(run))) || lines.some((line) => line === undefined)) break;
    if (top - Math.max(...row.map(({ bottom }) => bottom)) > MOST_BETWEEN * heightOf(row[0])) break;
    found.push(...lines.filter((line) => line !== undefined));
    top = row[0].top;
  }
  return found;
}

const placeOf = ({ line, start }: CellPiece): string => `${line} ${start}`;

function lineAbove(run: Run, row: Row, columns: readonly Box[], heads: readonly HeadLine[]): HeadLine | undefined {
  if (!mayName(run, row) || run.text.split(' ').length > MOST_WORDS) return undefined;
  const under = columns.flatMap((box, column) =>
    [box, ...heads.filter((head) => isOf(head, column)).map((head) => head.box)].some((one) => overlap(one, run) > 0)
      ? [column]
      : [],
  );
  const column = under.at(0);
  if (column === undefined || under.length > 1) return undefined;
  const highest = heads
    .filter((head) => isOf(head, column))
    .toSorted((one, other) => one.box.top - other.box.top)
    .at(0);
  const isRightAbove =
    highest !== undefined &&
    highest.box.top - run.bottom <= MOST_BETWEEN * heightOf(run) &&
    overlap(highest.box, run) > 0;
  return isRightAbove ? { pieces: [run], box: run, column, columnSpan: 1 } : undefined;
}

const isOf = (head: HeadLine, column: number): boolean => head.column === column && head.columnSpan === 1;

/** @param lines from the lowest to the highest */
function joinedWith(page: SourcePage, lines: readonly HeadLine[], line: HeadLine): HeadLine[] {
  const at = lines.findLastIndex(
    ({ column, columnSpan }) => column < line.column + line.columnSpan && line.column < column + columnSpan,
  );
  const below = at < 0 ? undefined : lines[at];
  const isOne =
    below?.column === line.column &&
    below.columnSpan === line.columnSpan &&
    below.box.top - line.box.bottom <= MOST_BETWEEN * heightOf(line.box) &&
    areOneName(textOfPieces(page.lines, line.pieces), textOfPieces(page.lines, below.pieces));
  if (below === undefined || !isOne) return [...lines, line];
  const joined = { ...below, pieces: [...line.pieces, ...below.pieces], box: { ...below.box, top: line.box.top } };
  return lines.with(at, joined);
}

/** Levels begin as names do, and need nothing from the one above them. */
const areOneName = (upper: string, lower: string): boolean =>
  /^[\p{Ll}(&/]/u.test(lower) || /[-–&/,(]$/u.test(upper) || denies(upper);

/** "Without" over "Donor": without it a name is another one. */
export const denies = (line: string): boolean =>
  periodsIn(line).length === 0 && tokensIn(line).some(({ key }) => mayDeny(key));

/** "2023 2022" above "Restricted Unrestricted Restricted Unrestricted": as many names as names below recur, each over one set of them. */
function overGroup(page: SourcePage, names: readonly HeadLine[], name: HeadLine): HeadLine {
  const levelOf = ({ box }: HeadLine): HeadLine[] =>
    names
      .filter((other) => other.column > 0 && other.box.top < box.bottom && other.box.bottom > box.top)
      .toSorted((one, other) => one.column - other.column);
  const level = levelOf(name);
  const next = names.filter(({ column, box }) => column > 0 && box.top >= name.box.bottom - 1);
  const highest = next.toSorted((one, other) => one.box.top - other.box.top).at(0);
  const below = highest === undefined ? [] : levelOf(highest);
  const width = below.length / level.length;
  if (name.columnSpan > 1 || level.length < 2 || width < 2 || !Number.isInteger(width)) return name;
  const texts = below.map(({ pieces }) => textOfPieces(page.lines, pieces));
  const doRecur =
    new Set(texts.slice(0, width)).size === width && texts.every((text, at) => text === texts[at % width]);
  const areBeside = below.every(({ column, columnSpan }, at) => columnSpan === 1 && column === below[0].column + at);
  const areOver = level.every(({ box, columnSpan }, at) => {
    const [first, last] = [below[at * width], below[(at + 1) * width - 1]];
    return columnSpan === 1 && box.left >= first.box.left - 1 && box.right <= last.box.right + 1;
  });
  if (!doRecur || !areBeside || !areOver) return name;
  return { ...name, column: below[level.indexOf(name) * width].column, columnSpan: width };
}

/** Each name in the row that its place among those of its columns gives it: the lowest ones are in the last row of names. */
function withHeads(table: SourceTable, names: readonly HeadLine[], first: number): SourceTable {
  const levels = new Map<HeadLine, number>();
  for (const name of names) {
    const below = [...levels].filter(
      ([other]) => other.column < name.column + name.columnSpan && name.column < other.column + other.columnSpan,
    );
    levels.set(
      name,
      below.reduce((level, [, other]) => Math.max(level, other + 1), 0),
    );
  }
  const rows = Math.max(...levels.values()) + 1;
  const heads = [...levels].map(([{ pieces, column, columnSpan }, level]): SourceCell => ({
    row: rows - 1 - level,
    column,
    rowSpan: 1,
    columnSpan,
    isHeader: true,
    pieces,
  }));
  const cells = heads.toSorted((one, other) => one.row - other.row || one.column - other.column);
  const body = table.cells.filter(({ row }) => row >= first).map((cell) => ({ ...cell, row: cell.row - first + rows }));
  return { ...table, rows: table.rows - first + rows, cells: [...cells, ...body] };
}
