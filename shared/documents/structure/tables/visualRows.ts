/** The rows in which text is side by side on a page, whatever the order in which its cells are read. */
import { enclosingBox } from '../../geometry.ts';
import type { IndexedLine } from '../../textIndex.ts';
import { piecesOf, type LinePiece } from '../linePieces.ts';
import { isValue } from './cellText.ts';
import { append, greatest, least } from '../../../platform/longLists.ts';

/** Pieces at one height, from left to right. */
export interface VisualRow {
  readonly pieces: readonly LinePiece[];
  readonly top: number;
  readonly bottom: number;
  /** Number of the band that it is in. */
  readonly band: number;
}

/** Rows some of which are side by side, with no prose between them. */
export type Region = readonly VisualRow[];

/** In heights of the line: a gap this wide may separate two cells. Pieces in one column are joined again. */
const CELL_GAP = 0.6;
/** Number of lines between two that may be side by side: cells of a row have fewer, columns of text more. */
const LINES_BACK = 16;
/** Lines of a band: more are columns of text. */
const MOST_BAND_LINES = 48;
/** Share of the lower line's height by which side-by-side lines overlap. */
const BESIDE = 0.5;
/** In heights of the line: anything further below belongs to something else. */
const WIDEST_SPACE = 3;
/** Rows with one piece that may be between others: headings of groups, labels of several lines. */
const MOST_SINGLE = 3;
/** Words of one piece that are prose, not a heading or a label. */
const PROSE_WORDS = 11;

interface Band {
  readonly pieces: LinePiece[];
  readonly lines: number;
  top: number;
  bottom: number;
}

/** Lines that are processed together, or their parts within a box. */
export interface Area {
  readonly lines: readonly IndexedLine[];
  /** Positions of the lines, in order. */
  readonly positions: readonly number[];
  /** The pieces of a line that are in it, from left to right. */
  piecesAt(position: number): readonly LinePiece[];
}

/** Cut where gaps may separate cells. */
export const cellPieces = (line: IndexedLine, position: number): LinePiece[] =>
  withSymbolsJoined(piecesOf(line, position, CELL_GAP));

/** @param first position of the first line of text; @param last position after its last one */
export const wholeLines = (lines: readonly IndexedLine[], first: number, last: number): Area => ({
  lines,
  positions: Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at),
  piecesAt: (position) => cellPieces(lines[position], position),
});

export function regionsOf(area: Area): Region[] {
  const regions: VisualRow[][] = [];
  let rows: VisualRow[] = [];
  const close = (): void => {
    const from = rows.findIndex(isTabular);
    const to = rows.findLastIndex(isTabular);
    if (from >= 0 && to > from) regions.push(rows.slice(from, withHang(rows, to) + 1));
    rows = [];
  };
  for (const own of withBrokenLabels(bandsOf(area).map(({ pieces }, number) => visualRows(pieces, number)))) {
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
    if (!isProse) append(rows, own);
  }
  close();
  return regions.flatMap(partedAtTitles);
}

/** In heights of the line: how far the middle of a row may be from that of its label's two lines. */
const OFF_MIDDLE = 0.3;

/** A label of two lines whose values are at the middle of its height is one row with them, whatever their order. */
function withBrokenLabels(bands: readonly (readonly VisualRow[])[]): (readonly VisualRow[])[] {
  const joined: (readonly VisualRow[])[] = [];
  for (let at = 0; at < bands.length; at++) {
    const three = bands.slice(at, at + 3).map((rows) => (rows.length === 1 ? rows[0] : undefined));
    const row = three.length === 3 ? rowOfThree(three) : undefined;
    joined.push(row === undefined ? bands[at] : [row]);
    if (row !== undefined) at += 2;
  }
  return joined;
}

