/**
 * Cells of several lines beside each other, read cell by cell as the producer wrote them. A table that was written column by column looks
 * the same and must be read by its rows: so either the lines of the cells are on separate baselines, as when cells are centred, or several
 * rows of cells were written like that, below each other.
 */
import { areAligned } from './alignment.ts';
import type { Chunk } from './chunks.ts';
import { CELL_GAP, chunksIn, type Cell } from './cell.ts';
import { inOrder } from './cellOrder.ts';
import { isOfLetters } from './letterShare.ts';
import { LEAST_LINE_DISTANCE, LINE_DISTANCE } from './lineDistances.ts';
import type { Row } from './rows.ts';
import { append, least } from '../../platform/longLists.ts';

/**
 * Lines of one cell are further apart, in parts of what one is larger than the other: a number over what it counts, but not a heading over
 * a table.
 */
const LARGER_DISTANCE = 0.5;
/** In font sizes: how exactly the lines of a cell are aligned, at one side or in the middle. */
const ALIGNED = 0.6;
/** Per cell; a column of prose has more. */
const MOST_LINES = 5;
const SMALL_LETTER = /^\p{Ll}$/u;
/** In font sizes: a narrower stack of letters is a fraction in a formula. */
const LEAST_WIDTH = 2.5;

/**
 * The rows, with such cells one after the other.
 * @param rest orders the stretches of rows between them
 */
export function withWrittenCells(
  rows: readonly Row[],
  rest: (stretch: readonly Row[]) => readonly Row[],
): readonly Row[] {
  const isRead = (band: readonly Cell[], tall: readonly Cell[][]): boolean =>
    isUnaligned(band) || isCentred(band) || isCards(band, rows) || isWrapped(band) || isInTable(band, tall, rows);
  return withBands(rows, isRead, rest);
}

/** The same only for tables, which have several rows of such cells. */
export function withWrittenTables(
  rows: readonly Row[],
  rest: (stretch: readonly Row[]) => readonly Row[],
): readonly Row[] {
  return withBands(rows, (band, tall) => isInTable(band, tall, rows), rest);
}

const isInTable = (band: readonly Cell[], tall: readonly Cell[][], rows: readonly Row[]): boolean =>
  tall.some((other) => other !== band && areAlike(band, other, rows));

function withBands(
  rows: readonly Row[],
  isRead: (band: readonly Cell[], tall: readonly Cell[][]) => boolean,
  rest: (stretch: readonly Row[]) => readonly Row[],
): readonly Row[] {
  const tall = bandsAsWritten(cellsAsWritten(rows), rows).filter((band) => hasTextOfLines(band, rows));
  const whole = withoutTorn(
    tall.filter((band) => isRead(band, tall)),
    rows,
  );
  if (whole.length === 0) return rest(rows);
  const taken = new Set(chunksIn(whole.flat()));
  const read: Row[] = [];
  let stretch: Row[] = [];
  rows.forEach((row, index) => {
    for (const band of whole.filter((cells) => firstRow(cells) === index)) {
      append(read, [...rest(stretch), ...inOrder(band)]);
      stretch = [];
    }
    if (!row.chunks.some((chunk) => taken.has(chunk))) stretch.push(row);
  });
  return [...read, ...rest(stretch)];
}

function cellsAsWritten(rows: readonly Row[]): Cell[] {
  const written = rows
    .flatMap((row, index) => row.chunks.map((chunk) => ({ chunk, index })))
    .sort((one, other) => one.chunk.order - other.chunk.order);
  const cells: Cell[] = [];
  for (const { chunk, index } of written) {
    const cell = cells.at(-1);
    const line = cell?.lines.at(-1);
    if (cell !== undefined && line?.row === index && isNear(chunk, line.chunks, rows[index].size)) {
      line.chunks.push(chunk);
    } else if (cell !== undefined && line !== undefined && isBelow(rows[line.row], rows[index], cell, chunk)) {
      cell.lines.push({ row: index, chunks: [chunk] });
    } else {
      cells.push({ lines: [{ row: index, chunks: [chunk] }], start: chunk.start, end: chunk.end });
      continue;
    }
    cell.start = Math.min(cell.start, chunk.start);
    cell.end = Math.max(cell.end, chunk.end);
  }
  return cells;
}

const isNear = (chunk: Chunk, line: readonly Chunk[], size: number): boolean =>
  line.some((other) => chunk.start - other.end < CELL_GAP * size && other.start - chunk.end < CELL_GAP * size);

function isBelow(row: Row, next: Row, cell: Cell, chunk: Chunk): boolean {
  const size = Math.max(row.size, next.size);
  const distance = next.baseline - row.baseline;
  return (
    distance >= LEAST_LINE_DISTANCE * Math.min(row.size, next.size) &&
    distance <= LINE_DISTANCE * Math.min(row.size, next.size) + LARGER_DISTANCE * Math.abs(row.size - next.size) &&
    (areAligned(cell, chunk, ALIGNED * size) || hangs(chunk, cell))
  );
}

/** In font sizes: further lines of a cell may be indented this far. */
const DEEPEST_HANG = 3;

