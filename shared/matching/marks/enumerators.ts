/** Recognises the numbers and letters of list items: a quotation that leaves them out says the same. */
import { wordsOf } from '../language/languages.ts';
import { approximates, wantsObject } from '../language/openWords.ts';
import { takesNumber } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { positionAt, rawWords, type Window } from '../source/window.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { numbersParagraph } from './paragraphNumbers.ts';
import type { Token } from '../text/tokens.ts';

/** "2. ", "(b) ", "iv) ", "bb) ", "3.2 ", Chinese "3、" at the start of a line. */
const enumerator =
  /^[^\S\n]*(?:[-•*]\s+)?([([]?)(\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}|[ivx]{2,4}|aa|bb|cc|dd|ee|ff|gg|hh)(?:([.)]|\.?[\])]|(?<=\d\.\d{1,2}))\s+(?=\S)|(?<=^\s*\d{1,2})(、)\s*(?=\p{L}))/u;
const enclosed = /^\s*([①-⑳⓵-⓾❶-➓㉑-㉟㊱-㊿])/u;
/** UTF-16 units of an enumerator including the space around it. */
const ENUMERATOR_REACH = 24;
/** Lines between two items that are each a long paragraph. */
const MAX_LINES_BETWEEN = 60;

/** What an item may follow: the end of a sentence, a head, and "; or". */
const joins = [...wordsOf('listConjunction')].join('|');
const newItem = new RegExp(String.raw`(?:^|[.:;!?]|[;,]\s(?:${joins}))\s*$`, 'u');

/** Whether the token numbers an item: it begins its line, and a nearby line begins with the number before or after it. */
export function isEnumerator(window: Window, position: number): boolean {
  const { tokens, text } = window;
  const token = tokens[position];
  if (token.kind !== 'number' && token.letters.length > 4) return false;
  if (token.kind === 'number' && isEnclosed(window, token)) return true;
  const line = text.lastIndexOf('\n', token.start) + 1;
  const found = enumerator.exec(text.slice(line, line + ENUMERATOR_REACH));
  if (found === null || token.end > line + found[0].length)
    return numbersPart(window, token) || numbersStep(window, token) || numbersParagraph(window, token);
  const [, open, number] = found;
  const unspaced = found.at(4);
  const close = unspaced ?? found[3];
  const after = unspaced === undefined ? '\\s' : '\\s*\\p{L}';
  const begins = (other: string): RegExp =>
    new RegExp(`^[^\\S\\n]*(?:[-•*]\\s+)?${[open, other, close].map(escaped).join('')}${after}`, 'iu');
  const [previous, next] = neighbours(number);
  // "It rose to | 6. Then it fell": a number that ends the previous line's sentence belongs to that sentence.
  const { index } = window;
  const at = window.segments[positionAt(window, token.start)];
  const startsAnew =
    newItem.test(text.slice(Math.max(0, line - ENUMERATOR_REACH), line)) ||
    isUnderHead(window, position, at, number === '1');
  // "3.2" without a full stop or bracket may be a number: only between two sentences it is not.
  if (close === '' && !(startsAnew && isNumberOfItem(number, rawWords(window, position + 1, position + 2))))
    return false;
  const isNear = (others: readonly string[], from: number, to: number): boolean =>
    index.segments
      .slice(Math.max(0, from), to)
      .some((segment) => others.some((other) => begins(other).test(segment.text)));
  // After a comma the word above wants nothing more.
  const isWanting = position > 0 && /^\s*$/u.test(text.slice(tokens[position - 1].end, line));
  const above = isWanting ? tokens[position - 1].key : '';
  // "2. Drag it to Columns | 3. Click": the line above is the item before.
  if (!startsAnew && !isNear(previous, at - 1, at) && wantsNumber(above, number, tokens.at(position + 1))) return false;
  return (
    isNear(previous, at - (startsAnew ? MAX_LINES_BETWEEN : NEAR_LINES), at) ||
    (startsAnew && isNear(next, at + 1, at + 1 + MAX_LINES_BETWEEN)) ||
    (goesOn.test(rawWords(window, position + 1, position + 2)) && isNear(next, at + 1, at + 1 + NEAR_LINES))
  );
}

/**
 * "At least | 2. 5 million euros", "with grade | 3. Patients": a word that wants the number after it, unless a list begins with that.
 *
 * @param key the last word above
 * @param after the number, and what comes after it
 */
export function wantsNumber(key: string, number: string, after: Token | undefined): boolean {
  if (approximates(key)) return after?.kind === 'number';
  return !/^(?:1|a|i|aa|가)$/u.test(number) && (wantsObject(key) || takesNumber(key));
}

/** "The tenant | 1. pays the rent | 2. heats the rooms": after a full stop that ended a sentence, there would be a capital. */
const goesOn = /^[\p{Ll}\d]/u;

