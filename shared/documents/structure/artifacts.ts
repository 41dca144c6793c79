/**
 * Page artifacts by the document: text that recurs at the same place of neighbouring pages, in their headers, footers and margins, and line
 * numbers. Words alone decide nothing, and recurring content stays content: it is within the text.
 */
import type { Grid } from '../layout/grid.ts';
import { cellAt, gridsOf } from '../layout/grids.ts';
import { isSpoken, type IndexedPage } from '../textIndex.ts';
import { piecesOf, wholeLine, type LinePiece } from './linePieces.ts';
import { turnedMarginText } from './marginText.ts';
import { headNumberOffset, pagesToRecur, recurrenceOf, type Recurrence } from './recurrence.ts';
import { append } from '../../platform/longLists.ts';

/** A header may alternate between left and right pages, so it recurs on the next page or on the one after. */
const MAX_PAGES_BETWEEN = 2;
/** Points by which the places of an artifact differ from page to page; on scans, plus a part of the page's height. */
const PLACE_PLAY = 4;
const SCAN_PLAY = 0.02;
/** Rows from the top and from the bottom of a page that may be artifacts; letterheads and stamps have fewer. */
const MOST_ROWS = 8;
/** Share of a page's lines that may be artifacts: with more the page repeats its content, as a form does. */
const MOST_LINES = 0.6;
/** Share of the other pieces beside which an artifact in the margin may be: headings extend into it. */
const IN_MARGIN = 0.1;
/** Pieces of one page that read alike: more are values of a table. */
const MOST_ALIKE = 8;
/** Fewer numbers in a row at the end of a page are not line numbers. */
const LEAST_LINE_NUMBERS = 8;
const MOST_NUMBER_STEP = 10;

interface Candidate extends LinePiece {
  readonly recurrence: Recurrence;
  /** For a whole line that may be a header with the page's number. */
  readonly headOffset: number | undefined;
}

export interface PageArtifacts {
  /** What recurs on neighbouring pages, in the order of the lines. */
  readonly recurring: readonly LinePiece[];
  /** The numbers of the page's lines, which are whole lines at its end. */
  readonly lineNumbers: readonly LinePiece[];
}

/** By position of the page. */
export function findArtifacts(pages: readonly IndexedPage[]): PageArtifacts[] {
  const candidates = pages.map((page) => (isSpoken(page) ? [] : candidatesOf(page)));
  const recurring = pages.map(() => new Set<Candidate>());
  const byKey = candidates.map((some) => Map.groupBy(some, ({ recurrence }) => recurrence.key));
  candidates.forEach((some, at) => {
    for (const candidate of some) {
      const { key } = candidate.recurrence;
      if ((byKey[at].get(key)?.length ?? 0) > MOST_ALIKE) continue;
      const same: { other: Candidate; page: number }[] = [];
      for (let page = at + 1; page <= Math.min(at + 2 * MAX_PAGES_BETWEEN, pages.length - 1); page++) {
        const alike = byKey[page].get(key);
        if (alike === undefined || alike.length > MOST_ALIKE) continue;
        for (const other of alike) if (recurs(pages, candidate, at, other, page)) same.push({ other, page });
      }
      for (const { other, page } of same) {
        const needed = pagesToRecur(candidate.recurrence, other.recurrence) ?? Infinity;
        const isNear = page - at <= MAX_PAGES_BETWEEN;
        const isBetween = same.some((third) => third.page !== page && third.page < page);
        if ((needed === 2 && isNear) || (needed > 2 && isBetween)) {
          recurring[at].add(candidate);
          recurring[page].add(other);
          for (const third of same) if (third.page < page) recurring[third.page].add(third.other);
        }
      }
    }
  });
  const rows = pages.map(rowsFromTop);
  addNumberedHeads(pages, rows, candidates, recurring);
  addNamesOfOtherPlaces(rows, candidates, recurring);
  return pages.map((page, at) => {
    if (isSpoken(page)) return { recurring: [], lineNumbers: [] };
    const lineNumbers = lineNumbersOf(page);
    const from = page.lines.length - lineNumbers.length;
    const edge = outside(page, rows[at], recurring[at]);
    const turned = pages.length === 1 ? [] : turnedMarginText(page);
    const kept = [...edge, ...turned.filter(({ line }) => !edge.some((known) => known.line === line))].filter(
      ({ line }) => line < from,
    );
    return { recurring: kept.sort((one, other) => one.line - other.line || one.start - other.start), lineNumbers };
  });
}

