/**
 * Words that a cell too narrow for them breaks without a hyphen, as "standar" over "dised": joined where a quotation writes them as one. What
 * denies by itself is no part of a word.
 */
import { mayDeny } from '../language/negations.ts';
import type { SourcePage } from '../source/source.ts';
import { tokensIn, type Token } from '../text/tokens.ts';
import { cellText, type WordedCell, type WordedTable } from './pageTables.ts';

interface Broken {
  readonly cell: WordedCell;
  /** Position of the piece that begins with the rest of the word. */
  readonly piece: number;
  readonly letters: string;
}

const known = new WeakMap<WordedTable, readonly Broken[]>();

/** The same table with the words joined that are among those of a quotation. */
export function rejoined(worded: WordedTable, pages: readonly SourcePage[], tokens: readonly Token[]): WordedTable {
  const page = pages.find(({ pageNumber }) => pageNumber === worded.pageNumber);
  if (page === undefined) return worded;
  let all = known.get(worded);
  if (all === undefined) {
    // The header of the page before is made of that page's lines.
    const own = worded.cells.filter(({ row }) => row >= worded.rowsBefore);
    known.set(worded, (all = own.flatMap((cell) => brokenIn(page, cell))));
  }
  const said = all.filter(({ letters }) => tokens.some((token) => token.letters === letters));
  if (said.length === 0) return worded;
  const cells = new Map<WordedCell, WordedCell>();
  for (const [cell, own] of Map.groupBy(said, (one) => one.cell)) {
    const joins = new Set(own.map(({ piece }) => piece));
    cells.set(cell, { ...cell, ...cellText(page, cell.pieces, cell.columnSpan, joins) });
  }
  const inPlace = (cell: WordedCell): WordedCell => cells.get(cell) ?? cell;
  const vocabulary = new Set([...worded.vocabulary, ...said.map(({ letters }) => letters)]);
  return { ...worded, cells: worded.cells.map(inPlace), rows: worded.rows.map((row) => row.map(inPlace)), vocabulary };
}

function brokenIn({ lines }: SourcePage, cell: WordedCell): Broken[] {
  return cell.pieces.slice(1).flatMap(({ line, start, end }, at) => {
    const above = cell.pieces[at];
    const [upper, lower] = [lines[above.line].slice(above.start, above.end), lines[line].slice(start, end)];
    // A part begins as the other ends, in capitals or small letters.
    if (!/(?:\p{Lu}{2}\n\p{Lu}(?!\p{Ll})|\p{Ll}\n\p{Ll})/u.test(`${upper}\n${lower}`)) return [];
    const [first, rest] = [tokensIn(upper).at(-1), tokensIn(lower).at(0)];
    if (first === undefined || rest === undefined || mayDeny(first.key) || mayDeny(rest.key)) return [];
    return [{ cell, piece: at + 1, letters: first.letters + rest.letters }];
  });
}
