/** Looks for a quotation in table cells: found if they say what it says; otherwise reports whose value it gives. */
import { hasOtherUnit } from '../comparison/unitCase.ts';
import { decimalMarkOf } from '../source/decimalMark.ts';
import { joinsCells } from '../language/cellJoins.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import type { SourcePage, SourceTable } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Token } from '../text/tokens.ts';
import { isAmountText } from './amounts.ts';
import { keepsBlanks } from './blanks.ts';
import type { Words } from './cellWords.ts';
import {
  covers,
  governs,
  isOneField,
  isSaidOfColumn,
  isSaidOfRow,
  leavesRowOpen,
  leftOutOfRow,
  meanAnother,
  roleOf,
} from './claims.ts';
import { headedByFirstRow, isFirstPair, showsNames } from './firstRows.ts';
import { areNamedByNext } from './namedByNext.ts';
import { isNamedAbove, localHeads } from './localHeads.ts';
import { withoutUnit } from './limitColumns.ts';
import { wordedTables, wordOf, type CellText, type WordedCell, type WordedTable } from './pageTables.ts';
import type { Unit } from './unitAfter.ts';
import { unitsOf } from './units.ts';
import { wordsOnPage } from './pageWords.ts';
import { recordOf } from './records.ts';
import { rejoined } from './rejoined.ts';
import { stepsForQuotation, waysApart, type Part, type Steps } from './parts.ts';

/** A quotation is no longer than some rows of a table. */
const MOST_TOKENS = 400;
/** Number of tables with all words of a quotation that are examined. */
const MOST_TABLES = 12;
/** Words of a quotation that only the joined lines of a cell have. */
const MOST_JOINED = 2;

/** Cells that say what a quotation says. */
export interface CellsSaid<Cell extends CellText = CellText> {
  readonly worded: Pick<WordedTable, 'pageNumber' | 'readBy'> & { readonly pageTable?: SourceTable };
  /** In the quotation's order. */
  readonly parts: readonly Part<Cell>[];
  /** Cells of the row between its label and the first of several values: without them these read as the row's first. */
  readonly leftOut: readonly Cell[];
  /** By which it says so, besides that of all joined cells. */
  readonly rules?: readonly RuleId[];
}

export interface CellsFound extends CellsSaid<WordedCell> {
  readonly worded: WordedTable;
}

export interface CellMismatch extends Omit<CellsSaid, 'leftOut'> {
  /** The value that is another row's or column's, and its tokens in the quotation. */
  readonly wrong: Pick<Part, 'from' | 'to'>;
  /** What is in its place. */
  readonly right: readonly CellText[];
  readonly rule: 'cell.other-row' | 'cell.other-column' | 'number.changed' | 'unit.changed';
}

/** Whether some cells have all words of a quotation but those that join cells. */
const haveWords = (cells: readonly CellText[], { tokens }: Words): boolean => {
  const own = new Set(cells.flatMap((cell) => cell.tokens.map(wordOf)));
  return tokens.every((token) => own.has(wordOf(token)) || isJoining(token));
};

const isJoining = ({ key, kind }: Token): boolean => joinsCells(key) || (kind === 'symbol' && !/\p{Sc}|%/u.test(key));

const tablesOf = (index: SourceIndex, quoted: QuotedText): WordedTable[] => {
  const { tokens } = quoted;
  if (tokens.length < 2 || tokens.length > MOST_TOKENS || index.pagesWithTables.length === 0) return [];
  const words = tokens.filter((token) => !isJoining(token)).map(wordOf);
  const mayHold = (pages: readonly SourcePage[]): boolean =>
    words.filter((word) => !pages.some((page) => wordsOnPage(page).has(word))).length <= MOST_JOINED;
  return wordedTables(index.pagesWithTables, mayHold)
    .map((worded) => rejoined(worded, index.pagesWithTables, tokens))
    .filter(({ vocabulary }) => tokens.every((token) => vocabulary.has(wordOf(token)) || isJoining(token)))
    .slice(0, MOST_TABLES);
};

/** Whether each unit is written as in the named rows and in the header: other rows say nothing about it. */
function hasOwnUnits(quoted: QuotedText, { rows, headerRows }: WordedTable, parts: readonly Part[]): boolean {
  const named = new Set(parts.map(({ cell }) => cell.row));
  const cells = rows.flatMap((row, at) => (at < headerRows || named.has(at) ? row : []));
  return !hasOtherUnit(quoted, cells.map(({ raw }) => raw).join(' '));
}

