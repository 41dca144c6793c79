/**
 * Blocks side by side, each of which begins with its own label or line to sign on, like those of signatures: "Prepared by:" over a name and
 * an office, beside "Audited by:" over others. Read across, a label would come before the other one's name.
 */
import { areAligned } from './alignment.ts';
import { cellsOfRow, chunksIn, type Cell } from './cell.ts';
import { isMostlyRightToLeft } from './direction.ts';
import { WIDEST_LINE_DISTANCE } from './lineDistances.ts';
import { rowsOf, type Row } from './rows.ts';
import { textOf } from './stackedValues.ts';
import { append, greatest } from '../../platform/longLists.ts';

/** Rows after the first: a table under names with colons has more. */
const MOST_ROWS = 4;
/** In font sizes: room to sign in, between a label and what is under it. */
const ROOM = 7;
/** In font sizes: blocks are further apart than cells. */
const APART = 1.5;
/** In font sizes: how exactly the lines of a block are aligned, at one side or in the middle. */
const ALIGNED = 1.5;
/** Rows of numbers under names from which they are a table. */
const ROWS_OF_NUMBERS = 2;

const LABEL = /[:：]$/u;
const LINE_TO_SIGN = /^[_.…‗\s]{5,}$/u;
const isNumber = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

/** @param rows in reading order */
export function withSignatureBlocks(rows: readonly Row[]): readonly Row[] {
  const read: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    const blocks = rows[at].chunks.length < 2 ? [] : blocksFrom(rows, at);
    if (blocks.length === 0) read.push(rows[at]);
    else {
      const ordered = isMostlyRightToLeft(chunksIn(blocks)) ? blocks.toReversed() : blocks;
      append(
        read,
        ordered.flatMap(({ lines }) => lines.flatMap(({ chunks }) => rowsOf(chunks))),
      );
      at = greatest(blocks.flatMap(({ lines }) => lines.map(({ row }) => row)));
    }
  }
  return read;
}

/** Those that begin in a row; empty if none do. */
function blocksFrom(rows: readonly Row[], first: number): Cell[] {
  const heads = cellsOfRow(rows[first], first);
  if (heads.length < 2) return [];
  const areLabels = heads.every((cell) => LABEL.test(textIn(cell)));
  const next = rows.at(first + 1);
  const areSignedBelow =
    next !== undefined && isRightBelow(rows[first], next, ROOM) && isToSign(cellsOfRow(next, first + 1), heads.length);
  if (!areLabels && !areSignedBelow && !isToSign(heads, heads.length)) return [];
  const blocks = heads;
  let last = first;
  let rowsOfNumbers = 0;
  for (let at = first + 1; at < rows.length && at <= first + MOST_ROWS + 1; at++) {
    const room = at === first + 1 || isToSign(cellsOfRow(rows[at], at), 1) ? ROOM : WIDEST_LINE_DISTANCE;
    const places = isRightBelow(rows[last], rows[at], room) ? placesOf(cellsOfRow(rows[at], at), blocks) : undefined;
    if (places === undefined) break;
    if (at > first + MOST_ROWS) return [];
    if ([...places.values()].every((cell) => isNumber(textIn(cell)))) rowsOfNumbers++;
    for (const [block, cell] of places) {
      append(block.lines, cell.lines);
      block.start = Math.min(block.start, cell.start);
      block.end = Math.max(block.end, cell.end);
    }
    last = at;
  }
  const areFilled = blocks.filter(({ lines }) => lines.length > 1).length > 1;
  return areFilled && rowsOfNumbers < ROWS_OF_NUMBERS ? blocks : [];
}

const isToSign = (cells: readonly Cell[], least: number): boolean =>
  cells.length >= least && cells.every((cell) => LINE_TO_SIGN.test(textIn(cell)));

const isRightBelow = (above: Row, below: Row, room: number): boolean =>
  below.baseline > above.baseline && below.baseline - above.baseline <= room * Math.max(above.size, below.size);

/** The block that each cell of a row is under; undefined if one is under none or between two, or has a label of its own. */
function placesOf(cells: readonly Cell[], blocks: readonly Cell[]): Map<Cell, Cell> | undefined {
  const places = new Map<Cell, Cell>();
  for (const cell of cells) {
    const size = cell.lines[0].chunks[0].size;
    const others = blocks.filter((block) => block !== nearest(cell, blocks));
    const isApart = others.every(
      ({ start, end }) => cell.start - end > APART * size || start - cell.end > APART * size,
    );
    const block = nearest(cell, blocks);
    const isUnder = areAligned(cell, block, ALIGNED * size);
    if (!isApart || !isUnder || places.has(block) || /[:：]/u.test(textIn(cell))) return undefined;
    places.set(block, cell);
  }
  return places;
}

const nearest = (cell: Cell, blocks: readonly Cell[]): Cell =>
  blocks.reduce((one, other) => (distance(cell, other) < distance(cell, one) ? other : one));

/** Of their middles, or of their sides if these are nearer. */
const distance = (one: Cell, other: Cell): number =>
  Math.min(
    Math.abs(one.start - other.start),
    Math.abs(one.end - other.end),
    Math.abs(one.start + one.end - other.start - other.end) / 2,
  );

const textIn = ({ lines }: Cell): string => textOf(lines[0].chunks);
