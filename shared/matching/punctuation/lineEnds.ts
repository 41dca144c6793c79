/** Whether a line ended before it was full, so that it is not running text that continues in the next. */
import { positionAt, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

/** Share of the longest nearby line that a line fills if only its next word's length made it end. */
const FULL_LINE_SHARE = 0.85;
/** Lines on both sides, the longest of which shows how much room there was. */
const LINES_AROUND = 12;

/** "Name: ........": dots to write on are narrow, and say nothing of how many letters a line has room for. */
const leader = /([._…·])\1{3,}/gu;

/** `left` ends its line, and `right` starts the next: it would have fitted after `left`. */
export function endsEarly(window: Window, left: Token, right: Token): boolean {
  const { index, segments } = window;
  const line = segments[positionAt(window, left.start)];
  const around = index.segments.slice(Math.max(0, line - LINES_AROUND), line + LINES_AROUND + 1);
  const room = Math.max(...around.map(({ text }) => text.replace(leader, '').trim().length));
  return index.segments[line].text.trimEnd().length + 1 + right.end - right.start < room * FULL_LINE_SHARE;
}