/** Whole lines, and the outer pieces of lines that have gaps. */
function candidatesOf(page: IndexedPage): Candidate[] {
  return page.lines.flatMap((line, position) => {
    const pieces = piecesOf(line, position);
    const whole = pieces.length === 1 && isWhole(page, pieces[0]) ? pieces[0] : wholeLine(line, position);
    const outer = pieces.length > 1 ? [pieces[0], pieces[pieces.length - 1]] : [];
    return [whole, ...outer].flatMap((piece) => {
      const recurrence = recurrenceOf(piece.text, page.pageNumber);
      if (recurrence === undefined) return [];
      const headOffset = piece === whole ? headNumberOffset(piece.text, page.pageNumber) : undefined;
      return [{ ...piece, recurrence, headOffset }];
    });
  });
}

function recurs(pages: readonly IndexedPage[], one: Candidate, at: number, other: Candidate, next: number): boolean {
  if (pagesToRecur(one.recurrence, other.recurrence) === undefined) return false;
  const [page, nextPage] = [pages[at], pages[next]];
  const play = playOf(page, nextPage);
  const [a, b] = [one.box, other.box];
  const isAsHigh = isAsHighUp(page, a.y + a.height / 2, nextPage, b.y + b.height / 2, play);
  const isAsFar =
    Math.abs(a.x - b.x) <= play ||
    Math.abs(a.x + a.width - b.x - b.width) <= play ||
    Math.abs(a.x + a.width / 2 - b.x - b.width / 2) <= play;
  return isAsHigh && isAsFar;
}

/** From the top, or from the bottom if pages differ in height. */
const isAsHighUp = (page: IndexedPage, y: number, next: IndexedPage, nextY: number, play: number): boolean =>
  Math.abs(y - nextY) <= play || Math.abs(page.height - y - (next.height - nextY)) <= play;

const playOf = (page: IndexedPage, next: IndexedPage): number =>
  PLACE_PLAY + (page.readBy === 'ocr' || next.readBy === 'ocr' ? SCAN_PLAY * page.height : 0);

/** Headers and footers whose words change from page to page, and whose numbers continue. */
function addNumberedHeads(
  pages: readonly IndexedPage[],
  rows: readonly Rows[],
  candidates: readonly (readonly Candidate[])[],
  recurring: readonly Set<Candidate>[],
): void {
  const outermost = candidates.map((some, at) => {
    const ends = outermostLines(rows[at]);
    return some.filter(({ line, headOffset }) => headOffset !== undefined && ends.has(line));
  });
  outermost.forEach((some, at) => {
    for (const one of some) {
      for (const next of [at + 1, at + MAX_PAGES_BETWEEN]) {
        const other = outermost.at(next)?.find(
          (each) =>
            next < pages.length &&
            each.headOffset === one.headOffset &&
            // If the words are the same, they decide.
            (each.recurrence.key !== one.recurrence.key || /^\P{L}*$/u.test(one.text)) &&
            isAsHighUp(pages[at], one.box.y, pages[next], each.box.y, playOf(pages[at], pages[next])),
        );
        if (other === undefined) continue;
        recurring[at].add(one);
        recurring[next].add(other);
      }
    }
  });
}

/** UTF-16 units of a name that is repeated: page numbers are shorter. */
const LEAST_NAME = 10;

/** The footer of the first page has the name of the form or journal that is in the header of the others. */
function addNamesOfOtherPlaces(
  rows: readonly Rows[],
  candidates: readonly (readonly Candidate[])[],
  recurring: readonly Set<Candidate>[],
): void {
  const names = recurring.map((some) => new Set([...some].map(({ recurrence }) => recurrence.key)));
  candidates.forEach((some, at) => {
    const ends = outermostLines(rows[at]);
    const found: Candidate[] = [];
    for (const one of some) {
      const { key } = one.recurrence;
      if (!ends.has(one.line) || key.length < LEAST_NAME) continue;
      const isTold = [at + 1, at + MAX_PAGES_BETWEEN].some((next) => names.at(next)?.has(key));
      // A header in the margin recurs by itself, beside content.
      const isBesideHead = [...recurring[at]].some(({ line }) => line === one.line);
      if (!isTold || isBesideHead) continue;
      append(
        found,
        some.filter(({ line }) => line === one.line),
      );
    }
    for (const one of found) recurring[at].add(one);
  });
}

/** Those at the edge of the page, without content between, and those in the margin. */
function outside(page: IndexedPage, rows: Rows, recurring: ReadonlySet<Candidate>): LinePiece[] {
  if (recurring.size === 0) return [];
  const whole = new Set([...recurring].filter((piece) => isWhole(page, piece)).map(({ line }) => line));
  const edge = new Set([...outerLines(rows, whole), ...outerLines(rows.toReversed(), whole)]);
  const inMargin = marginTest(page, recurring);
  const isInTable = tableTest(page, recurring);
  const kept = [...recurring].filter(
    (piece) =>
      (edge.has(piece.line) && isWhole(page, piece)) ||
      (!edge.has(piece.line) && (isTurned(page, piece) || (inMargin(piece) && !isInTable(piece)))),
  );
  const lines = new Set(kept.map(({ line }) => line));
  return lines.size <= MOST_LINES * page.lines.length || lines.size <= 2 ? kept : [];
}

