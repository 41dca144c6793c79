/**
 * Tables that lines reveal: under lines of nothing but periods, dates and years, rows of a label and as many amounts as the lowest of them
 * has names. Layout often makes several tables of such pages, with the column names apart from the rows.
 */
import { periodsIn, type NamedPeriod } from '../language/periods.ts';
import { withoutTail } from './touching.ts';
import {
  RULED_CERTAINTY,
  type CellPiece,
  type SourceCell,
  type SourcePage,
  type SourceTable,
} from '../source/source.ts';
import { isYear } from '../language/dates.ts';
import { takesNumber } from '../language/quantities.ts';

/** Lines of names one above the other. */
const MOST_HEADS = 4;
/** Consecutive lines that are not rows of the table: its groups, and labels of several lines. */
const MOST_SKIPPED = 4;
/** Words of a line that belongs to a table: longer ones are text. */
const MOST_WORDS = 16;

interface HeadLine {
  readonly line: number;
  readonly names: readonly NamedPeriod[];
}

const amount = /(?:[(+−-]\s?)?(?:\p{Sc}\s?)?[(+−-]?\d[\d.,]*\)?(?:\s?%)?|[—–-](?:\s%)?(?=\s|$)/gu;
/** "(1)" before the amounts is a note's mark. */
const NOTE_MARKS = /^(?:\s*\(\d{1,2}\))*\s*(?:\p{Sc}\s?)?$/u;

export function lineTables({ lines }: SourcePage): SourceTable[] {
  const tables: SourceTable[] = [];
  for (let at = 0; at < lines.length;) {
    const heads: HeadLine[] = [];
    while (at + heads.length < lines.length && heads.length < MOST_HEADS) {
      const names = periodsIn(lines[at + heads.length]);
      if (names.length === 0) break;
      heads.push({ line: at + heads.length, names });
    }
    const first = at + Math.max(1, heads.length);
    const table = heads.length === 0 ? undefined : tableUnder(lines, heads, first);
    if (table !== undefined) tables.push(table);
    at = first;
  }
  return tables;
}

function tableUnder(lines: readonly string[], heads: readonly HeadLine[], first: number): SourceTable | undefined {
  const lowest = heads[heads.length - 1].names;
  const names = heads.map(({ line, names: own }, row) => headCells(own, lowest, line, row));
  if (lowest.length < 2 || names.some((row) => row === undefined)) return undefined;
  const cells: SourceCell[] = names.flatMap((row) => row ?? []);
  let rows = heads.length;
  let skipped = 0;
  for (let line = first; line < lines.length && skipped < MOST_SKIPPED; line++) {
    if (periodsIn(lines[line]).length > 0 || lines[line].split(/\s+/u).length > MOST_WORDS + lowest.length) break;
    const pieces = mayBeBroken(lines[line - 1], lowest.length)
      ? undefined
      : rowPieces(lines[line], line, lowest.length);
    skipped = pieces === undefined ? skipped + 1 : 0;
    if (pieces === undefined) continue;
    const row = rows++;
    cells.push(...pieces.map((piece, column) => cellOf(row, column, 1, column === 0, piece)));
  }
  if (rows === heads.length) return undefined;
  return { rows, columns: lowest.length + 1, cells, certainty: RULED_CERTAINTY };
}

const cellOf = (row: number, column: number, columnSpan: number, isHeader: boolean, piece: CellPiece): SourceCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan,
  isHeader,
  pieces: [piece],
});

/** Names that divide the columns evenly, or are over those alone that are not a change; undefined if they do neither. */
function headCells(
  names: readonly NamedPeriod[],
  lowest: readonly NamedPeriod[],
  line: number,
  row: number,
): SourceCell[] | undefined {
  const named = lowest.flatMap(({ isChange }, at) => (isChange ? [] : [at + 1]));
  const isOfNamed = names.length > 1 && names.length === named.length;
  const width = lowest.length / names.length;
  if (!isOfNamed && !Number.isInteger(width)) return undefined;
  return names.map(({ start, end }, at) =>
    cellOf(row, isOfNamed && names !== lowest ? named[at] : 1 + at * width, isOfNamed ? 1 : width, true, {
      line,
      start,
      end,
    }),
  );
}

/** "$17,95 $72,73" above "Product $16,853 6 $64,699 2": narrow cells broke some of the row's amounts. */
const mayBeBroken = (above: string, count: number): boolean =>
  !/\p{L}/u.test(above) &&
  /\d/.test(above) &&
  periodsIn(above).length === 0 &&
  [...above.matchAll(amount)].length < count;

/** A label and its amounts; undefined if the line is not one. */
function rowPieces(text: string, line: number, count: number): CellPiece[] | undefined {
  const amounts = [...text.matchAll(amount)].slice(-count);
  if (amounts.length < count) return undefined;
  const pieces = amounts.map(({ index, 0: found }) => ({ line, start: index, end: index + found.trimEnd().length }));
  const [{ start: end }] = pieces;
  const label = text.slice(0, end);
  const areAlone = pieces.every(({ end: last }, at) =>
    /^[\s]*$/u.test(text.slice(last, pieces.at(at + 1)?.start ?? text.length)),
  );
  const words = withoutTail(/^\s*\p{L}[^\d]*/u.exec(label)?.[0] ?? '', ' ($€£¥−–—-');
  if (words === '' || !areAlone || !NOTE_MARKS.test(label.slice(words.length))) return undefined;
  // "Notes due 2025" and "Level 3" are labels that end in a number, and may have an empty cell as well.
  const texts = amounts.map(([found]) => found.trim());
  const isOfLabel = isYear(texts[0]) && !texts.slice(1).some(isYear);
  if (isOfLabel || takesNumber(words.trim().split(/\s/u).at(-1)?.toLowerCase() ?? '')) return undefined;
  return [{ line, start: label.search(/\S/u), end: words.length }, ...pieces];
}