function rowOfThree(rows: readonly (VisualRow | undefined)[]): VisualRow | undefined {
  const known = rows.flatMap((row) => row ?? []);
  if (known.length < rows.length) return undefined;
  const [upper, middle, lower] = known.sort((one, other) => one.top + one.bottom - other.top - other.bottom);
  if (upper.pieces.length > 1 || lower.pieces.length > 1) return undefined;
  const [{ box: above }, { box: below }] = [upper.pieces[0], lower.pieces[0]];
  const centre = (row: VisualRow): number => (row.top + row.bottom) / 2;
  const isOneLabel =
    below.y - above.y - above.height < BESIDE * above.height && Math.abs(above.x - below.x) < above.height;
  const isBetween = Math.abs(centre(middle) - (centre(upper) + centre(lower)) / 2) < OFF_MIDDLE * above.height;
  const end = Math.max(above.x + above.width, below.x + below.width);
  const isBeside = middle.pieces.every(({ box }) => box.x > end);
  if (!isOneLabel || !isBetween || !isBeside) return undefined;
  const pieces = [upper.pieces[0], lower.pieces[0], ...middle.pieces];
  return { pieces, top: upper.top, bottom: lower.bottom, band: middle.band };
}

/** Pieces of a row of headings. */
const LEAST_HEADS = 3;

const areNames = ({ pieces }: VisualRow): boolean =>
  pieces.filter(({ text }) => /\p{L}/u.test(text)).length >= LEAST_HEADS &&
  !pieces.some(({ text }) => /\p{N}/u.test(text));
const hasValues = ({ pieces }: VisualRow): boolean => pieces.some(({ text }) => isValue(text));

/**
 * What is under a title is another table if it begins with a row of headings, or if nothing in it is under the first column of the rows
 * above.
 */
function partedAtTitles(region: Region): Region[] {
  const at = region.findIndex((row, order) => {
    // What is read between the cells of the row above is the rest of one of them.
    if (order === 0 || row.pieces.length > 1 || row.band === region[order - 1].band) return false;
    const [next, after] = [region.at(order + 1), region.at(order + 2)];
    if (next !== undefined && after !== undefined && areNames(next) && hasValues(after)) return true;
    const above = region.slice(0, order).filter(isTabular);
    const below = region.slice(order + 1).filter(isTabular);
    if (above.length === 0 || below.length === 0) return false;
    const end = least(above.map(({ pieces }) => pieces[0].box.x + pieces[0].box.width));
    return below.every(({ pieces }) => pieces[0].box.x > end);
  });
  return at < 0 ? [region] : [region.slice(0, at), ...partedAtTitles(region.slice(at + 1))];
}

/** Words of a line that may be prose if another such line is beside it. */
const LONG_WORDS = 7;
const isLong = ({ pieces }: VisualRow): boolean => pieces.length === 1 && words(pieces[0].text) >= LONG_WORDS;

const isTabular = ({ pieces }: VisualRow): boolean => pieces.length > 1;
const words = (text: string): number => text.split(' ').length;