const isWhole = ({ lines }: IndexedPage, { line, start, end }: LinePiece): boolean =>
  start === 0 && end === lines[line].text.length;

/** Lines of the outermost rows that recur, up to the first row with content. */
function outerLines(rows: Rows, recurring: ReadonlySet<number>): number[] {
  const end = rows.findIndex((row) => !row.every((line) => recurring.has(line)));
  return end < 0 || end > MOST_ROWS ? [] : rows.slice(0, end).flat();
}

/** Positions of the lines at one height, from top to bottom of the page. */
type Rows = readonly (readonly number[])[];

const outermostLines = (rows: Rows): Set<number> => new Set([...(rows.at(0) ?? []), ...(rows.at(-1) ?? [])]);

/** Rotated lines are beside everything. */
function rowsFromTop({ lines }: IndexedPage): Rows {
  const level = lines.flatMap(({ text, direction, crossStart, crossEnd }, line) =>
    direction === 'horizontal' && text !== '' ? [{ line, middle: (crossStart + crossEnd) / 2, bottom: crossEnd }] : [],
  );
  level.sort((one, other) => one.middle - other.middle);
  const rows: number[][] = [];
  let bottom = -Infinity;
  for (const { line, middle, bottom: own } of level) {
    if (middle < bottom) rows[rows.length - 1].push(line);
    else {
      rows.push([line]);
      bottom = own;
    }
  }
  return rows;
}

/** Written along the side of a page whose text is level. */
function isTurned({ lines }: IndexedPage, { line }: Candidate): boolean {
  const turned = lines.filter(({ direction }) => direction === 'vertical').length;
  return lines[line].direction === 'vertical' && turned * 2 < lines.length;
}

/** Whether hardly any other text of the page is above or below a piece. */
function marginTest(page: IndexedPage, recurring: ReadonlySet<Candidate>): (piece: Candidate) => boolean {
  let known: readonly LinePiece[] | undefined;
  const otherPieces = (): readonly LinePiece[] => {
    const own = new Set([...recurring].map(({ line, start }) => `${line} ${start}`));
    return page.lines
      .flatMap((line, position) => piecesOf(line, position))
      .filter(({ line, start }) => !own.has(`${line} ${start}`));
  };
  return ({ box: { x, width } }) => {
    const others = (known ??= otherPieces());
    const above = others.filter(({ box }) => box.x < x + width && box.x + box.width > x);
    return others.length > 0 && above.length <= IN_MARGIN * others.length;
  };
}

/**
 * Whether a piece is in a row of a ruled table together with text that does not recur: the first and the last column of a form that is
 * filled in anew on every page are at the sides of the text, and are read with their row.
 */
function tableTest(page: IndexedPage, recurring: ReadonlySet<Candidate>): (piece: Candidate) => boolean {
  const isRecurring = new Set([...recurring].map(({ line, start }) => `${line} ${start}`));
  let known: readonly Grid[] | undefined;
  const tables = (): readonly Grid[] =>
    (known ??= gridsOf(page.rules ?? []).filter(({ xs, ys }) => xs.length > 2 && ys.length > 2));
  return ({ box: { x, y, width, height } }) => {
    const grid = tables().find((table) => cellAt(table, x + width / 2, y + height / 2) !== undefined);
    const own = grid && cellAt(grid, x + width / 2, y + height / 2);
    if (grid === undefined || own === undefined) return false;
    const row = { left: grid.xs[0], right: grid.xs[grid.xs.length - 1], top: own.top, bottom: own.bottom };
    return page.lines
      .flatMap((line, position) => piecesOf(line, position))
      .some(({ line, start, box }) => {
        const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
        const isInRow = middleX > row.left && middleX < row.right && middleY > row.top && middleY < row.bottom;
        return isInRow && !isRecurring.has(`${line} ${start}`);
      });
  };
}

/** Only rising numbers at the end of a page, where the PDF reader puts line numbers. */
function lineNumbersOf({ lines }: IndexedPage): LinePiece[] {
  let from = lines.length;
  let next = Infinity;
  while (from > 0) {
    const number = /^\d{1,4}$/.test(lines[from - 1].text) ? Number(lines[from - 1].text) : NaN;
    const isBefore = number < next && (next === Infinity || next - number <= MOST_NUMBER_STEP);
    if (!isBefore) break;
    next = number;
    from--;
  }
  return lines.length - from < LEAST_LINE_NUMBERS
    ? []
    : lines.slice(from).map((line, at) => wholeLine(line, from + at));
}
