/** A quotation split into cells: every word is in one of them, with nothing but separators between them. */
import { joinsCells } from '../language/cellJoins.ts';
import type { DecimalMark } from '../language/decimalMarks.ts';
import { TOUCHING, wordsOfCell, type Words } from './cellWords.ts';
import type { CellText, WordedCell } from './pageTables.ts';
import { tailOf, withoutTail } from './touching.ts';
import { unitAfter, type Unit } from './unitAfter.ts';

export interface Part<Cell extends CellText = WordedCell> {
  readonly cell: Cell;
  /** Tokens of the quotation, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** Tokens at the cell's start that it leaves out: the number of a field. */
  readonly skipped: number;
  /** Tokens at its end that are the unit of the cell's column or row. */
  readonly unit: number;
}

/** What citing authors join cells with: space, punctuation, Markdown borders, brackets, dot leaders, an ellipsis. */
const separator = /^[\s,،、;؛:|\-–—()[\]"'*_=~•·>\ufdd0….]*$/;
/** A single full stop ends a sentence; several lead to a value, or leave something out. */
const isSeparator = (gap: string): boolean => separator.test(gap) && !/(?<!\.)\.(?!\.)/.test(gap);
/** Symbols that are tokens, between cells. */
const separatingKeys = new Set(['/', '→', '⇒', '•', '·']);

/** What may touch the first word of a cell: "#drugs" is "drugs". */
const BEFORE_WORDS = `${TOUCHING}#`;
/** What may follow the last word. */
const CLOSING = '.+#^†‡';

/** Ways to split a quotation that are examined, and steps to find them: the same value may be in many cells. */
const MOST_WAYS = 40;
const MOST_STEPS = 4_000;

/** The punctuation after a cell's last word that is the cell's own: "Eng.", "Claim #", "75,--". */
export function ownEnd({ cell, from, to, skipped, unit }: Part<CellText>, after: string): string {
  const said = skipped + to - from - unit;
  const { end } = cell.tokens[said - 1];
  // "Mill Inc. (bakery)" without its bracket.
  const own = said < cell.tokens.length && cell.folded.startsWith('.', end) ? '.' : cell.folded.slice(end);
  return unit === 0 && after.startsWith(own) ? own : '';
}

/** Whether a word of the citing author's joins the name of a row and that of a column. */
export const areJoinedInWords = ({ tokens }: Words, parts: readonly Part<CellText>[]): boolean =>
  parts.some(({ from }, at) => at > 0 && from > parts[at - 1].to && joinsCells(tokens[from - 1].key));

const withoutEnd = (gap: string, last: Part<CellText> | undefined): string =>
  last === undefined ? gap : gap.slice(ownEnd(last, gap).length);

/** UTF-16 units of a name that its full stop shortens. */
const SHORTENED = 4;

export interface Steps {
  left: number;
}

/** Tokens of the quotation that belong to a cell, and those of the cell that it leaves out before them. */
interface Said {
  readonly length: number;
  readonly skipped: number;
  readonly unit: number;
}

export const stepsForQuotation = (): Steps => ({ left: MOST_STEPS });

/**
 * @param cells that may be named
 * @param isName whether a cell is the name of a column, a row or a group
 * @param unitsOf the units that a cell's value may be said with
 */
export function waysApart<Cell extends CellText>(
  quoted: Words,
  cells: readonly Cell[],
  isName: (cell: Cell) => boolean,
  unitsOf: (cell: Cell) => readonly Unit[],
  mark: DecimalMark | undefined,
  steps: Steps,
): Part<Cell>[][] {
  const { tokens, folded } = quoted;
  const lengths = cells.map(() => new Map<number, Said>());
  const saidAt = (order: number, at: number): Said => {
    const known = lengths[order].get(at);
    if (known !== undefined) return known;
    const lengthWithout = (skipped: number): number =>
      wordsOfCell(quoted, at, cells[order], mark, isName(cells[order]), skipped);
    const whole = lengthWithout(0);
    const skipped = whole > 0 ? 0 : cells[order].numbering;
    const own = skipped > 0 ? lengthWithout(skipped) : whole;
    const unit = own > 0 ? unitAfter(quoted, at + own, unitsOf(cells[order])) : 0;
    const said = { length: own + unit, skipped, unit };
    lengths[order].set(at, said);
    return said;
  };
  const ways: Part<Cell>[][] = [];
  const parts: Part<Cell>[] = [];
  const dead = new Set<number>();
  const go = (at: number): boolean => {
    if (at === tokens.length) {
      if (isSeparator(withoutTail(withoutEnd(tail, parts.at(-1)), CLOSING))) ways.push([...parts]);
      return true;
    }
    if (dead.has(at)) return false;
    let reaches = false;
    const before = parts.at(-1);
    // The name of a row and that of a column are joined in words: "Profit for Q2".
    const isJoining = joinsCells(tokens[at].key) && before?.to === at && isName(before.cell) && isSeparated(at);
    if (isJoining && at + 1 < tokens.length) reaches = go(at + 1);
    if (at > 0 && separatingKeys.has(tokens[at].key) && at + 1 < tokens.length && isSeparated(at)) reaches = go(at + 1);
    for (let order = 0; order < cells.length && ways.length < MOST_WAYS; order++) {
      if (--steps.left < 0) return reaches;
      const { length, skipped, unit } = saidAt(order, at);
      // The head of several columns may be said of each of them.
      const isHeadOfSeveral = cells[order].columnSpan > 1 && isName(cells[order]);
      const isSaid = (isHeadOfSeveral ? parts.slice(-1) : parts).some(({ cell }) => cell === cells[order]);
      const isAfterJoin = before !== undefined && before.to < at && joinsCells(tokens[at - 1].key);
      if (length === 0 || isSaid || !isSeparated(at) || (isAfterJoin && !isName(cells[order]))) continue;
      // What follows may as well be the cell of the unit itself.
      for (const said of unit > 0 ? [unit, 0] : [0]) {
        const to = at + length - unit + said;
        parts.push({ cell: cells[order], from: at, to, skipped, unit: said });
        if (go(to)) reaches = true;
        parts.pop();
      }
    }
    if (!reaches && parts.length === 0) dead.add(at);
    return reaches;
  };
  const isSeparated = (at: number): boolean => {
    if (at === 0) return true;
    const between = withoutEnd(folded.slice(tokens[at - 1].end, tokens[at].start), parts.at(-1));
    // "Limit: < 150": a space after the sign.
    const isSigned = tokens[at].kind === 'number' && tailOf(between.trimEnd(), TOUCHING) !== '';
    const spaced = withoutTail(isSigned ? between.trimEnd() : between, BEFORE_WORDS);
    const gap = isAbbreviated(at) ? spaced.replace(/^\./, '') : spaced;
    if (!isSeparator(gap)) return false;
    return (
      gap !== '' ||
      separatingKeys.has(tokens[at - 1].key) ||
      tokens[at].kind === 'glyph' ||
      tokens[at].kind !== tokens[at - 1].kind
    );
  };
  // "Min. 4.45": a short name, and no sentence.
  const isAbbreviated = (at: number): boolean => {
    const name = parts.at(-1);
    const isShort = name?.to === at && name.to === name.from + 1 && tokens[at - 1].key.length <= SHORTENED;
    return isShort && isName(name.cell) && tokens[at].kind === 'number';
  };
  const tail = folded.slice(tokens[tokens.length - 1].end);
  const head = withoutTail(folded.slice(0, tokens[0].start), BEFORE_WORDS);
  if (isSeparator(head)) go(0);
  return ways;
}
