/**
 * Whether a quotation reads on from the last cell of a line to the first cell of the next, which is in another column: "4% by bicycle" of
 * "17% 4%" over "by bicycle by public transport". One that starts with the upper line has all its cells, and claims nothing about one of
 * them.
 */
import { endsEarly } from './lineEnds.ts';
import { isConjunction } from '../language/abbreviations.ts';
import { mayDeny } from '../language/negations.ts';
import { wantsObject } from '../language/openWords.ts';
import { isUnit, isUnitSymbol } from '../language/quantities.ts';
import { firstEndingAfter, type Token } from '../text/tokens.ts';
import { positionAt, rawWords, type Window } from '../source/window.ts';
import type { Gap } from './gap.ts';

/** Words of a quotation on both sides of a gap, without the two that touch it. */
export interface WordsAround {
  readonly before: number;
  readonly after: number;
}

/** Cells of a line that has columns. */
const MIN_CELLS = 2;
/** Words of a line that is a row or column heads, and the share of them that may be of the kind that only sentences are made of. */
const MAX_WORDS = 14;
const MAX_OPEN_WORDS = 0.25;

export function joinsColumns(window: Window, quoted: Gap, source: Gap, around: WordsAround): boolean {
  if (joinsLaterLabel(window, source, around)) return true;
  if (!/^[)\]]?[^\S\n]*\n\s*$/.test(source.text)) return false;
  const above = lineOf(window, source.left);
  const below = lineOf(window, source.right);
  // A symbol before the line may be left out, and the number of an item.
  const symbols = Math.max(
    0,
    above.tokens.findIndex(({ kind }) => kind !== 'symbol'),
  );
  const words = above.tokens.length - (/^\d{1,2}(?:\.\d{1,2}){0,3}[.)]\s/.test(above.text) ? 1 : symbols);
  if (around.before + 1 >= words || above.tokens.length < MIN_CELLS) return false;
  if (itemOfList.test(below.text)) return false;
  if (isRowUnderHeads(above, below)) return true;
  const left = below.tokens.length - (around.after + 1);
  if (left < 0) return false;
  if (areFigures(above)) return !areFigures(below);
  if (source.rightIsSmall) return left > 0 && areHeads(above) && areCells(below);
  // "Half day: Norway" says whose value it is.
  if (/[:|=]/.test(quoted.text)) return true;
  if (wantsObject(source.left.key) || isConjunction(source.left.key)) return false;
  return (
    left > 0 &&
    (isRowOfFigures(below) ||
      repeatsLabel(below) ||
      (areCells(above) && areCells(below) && arePartedByColumns(window, source, above, below)))
  );
}

/** Two or more labels without what they label: "Prepared by: Audited by:". */
const onlyLabels = /^(?:\p{Lu}[^:：.,;\n]{0,25}[:：]\s*){2,}$/u;
/** "Prepared by: Audited by:" over "ANN WEBER BO LIND": the first name is below the first label. */
function joinsLaterLabel(window: Window, { left, right, text }: Gap, around: WordsAround): boolean {
  if (!/^ ?[:：][^\S\n]*\n\s*$/u.test(text)) return false;
  const above = lineOf(window, left);
  const written = window.index.segments[window.segments[positionAt(window, left.start)]].text;
  if (!onlyLabels.test(written.trim()) || around.before + 1 >= above.tokens.length) return false;
  const below = lineOf(window, right);
  return below.isCapitalised && around.after + 1 < below.tokens.length;
}

/** "● Sexual advances", "4. Right click", "가. 투표율": an item, not a cell of a column. */
const itemOfList =
  /^(?:[•▪◦●○‣■□\uf0b7]\s*|[-–]\s(?=\p{Lu})|\(?(?:\d{1,2}|[가나다라마바사아자차카타파하])[.)]\s*(?=\p{L}))/u;