/** A further line that is indented, and continues a sentence. */
const hangs = (chunk: Chunk, { start, end }: Cell): boolean =>
  chunk.start > start &&
  chunk.start <= start + DEEPEST_HANG * chunk.size &&
  chunk.end <= end &&
  SMALL_LETTER.test(chunk.glyphs[0].text);

/** The first line of every cell is this much larger than the others: a number over what it counts. The heading of a table is not. */
const HEADLINE_RATIO = 1.4;

function isCards(band: readonly Cell[], rows: readonly Row[]): boolean {
  return band.every(({ lines }) => {
    const [first, ...others] = lines.map(({ row }) => rows[row].size);
    return others.length > 0 && others.every((size) => first >= HEADLINE_RATIO * size);
  });
}

/** Cells that were written one after the other from one side to the other, at the same height. */
function bandsAsWritten(cells: readonly Cell[], rows: readonly Row[]): Cell[][] {
  const bands: Cell[][] = [];
  let [furthest, nearest] = [-Infinity, Infinity];
  for (const cell of cells) {
    const band = bands.at(-1);
    const isOneWay = cell.start >= furthest || cell.end <= nearest;
    if (band !== undefined && isOneWay && band.some((other) => areBeside(other, cell, rows))) band.push(cell);
    else {
      bands.push([cell]);
      [furthest, nearest] = [-Infinity, Infinity];
    }
    furthest = Math.max(furthest, cell.end);
    nearest = Math.min(nearest, cell.start);
  }
  return bands;
}

function areBeside(one: Cell, other: Cell, rows: readonly Row[]): boolean {
  const top = (cell: Cell): number => rows[cell.lines[0].row].top;
  const bottom = (cell: Cell): number => rows[cell.lines[cell.lines.length - 1].row].bottom;
  const middle = (cell: Cell): number => (top(cell) + bottom(cell)) / 2;
  const holds = (cell: Cell, height: number): boolean => top(cell) <= height && height <= bottom(cell);
  return holds(one, middle(other)) || holds(other, middle(one));
}

/** Without those that share a row with anything else: they are not whole rows of a table. */
function withoutTorn(bands: readonly Cell[][], rows: readonly Row[]): readonly Cell[][] {
  const taken = new Set(chunksIn(bands.flat()));
  const isWhole = (band: readonly Cell[]): boolean =>
    band.every(({ lines }) => lines.every(({ row }) => rows[row].chunks.every((chunk) => taken.has(chunk))));
  const whole = bands.filter(isWhole);
  return whole.length === bands.length ? bands : withoutTorn(whole, rows);
}

const isOfLines = ({ lines }: Cell): boolean => lines.length > 1;

/** Some cell has several lines of text, and none a whole column of them. */
function hasTextOfLines(band: readonly Cell[], rows: readonly Row[]): boolean {
  return (
    band.length > 1 &&
    band.every(({ lines }) => lines.length <= MOST_LINES) &&
    band.some((cell) => isOfLines(cell) && isWideText(cell, rows))
  );
}

const highestOf = (band: readonly Cell[]): Cell =>
  band.reduce((one, other) => (other.lines.length > one.lines.length ? other : one));

/** Some line is on a baseline on which the highest cell has none: rows of a table are on the same ones. */
function isUnaligned(band: readonly Cell[]): boolean {
  const baselines = new Set(highestOf(band).lines.map(({ row }) => row));
  return band.some(({ lines }) => lines.some(({ row }) => !baselines.has(row)));
}

/** All others begin below the first line of the highest cell and end above its last: their middles are on the same baselines. */
function isCentred(band: readonly Cell[]): boolean {
  const highest = highestOf(band);
  const [top, bottom] = [highest.lines[0].row, highest.lines[highest.lines.length - 1].row];
  return band.every((cell) => cell === highest || cell.lines.every(({ row }) => row > top && row < bottom));
}

/** Only one cell has several lines, which continue a sentence between what was written before and after it. */
function isWrapped(band: readonly Cell[]): boolean {
  const [tall, ...others] = band.filter(isOfLines);
  const at = band.indexOf(tall);
  return (
    others.length === 0 &&
    at > 0 &&
    at < band.length - 1 &&
    band.every(({ lines }) => lines[0].row === tall.lines[0].row) &&
    tall.lines.slice(1).every(({ chunks }) => SMALL_LETTER.test(chunks[0].glyphs[0].text))
  );
}

/** Columns in which two rows of cells both have cells of several lines, from which they are rows of one table. */
const LEAST_COLUMNS = 2;

function areAlike(band: readonly Cell[], other: readonly Cell[], rows: readonly Row[]): boolean {
  const columns = band.filter((cell) => {
    const play = ALIGNED * rows[cell.lines[0].row].size;
    return isOfLines(cell) && other.some((below) => isOfLines(below) && areAligned(cell, below, play));
  });
  return columns.length >= LEAST_COLUMNS;
}

const isWideText = (cell: Cell, rows: readonly Row[]): boolean =>
  isOfLetters(chunksIn([cell])) && cell.end - cell.start >= LEAST_WIDTH * rows[cell.lines[0].row].size;

const firstRow = (band: readonly Cell[]): number => least(band.map(({ lines }) => lines[0].row));
