/**
 * Words set in columns beside each other, as the addresses of sender and customer are: the lines of a page go across them, and each may be
 * quoted down its own column.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { readOtherwise, type SourceIndex } from '../source/sourceIndex.ts';
import type { Token } from '../text/tokens.ts';
import type { CellPiece, SourcePage } from '../source/source.ts';
import { CELL_GAP } from '../source/cellEdges.ts';
import { heightOf, rowsOf, type Row, type Run } from './placedRuns.ts';

/** Share of a line's height by which the left edges of a column's lines differ. */
const ALIGNED = 0.3;
/** Share of a line's height between two lines of a column: one line may be empty. */
const MOST_BETWEEN = 2.2;
/** Times that one line of a column is higher than the next: more is a heading of its own. */
const MOST_HIGHER = 1.25;

const cache = new WeakMap<SourceIndex, SourceIndex>();

/** The source's columns that are beside others, each a run of its own; undefined if there are none. */
export function columnsBeside(index: SourceIndex): SourceIndex | undefined {
  let columns = cache.get(index);
  if (columns === undefined) {
    const runs = index.placedPages.flatMap((page) => columnsOn(page).map((pieces) => ({ page, pieces })));
    columns = readOtherwise(index, runs);
    cache.set(index, columns);
  }
  return columns.segments.length > 0 ? columns : undefined;
}

/** A column's words on one level, and where the words beside it are. */
interface Level extends Run {
  readonly beside: { readonly left: number; readonly right: number };
}

function columnsOn(page: SourcePage): CellPiece[][] {
  const columns: Level[][] = [];
  let open: Level[][] = [];
  for (const row of rowsOf(page)) {
    // Rows come from top to bottom: a column that ended far above does not continue in any of them.
    open = open.filter((column) => mayGoOn(column[column.length - 1], row));
    for (const level of levelsOf(page, row)) {
      const column = open.find((above) => goesOn(above[above.length - 1], level));
      if (column !== undefined) column.push(level);
      else {
        const begun = [level];
        columns.push(begun);
        open.push(begun);
      }
    }
  }
  return columns.filter((column) => column.filter(hasNeighbour).length > 1 && !isReadSoAnyway(page, column));
}

/** Whole lines that follow each other in the text. */
const isReadSoAnyway = ({ lines }: SourcePage, column: readonly Level[]): boolean =>
  column.every(
    ({ line, start, end }, at) =>
      start === 0 && end === lines[line].length && (at === 0 || line === column[at - 1].line + 1),
  );

const mayGoOn = (above: Level, row: Row): boolean =>
  row.some((run) => run.top - above.bottom <= MOST_BETWEEN * heightOf(above));

/** The words of a row between gaps that no justified text has. */
function levelsOf(page: SourcePage, row: Row): Level[] {
  const wide: Run[] = [];
  for (const run of row) {
    const last = wide.at(-1);
    if (last?.line === run.line && run.left - last.right <= CELL_GAP * heightOf(run))
      wide[wide.length - 1] = joined(page, last, run);
    else wide.push(run);
  }
  return wide.map((run, at) => ({
    ...run,
    beside: { left: at > 0 ? wide[at - 1].right : -Infinity, right: wide.at(at + 1)?.left ?? Infinity },
  }));
}

const joined = ({ lines }: SourcePage, left: Run, right: Run): Run => ({
  ...left,
  end: right.end,
  right: right.right,
  text: lines[left.line].slice(left.start, right.end),
  isAmount: false,
});

const hasNeighbour = ({ beside }: Level): boolean => Number.isFinite(beside.left) || Number.isFinite(beside.right);

/** The next line of the same column: right below, and whatever is beside either is beside both. */
function goesOn(above: Level, below: Level): boolean {
  const height = Math.min(heightOf(above), heightOf(below));
  const distance = below.top - above.bottom;
  return (
    Math.abs(above.left - below.left) <= ALIGNED * height &&
    distance <= MOST_BETWEEN * height &&
    distance > -height &&
    Math.max(heightOf(above), heightOf(below)) <= MOST_HIGHER * height &&
    above.right < below.beside.right &&
    below.right < above.beside.right
  );
}

/** "12" above "500" is not "12 500". A house's number above a postcode is not such a pair. */
export const joinsNumbers = ({ quoted, window, alignment, from, to }: Comparison): boolean =>
  quoted.tokens.some((token, at) => {
    const next = quoted.tokens.at(at + 1);
    const [here, there] = [alignment.pairs[at], alignment.pairs[at + 1] ?? -1];
    if (next === undefined || !mayBeGroups(token, next) || here < from || there >= to || there < 0) return false;
    const isBroken = window.text.slice(window.tokens[here].end, window.tokens[there].start).includes('\n');
    return isBroken && /^ *$/.test(quoted.fold.text.slice(token.end, next.start));
  });

const mayBeGroups = (first: Token, second: Token): boolean =>
  /^[-(]?\d{1,3}$/.test(first.key) && /^\d{3}(?!\d)/.test(second.key);
