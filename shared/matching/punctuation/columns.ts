/**
 * Whether a quotation reads from the last cell of a line on to the first cell of the next, which stands in another column: "4% by
 * bicycle" of "17% 4%" over "by bicycle by public transport". One that starts with the upper line has all its cells, and
 * claims nothing of one.
 */
import { mayDeny } from '../language/negations.ts';
import { wantsObject } from '../language/openWords.ts';
import type { Token } from '../text/tokens.ts';
import { rawWords, type Window } from '../source/window.ts';
import type { Gap } from './gap.ts';

/** Words of a quotation on both sides of a gap, the two that touch it left out. */
export interface WordsAround {
  readonly before: number;
  readonly after: number;
}

/** Cells of a line that has columns. */
const MIN_CELLS = 2;
/** Words of a line of heads: with more of them, it is rather a title. */
const MAX_HEADS = 6;

export function joinsColumns(window: Window, source: Gap, around: WordsAround): boolean {
  if (!/^\s*\n\s*$/.test(source.text)) return false;
  const above = lineOf(window, source.left);
  const below = lineOf(window, source.right);
  if (around.before + 1 >= above.tokens.length || above.tokens.length < MIN_CELLS) return false;
  if (isRowUnderHeads(above, below)) return true;
  const left = below.tokens.length - (around.after + 1);
  if (left < 0) return false;
  if (areFigures(above)) return !areFigures(below);
  return left > 0 && (repeatsLabel(below) || (areHeads(above) && isRowOfWords(below, above)));
}

interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Every word of it starts with a capital. */
  readonly isCapitalised: boolean;
}

function lineOf(window: Window, { start, end }: Token): Line {
  const { text, tokens } = window;
  const from = text.lastIndexOf('\n', start) + 1;
  const behind = text.indexOf('\n', end);
  const stop = behind < 0 ? text.length : behind;
  const inside = tokens.flatMap((token, at) => (token.start >= from && token.end <= stop ? [at] : []));
  return {
    text: text.slice(from, stop).trim(),
    tokens: inside.map((at) => tokens[at]),
    isCapitalised: inside.every((at) => /^\p{Lu}/u.test(rawWords(window, at, at + 1))),
  };
}

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

/** "Common Rare": no words but such as name something. */
const areHeads = ({ text, tokens, isCapitalised }: Line): boolean =>
  isCapitalised && tokens.length <= MAX_HEADS && areNames(tokens) && /^[\p{L}\p{M} -]+$/u.test(text);
const isRowOfWords = ({ text, tokens }: Line, heads: Line): boolean =>
  tokens.length >= heads.tokens.length && tokens.length <= 2 * MAX_HEADS && areNames(tokens) && !/[.:;,!?]$/.test(text);
/** No preposition, article or verb, as a sentence has; "no" is an answer too. */
const areNames = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, key }) => kind === 'word' && (!wantsObject(key) || mayDeny(key)));
