/** Recognises what only begins an item of a list, bullets and numbers: a quotation that leaves them out says the same. */
import { isSpace } from '../text/characters.ts';
import { UNREADABLE } from '../text/foldText.ts';
import type { Token } from '../text/tokens.ts';
import type { Window } from '../source/window.ts';

/** Shapes that fonts have for bullets, and what extraction leaves of those that the file does not explain. */
const shapes = /^[\u25a0-\u25ff✦✧✱✲✳❑❒❍❏➔➜☞◆\ufffd]$/u;
/** Shapes that also say whether something was chosen; ticks, crosses and ticked boxes always do. */
const hollow = '○◯◌□◇▢❍❏❑❒';
const filled = '●◉◍■◆▣';

/** A box to tick, ticked or not: it belongs to the words on one of its sides and is no unit. */
export const isBox = ({ kind, key }: Token): boolean => kind === 'symbol' && /^[☐☑☒□■▢❏❑❒✓✔✗✘]$/u.test(key);

/** Pictures that stand for a word: ticks, crosses, stars, arrows up and down; not the signs that are glued to words and figures. */
const mark = /^(?![©®°™№℃℉§])[\p{So}↑↓]$/u;
export const isMark = (token: Token | undefined): boolean => token?.kind === 'symbol' && mark.test(token.key);

/** Whether the token is first on its line and no choice: a line with another one filled or hollow beside it would be. */
export function isBullet({ tokens, text }: Window, position: number): boolean {
  const token = tokens[position];
  return (
    token.kind === 'symbol' && shapes.test(token.key) && isFirstOnLine(text, token) && !isChoice(tokens, token.key)
  );
}

/** "2. ", "(b) ", "iv) " at the start of a line. */
const enumerator = /^[^\S\n]*(\(?)(\d{1,2}|\p{L}|[ivx]{2,4})([.)])\s+(?=\S)/u;
/** UTF-16 units of an enumerator with the space around it. */
const ENUMERATOR_REACH = 24;

/** Whether the token numbers an item: it begins its line, and a line near by begins with the number before or behind it. */
export function isEnumerator({ tokens, text }: Window, position: number): boolean {
  const token = tokens[position];
  if (token.kind !== 'number' && token.letters.length > 4) return false;
  const line = text.lastIndexOf('\n', token.start) + 1;
  const found = enumerator.exec(text.slice(line, line + ENUMERATOR_REACH));
  if (found === null || token.end > line + found[0].length) return false;
  const [, open, number, close] = found;
  const begins = (other: string): RegExp =>
    new RegExp(`(?:^|\\n)[^\\S\\n]*${open === '' ? '' : '\\('}${other}\\${close}\\s`);
  const [before, behind] = neighbours(number);
  // "It rose to | 6. Then it fell": a number that ends the sentence of the line before is the sentence's.
  if (before.some((other) => begins(other).test(text.slice(0, line)))) return true;
  return /(?:^|[.:;!?])\s*$/.test(text.slice(0, line)) && behind.some((other) => begins(other).test(text.slice(line)));
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** What numbers the items before and behind; "i" is a letter or a roman one. */
const neighbours = (number: string): [string[], string[]] => [neighbour(number, -1), neighbour(number, 1)];

function neighbour(number: string, step: 1 | -1): string[] {
  if (/^\d+$/.test(number)) return [String(Number(number) + step)];
  const roman = romans.indexOf(number);
  return [
    ...(number.length === 1 ? [String.fromCharCode(number.charCodeAt(0) + step)] : []),
    ...(roman + step >= 0 && roman >= 0 ? romans.slice(roman + step, roman + step + 1) : []),
  ];
}

/** As in a quotation, whose lines may have been joined. */
export function isQuotedBullet(text: string, token: Token): boolean {
  return token.kind === 'symbol' && shapes.test(token.key) && token.key !== UNREADABLE && isFirstOnLine(text, token);
}

/** Whether a box that a quotation begins with may be a bullet of the quoter's: where the source has boxes too it is an answer. */
export const isQuotersChoice = ({ tokens }: Window, token: Token): boolean => isBox(token) && tokens.some(isBox);

function isFirstOnLine(text: string, { start, end }: Token): boolean {
  let before = start - 1;
  while (before >= 0 && text[before] === ' ') before--;
  return (before < 0 || text[before] === '\n') && isSpace(text.charCodeAt(end));
}

const isChoice = (tokens: readonly Token[], shape: string): boolean => {
  const opposite = hollow.includes(shape) ? filled : filled.includes(shape) ? hollow : '';
  return tokens.some(({ kind, key }) => kind === 'symbol' && opposite.includes(key));
};
