/**
 * Values of one row, each after the name of its own column, looked up by their place on the page: "Roll turf: Quantity 45 m², Unit price
 * 6.80, Total 306.00". It needs no table that layout is sure of. What names the row comes first, or has the name of its column as well.
 */
import { decimalMarkOf } from '../source/decimalMark.ts';
import { RULED_CERTAINTY, type SourcePage } from '../source/source.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { joinsCells } from '../language/cellJoins.ts';
import { saysOnlyValue } from '../language/columnNames.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { foldText } from '../text/foldText.ts';
import { bareLabels } from './bareLabels.ts';
import type { Words } from './cellWords.ts';
import { withNamesFirst } from './namesAfter.ts';
import type { Head } from './columnHeads.ts';
import type { CellsSaid } from './judgeCells.ts';
import { cellText, wordOf } from './pageTables.ts';
import { stepsForQuotation, waysApart, type Part } from './parts.ts';
import { isOtherwiseInTable, pagesWith, spansTo } from './placedCells.ts';
import { areWhole, headCell, isNameOfOther, labelCellsOf, joinedLabels, type PlacedCell } from './placedNames.ts';
import { isLabelOfRowBeside } from './otherLabels.ts';
import { rowsOf, type Row, type Run } from './placedRuns.ts';
import { headsOfRecord } from './recordHeads.ts';
import { besideOf, labelsOf } from './rowLabels.ts';
import type { Unit } from './unitAfter.ts';
import { unitsAfterNames } from './units.ts';

/** Places where the quotation is a row with the names of its columns. */
export function findPlacedRecords(index: SourceIndex, quoted: QuotedText): CellsSaid<PlacedCell>[] {
  const words = { folded: quoted.fold.text, tokens: quoted.tokens };
  const found: CellsSaid<PlacedCell>[] = [];
  for (const page of pagesWith(index, words)) {
    for (const record of recordsOf(page)) {
      const parts = said(index, record, words);
      if (parts?.some((part) => !record.values.includes(part.cell) && isNameOfOther(page, part)) === true) continue;
      if (parts === undefined) continue;
      const inOrder = withNamesFirst(words, parts);
      if (isOfOtherLabel(page, record, inOrder) || areOtherwise(index, page, inOrder)) continue;
      found.push({ worded: page, parts, leftOut: [] });
      if (found.length >= MOST_PLACES) return found;
    }
  }
  return found;
}
const MOST_PLACES = 12;

/** A row of a page: its words and amounts, and what names them. */
interface PlacedRecord {
  /** From left to right. */
  readonly own: readonly Run[];
  /** Its label, if that is on a line of its own. */
  readonly bare: readonly Run[];
  readonly heads: ReadonlyMap<Run, readonly Head[]>;
  readonly values: readonly PlacedCell[];
  readonly labels: readonly PlacedCell[];
  readonly names: readonly PlacedCell[];
  /** Letters and digits of all its words. */
  readonly vocabulary: ReadonlySet<string>;
}

const cache = new WeakMap<SourcePage, readonly PlacedRecord[]>();

function recordsOf(page: SourcePage): readonly PlacedRecord[] {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const rows = rowsOf(page);
  const all = rows.flatMap((row) => recordOf(page, rows, row) ?? []);
  const bare = new Set(all.flatMap((record) => record.bare));
  // A line that is the label of another row has no values.
  const records = all.filter(({ own }) => !own.every((run) => bare.has(run)));
  cache.set(page, records);
  return records;
}

function recordOf(page: SourcePage, rows: readonly Row[], row: Row): PlacedRecord | undefined {
  const amounts = row.filter(({ isAmount }) => isAmount);
  if (amounts.length === 0) return undefined;
  const levels = new Set(amounts.map((amount) => besideOf(rows, amount)));
  const own = [...new Set([...row, ...[...levels].flat()])].toSorted((one, other) => one.left - other.left);
  const heads = headsOfRecord(rows, own);
  if (heads.size === 0) return undefined;
  const byRun = [
    ...new Map(
      amounts.flatMap((amount) => labelsOf(rows, amount)).map((label) => [label.lines[label.first], label] as const),
    ).values(),
  ];
  const bare = bareLabels(rows, own);
  const lines = bare.flatMap((run, at) => (run.isAmount ? [] : [[run], ...(at > 0 ? [bare.slice(0, at + 1)] : [])]));
  const labels = unique([
    ...byRun.flatMap((label) => labelCellsOf(page, label)),
    ...joinedLabels(page, byRun),
    ...lines.map((runs): PlacedCell => ({ ...cellText(page, runs, 1), runs, isHead: false })),
  ]);
  const named = new Set(labels.map(keyOf));
  const values = own
    .flatMap((_, at) => [...spansTo(page, own, at), ...withSign(page, own, at)])
    .filter((cell) => cell.runs.filter(({ isAmount }) => isAmount).length < 2 && !named.has(keyOf(cell)));
  const whole = unique(
    [...heads.values()].flatMap((over) =>
      over.flatMap((_, from) =>
        over.slice(from).map((__, count) => headCell(page, over.slice(from, from + count + 1))),
      ),
    ),
  );
  const names = [...whole, ...whole.flatMap((name) => withoutValue(name, whole) ?? [])];
  const vocabulary = new Set([...values, ...labels, ...names].flatMap(({ tokens }) => tokens.map(wordOf)));
  return { own, bare, heads, values, labels, names, vocabulary };
}

