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
  return neighbours(number).some((other) =>
    new RegExp(`(?:^|\\n)[^\\S\\n]*${open === '' ? '' : '\\('}${other}\\${close}\\s`).test(text),
  );
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function neighbours(number: string): string[] {
  if (/^\d+$/.test(number)) return [String(Number(number) - 1), String(Number(number) + 1)];
  const letter = number.length === 1 ? [-1, 1].map((step) => String.fromCharCode(number.charCodeAt(0) + step)) : [];
  const roman = romans.indexOf(number);
  return [...letter, ...(roman < 0 ? [] : [roman - 1, roman + 1].flatMap((at) => romans.at(at) ?? []))];
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