/** Every place in a table that says it, in page order. */
export function findInCells(index: SourceIndex, quoted: QuotedText): CellsFound[] {
  const steps = stepsForQuotation();
  const words = { folded: quoted.fold.text, tokens: quoted.tokens };
  const found: CellsFound[] = [];
  for (const worded of tablesOf(index, quoted)) {
    const mark = decimalMarkOf(index);
    const isName = (cell: WordedCell): boolean =>
      roleOf(worded, cell) !== 'value' || (cell.row === 0 && !isAmountText(cell.raw));
    const unitsIn = (cell: WordedCell): Unit[] => unitsOf(worded, cell);
    for (const row of rowsWithWords(worded, quoted)) {
      const cells = cellsFor(worded, row);
      if (!haveWords(cells, words)) continue;
      const isAsked = (parts: readonly Part[]): boolean =>
        keepsBlanks(words, worded, row, inRow(worded, row, parts)) &&
        hasOwnUnits(quoted, worded, parts) &&
        !leavesRowOpen(worded, row, parts) &&
        !meanAnother(worded, parts) &&
        !areNamedByNext(worded, parts);
      const headed = row > 0 ? headedByFirstRow(worded) : undefined;
      const way =
        recordOf(words, worded, row, cells, mark, steps, isAsked) ??
        (headed &&
          recordOf(
            words,
            headed,
            row,
            cells,
            mark,
            steps,
            (parts) => showsNames(worded, row, parts) && isAsked(parts),
          )) ??
        waysApart(words, cells, isName, unitsIn, mark, steps).find(
          (parts) =>
            (isSaidOfRow(worded, row, parts) ||
              isSaidOfRow(worded, row, withoutUnit(worded, row, parts)) ||
              isOneField(worded, row, parts) ||
              isNamedAbove(worded, row, parts)) &&
            isAsked(parts),
        );
      const isSpread = way?.some(({ cell }) => cell.isSpread === true && cell.row !== row) === true;
      if (way === undefined || (isSpread && quoted.policy('cell.spanning-label') === 'block')) continue;
      const rules: RuleId[] = isSpread ? ['cell.spanning-label'] : [];
      found.push({ worded, parts: way, leftOut: leftOutOfRow(worded, row, way), rules });
    }
    if (found.length > 0) continue;
    const ways = waysApart(words, worded.cells, isName, unitsIn, mark, steps);
    const way = ways.find(
      (parts) => (isSaidOfColumn(worded, parts) || isFirstPair(worded, parts)) && hasOwnUnits(quoted, worded, parts),
    );
    if (way !== undefined) found.push({ worded, parts: way, leftOut: [] });
  }
  return found;
}

const inRow = (worded: WordedTable, row: number, parts: readonly Part[]): Part[] =>
  parts.filter(({ cell }) => worded.rows[row].includes(cell) && roleOf(worded, cell) !== 'group');

/**
 * A header and several rows under it, each on a line of its own: every row by itself is said with the header, and none between the
 * first and the last is left out. Rows in one line are separated by semicolons: "Cass: Election Day 2,408; Absentee 2,561".
 */
export function findRowsInCells(index: SourceIndex, quoted: QuotedText): CellsFound[] {
  const lines = quoted.raw.split('\n').filter(hasWords);
  if (lines.length === 1) {
    const clauses = quoted.raw.split(';').filter(hasWords);
    const lead = clauses.length < 2 ? null : /^[^:;]{2,60}(?::|\s[–—-])\s/u.exec(clauses[0]);
    const below = lead === null ? [] : [lead[0], clauses[0].slice(lead[0].length), ...clauses.slice(1)];
    const own = rowsOf(index, quoted, clauses, 0) ?? rowsOf(index, quoted, below, 1);
    return own === undefined ? [] : [joined(own)];
  }
  for (let heads = 1; heads <= Math.min(MOST_HEADERS, lines.length - 2); heads++) {
    const rows = rowsOf(index, quoted, lines, heads);
    if (rows !== undefined) return [joined(rows)];
  }
  return [];
}

const hasWords = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

/** @param heads the first lines, which name what is in the others; without them, each row must begin with its own label */
function rowsOf(
  index: SourceIndex,
  quoted: QuotedText,
  lines: readonly string[],
  heads: number,
): CellsFound[] | undefined {
  if (lines.length < heads + 2 || lines.length > MOST_ROWS) return undefined;
  const head = lines.slice(0, heads).join('\n');
  const leading = heads === 0 ? 0 : quotedText(head).tokens.length;
  const rows: CellsFound[] = [];
  let before = 0;
  for (const line of lines.slice(heads)) {
    const text = quotedText(`${head}\n${line}`, quoted.policy);
    const last = rows.at(-1);
    const own = findInCells(index, text).find((found) => (heads === 0 ? isLater(last, found) : follows(last, found)));
    if (own === undefined) return undefined;
    rows.push({ ...own, parts: own.parts.map((part) => (part.from < leading ? part : moved(part, before))) });
    before += text.tokens.length - leading;
  }
  return rows;
}

