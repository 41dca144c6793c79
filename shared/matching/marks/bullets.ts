/** Recognises what only begins a list item, bullets and numbers: a quotation that leaves them out says the same. */
import { wordsOf } from '../language/languages.ts';
import { isSpace } from '../text/characters.ts';
import { approximates, wantsObject } from '../language/openWords.ts';
import { takesNumber } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { UNREADABLE } from '../text/foldText.ts';
import type { Token } from '../text/tokens.ts';
import { CELL_GAP, gapBefore } from '../source/cellEdges.ts';
import { isBox } from './boxes.ts';
import { areOfTwoLevels } from './nestedBullets.ts';
import { positionAt, rawWords, type Window } from '../source/window.ts';

/** Shapes that fonts have for bullets, and what extraction leaves of those that the file does not explain. */
const shapes = /^[\u25a0-\u25ff✦✧✱✲✳❑❒❍❏➔➜☞◆\ufffd]$/u;
/** Shapes that also say whether something was chosen; ticks, crosses and ticked boxes always do. */
const hollow = '○◯◌□◇▢❍❏❑❒';
const filled = '●◉◍■◆▣';

/** What Word's bullets in Wingdings and Symbol are in the file's text: their shapes are the font's. */
const ofSymbolFont = /^[\uf020-\uf0ff]$/u;

/** Pictures that stand for a word: ticks, crosses, stars, arrows up and down; not the symbols that are glued to words and numbers. */
const mark = /^(?![©®°™№℃℉§])[\p{So}↑↓]$/u;
export const isMark = (token: Token | undefined): token is Token => token?.kind === 'symbol' && mark.test(token.key);

/** Whether the token is first on its line and not a choice: a line with another one, filled or hollow, beside it would be. */
export function isBullet(window: Window, position: number): boolean {
  const { tokens, text } = window;
  const token = tokens[position];
  if (token.key === 'o') return isWordsBullet(window, position);
  if (tick.test(token.key)) return isTickOfList(window, token);
  if (token.key === '★') return separatesItems(window, token) || isBadge(window, position);
  if (token.kind !== 'symbol' || !shapes.test(token.key) || isChoice(window, token)) return false;
  // "◎総務部長": scripts without spaces, and Korean, write it tight; "■Storage".
  if (isFirstOnLine(text, token.start)) {
    if (ofSymbolFont.test(rawWords(window, position, position + 1))) return true;
    const isTight = filled.includes(token.key) && /^\p{Lu}\p{Ll}/u.test(rawWords(window, position + 1, position + 2));
    return isTight || isSpace(text.charCodeAt(token.end)) || opensHead.test(text.slice(token.end));
  }
  return pointsAtEntry(window, token) || separatesItems(window, token) || opensCell(window, position);
}

/** "Website: ▶ example.org": forms point from a label to what is entered; arrows up and down say that something rises or falls. */
const pointsAtEntry = ({ text }: Window, { key, start, end }: Token): boolean =>
  /^[▶►◀◄]$/u.test(key) && isSpace(text.charCodeAt(start - 1)) && isSpace(text.charCodeAt(end));

/** "Suitability   ● Is the data used well?": the first item of a list in its cell. */
function opensCell(window: Window, position: number): boolean {
  const { key, end } = window.tokens[position];
  if (!filled.includes(key) || !/^ \p{L}/u.test(window.text.slice(end, end + 2))) return false;
  const [before, after] = [position, position + 1].map((at) => gapBefore(window, at) ?? 0);
  return before > CELL_GAP && after <= CELL_GAP;
}

/** "Route: N/A ■Days: 5 ■Note: none ■Fee": filled shapes between the items of one line. */
function separatesItems(window: Window, { key, start, end }: Token): boolean {
  const { text, index, segments } = window;
  const opens = key === '★' ? /^ ?\p{L}/u : /^\p{L}/u;
  if (!(filled + '★').includes(key) || !isSpace(text.charCodeAt(start - 1)) || !opens.test(text.slice(end, end + 2)))
    return false;
  const line = segments[positionAt(window, start)];
  return index.segments[line].text.split(key).length > MIN_SEPARATORS && !rating.test(index.segments[line].text);
}
const MIN_SEPARATORS = 3;
const rating = /★\s?[★☆]/u;

/** "No. 6 ★ key item" over "No. 7 ● important": each line has another shape before the word that explains it. */
function isBadge(window: Window, position: number): boolean {
  const { tokens, text, index, segments } = window;
  const { start, end } = tokens[position];
  if (!isSpace(text.charCodeAt(start - 1)) || !/^ \p{L}/u.test(text.slice(end, end + 2))) return false;
  const line = segments[positionAt(window, start)];
  const own = badge.exec(index.segments[line].text);
  return (
    own?.[2] === tokens[position].key &&
    [line - 1, line + 1].some((at) => {
      const other = badge.exec(index.segments.at(at)?.text ?? '');
      return at >= 0 && other !== null && other[2] !== own[2] && areCounted([own[1], other[1]], at - line);
    })
  );
}
const badge = /^\s*([^\s\d]*\d+[^\s\d]?|\p{L}+\.? \d+) ([★●◆■▲♦])(?= \p{L})/u;
/** "No. 6" and, on the line `step` further down, "No. 7". */
const areCounted = (labels: readonly string[], step: number): boolean => {
  const [shape, otherShape] = labels.map((label) => label.replace(/\d+/g, '0'));
  const [count, otherCount] = labels.map((label) => Number(/\d+/.exec(label)?.[0]));
  return shape === otherShape && otherCount === count + step;
};

