/** Where a sentence, an item or an entry begins in a text that an ellipsis leaves out. */
import { isBullet } from '../marks/bullets.ts';
import { isEnumerator } from '../marks/enumerators.ts';
import { endsEarly } from '../punctuation/lineEnds.ts';
import { gapKinds, PAUSE, QUESTION, STOP } from '../punctuation/separation.ts';
import { rawText, rawWords, type Window, gapText } from '../source/window.ts';

/** Bullets, "(b) " and "4. ", after the end of a line. */
export const itemStart = /\n[^\S\n]*(?:[-•*–▪◦●○‣■□]\s+|\(?(?:\d{1,2}|(\p{L})\1?|[ivx]{2,4})[.)]\s)/u;

/** Whether a sentence or an item starts with this token. */
export function startsUnit(window: Window, at: number): boolean {
  const [left, right] = [window.tokens[at - 1], window.tokens[at]];
  const text = window.text.slice(left.end, right.start);
  if (itemStart.test(window.text.slice(left.end, right.end + 2)) || isMarker(window, at)) return true;
  const rightIsSmall = /^[^\p{L}]*\p{Ll}/u.test(rawWords(window, at, at + 1));
  // A line that ends before a capital or a number may be a row or a heading; its words show if it is not.
  const kinds = gapKinds({ text: text.replace(/\n/g, ' '), left, right, rightIsSmall, side: 'source', dash: 'none' });
  return kinds === STOP || kinds === (PAUSE | STOP) || kinds === QUESTION;
}

const beginsLine = (window: Window, at: number): boolean => gapText(window, at).includes('\n');

/** A capital at the start of a line, under one that ended early. */
export const beginsAnew = (window: Window, at: number): boolean =>
  beginsLine(window, at) &&
  startsWithCapital(window, at) &&
  endsEarly(window, window.tokens[at - 1], window.tokens[at]);

/** "Research: queueing theory" at the start of a line. */
export const isField = (window: Window, at: number): boolean => {
  const { start } = window.tokens[at];
  return beginsLine(window, at) && /^\p{Lu}[\p{L}\s]{1,30}:\s/u.test(rawText(window, start, start + FIELD_REACH));
};
/** UTF-16 units. */
const FIELD_REACH = 36;

export const isMarker = (window: Window, at: number): boolean => isBullet(window, at) || isEnumerator(window, at);

export const startsWithCapital = (window: Window, at: number): boolean => /^\p{Lu}/u.test(rawWords(window, at, at + 1));
