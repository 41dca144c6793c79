/** Whether a match begins within the label of a row so that another row's is left: "Revenue 500" of "Total revenue 500", above "Revenue 300". */
import { isMonth, isWeekday } from '../language/dates.ts';
import { CELL_GAP, gapBefore, startsTableCell } from '../source/cellEdges.ts';
import { RUN_BARRIER, type SourceIndex } from '../source/sourceIndex.ts';
import { segmentAt, type Window } from '../source/window.ts';
import { oncePer } from '../text/oncePer.ts';

/** Letters of a label, and beside the figures of a row: more is a sentence. */
const [SHORTEST_LABEL, LONGEST_LABEL, MOST_BESIDE] = [2, 60, 6];

interface LabelledRow {
  readonly label: string;
  readonly figures: string;
}

/** Of a line from a place on; its figures may stand in the next line. */
function rowFrom(
  { letters: all, letterStarts, segments }: SourceIndex,
  segment: number,
  place: number,
): LabelledRow | undefined {
  const rest = all.slice(place, letterStarts[segment + 1]);
  const goesOn = !/\d/.test(rest) && segments[segment].run === segments.at(segment + 1)?.run;
  const next = goesOn ? all.slice(letterStarts[segment + 1], letterStarts[segment + 2]) : '';
  const letters = (rest + (/^\d/.test(next) ? next : '')).replaceAll(RUN_BARRIER, '');
  const at = letters.search(/\d/);
  if (at < SHORTEST_LABEL || at > LONGEST_LABEL) return undefined;
  const figures = letters.slice(at);
  return figures.replace(/\d+/g, '').length > MOST_BESIDE ? undefined : { label: letters.slice(0, at), figures };
}

/** The figures of all rows that have a label, by the letters of these. */
const rowsOf = oncePer((index: SourceIndex): ReadonlyMap<string, ReadonlySet<string>> => {
  const rows = new Map<string, Set<string>>();
  for (const at of index.segments.keys()) {
    const row = rowFrom(index, at, index.letterStarts[at]);
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
  // "5 May Rent 500", "a Rent 500": when it is, and which, is no part of the label.
  const isNumbering = previous.kind === 'word' && previous.letters.length === 1;
  if (isNumbering || isMonth(previous.key) || isWeekday(previous.key)) return false;
  const segment = segmentAt(index, letterPlaces[at]);
  if (letterPlaces[at - 1] < index.letterStarts[segment]) return false;
  const row = rowFrom(index, segment, letterPlaces[at]);
  const others = row && rowsOf(index).get(row.label);
  if (row === undefined || others === undefined || others.has(row.figures)) return false;
  // "Drinks | Wine 5.00": the label begins a cell.
  return !startsTableCell(window, at) && (gapBefore(window, at) ?? 0) <= CELL_GAP;
}