const tick = /^[✓✔]$/u;
const otherAnswer = /[☐☑☒□■✗✘✕✖]|\[ ?[xX]? ?\]/u;

/** Ticks that begin several lines and occur nowhere else nearby, with no other answer beside them: there they choose nothing. */
function isTickOfList(window: Window, { key, start }: Token): boolean {
  const { index, segments, text } = window;
  if (!isFirstOnLine(text, start)) return false;
  const line = segments[positionAt(window, start)];
  const near = index.segments.slice(Math.max(0, line - LINES_OF_ITEM), line + LINES_OF_ITEM + 1);
  const ticked = near.filter((other) => other.text.includes(key));
  return (
    ticked.length > 1 &&
    ticked.every((other) => other.text.trimStart().lastIndexOf(key) === 0) &&
    !near.some((other) => otherAnswer.test(other.text))
  );
}

const opensHead = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\d"(]/u;

/** Lines on both sides among which another item of the same list begins. */
const LINES_OF_ITEM = 8;
const itemOfWord = /^\s*o\s+\p{Lu}\p{L}/u;
/** Words of languages in which "o" is a word. */
const hasWordO = wordsOf('bulletWord');
const MIN_WORDS_OF_LANGUAGE = 3;

/** Lines that begin with "o" and a word, beside each other or nearly so. */
const itemOfAnyWord = /^\s*o\s+[\p{L}"“„]/u;
const opensList = /:\s*$/u;

/** The line above the first of several such lines ends in a colon: whatever the language, no sentence continues that way twice. */
function isUnderColon({ index: { segments } }: Window, line: number): boolean {
  let first = line;
  while (first > 0 && itemOfAnyWord.test(segments[first - 1].text)) first--;
  let last = line;
  while (last + 1 < segments.length && itemOfAnyWord.test(segments[last + 1].text)) last++;
  return last > first && first > 0 && opensList.test(segments[first - 1].text);
}

/** Word's round bullet, which its font writes as "o": several nearby lines begin with one and a capital. */
function isWordsBullet(window: Window, position: number): boolean {
  const { tokens, text, index, segments } = window;
  const token = tokens[position];
  if (token.kind !== 'word' || !isFirstOnLine(text, token.start) || !isSpace(text.charCodeAt(token.end))) return false;
  const line = segments[positionAt(window, token.start)];
  if (isUnderColon(window, line)) return true;
  if (tokens.filter(({ key }) => hasWordO.has(key)).length >= MIN_WORDS_OF_LANGUAGE) return false;
  const near = index.segments.slice(Math.max(0, line - LINES_OF_ITEM), line + LINES_OF_ITEM + 1);
  return itemOfWord.test(index.segments[line].text) && near.filter((other) => itemOfWord.test(other.text)).length > 1;
}

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
  if (found === null || token.end > line + found[0].length) return numbersPart(window, token);
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
  const above = position === 0 ? '' : tokens[position - 1].key;
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

/** As in a quotation, whose lines may have been joined. */
export function isQuotedBullet(text: string, token: Token): boolean {
  const isShape = shapes.test(token.key) || /^[☐★]$/u.test(token.key);
  return token.kind === 'symbol' && isShape && token.key !== UNREADABLE && isFirstWord(text, token);
}

/** Whether a box or star at the start of a quotation may be the citing author's bullet: if the source has such too it is an answer. */
export const isCitersChoice = ({ tokens }: Window, token: Token): boolean =>
  (isBox(token) && tokens.some(isBox)) || (token.key === '★' && tokens.some(({ key }) => /^[★☆]$/u.test(key)));

const isFirstWord = (text: string, token: Token): boolean =>
  isFirstOnLine(text, token.start) && isSpace(text.charCodeAt(token.end));

/** Circles and triangles beside crosses are ratings in a table: good, fair, poor. */
const marksOfTables = '○◯◎△▲×✕✗';
function isChoice(window: Window, { key, start }: Token): boolean {
  const opposite = hollow.includes(key) ? filled : filled.includes(key) ? hollow : '';
  const isOther = (shapes: string): boolean =>
    window.tokens.some((other) => other.kind === 'symbol' && shapes.includes(other.key));
  if (marksOfTables.includes(key) && isOther(marksOfTables.replace(key, ''))) return true;
  return isOther(opposite) && !(isFirstOnLine(window.text, start) && areOfTwoLevels(window, start, opposite));
}
