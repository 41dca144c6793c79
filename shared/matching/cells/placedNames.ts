/** The names of a value, made into cells that a quotation can be split into, and which of them together name it. */
import type { SourcePage } from '../source/source.ts';
import { foldText } from '../text/foldText.ts';
import { isSameKind, NOTHING_OR_BRACKET } from './claims.ts';
import { denies } from './headLines.ts';
import { headsOver, type Head } from './columnHeads.ts';
import { areSetDifferently, fieldNameOf } from './fieldNames.ts';
import { groupLabelOf } from './groupLabels.ts';
import { headsOfText } from './textHeads.ts';
import { heightOf, overlap, rowsOf, type Box, type Row, type Run } from './placedRuns.ts';
import { isLabelOfRowBeside } from './otherLabels.ts';
import { besideOf, labelsOf, type Label } from './rowLabels.ts';
import { cellText, type CellText } from './pageTables.ts';
import type { Part } from './parts.ts';

export interface PlacedCell extends CellText {
  readonly runs: readonly Run[];
  readonly isHead: boolean;
}

export interface Names {
  readonly cells: readonly PlacedCell[];
  /** The rule by which they are its names, besides that of all joined cells. */
  readonly rule?: 'cell.field';
  /** The label of the rows above that may be this row's, too. */
  readonly group?: Run;
  /** Whether parts made of these cells name the value, and no other one. */
  say(parts: readonly Part<PlacedCell>[]): boolean;
}

/** Heights of a line between the runs of a name whose words are set far apart. */
const MOST_BETWEEN = 1.6;

export function namesOf(page: SourcePage, rows: readonly Row[], value: PlacedCell): Names {
  const own = value.runs.filter(({ text }) => !/^[\p{Sc}\p{Pd}]$/u.test(text));
  const box = boxAround(own);
  const run = { ...own[own.length - 1], ...box };
  const isAmount = value.runs.some((one) => one.isAmount);
  const field = own.every(({ line }) => line === run.line) ? fieldNameOf(rows, run) : undefined;
  const above = isAmount ? headsOver(rows, run) : headsOfText(rows, { ...own[0], ...box });
  const heads = field === undefined ? above : [{ run: field, isWide: false }];
  const labels = labelsOf(rows, run);
  const headCells = heads.flatMap((_, from) =>
    heads.slice(from).map((__, count) => headCell(page, heads.slice(from, from + count + 1))),
  );
  const next = labels.find(({ isNext }) => isNext);
  const group = next && groupLabelOf(rows, next.lines[next.first]);
  const groupCells = group === undefined ? [] : [{ ...cellText(page, [group], 1), runs: [group], isHead: false }];
  const labelCells = [
    ...groupCells,
    ...labels.flatMap((label) => labelCellsOf(page, label)),
    ...joinedLabels(page, labels),
  ];
  const say = (parts: readonly Part<PlacedCell>[]): boolean => {
    const named = parts.flatMap(({ cell }) => cell.runs);
    if (new Set(named).size < named.length || parts.length === 0) return false;
    const at = heads.flatMap(({ run: head }, order) => (named.includes(head) ? [order] : []));
    const beside = besideOf(rows, run);
    const isOther = ({ cell }: Part<PlacedCell>): boolean =>
      !cell.isHead && beside.length > 0 && isLabelOfRowBeside(rows, beside, cell, named);
    if (parts.some(isOther)) return false;
    const own = labels.filter(({ lines }) => lines.some((line) => named.includes(line)));
    if (at.length === 0) return isAmount && own.some(({ isNext }) => isNext);
    // The first row may be one like the others: "Driver", and below it "Owner".
    const isDoubtful = field === undefined && !isAmount && own.length === 0;
    if (isDoubtful && !areSetDifferently(rows, heads[0].run, run)) return false;
    return (
      areWhole(heads, at) &&
      !(
        at.every((order) => heads[order].isWide) &&
        nameOthers(
          rows,
          run,
          at.map((order) => heads[order].run),
        )
      )
    );
  };
  const cells = [...headCells, ...labelCells];
  return { cells, say, ...(group && { group }), ...(field !== undefined && { rule: 'cell.field' }) };
}

