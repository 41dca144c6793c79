/**
 * Pairs of names and values that are looked up by their place on the page: for a value, what is above it and beside it. It needs no table
 * that layout is sure of, and says what the right value is where a quotation gives another.
 */
import { decimalMarkOf } from '../source/decimalMark.ts';
import type { CellPiece, SourcePage } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { RuleId } from '../rules/policy.ts';
import { joinsCells } from '../language/cellJoins.ts';
import { covers } from './claims.ts';
import { wordsOfCell, type Words } from './cellWords.ts';
import type { CellMismatch, CellsSaid } from './judgeCells.ts';
import { isNameOfOther, namesOf, type PlacedCell } from './placedNames.ts';
import { heightOf, overlap, rowsOf, type Row, type Run } from './placedRuns.ts';
import { mayName } from './runNames.ts';
import { unitOfRow } from './unitColumns.ts';
import { linesOfCell } from './wrappedCells.ts';
import { cellText, wordedTables, wordOf, type CellText, type WordedCell, type WordedTable } from './pageTables.ts';
import { wordsOnPage } from './pageWords.ts';
import { stepsForQuotation, waysApart, type Part } from './parts.ts';
import { isCurrencySign } from '../language/quantities.ts';

/** A name, a header and a value: longer quotations are rows or text. */
const MOST_TOKENS = 60;
/** Pages with the words of a quotation that are examined. */
const MOST_PAGES = 24;
/** Words of a name that only its broken lines joined have. */
const MOST_UNKNOWN = 1;
/** Runs of one value: "3", "m²"; heights of a line between them. */
const MOST_RUNS = 4;
const MOST_BETWEEN = 1.6;
const MOST_PLACES = 12;

/** Places where the last words of the quotation are a value, and all others its names. */
export function findPlaced(index: SourceIndex, quoted: QuotedText): CellsSaid<PlacedCell>[] {
  const words = { folded: quoted.fold.text, tokens: quoted.tokens };
  const found: CellsSaid<PlacedCell>[] = [];
  for (const page of pagesWith(index, words)) {
    for (const value of valuesAtEnd(index, page, words)) {
      const names = said(index, page, words, value);
      if (names === undefined || isOtherwiseInTable(index, page, names.parts)) continue;
      if (names.rule === undefined || quoted.policy(names.rule) !== 'block')
        found.push({ worded: page, parts: names.parts, leftOut: [], rules: names.rule && [names.rule] });
      if (found.length >= MOST_PLACES) return found;
    }
  }
  return found;
}

/** Whether a table of the page has the value, and one of its names only above another column, or above the rows of another table. */
export function isOtherwiseInTable(
  index: SourceIndex,
  page: SourcePage,
  parts: readonly Part<PlacedCell>[],
  leastCertainty = 0,
): boolean {
  const value = parts[parts.length - 1].cell;
  const names = parts.flatMap(({ cell }) => (cell.isHead ? cell.runs : []));
  const isIn = ({ pieces }: CellText, { line, start, end }: CellPiece): boolean =>
    pieces.some((piece) => piece.line === line && piece.start < end && start < piece.end);
  const tables = wordedTables(index.pagesWithTables, ([own]) => own === page).filter(
    ({ table }) => table.certainty >= leastCertainty,
  );
  const headsIn = ({ cells, headerRows }: WordedTable, name: CellPiece): WordedCell[] =>
    cells.filter((cell) => cell.row < headerRows && isIn(cell, name));
  return tables.some((table) => {
    const { cells, headerRows } = table;
    const own = cells.filter((cell) => cell.row >= headerRows && value.pieces.some((piece) => isIn(cell, piece)));
    const isHeaded = own.some((cell) => cells.some((head) => head.row < headerRows && covers(head, cell)));
    return (
      own.length > 0 &&
      names.some((name) => {
        const heads = headsIn(table, name);
        if (heads.length > 0) return !heads.some((head) => own.some((cell) => covers(head, cell)));
        return isHeaded && tables.some((other) => other !== table && headsIn(other, name).length > 0);
      })
    );
  });
}