/** "The seller shall: (i) deliver; and (ii) pay": after a pause, with another one in the same text; a reference has no words after it. */
function numbersPart({ text }: Window, { start, end, letters }: Token): boolean {
  if (!partNumber.test(letters) || text[start - 1] !== '(' || !/^\)\s\p{L}/u.test(text.slice(end, end + 3)))
    return false;
  if (!newPart.test(text.slice(Math.max(0, start - ENUMERATOR_REACH), start - 1))) return false;
  return neighbours(letters).some((others) => others.some((other) => text.includes(`(${other}) `)));
}
/** Lines from the number of a step to that of the next. */
const LINES_OF_STEP = 12;
/** "1", "Sign up", "Enter your name.", "2", "Confirm": alone in its line, after a sentence, like the two others of its series nearby. */
function numbersStep(window: Window, token: Token): boolean {
  const { segments } = window.index;
  const line = window.segments[positionAt(window, token.start)];
  const isAlone = (at: number, number: number): boolean => segments.at(at)?.text.trim() === String(number);
  const number = Number(token.letters);
  const endsAbove = line > 0 && /[.!?:;。！？]["”’')\]]*$/u.test(segments[line - 1].text.trimEnd());
  if (token.kind !== 'number' || !isAlone(line, number) || !(endsAbove || (number === 1 && line > 0))) return false;
  const follows = /^\p{L}/u.test(segments.at(line + 1)?.text.trimStart() ?? '');
  const isNear = (step: number): boolean => {
    const from = step < 0 ? Math.max(0, line + step * LINES_OF_STEP) : line + 1;
    const to = step < 0 ? line : Math.min(segments.length, line + 1 + step * LINES_OF_STEP);
    for (let at = from; at < to; at++) if (isAlone(at, number + step)) return true;
    return false;
  };
  return follows && [-2, -1, 1, 2].filter(isNear).length >= 2;
}
const partNumber = /^(?:\d{1,2}|[a-z]|[ivx]{2,4})$/u;
const newPart = new RegExp(String.raw`[:;,](?:\s(?:${joins}))?\s$`, 'u');

const escaped = (text: string): string => text.replace(/[.()[\]]/g, '\\$&');

/** "②", as one character. */
export const isEnclosedNumber = (window: Window, position: number): boolean =>
  window.tokens[position].kind === 'number' && enclosed.test(rawWords(window, position, position + 1));

/** "② " at the start of a line, with "①" or "③" starting a nearby one. */
function isEnclosed(window: Window, token: Token): boolean {
  if (!isFirstOnLine(window.text, token.start)) return false;
  const { segments } = window.index;
  const line = window.segments[positionAt(window, token.start)];
  const code = enclosed.exec(segments[line].text)?.[1].codePointAt(0);
  if (code === undefined) return false;
  const near = segments.slice(Math.max(0, line - MAX_LINES_BETWEEN), line + MAX_LINES_BETWEEN);
  return [code - 1, code + 1].some((other) =>
    near.some(({ text }) => text.trimStart().startsWith(String.fromCodePoint(other))),
  );
}

/** "3.2 Fees"; "4.1.1 was known" is not a quantity whatever follows. */
const isNumberOfItem = (number: string, next: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(next) || (/^\d+\.\d+\.\d+/.test(number) && /^\p{L}{2}/u.test(next));

/** "Section A": up to four words with capitals above the first item, which begins with one too. */
const head =
  /^\s*\p{Lu}[\p{L}’'-]*(?: (?:of|and|the|for|in|de|la|du|des|und|der|die|y|e|di|[\p{Lu}\d][\p{L}\d’'-]*)){0,3}\s*$/u;

function isUnderHead(window: Window, position: number, segment: number, isFirst: boolean): boolean {
  const { segments } = window.index;
  if (segment === 0 || !/^[\p{Lu}\p{Lo}]/u.test(rawWords(window, position + 1, position + 2))) return false;
  const above = segments[segment - 1].text.trim();
  if (isFirst && head.test(above)) return true;
  // Further items below a head of their own: text above it ends, and is not a sentence that breaks off.
  const before = segments.at(segment - 2);
  const isAfresh = segment === 1 || before === undefined || /[.!?:;。]["')\]]*\s*$/u.test(before.text);
  const words = above.split(/\s+/u);
  return (
    isAfresh &&
    words.length <= MAX_HEAD_WORDS &&
    headLine.test(above) &&
    !wantsObject(words[words.length - 1].toLowerCase()) &&
    !isStopword(words[words.length - 1].toLowerCase()) &&
    above.length < segments[segment].text.trim().length * SHORT_SHARE
  );
}

const headLine = /^(?:[^\s\d]*\d\S*\s+)?[\p{Lu}\p{Lo}][^.!?;:,]*$/u;
const MAX_HEAD_WORDS = 8;
/** Maximum share of the line below it that a head fills: a line of running text is as long as the next. */
const SHORT_SHARE = 0.7;

/** Lines between two items of which one breaks off in the middle of a sentence. */
const NEAR_LINES = 4;

/** "가.", "나.", "다.": syllables with which Korean letters its items. */
const syllables = '가나다라마바사아자차카타파하';
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** What numbers the items before and after; "i" is a letter or a roman one. */
const neighbours = (number: string): [string[], string[]] => [neighbour(number, -1), neighbour(number, 1)];

function neighbour(number: string, step: 1 | -1): string[] {
  if (/^[\d.]+$/.test(number)) return [number.replace(/(?<!\d)\d+$/, (last) => String(Number(last) + step))];
  const syllable = syllables.indexOf(number);
  if (syllable >= 0) return Array.from(syllables.charAt(syllable + step));
  const roman = romans.indexOf(number);
  return [
    ...(/^(\p{L})\1?$/u.test(number) ? [String.fromCharCode(number.charCodeAt(0) + step).repeat(number.length)] : []),
    ...(roman + step >= 0 && roman >= 0 ? romans.slice(roman + step, roman + step + 1) : []),
  ];
}