/** Names of several columns alone do not say which of the row's amounts one is. */
const nameOthers = (rows: readonly Row[], value: Run, named: readonly Run[]): boolean =>
  rows.some(
    (row) =>
      row.some(({ line, start }) => line === value.line && start === value.start) &&
      row.some((other) => {
        if (!other.isAmount || other.text === value.text || overlap(other, value) > 0) return false;
        const over = headsOver(rows, other).map(({ run }) => run);
        return isSameKind(other.text, value.text) && named.every((run) => over.includes(run));
      }),
  );

const boxAround = (runs: readonly Run[]): Box => ({
  left: Math.min(...runs.map(({ left }) => left)),
  right: Math.max(...runs.map(({ right }) => right)),
  top: Math.min(...runs.map(({ top }) => top)),
  bottom: Math.max(...runs.map(({ bottom }) => bottom)),
});

export const headCell = (page: SourcePage, heads: readonly Head[]): PlacedCell => {
  const runs = heads.map(({ run }) => run).toReversed();
  return { ...cellText(page, runs, heads.some(({ isWide }) => isWide) ? 2 : 1), runs, isHead: true };
};

/** Every range of its lines that has those that it must. */
export function labelCellsOf(page: SourcePage, { lines, first, last }: Label): PlacedCell[] {
  return lines.slice(0, first + 1).flatMap((_, from) =>
    lines.slice(last).map((__, more) => {
      const runs = lines.slice(from, last + more + 1);
      return { ...cellText(page, runs, 1), runs, isHead: false };
    }),
  );
}

/** Names side by side that only wide spaces separate. */
export function joinedLabels(page: SourcePage, labels: readonly Label[]): PlacedCell[] {
  const runs = labels
    .filter(({ first, last }) => first === last)
    .map(({ lines, first }) => lines[first])
    .toSorted((one, other) => one.left - other.left);
  return runs.flatMap((_, from) => {
    let to = from + 1;
    while (to < runs.length && runs[to].left - runs[to - 1].right <= MOST_BETWEEN * heightOf(runs[to])) to++;
    return runs.slice(from + 1, to).map((__, more) => {
      const joined = runs.slice(from, from + more + 2);
      return { ...cellText(page, joined, 1), runs: joined, isHead: false };
    });
  });
}

/** The lowest name of a column, or one of several columns, without a line missing inside or cut off at its start. */
export function areWhole(heads: readonly Head[], at: readonly number[]): boolean {
  const [lowest, highest] = [at[0], at[at.length - 1]];
  if (lowest > 0 && !heads[lowest].isWide) return false;
  const inside = heads.slice(lowest, highest).every(({ isWide }, order) => isWide || at.includes(lowest + order));
  const above = heads.at(highest + 1);
  const isCut = above !== undefined && !above.isWide && !/^[\p{Lu}\p{N}%]/u.test(heads[highest].run.text);
  const isDenied = heads.slice(highest + 1).some(({ run, isWide }) => !isWide && denies(run.text));
  return inside && !isCut && !isDenied && !(above !== undefined && /\p{L}-$/u.test(above.run.text));
}

/** The same of what is beside a name in its line, or below it: see `meanAnother`. */
export function isNameOfOther(page: SourcePage, { cell, from, to, skipped, unit }: Part<PlacedCell>): boolean {
  const said = cell.tokens.slice(skipped, skipped + to - from - unit);
  if (said.length === cell.tokens.length || said.length === 0) return false;
  const words = cell.folded.slice(said[0].start, said[said.length - 1].end);
  const own = cell.runs[0];
  return rowsOf(page).some(
    (row) =>
      (!cell.isHead || row.includes(own)) &&
      row.some((run) => {
        if (run === own || (!cell.isHead && Math.abs(run.left - own.left) > EDGE)) return false;
        const { text } = foldText(run.text);
        return text.startsWith(words) && text !== cell.folded && NOTHING_OR_BRACKET.test(text.slice(words.length));
      }),
  );
}
/** Points by which the left edges of labels differ. */
const EDGE = 1;
