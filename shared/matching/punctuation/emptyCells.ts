/** Whether a quotation reads the empty cells of a row, blank or with a dash, as the source shows them. */
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Hunk } from '../alignment/alignTokens.ts';
import type { Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

/** Borders with nothing between them. */
const blankCell = /\|(?=\s*\|)|\t(?=\t)/g;
/** Commas at the end of a gap: between two of them is an empty cell. */
const commasAtEnd = /(?:(?<!,),+|(?<!;);+)$/;
/** A dash between borders; "--" is one too, "---" underlines the head of a table. */
const dashInBorders = /[-−]{1,2}(?<=[|,;\t]\s*[-−]{1,2})(?=\s*[|,;\t])/g;
/** A page need not draw the borders. */
const loneDash = /(?<=^|[\s|,;])[-−]{1,3}(?=[\s|,;]|$)/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const blankCells = (gap: string): number =>
  count(gap, blankCell) + Math.max(0, (commasAtEnd.exec(gap)?.[0].length ?? 0) - 1);

/**
 * "Ann,,5" is not "Ann,5": without its empty cells a row's numbers are in other columns, and with one that the source does not show nobody
 * knows whether it is in its own. At the end of a row it moves nothing.
 * @param hunk the tokens on both sides of the gap, those included
 */
export function isCellMoved(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const inQuoted = between(quoted.bare, quoted.tokens, hunk.quotedFrom, hunk.quotedTo - 1);
  const inSource = between(window.text, window.tokens, hunk.sourceFrom, hunk.sourceTo - 1);
  const dashes = count(inQuoted.whole, dashInBorders) - count(inSource.whole, loneDash);
  if (dashes > 0 && !inSource.gap.includes('\n')) return true;
  const blanks = [inQuoted, inSource].map(({ gap }) => blankCells(gap));
  if (blanks[0] === blanks[1] || (inSource.gap.includes('\n') && blanks[0] + blanks[1] === 1)) return false;
  return /[|,;\t]/.test(inQuoted.gap) || window.tokens[hunk.sourceTo - 1].kind === 'number';
}

/** What is between two tokens: `whole` includes the dash that was taken for the sign of the second. */
function between(text: string, tokens: readonly Token[], left: number, right: number): { gap: string; whole: string } {
  const [start, { start: stop, end }] = [tokens[left].end, tokens[right]];
  return { gap: text.slice(start, stop), whole: text.slice(start, end) };
}