/** The value that the names of the quotation have, if it gives another; pages in the given order. */
export function placedMismatch(
  index: SourceIndex,
  quoted: QuotedText,
  nearness: (page: SourcePage) => number,
): (CellMismatch & { readonly isUnderHead: boolean }) | undefined {
  const from = amountAtEnd(quoted);
  if (from <= 0) return undefined;
  const { tokens } = quoted;
  const words = {
    folded: quoted.fold.text.slice(0, tokens[from].start).replace(/\p{Sc}\s*$/u, ''),
    tokens: tokens.slice(0, from),
  };
  const wrong = { from, to: tokens.length };
  const given = tokens.slice(from);
  for (const page of pagesWith(index, words).toSorted((one, other) => nearness(one) - nearness(other))) {
    for (const value of amountsOf(page)) {
      const names = said(index, page, words, value);
      if (names === undefined || !isOfKind(value, quoted)) continue;
      const digits = given.filter(({ kind }) => kind === 'number').map(({ key }) => key);
      const isUnit = value.tokens.filter(({ kind }) => kind === 'number').every(({ key }) => digits.includes(key));
      const elsewhere = isUnit
        ? []
        : amountsOf(page).filter((other) => digits.every((key) => other.tokens.some((token) => token.key === key)));
      const isColumn = elsewhere.some(({ runs }) => overlap(runs[0], value.runs[0]) > 0);
      const rule = isUnit
        ? 'unit.changed'
        : elsewhere.length === 0
          ? 'number.changed'
          : isColumn
            ? 'cell.other-row'
            : 'cell.other-column';
      const parts = [...names.parts, { cell: value, ...wrong, skipped: 0, unit: 0 }];
      return {
        worded: page,
        parts,
        wrong,
        right: [value],
        rule,
        isUnderHead: names.parts.some(({ cell }) => cell.isHead),
      };
    }
  }
  return undefined;
}

/** "6a" does not take the place of "14,600", nor "3 kg" that of "30 %". */
const isOfKind = ({ folded }: PlacedCell, { fold }: QuotedText): boolean =>
  (folded.match(/\p{L}+/gu) ?? []).every((word) => fold.text.includes(word));

/** The amount with which a quotation ends, with its currency and unit; -1 if it ends otherwise. */
function amountAtEnd({ tokens }: QuotedText): number {
  const number = tokens.findLastIndex(({ kind }) => kind === 'number');
  if (number < 0 || tokens.length - number > 2) return -1;
  return tokens.at(number - 1)?.kind === 'symbol' && number > 0 ? number - 1 : number;
}

interface Said {
  readonly rule?: RuleId | undefined;
  readonly parts: readonly Part<PlacedCell>[];
}

function said(index: SourceIndex, page: SourcePage, words: Words, value: PlacedCell): Said | undefined {
  const isAtEnd = words.tokens.length > 0 && endsWith(index, words, value);
  const names = namesOf(page, rowsOf(page), value);
  const known = new Set([...names.cells, ...(isAtEnd ? [value] : [])].flatMap((cell) => cell.tokens.map(wordOf)));
  if (!words.tokens.every((token) => known.has(wordOf(token)) || joinsCells(token.key) || token.kind === 'symbol'))
    return undefined;
  const cells = isAtEnd ? [...names.cells, value] : names.cells;
  const ways = waysApart(
    words,
    cells,
    (cell) => cell !== value,
    () => [],
    decimalMarkOf(index),
    stepsForQuotation(),
  );
  const way = ways.find((parts) => {
    const isLast = parts.at(-1)?.cell === value;
    if (isLast !== isAtEnd || !names.say(isLast ? parts.slice(0, -1) : parts)) return false;
    return !parts.some((part) => part.cell !== value && isNameOfOther(page, part));
  });
  const isOfGroup = way?.some(({ cell }) => cell.runs.some((run) => run === names.group)) === true;
  return way && { parts: way, rule: names.rule ?? (isOfGroup ? 'cell.spanning-label' : undefined) };
}