const MOST_ROWS = 60;
const MOST_HEADERS = 3;

/** In the same table, in the next row that has values, under no other names than the row before: "Number: Q5; Details: …" is one row. */
function follows(last: CellsFound | undefined, next: CellsFound): boolean {
  if (last === undefined) return true;
  const { worded } = next;
  if (namesOf(next).some((name) => !namesOf(last).includes(name))) return false;
  const [from, to] = [rowOf(last), rowOf(next)];
  return last.worded === worded && to > from && worded.rows.slice(from + 1, to).every((row) => row.length < 2);
}

/** A row of the same table farther down, with its label first: what is left out between two such rows changes neither. */
function isLater(last: CellsFound | undefined, { worded, parts }: CellsFound): boolean {
  const [{ cell }] = parts;
  const isLabelled =
    roleOf(worded, cell) === 'label' && parts.length > 1 && parts.every((part) => part.cell.row === cell.row);
  return isLabelled && (last === undefined || (last.worded === worded && cell.row > last.parts[0].cell.row));
}

const namesOf = ({ worded, parts }: CellsFound): WordedCell[] =>
  parts.map(({ cell }) => cell).filter(({ row }) => row < worded.headerRows);

const rowOf = ({ parts }: CellsFound): number => Math.max(...parts.map(({ cell }) => cell.row));

const moved = (part: Part, by: number): Part => ({ ...part, from: part.from + by, to: part.to + by });

/** The header once, then the rows. */
const joined = (rows: readonly CellsFound[]): CellsFound => ({
  worded: rows[0].worded,
  leftOut: rows.flatMap(({ leftOut }) => leftOut),
  parts: rows.flatMap(({ worded, parts }, at) =>
    at === 0 ? parts : parts.filter(({ cell }) => cell.row >= worded.headerRows),
  ),
});

/** Positions of the rows of the body that have words of the quotation. */
function rowsWithWords({ rows, bodyFrom }: WordedTable, { tokens }: QuotedText): number[] {
  const words = new Set(tokens.map(wordOf));
  return rows.flatMap((cells, row) =>
    row >= bodyFrom && cells.some((cell) => cell.tokens.some((token) => words.has(wordOf(token)))) ? [row] : [],
  );
}

/** Those of a row, of the header, and the heads of its groups and columns. */
function cellsFor(worded: WordedTable, row: number): WordedCell[] {
  const above = localHeads(worded, row);
  return worded.cells.filter((cell) =>
    roleOf(worded, cell) === 'group'
      ? governs(cell, row) || cell.row === row
      : cell.row < Math.max(worded.headerRows, 1) || worded.rows[row].includes(cell) || above.includes(cell),
  );
}

/** A label with one value that is not its own, or a value under a header that is not. */
export function mismatchInCells(index: SourceIndex, quoted: QuotedText): CellMismatch | undefined {
  const steps: Steps = stepsForQuotation();
  const words = { folded: quoted.fold.text, tokens: quoted.tokens };
  for (const worded of tablesOf(index, quoted)) {
    const isName = (cell: WordedCell): boolean => roleOf(worded, cell) !== 'value';
    const unitsIn = (cell: WordedCell): Unit[] => unitsOf(worded, cell);
    for (const parts of waysApart(words, worded.cells, isName, unitsIn, decimalMarkOf(index), steps)) {
      const mismatch = hasOwnUnits(quoted, worded, parts) ? mismatchOf(worded, parts) : undefined;
      if (mismatch !== undefined) return mismatch;
    }
  }
  return undefined;
}

function mismatchOf(worded: WordedTable, parts: readonly Part[]): CellMismatch | undefined {
  const of = (role: ReturnType<typeof roleOf>): Part[] => parts.filter(({ cell }) => roleOf(worded, cell) === role);
  const [labels, values, heads] = [of('label'), of('value'), of('head')];
  const wrong = values.find(({ cell }) => labels.length === 1 && cell.row !== labels[0].cell.row) ?? values.at(0);
  if (wrong === undefined || values.length !== 1 || labels.length > 1) return undefined;
  const label = labels.at(0)?.cell;
  const isInRow = label === undefined || label.row === wrong.cell.row;
  const isInColumn = heads.every(({ cell }) => covers(cell, wrong.cell));
  if (isInRow && isInColumn) return undefined;
  const row = (label ?? wrong.cell).row;
  const right = worded.rows[row].filter(
    (cell) =>
      cell.column > 0 &&
      (heads.length === 0 ? covers(cell, wrong.cell) : heads.every((head) => covers(head.cell, cell))),
  );
  if (right.length === 0) return undefined;
  return { worded, parts, wrong, right, rule: isInRow ? 'cell.other-column' : 'cell.other-row' };
}