/** "Reference" for "Reference range", if no other column of the row has a name that begins so. */
function withoutValue(name: PlacedCell, all: readonly PlacedCell[]): PlacedCell | undefined {
  const { tokens } = name;
  if (tokens.length !== 2 || !saysOnlyValue(tokens[1].key)) return undefined;
  const isOnly = all.every((other) => other === name || other.tokens.at(0)?.key !== tokens[0].key);
  return isOnly ? { ...name, tokens: tokens.slice(0, 1) } : undefined;
}

/** An amount with the currency or percent sign after it. */
function withSign(page: SourcePage, own: Row, at: number): PlacedCell[] {
  const [amount, sign] = [own[at], own.at(at + 1)];
  if (!amount.isAmount || sign === undefined || !/^[\p{Sc}%]$/u.test(sign.text)) return [];
  return [{ ...cellText(page, [amount, sign], 1), runs: [amount, sign], isHead: false }];
}

const keyOf = ({ runs }: PlacedCell): string => runs.map(({ line, start }) => `${line} ${start}`).join(' ');

const unique = (cells: readonly PlacedCell[]): PlacedCell[] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell])).values(),
];

function said(index: SourceIndex, record: PlacedRecord, words: Words): Part<PlacedCell>[] | undefined {
  const { values, labels, names, vocabulary } = record;
  const unitsOf = (cell: PlacedCell): Unit[] =>
    cell.isHead ? [] : unitsAfterNames([foldText(wholeName(namesOf(record, cell))).text]);
  const units = new Set(values.flatMap((cell) => unitsOf(cell).flat()));
  const isKnown = words.tokens.every(
    (token) =>
      vocabulary.has(wordOf(token)) || units.has(token.key) || joinsCells(token.key) || token.kind === 'symbol',
  );
  if (!isKnown) return undefined;
  const given = new Set(words.tokens.map(wordOf));
  const ownNames = new Set<PlacedCell>([...names, ...labels]);
  const ways = waysApart(
    words,
    // A rule drawn with signs is a cell without words.
    [...names, ...labels, ...values].filter(({ tokens }) =>
      tokens.slice(0, 1).some((first) => given.has(wordOf(first))),
    ),
    (cell) => ownNames.has(cell),
    unitsOf,
    decimalMarkOf(index),
    stepsForQuotation(),
  );
  return ways.find((parts) => isRecord(record, withNamesFirst(words, parts)));
}

/** Of the amount, or of the only words. */
const mainOf = ({ runs }: PlacedCell): Run => runs.find(({ isAmount }) => isAmount) ?? runs[runs.length - 1];

const namesOf = ({ heads }: PlacedRecord, cell: PlacedCell): readonly Head[] => heads.get(mainOf(cell)) ?? [];

const wholeName = (heads: readonly Head[]): string =>
  heads
    .filter(({ isWide }) => !isWide)
    .map(({ run }) => run.text)
    .toReversed()
    .join(' ');

/** Whether every value comes after the names of its own column, and everything else is the name of their row. */
function isRecord(record: PlacedRecord, parts: readonly Part<PlacedCell>[]): boolean {
  let waiting: PlacedCell[] = [];
  let wide: Run[] = [];
  let named = 0;
  let labelled = 0;
  const taken = new Set<Run>();
  let label: PlacedCell | undefined;
  for (const { cell } of parts) {
    if (cell.isHead) {
      waiting.push(cell);
      continue;
    }
    if (cell.runs.some((run) => taken.has(run))) return false;
    cell.runs.forEach((run) => taken.add(run));
    if (waiting.length === 0) {
      if (!isLabel(record, cell) && !leads(record, cell, named) && !follows(record, cell, taken)) return false;
      labelled += 1;
      label = isLabel(record, cell) ? cell : label;
      continue;
    }
    const heads = namesOf(record, cell);
    const runs = waiting.flatMap((name) => name.runs);
    const given = heads.filter(({ run }) => runs.includes(run) || wide.includes(run));
    if (runs.some((run) => !heads.some((head) => head.run === run))) return false;
    if (
      wide.some((run) => !given.some((head) => head.run === run)) &&
      !given.some((head) => head.isWide && runs.includes(head.run))
    )
      return false;
    const at = heads.flatMap((head, order) => (given.includes(head) ? [order] : []));
    const isOther = namesAnother(record, cell, given, label) || isOfNext(record, label, mainOf(cell));
    if (!areWholeNames(heads, at) || isOther) return false;
    wide = given.filter(({ isWide }) => isWide).map(({ run }) => run);
    waiting = [];
    named += 1;
  }
  return waiting.length === 0 && named > 0 && named + labelled > 1;
}