function endsWith(index: SourceIndex, words: Words, value: PlacedCell): boolean {
  const at = words.tokens.length - value.tokens.length;
  return at >= 0 && wordsOfCell(words, at, value, decimalMarkOf(index), false) === value.tokens.length;
}

/** Cells of the page that are the last words of the quotation. */
function valuesAtEnd(index: SourceIndex, page: SourcePage, words: Words): PlacedCell[] {
  const last = wordOf(words.tokens[words.tokens.length - 1]);
  return rowsOf(page).flatMap((row) =>
    row.flatMap((run, at) =>
      cellsEndingAt(page, row, at, wordsOf(page, run).has(last)).filter(
        (cell) => cell.tokens.some((token) => wordOf(token) === last) && endsWith(index, words, cell),
      ),
    ),
  );
}

const runWords = new WeakMap<Run, ReadonlySet<string>>();

function wordsOf(page: SourcePage, run: Run): ReadonlySet<string> {
  const known = runWords.get(run);
  if (known !== undefined) return known;
  const words = new Set(cellText(page, [run], 1).tokens.map(wordOf));
  runWords.set(run, words);
  return words;
}

/**
 * The end of a range that is set in two lines is not a value by itself.
 * @param isAsked whether the run has the last word of what is looked for; only its unit may have it otherwise
 */
function cellsEndingAt(page: SourcePage, row: Row, at: number, isAsked: boolean): PlacedCell[] {
  const measured = withUnit(page, row, row[at]);
  if (!isAsked && measured.length === 0) return [];
  const wrapped = wrappedTo(page, row[at]);
  if (row[at].isAmount && wrapped.length > 0) return wrapped;
  return [...spansTo(page, row, at), ...wrapped, ...measured];
}

/** Runs that end at a place of a row and may be one value: the currency may be far from its amount. */
export function spansTo(page: SourcePage, row: Row, at: number): PlacedCell[] {
  const spans: PlacedCell[] = [];
  for (let from = at; from >= 0 && at - from < MOST_RUNS; from--) {
    const gap = from === at ? 0 : row[from + 1].left - row[from].right;
    const isCurrency = isCurrencySign(row[from].text);
    if (gap > MOST_BETWEEN * heightOf(row[from]) && !isCurrency) break;
    const runs = row.slice(from, at + 1);
    const text = cellText(page, runs, 1);
    if (text.tokens.length > 0) spans.push({ ...text, runs, isHead: false });
    if (isCurrency) break;
  }
  return spans;
}

/** An amount with the unit of its row. */
function withUnit(page: SourcePage, row: Row, amount: Run): PlacedCell[] {
  const unit = unitOfRow(rowsOf(page), row, amount);
  return unit === undefined ? [] : [{ ...cellText(page, [amount, unit], 1), runs: [amount], isHead: false }];
}

/** The whole cell of several lines that ends with a run. */
function wrappedTo(page: SourcePage, last: Run): PlacedCell[] {
  const runs = linesOfCell(rowsOf(page), last);
  if (runs === undefined) return [];
  return [{ ...cellText(page, runs, 1), runs, isHead: false }];
}

const amounts = new WeakMap<SourcePage, readonly PlacedCell[]>();

function amountsOf(page: SourcePage): readonly PlacedCell[] {
  const known = amounts.get(page);
  if (known !== undefined) return known;
  const cells = rowsOf(page).flatMap((row) =>
    row
      .filter((run) => run.isAmount && !mayName(run, row))
      .map((run: Run): PlacedCell => ({ ...cellText(page, [run], 1), runs: [run], isHead: false })),
  );
  amounts.set(page, cells);
  return cells;
}

export function pagesWith(index: SourceIndex, { tokens }: Words): SourcePage[] {
  if (tokens.length < 1 || tokens.length > MOST_TOKENS) return [];
  const wanted = tokens.filter(({ kind, key }) => kind !== 'symbol' && !joinsCells(key)).map(wordOf);
  const pages = index.placedPages.filter((page) => {
    const words = wordsOnPage(page);
    return wanted.filter((word) => !words.has(word)).length <= MOST_UNKNOWN;
  });
  return pages.length > MOST_PAGES ? [] : pages;
}
