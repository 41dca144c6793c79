/** Recognises bullets, which only begin a list item: a quotation that leaves them out says the same. Numbers: `enumerators.ts`. */
import { wordsOf } from '../language/languages.ts';
import { isSpace } from '../text/characters.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { UNREADABLE } from '../text/foldText.ts';
import { PICTOGRAPH } from '../text/pictographs.ts';
import { oncePer } from '../text/oncePer.ts';
import type { Token } from '../text/tokens.ts';
import { CELL_GAP, gapBefore } from '../source/cellEdges.ts';
import { hasBox, isBox } from './boxes.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
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
  if (token.key === PICTOGRAPH) return true;
  if (tick.test(token.key) || token.key === '→') return isTickOfList(window, token);
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

/** Ticks or arrows that begin several lines and occur nowhere else nearby, with no other answer beside them: there they choose nothing. */
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
const wordsOfLanguage = oncePer(({ tokens }: Window): number => tokens.filter(({ key }) => hasWordO.has(key)).length);

/** Lines that begin with "o" and a word, beside each other or nearly so. */
const itemOfAnyWord = /^\s*o\s+[\p{L}"“„]/u;
const opensList = /:\s*$/u;

/** The line above the first of several such lines ends in a colon: whatever the language, no sentence continues that way twice. */
const linesUnderColon = oncePer(({ segments }: SourceIndex): ReadonlySet<number> => {
  const lines = new Set<number>();
  for (let first = 0; first < segments.length;) {
    let end = first;
    while (end < segments.length && itemOfAnyWord.test(segments[end].text)) end++;
    const isList = first > 0 && end > first + 1 && opensList.test(segments[first - 1].text);
    for (let line = first; isList && line < end; line++) lines.add(line);
    first = end + 1;
  }
  return lines;
});

/** Word's round bullet, which its font writes as "o": several nearby lines begin with one and a capital. */
function isWordsBullet(window: Window, position: number): boolean {
  const { tokens, text, index, segments } = window;
  const token = tokens[position];
  if (token.kind !== 'word' || !isFirstOnLine(text, token.start) || !isSpace(text.charCodeAt(token.end))) return false;
  const line = segments[positionAt(window, token.start)];
  if (linesUnderColon(index).has(line)) return true;
  if (wordsOfLanguage(window) >= MIN_WORDS_OF_LANGUAGE) return false;
  const near = index.segments.slice(Math.max(0, line - LINES_OF_ITEM), line + LINES_OF_ITEM + 1);
  return itemOfWord.test(index.segments[line].text) && near.filter((other) => itemOfWord.test(other.text)).length > 1;
}

/** As in a quotation, whose lines may have been joined. */
export function isQuotedBullet(text: string, token: Token): boolean {
  const isShape = shapes.test(token.key) || /^[☐★]$/u.test(token.key);
  return token.kind === 'symbol' && isShape && token.key !== UNREADABLE && isFirstWord(text, token);
}

/** Whether a box or star at the start of a quotation may be the citing author's bullet: if the source has such too it is an answer. */
export const isCitersChoice = (window: Window, token: Token): boolean =>
  (isBox(token) && hasBox(window)) || (token.key === '★' && symbolsOf(window).some((key) => /^[★☆]$/u.test(key)));

const isFirstWord = (text: string, token: Token): boolean =>
  isFirstOnLine(text, token.start) && isSpace(text.charCodeAt(token.end));

/** Each once: a window has thousands of tokens that ask. */
const symbolsOf = oncePer(({ tokens }: Window): readonly string[] =>
  Array.from(new Set(tokens.flatMap(({ kind, key }) => (kind === 'symbol' ? [key] : [])))),
);

/** Circles and triangles beside crosses are ratings in a table: good, fair, poor. */
const marksOfTables = '○◯◎△▲×✕✗';
function isChoice(window: Window, { key, start }: Token): boolean {
  const opposite = hollow.includes(key) ? filled : filled.includes(key) ? hollow : '';
  const isOther = (shapes: string): boolean => symbolsOf(window).some((key) => shapes.includes(key));
  if (marksOfTables.includes(key) && isOther(marksOfTables.replace(key, ''))) return true;
  return isOther(opposite) && !(isFirstOnLine(window.text, start) && areOfTwoLevels(window, start, opposite));
}
