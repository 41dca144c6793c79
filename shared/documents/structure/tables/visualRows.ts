/** The rows in which text stands side by side on a page, whatever the order in which its cells are read. */
import { spanBox, type IndexedLine } from '../../textIndex.ts';
import { piecesOf, type LinePiece } from '../linePieces.ts';

/** Pieces on one height, from left to right. */
export interface VisualRow {
  readonly pieces: readonly LinePiece[];
  readonly top: number;
  readonly bottom: number;
  /** Number of the band that it is in. */
  readonly band: number;
}

/** Rows of which some stand side by side, with none that is prose between them. */
export type Region = readonly VisualRow[];

/** In heights of the line: a gap this wide may part two cells. Pieces that stand in one column are joined again. */
const CELL_GAP = 0.6;
/** Lines back to which one may stand beside another: cells of a row have fewer, columns of text more. */
const LINES_BACK = 16;
/** Lines of a band: more are columns of text. */
const MOST_BAND_LINES = 48;
/** Part of the lower line's height by which lines overlap that stand side by side. */
const BESIDE = 0.5;
/** In heights of the line: what is further below belongs to something else. */
const WIDEST_SPACE = 3;
/** Rows of one piece that may stand between others: heads of groups, labels of several lines. */
const MOST_SINGLE = 3;
/** Words of one piece that are prose, not a head or a label. */
const PROSE_WORDS = 11;

interface Band {
  readonly lines: number[];
  top: number;
  bottom: number;
}

/** @param first position of the first line of text; @param last position after its last one */
export function regionsOf(lines: readonly IndexedLine[], first: number, last: number): Region[] {
  const regions: VisualRow[][] = [];
  let rows: VisualRow[] = [];
  const close = (): void => {
    const from = rows.findIndex(isTabular);
    const to = rows.findLastIndex(isTabular);
    if (from >= 0 && to > from) regions.push(rows.slice(from, withHang(rows, to) + 1));
    rows = [];
  };
  for (const [number, band] of bandsOf(lines, first, last).entries()) {
    const own = rowsIn(band, number, lines);
    if (own.length === 0) {
      close();
      continue;
    }
    const before = rows.at(-1);
    const height = own[0].bottom - own[0].top;
    const isApart =
      before !== undefined && (own[0].top - before.bottom > WIDEST_SPACE * height || own[0].top < before.top);
    const isProse = own.length === 1 && own[0].pieces.length === 1 && words(own[0].pieces[0].text) >= PROSE_WORDS;
    const singles = rows.length - 1 - rows.findLastIndex(isTabular);
    const isText = singles > 0 && [before, own[0]].every((row) => row !== undefined && isLong(row));
    if (isApart || isProse || isText || (singles > MOST_SINGLE && !own.some(isTabular))) close();
    if (!isProse) rows.push(...own);
  }
  close();
  return regions;
}

/** Words of a line that may be prose where another such line is beside it. */
const LONG_WORDS = 7;
const isLong = ({ pieces }: VisualRow): boolean => pieces.length === 1 && words(pieces[0].text) >= LONG_WORDS;

const isTabular = ({ pieces }: VisualRow): boolean => pieces.length > 1;
const words = (text: string): number => text.split(' ').length;

/** The rest of the last row's label or cell, right below it. */
function withHang(rows: readonly VisualRow[], tabular: number): number {
  let last = tabular;
  while (last + 1 < rows.length) {
    const { pieces, top } = rows[last + 1];
    const isClose = top - rows[last].bottom < BESIDE * pieces[0].box.height;
    if (!isClose || !/^[\p{Ll}(]/u.test(pieces[0].text)) break;
    last++;
  }
  return last;
}

/** Lines that stand side by side, and those that are read between them. */
function bandsOf(lines: readonly IndexedLine[], first: number, last: number): Band[] {
  const bands: Band[] = [];
  for (let at = first; at < last; at++) {
    const line = lines[at];
    if (line.text.trim() === '' || line.direction === 'vertical') {
      bands.push({ lines: [], top: Infinity, bottom: -Infinity });
      continue;
    }
    const { y, height } = spanBox(line, 0, line.text.length);
    let home = bands.length;
    let looked = 0;
    for (let i = bands.length - 1; i >= 0 && looked < LINES_BACK && bands[i].lines.length > 0; i--) {
      looked += bands[i].lines.length;
      const isBeside = bands[i].lines.some((other) => {
        const { y: top, height: extent } = spanBox(lines[other], 0, lines[other].text.length);
        return Math.min(y + height, top + extent) - Math.max(y, top) > BESIDE * Math.min(height, extent);
      });
      if (isBeside) home = i;
    }
    if (home < bands.length && bands.slice(home).reduce((sum, band) => sum + band.lines.length, 0) < MOST_BAND_LINES) {
      const joined = bands.splice(home);
      bands.push({
        lines: [...joined.flatMap((band) => band.lines), at],
        top: Math.min(y, ...joined.map(({ top }) => top)),
        bottom: Math.max(y + height, ...joined.map(({ bottom }) => bottom)),
      });
    } else bands.push({ lines: [at], top: y, bottom: y + height });
  }
  return bands;
}

function rowsIn(band: Band, number: number, lines: readonly IndexedLine[]): VisualRow[] {
  const pieces = band.lines.flatMap((line) => withSignsJoined(piecesOf(lines[line], line, CELL_GAP)));
  pieces.sort((one, other) => one.box.y + one.box.height / 2 - other.box.y - other.box.height / 2);
  const rows: LinePiece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row !== undefined && row.every((other) => overlapsInHeight(other, piece))) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((own) => ({
    pieces: own.sort((one, other) => one.box.x - other.box.x),
    top: Math.min(...own.map(({ box }) => box.y)),
    bottom: Math.max(...own.map(({ box }) => box.y + box.height)),
    band: number,
  }));
}

const overlapsInHeight = ({ box: a }: LinePiece, { box: b }: LinePiece): boolean =>
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > BESIDE * Math.min(a.height, b.height);

/** "$" is set apart at the left of its column, "%" and ")" at the right: each belongs to the number that it stands beside. */
function withSignsJoined(pieces: readonly LinePiece[]): LinePiece[] {
  const joined: LinePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && /^(?:[\p{Sc}(−-]\s?)+$|^[A-Z]{1,3}\p{Sc}$/u.test(last.text);
    const isClosing = /^[%)‰]+$/.test(piece.text) && last !== undefined && /\d\s*\)?$/.test(last.text);
    if (last !== undefined && (isOpen || isClosing)) joined[joined.length - 1] = pieceOver(last, piece);
    else joined.push(piece);
  }
  return joined;
}

/** Both as one, of one line. */
export function pieceOver(one: LinePiece, other: LinePiece): LinePiece {
  const x = Math.min(one.box.x, other.box.x);
  const y = Math.min(one.box.y, other.box.y);
  const width = Math.max(one.box.x + one.box.width, other.box.x + other.box.width) - x;
  const height = Math.max(one.box.y + one.box.height, other.box.y + other.box.height) - y;
  const box = { x, y, width, height };
  return { line: one.line, start: one.start, end: other.end, text: `${one.text} ${other.text}`, box };
}