/** The rest of the last row's label or cell, right below it: it begins in the middle of a sentence, or is read between cells of that row. */
function withHang(rows: readonly VisualRow[], tabular: number): number {
  let last = tabular;
  while (last + 1 < rows.length) {
    const { pieces, top, band } = rows[last + 1];
    const isClose = top - rows[last].bottom < BESIDE * pieces[0].box.height;
    if (!isClose || !(band === rows[tabular].band || /^[\p{Ll}(]/u.test(pieces[0].text))) break;
    last++;
  }
  return last;
}

/** All of an area, from top to bottom. */
export const rowsOfArea = (area: Area): VisualRow[] =>
  bandsOf(area)
    .flatMap(({ pieces }, number) => visualRows(pieces, number))
    .sort((one, other) => one.top - other.top);

/** Lines that are side by side, and those that are read between them. */
function bandsOf(area: Area): Band[] {
  const bands: Band[] = [];
  for (const position of area.positions) {
    const pieces = area.lines[position].direction === 'vertical' ? [] : area.piecesAt(position);
    if (pieces.length === 0) {
      bands.push({ pieces: [], lines: 0, top: Infinity, bottom: -Infinity });
      continue;
    }
    const { y, height } = boxAround(pieces);
    let home = bands.length;
    let looked = 0;
    for (let i = bands.length - 1; i >= 0 && looked < LINES_BACK && bands[i].lines > 0; i--) {
      looked += bands[i].lines;
      const isBeside = bands[i].pieces.some(
        ({ box }) =>
          Math.min(y + height, box.y + box.height) - Math.max(y, box.y) > BESIDE * Math.min(height, box.height),
      );
      if (isBeside) home = i;
    }
    if (home < bands.length && bands.slice(home).reduce((sum, band) => sum + band.lines, 0) < MOST_BAND_LINES) {
      const joined = bands.splice(home);
      bands.push({
        pieces: [...joined.flatMap((band) => band.pieces), ...pieces],
        lines: joined.reduce((sum, band) => sum + band.lines, 1),
        top: Math.min(y, least(joined.map(({ top }) => top))),
        bottom: Math.max(y + height, greatest(joined.map(({ bottom }) => bottom))),
      });
    } else bands.push({ pieces: [...pieces], lines: 1, top: y, bottom: y + height });
  }
  return bands;
}

const boxAround = (pieces: readonly LinePiece[]): LinePiece['box'] => enclosingBox(pieces.map(({ box }) => box));

/** Pieces at one height as rows, from top to bottom. */
function visualRows(all: readonly LinePiece[], band: number): VisualRow[] {
  const pieces = all.toSorted((one, other) => one.box.y + one.box.height / 2 - other.box.y - other.box.height / 2);
  const rows: LinePiece[][] = [];
  // One of its pieces for each height that some have: most rows have one or two.
  let heights = new Map<string, LinePiece>();
  for (const piece of pieces) {
    const { y, height } = piece.box;
    const row = rows.at(-1);
    if (row !== undefined && heights.values().every((other) => overlapsInHeight(other, piece))) row.push(piece);
    else {
      rows.push([piece]);
      heights = new Map();
    }
    heights.set(`${y} ${height}`, piece);
  }
  return rows.map((own) => ({
    pieces: own.sort((one, other) => one.box.x - other.box.x),
    top: least(own.map(({ box }) => box.y)),
    bottom: greatest(own.map(({ box }) => box.y + box.height)),
    band,
  }));
}

const overlapsInHeight = ({ box: a }: LinePiece, { box: b }: LinePiece): boolean =>
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > BESIDE * Math.min(a.height, b.height);

/** "3 : 2", whose colon is under others. */
const PART_OF_SCORE = /^\d{1,3} :(?: \d{1,3})?$/u;
/** In heights of the line: how far the colon is from the numbers. */
const WITHIN_SCORE = 1.6;

/** "$" is set apart at the left of its column, "%" and ")" at the right: each belongs to the number beside it. */
function withSymbolsJoined(pieces: readonly LinePiece[]): LinePiece[] {
  const joined: LinePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOpen =
      last !== undefined &&
      /^(?:[\p{Sc}(−-]\s?)+$|^[A-Z]{1,3}\p{Sc}$/u.test(last.text) &&
      (/\p{Sc}/u.test(last.text) || /^[\p{Sc}(.,\d]/u.test(piece.text));
    const isClosing = /^[%)‰]+$/.test(piece.text) && last !== undefined && /\d\s*\)?$/.test(last.text);
    const isScore =
      last !== undefined &&
      PART_OF_SCORE.test(`${last.text} ${piece.text}`) &&
      piece.box.x - last.box.x - last.box.width <= WITHIN_SCORE * piece.box.height;
    if (last !== undefined && (isOpen || isClosing || isScore)) joined[joined.length - 1] = pieceOver(last, piece);
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
