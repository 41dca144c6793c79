/** Whether a match begins within the label of a row so that another row's is left: "Revenue 500" of "Total revenue 500", above "Revenue 300". */
import { CELL_GAP, gapBefore, startsTableCell } from '../source/cellEdges.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { segmentAt, type Window } from '../source/window.ts';
import { oncePer } from '../text/oncePer.ts';

/** Letters of a label, and beside the figures of a row: more is a sentence. */
const [SHORTEST_LABEL, LONGEST_LABEL, MOST_BESIDE] = [2, 60, 6];

interface LabelledRow {
  readonly label: string;
  readonly figures: string;
}

/** @param letters of a line, or of its rest */
function rowIn(letters: string): LabelledRow | undefined {
  const at = letters.search(/\d/);
  if (at < SHORTEST_LABEL || at > LONGEST_LABEL) return undefined;
  const figures = letters.slice(at);
  return figures.replace(/\d+/g, '').length > MOST_BESIDE ? undefined : { label: letters.slice(0, at), figures };
}

/** The figures of all rows that have a label, by the letters of these. */
const rowsOf = oncePer(({ letters, letterStarts, segments }: SourceIndex): ReadonlyMap<string, ReadonlySet<string>> => {
  const rows = new Map<string, Set<string>>();
  for (const at of segments.keys()) {
    const row = rowIn(letters.slice(letterStarts[at], letterStarts[at + 1]));
    if (row === undefined) continue;
    const known = rows.get(row.label);
    if (known === undefined) rows.set(row.label, new Set([row.figures]));
    else known.add(row.figures);
  }
  return rows;
});

/** At the token with which a match begins. */
export function cutsLabel(window: Window, at: number): boolean {
  const { index, text, tokens, letterPlaces } = window;
  const [previous, token] = [tokens[at - 1], tokens[at]];
  const areWords = [previous, token].every(({ kind }) => kind === 'word' || kind === 'glyph');
  if (!areWords || !/^ ?$/.test(text.slice(previous.end, token.start))) return false;
  const segment = segmentAt(index, letterPlaces[at]);
  if (letterPlaces[at - 1] < index.letterStarts[segment]) return false;
  const row = rowIn(index.letters.slice(letterPlaces[at], index.letterStarts[segment + 1]));
  const others = row && rowsOf(index).get(row.label);
  if (row === undefined || others === undefined || others.has(row.figures)) return false;
  // "Drinks | Wine 5.00": the label begins a cell.
  return !startsTableCell(window, at) && (gapBefore(window, at) ?? 0) <= CELL_GAP;
}