/** Names broken by a narrow column look like cells: a line that ended early, a row under heads and two rows do not count. */
const arePartedByColumns = (window: Window, { left, right }: Gap, above: Line, below: Line): boolean =>
  endsEarly(window, left, right) ||
  (holdFigure(below.tokens) &&
    (holdFigure(above.tokens) || areHeads(above)) &&
    !(isRunning(above) && isRunning(below)));

/** UTF-16 units of a line of running text: few rows of cells are as long. */
const RUNNING_LENGTH = 60;
/** "…, seated in Oslo (80-288), at 4 Mill": a sentence of names and numbers, with its commas. */
const isRunning = ({ text }: Line): boolean => text.length >= RUNNING_LENGTH && /,\s\p{Ll}/u.test(text);

interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Every word of it starts with a capital. */
  readonly isCapitalised: boolean;
  /** Some word of it does: scripts without capitals do not show where something starts. */
  readonly hasCapital: boolean;
}

function lineOf(window: Window, { start, end }: Token): Line {
  const { text, tokens } = window;
  const from = text.lastIndexOf('\n', start) + 1;
  const after = text.indexOf('\n', end);
  const stop = after < 0 ? text.length : after;
  const inside: number[] = [];
  for (let at = firstEndingAfter(tokens, from); at < tokens.length && tokens[at].end <= stop; at++) {
    if (tokens[at].start >= from) inside.push(at);
  }
  return {
    text: text.slice(from, stop).trim(),
    tokens: inside.map((at) => tokens[at]),
    isCapitalised: inside.every((at) => startsWithCapital(window, at)),
    hasCapital: inside.some((at) => startsWithCapital(window, at)),
  };
}

const startsWithCapital = (window: Window, at: number): boolean => /^\p{Lu}/u.test(rawWords(window, at, at + 1));

const areFigures = ({ text }: Line): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

/** "Maximum Minimum" over "500 10" does not say "Minimum 500": a row follows its whole head. */
const isRowUnderHeads = (above: Line, below: Line): boolean =>
  areFigures(below) && !/\d/.test(above.text) && cellsOf(above).length === cellsOf(below).length;
const cellsOf = ({ text }: Line): string[] => text.split(/\s+/);

/** "Employees 148 Employees 67": two tables side by side. */
function repeatsLabel({ tokens }: Line): boolean {
  const again = tokens.findIndex(({ key }, at) => at > 1 && key === tokens[0].key);
  const [first, second] = [tokens.slice(0, again), tokens.slice(again)];
  return again > 0 && labelOf(first) === labelOf(second) && [first, second].every(holdFigure);
}
const labelOf = (tokens: readonly Token[]): string =>
  tokens.flatMap(({ kind, key }) => (kind === 'number' ? [] : [key])).join(' ');
const holdFigure = (tokens: readonly Token[]): boolean => tokens.some(({ kind }) => kind === 'number');

/** "Common Rare": only words that name something. */
const areHeads = (line: Line): boolean => line.isCapitalised && areCells(line) && !holdFigure(line.tokens);

/** "412 m 398 m 14 m". */
const isRowOfFigures = ({ tokens }: Line): boolean =>
  tokens.filter(({ kind }) => kind === 'number').length >= MIN_CELLS &&
  tokens.every(({ kind, key }) => kind === 'number' || kind === 'symbol' || isUnit(key) || isUnitSymbol(key));

/** Few prepositions, articles and verbs, unlike a sentence, and no full stop; "no" is an answer too. */
function areCells({ text, tokens, hasCapital }: Line): boolean {
  const figures = tokens.filter(({ kind }) => kind === 'number').length;
  if (
    !(hasCapital || figures >= MIN_CELLS) ||
    tokens.length < MIN_CELLS ||
    tokens.length > MAX_WORDS ||
    /[.:;,!?-]$|(?:\p{L}{3}|\p{Script=Hangul})[.!?]\s|;\s/u.test(text)
  )
    return false;
  const open = tokens.filter(({ key }) => wantsObject(key) && !mayDeny(key) && !isUnitSymbol(key)).length;
  return open <= tokens.length * MAX_OPEN_WORDS && tokens.every(({ kind }) => kind !== 'glyph');
}
