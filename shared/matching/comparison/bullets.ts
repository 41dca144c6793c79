/** Recognises symbols of the source that only begin an item of a list: a quotation that leaves them out says the same. */
import { isSpace } from '../text/characters.ts';
import { UNREADABLE } from '../text/foldText.ts';
import type { Token } from '../text/tokens.ts';
import type { Window } from '../source/window.ts';

/** Shapes that fonts have for bullets, and what extraction leaves of those that the file does not explain. */
const shapes = /^[\u25a0-\u25ff✦✧✱✲✳❑❒❍❏➔➜☞◆\ufffd]$/u;
/** Shapes that also say whether something was chosen; ticks, crosses and ticked boxes always do. */
const hollow = '○◯◌□◇▢❍❏❑❒';
const filled = '●◉◍■◆▣';

/** Whether the token is first on its line and no choice: a line with another one filled or hollow beside it would be. */
export function isBullet({ tokens, text }: Window, position: number): boolean {
  const token = tokens[position];
  return (
    token.kind === 'symbol' && shapes.test(token.key) && isFirstOnLine(text, token) && !isChoice(tokens, token.key)
  );
}

/** As in a quotation, whose lines may have been joined. */
export function isQuotedBullet(text: string, token: Token): boolean {
  return token.kind === 'symbol' && shapes.test(token.key) && token.key !== UNREADABLE && isFirstOnLine(text, token);
}

function isFirstOnLine(text: string, { start, end }: Token): boolean {
  let before = start - 1;
  while (before >= 0 && text[before] === ' ') before--;
  return (before < 0 || text[before] === '\n') && isSpace(text.charCodeAt(end));
}

const isChoice = (tokens: readonly Token[], shape: string): boolean => {
  const opposite = hollow.includes(shape) ? filled : filled.includes(shape) ? hollow : '';
  return tokens.some(({ kind, key }) => kind === 'symbol' && opposite.includes(key));
};
