/** The blocks and tables of all pages as one array of whole numbers, in the stored form of a text index: empty if no page has any. */
import {
  BLOCK_KINDS,
  type Block,
  type CellPiece,
  type PageStructure,
  type Rule,
  type Table,
  type TableCell,
} from './pageStructure.ts';
import { append } from '../platform/longLists.ts';

/** Stands for a list that a page does not have, as opposed to an empty one. */
const ABSENT = -1;
/** Certainties are stored in hundredths, boxes in eighths of a point: a cell's box is for highlighting. */
const CERTAINTY_UNITS = 100;
const UNITS_PER_POINT = 8;
/** Added to the certainty of a table that continues from the page before: indexes from before 2026-11-22 have none. */
const CONTINUES = 1_000;

/**
 * Per page its blocks, each {kind, first line, last line, marker's length, certainty}, and its tables, each {rows, columns,
 * certainty, cells}; per cell {row, column, spans, header, box, pieces {line, start, end}}; and its rules. Every list begins with its length.
 */
export function packStructure(pages: readonly PageStructure[]): Int32Array {
  if (pages.every((page) => (page.blocks ?? page.tables ?? page.rules) === undefined)) return new Int32Array();
  const words: number[] = [];
  const list = <T>(items: readonly T[] | undefined, write: (item: T) => void): void => {
    words.push(items?.length ?? ABSENT);
    items?.forEach(write);
  };
  const writeCell = ({ row, column, rowSpan, columnSpan, isHeader, box, pieces }: TableCell): void => {
    words.push(row, column, rowSpan, columnSpan, isHeader ? 1 : 0);
    append(words, [box.x, box.y, box.width, box.height].map(units));
    list(pieces, ({ line, start, end }) => words.push(line, start, end));
  };
  for (const { blocks, tables, rules } of pages) {
    list(blocks, ({ kind, firstLine, lastLine, markerLength, certainty }) => {
      words.push(BLOCK_KINDS.indexOf(kind), firstLine, lastLine, markerLength ?? 0);
      words.push(Math.round(certainty * CERTAINTY_UNITS));
    });
    list(tables, ({ rows, columns, cells, certainty, continues = false }) => {
      words.push(rows, columns, Math.round(certainty * CERTAINTY_UNITS) + (continues ? CONTINUES : 0));
      list(cells, writeCell);
    });
    list(rules, ({ x1, y1, x2, y2 }) => {
      append(words, [x1, y1, x2, y2].map(units));
    });
  }
  return Int32Array.from(words);
}

const units = (length: number): number => Math.round(length * UNITS_PER_POINT);

/** Reads what `packStructure` made, page by page: each page's when it is requested, since a table may have half a million cells. */
export function structureReader(words: Int32Array): () => () => PageStructure {
  if (words.length === 0) return () => () => ({});
  let at = 0;
  const next = (): number => words[at++];
  const points = (): number => next() / UNITS_PER_POINT;
  const list = <T>(read: () => T): T[] | undefined => {
    const length = next();
    return length === ABSENT ? undefined : Array.from({ length }, read);
  };
  const readBlock = (): Block => {
    const [kind, firstLine, lastLine, markerLength, certainty] = [next(), next(), next(), next(), next()];
    const block = { kind: BLOCK_KINDS[kind], firstLine, lastLine, certainty: certainty / CERTAINTY_UNITS };
    return markerLength === 0 ? block : { ...block, markerLength };
  };
  const readPiece = (): CellPiece => ({ line: next(), start: next(), end: next() });
  const readCell = (): TableCell => {
    const place = { row: next(), column: next(), rowSpan: next(), columnSpan: next(), isHeader: next() === 1 };
    const [x, y, width, height] = [points(), points(), points(), points()];
    return { ...place, box: { x, y, width, height }, pieces: list(readPiece) ?? [] };
  };
  const readTable = (): Table => {
    const [rows, columns, told] = [next(), next(), next()];
    const continues = told >= CONTINUES;
    const certainty = (continues ? told - CONTINUES : told) / CERTAINTY_UNITS;
    return { rows, columns, certainty, cells: list(readCell) ?? [], ...(continues && { continues }) };
  };
  const readRule = (): Rule => ({ x1: points(), y1: points(), x2: points(), y2: points() });
  const readPage = (start: number): PageStructure => {
    at = start;
    const [blocks, tables, rules] = [list(readBlock), list(readTable), list(readRule)];
    return {
      ...(blocks !== undefined && { blocks }),
      ...(tables !== undefined && { tables }),
      ...(rules !== undefined && { rules }),
    };
  };
  let nextStart = 0;
  return () => {
    const start = nextStart;
    nextStart = endOfPage(words, start);
    let page: PageStructure | undefined;
    return () => (page ??= readPage(start));
  };
}

const WORDS_OF_BLOCK = 5;
const WORDS_OF_TABLE = 3;
const WORDS_OF_CELL = 9;
const WORDS_OF_PIECE = 3;
const WORDS_OF_RULE = 4;

/** Where the structure of the page that begins at `start` ends, without building it. */
function endOfPage(words: Int32Array, start: number): number {
  let at = start;
  const listLength = (): number => Math.max(0, words[at++]);
  const blocks = listLength();
  at += WORDS_OF_BLOCK * blocks;
  for (let tables = listLength(); tables > 0; tables--) {
    at += WORDS_OF_TABLE;
    for (let cells = listLength(); cells > 0; cells--) {
      at += WORDS_OF_CELL;
      const pieces = listLength();
      at += WORDS_OF_PIECE * pieces;
    }
  }
  const rules = listLength();
  return at + WORDS_OF_RULE * rules;
}
