/** Whether numbers separated by a space are one number with its thousands grouped. */
import { gapBefore, startsTableCell } from './cellEdges.ts';
import { rawPieces, type Window, gapText } from './window.ts';

/**
 * "12 500": whether the token continues the number before it with its thousands. Special spaces say so; an ordinary one does if the groups
 * are whole and a word or a currency follows on the line, unlike in table cells.
 */
export function isGrouped(window: Window, at: number): boolean {
  const { tokens } = window;
  if (!isThousands(window, at)) return false;
  const raw = rawPieces(window, tokens[at - 1].start, tokens[at].end);
  const between = window.index.segments[raw[0].segment].text.slice(raw[0].start, raw[0].end);
  if (startsTableCell(window, at)) return false;
  if (/[\u00a0\u2007-\u200a\u202f]/.test(between)) return true;
  let first = at - 1;
  while (first > 0 && isThousands(window, first)) first--;
  let last = at;
  while (last + 1 < tokens.length && isThousands(window, last + 1)) last++;
  const after = last + 1 < tokens.length ? gapText(window, last + 1) : '\n';
  const isFollowedByWord = !after.includes('\n') && tokens[last + 1].kind !== 'number';
  const isPrecededByNumber = first > 0 && tokens[first - 1].kind === 'number';
  return !isPrecededByNumber && (isFollowedByWord || (after.includes('\n') && isSetClose(window, at)));
}

/** Share of a line's height: spaces within a number are at most this wide, those between cells wider. */
const CLOSE = 0.4;

/** Whether the page shows no more than a space of text between the token and the one before it. */
const isSetClose = (window: Window, at: number): boolean => (gapBefore(window, at) ?? Infinity) <= CLOSE;

function isThousands(window: Window, at: number): boolean {
  const previous = window.tokens[at - 1];
  const token = window.tokens[at];
  if (previous.kind !== 'number' || token.kind !== 'number') return false;
  // The comma of "1," at a line end does not separate words if three digits begin the next line.
  const gap = window.text.slice(previous.end, token.start);
  if (!/^(?: |,?\n)$/.test(gap) || !/^\d{3}(?:[.,]\d+)?$/.test(token.key)) return false;
  if (gap.endsWith('\n') && isHeading(window, at) !== isHeading(window, at - 1)) return false;
  return /^-?[1-9]\d{0,2}$/.test(previous.key) || /^\d{3}$/.test(previous.key);
}

/** "Ask us about 417" above the heading "428 - African Olive". */
function isHeading(window: Window, at: number): boolean {
  const [piece] = rawPieces(window, window.tokens[at].start, window.tokens[at].end);
  return window.index.headings.has(piece.segment);
}