/** A last line that only gives a unit in brackets may be left out. */
function areWholeNames(heads: readonly Head[], at: readonly number[]): boolean {
  const isUnit = heads.length > 1 && /^[([][^()[\]]{1,12}[)\]]$/u.test(heads[0].run.text);
  return areWhole(heads, isUnit && at[0] === 1 ? [0, ...at] : at);
}

/** The row's own label, or the line of it. */
const isLabel = ({ labels }: PlacedRecord, cell: PlacedCell): boolean =>
  labels.includes(cell) && cell.runs.some(({ isAmount, text }) => !isAmount && /\p{L}/u.test(text));

/** The number of the row before all others, or the first amount after its label if its unit is given: no other one is meant. */
const leads = ({ own, heads }: PlacedRecord, cell: PlacedCell, named: number): boolean => {
  const main = mainOf(cell);
  if (named > 0 || !main.isAmount) return false;
  if (main === own[0]) return true;
  const before = own.slice(0, own.indexOf(main)).filter((run) => run.isAmount && run !== own[0] && heads.has(run));
  return before.length === 0 && /[\p{L}\p{Sc}%]/u.test(cell.raw);
};

/** None of the row's amounts before it is left out: "2022: 89,046, 2021: 71,926 (23.8 %)". */
const follows = ({ own }: PlacedRecord, { runs }: PlacedCell, taken: ReadonlySet<Run>): boolean => {
  const before = own.slice(0, own.indexOf(runs[0])).filter(({ isAmount }) => isAmount);
  return before.length > 0 && before.every((run) => taken.has(run));
};

/** Whether the same names are over another value of the row as well, unless that has another label: tables side by side. */
const namesAnother = (
  record: PlacedRecord,
  cell: PlacedCell,
  given: readonly Head[],
  label: PlacedCell | undefined,
): boolean => {
  const key = (heads: readonly Head[]): string[] => heads.map(({ run }) => run.text.toLowerCase());
  const own = mainOf(cell);
  return record.own.some((other) => {
    if (other === own || cell.runs.includes(other) || other.text === own.text) return false;
    const over = key(record.heads.get(other) ?? []);
    return key(given).every((name) => over.includes(name)) && !isOfNext(record, label, other);
  });
};

/** Words under one and the same name: "Activity" over "Design" and over "Analysis" begins two tables side by side. */
function beginnings({ own, heads }: PlacedRecord): Run[] {
  const nameOf = (run: Run): string | undefined => heads.get(run)?.[0].run.text.toLowerCase();
  const words = own.filter((run) => !run.isAmount && nameOf(run) !== undefined);
  return words.filter((run) => words.some((other) => other !== run && nameOf(other) === nameOf(run)));
}

/** Whether the label and a value of one line are in different tables side by side. */
function isOfNext(record: PlacedRecord, label: PlacedCell | undefined, value: Run): boolean {
  const all = beginnings(record);
  const begun = all.find((run) => label?.runs.includes(run));
  return begun !== undefined && all.findLast(({ left }) => left <= value.left) !== begun;
}

/** Whether what names the row is the label of another one. */
function isOfOtherLabel(page: SourcePage, { own, bare }: PlacedRecord, parts: readonly Part<PlacedCell>[]): boolean {
  const said = parts.flatMap(({ cell }) => cell.runs);
  if (said.some((run) => bare.includes(run))) return false;
  return parts.some(
    ({ cell }, at) =>
      !cell.isHead && (at === 0 || !parts[at - 1].cell.isHead) && isLabelOfRowBeside(rowsOf(page), own, cell, said),
  );
}

/** Whether ruled cells put a value under other names. */
function areOtherwise(index: SourceIndex, page: SourcePage, parts: readonly Part<PlacedCell>[]): boolean {
  let names: Part<PlacedCell>[] = [];
  for (const part of parts) {
    if (part.cell.isHead) names.push(part);
    else {
      if (names.length > 0 && isOtherwiseInTable(index, page, [...names, part], RULED_CERTAINTY)) return true;
      names = [];
    }
  }
  return false;
}
