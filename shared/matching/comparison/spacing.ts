/**
 * Whether two stretches differ only in where words are separated: hyphenation at a line end, letterspacing, words that an extractor ran
 * together or broke. "Not able" and "notable" are different words, as are "resign" and "re-sign".
 */
import type { Hunk } from '../alignment/alignTokens.ts';
import { isSameFigure } from './figures.ts';
import { isNegation } from '../language/negations.ts';
import { isStopword } from '../language/stopwords.ts';
import { isAmbiguousJoin, isOneWithHyphen, isSameApart } from '../language/wordJoins.ts';
import { rawBetween, type QuotedText } from '../quotation/quotedText.ts';
import type { Token } from '../text/tokens.ts';
import { hasLostSpaces, losesSpaces, wordCount } from '../source/vocabulary.ts';
import { rawText, segmentOf, type Window } from '../source/window.ts';

/** Consecutive single letters that are a word spaced out for emphasis ("C O N T R A C T"). */
const MIN_SPACED_LETTERS = 3;

/** A place where one side separates words and the other does not. */
interface Cut {
  /** Letters from the start of the stretch. */
  readonly at: number;
  /** What is between the two tokens, original characters. */
  readonly gap: string;
  readonly left: string;
  readonly right: string;
}

export function differsInSpacingOnly(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const inQuoted = quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo);
  const inSource = window.tokens.slice(hunk.sourceFrom, hunk.sourceTo);
  if (inQuoted.length === 0 || inSource.length === 0) return false;
  const letters = inQuoted.map((token) => token.letters).join('');
  if (letters === '' || letters !== inSource.map((token) => token.letters).join('')) return false;
  const all = [...inQuoted, ...inSource];
  if (all.some((token) => token.kind === 'symbol')) return false;
  if (all.some((token) => token.kind === 'number')) return isSameFigure(quoted, window, hunk);
  const quotedCuts = cutsOf(inQuoted, (from, to) => rawBetween(quoted, from, to));
  // The window's folded text keeps line breaks and hyphens, which is all that matters here.
  const sourceCuts = cutsOf(inSource, (from, to) => window.text.slice(from, to));
  const hasMark = [...quotedCuts, ...sourceCuts].some(({ gap }) => gap === '.' || gap === '-');
  if (hasMark && isInAddress(window, inSource[0].start)) return false;
  if (!haveSameApostrophes(inQuoted, quotedCuts, inSource, sourceCuts)) return false;
  if (isKoreanSpaceMoved(window, inSource[0], quotedCuts, sourceCuts)) return false;
  return (
    quotedCuts.every(
      (cut) =>
        sourceCuts.some((other) => other.at === cut.at) || isHarmlessInQuotation(window, cut, inQuoted, inSource),
    ) &&
    sourceCuts.every(
      (cut) => quotedCuts.some((other) => other.at === cut.at) || isHarmlessInSource(window, cut, inQuoted, inSource),
    )
  );
}

/** "아버지가 방에" is not "아버지 가방에"; OCR puts its spaces at random. */
function isKoreanSpaceMoved(window: Window, first: Token, quoted: readonly Cut[], source: readonly Cut[]): boolean {
  if (!hangul.test(first.letters) || segmentOf(window, first.start).readBy === 'ocr') return false;
  const isMissingIn =
    (others: readonly Cut[]) =>
    (cut: Cut): boolean =>
      !others.some(({ at }) => at === cut.at);
  return quoted.some(isMissingIn(source)) && source.some(isMissingIn(quoted));
}

/** UTF-16 units of an address that are read on either side. */
const ADDRESS_REACH = 100;

/** "a.b@c.de" and "a-b@c.de" are other addresses than "ab@c.de". */
function isInAddress({ text }: Window, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - ADDRESS_REACH), at)
      .split(/\s/)
      .at(-1) ?? '';
  const after = /^\S*/.exec(text.slice(at, at + ADDRESS_REACH))?.[0] ?? '';
  return /@|\/\/|^www\./.test(before + after);
}

/** The quotation separates what the source runs together. */
function isHarmlessInQuotation(window: Window, cut: Cut, quoted: readonly Token[], source: readonly Token[]): boolean {
  if (isBetweenScripts(cut)) return true;
  if ((/[[\]]/.test(cut.gap) && !/\s/.test(cut.gap)) || isKoreanSpace(cut)) return true;
  if (isMarkupGap(cut.gap) || isHyphenedPrefix(cut)) return true;
  if (isApostropheIn(source, cut) || isAbbreviation(quoted, cut) || isSameApart(cut.left, cut.right)) return true;
  if (!/^\s+$/.test(cut.gap) || deniesOnOneSide(quoted, source)) return false;
  if (beginsWithCapital(window, cut, source)) return true;
  // Where all spaces are lost, only a word that stands for itself is another one.
  const isRunTogether = hasLostSpaces(window.index) && !isAmbiguousJoin(cut.left, cut.right, true);
  if (isAmbiguous(cut) && !isRunTogether) return false;
  // "thedog" for "the dog": an extractor's slip is unique, while its parts are words that occur elsewhere too.
  const joined = source.find((token) => token.letters.includes(cut.left + cut.right))?.letters ?? '';
  const known = [cut.left, cut.right].filter((part) => isWord(window, part, 1)).length;
  const mayBeGlued = losesSpaces(window.index) && [cut.left, cut.right].some(isStopword);
  if (wordCount(window.index, joined) > 1 && !(mayBeGlued && known === 2)) return false;
  if (areLong(cut) && !isAmbiguous(cut)) return true;
  return isRunTogether || known === 2 || (known === 1 && (mayBeGlued || isReadByOcr(window, source)));
}

/** "InWien" for "In Wien": within a word no capital follows a lower-case letter, nor a capital before a lower-case one. */
function beginsWithCapital(window: Window, { at }: Cut, source: readonly Token[]): boolean {
  const words = rawText(window, source[0].start, source[source.length - 1].end).replace(/[^\p{L}\p{N}]/gu, '');
  const isFoldedOneToOne = words.length === source.reduce((sum, { letters }) => sum + letters.length, 0);
  if (!isFoldedOneToOne) return false;
  // "OInstituto": a paragraph's first letter, drawn large.
  return /^\p{Ll}\p{Lu}/u.test(words.slice(at - 1, at + 1)) || (at === 1 && /^\p{Lu}{2}\p{Ll}/u.test(words));
}

/** The source separates what the quotation runs together. */
function isHarmlessInSource(window: Window, cut: Cut, quoted: readonly Token[], source: readonly Token[]): boolean {
  if (isBetweenScripts(cut)) return true;
  if (isLineEndHyphen(cut.gap) || isKoreanSpace(cut) || isHyphenedPrefix(cut)) return true;
  if (cut.gap === '-' && areLong(cut) && !isWord(window, cut.left, 2)) return true;
  if (isApostropheIn(quoted, cut) || isAbbreviation(source, cut) || isSameApart(cut.left, cut.right)) return true;
  if (!/^\s+$/.test(cut.gap) || deniesOnOneSide(quoted, source)) return false;
  if (isSpacedOut(source)) return true;
  if (isAmbiguous(cut) && (isWord(window, cut.right, 1) || cut.left === 'a')) return false;
  // "informa tion" for "information": the parts are not words, the whole occurs elsewhere.
  const joined = quoted.find((token) => token.letters.includes(cut.left + cut.right))?.letters ?? '';
  if (isWord(window, cut.left, 2) && isWord(window, cut.right, 2)) return false;
  return wordCount(window.index, joined) >= 1 || isReadByOcr(window, source);
}

/**
 * "Gebührenfreiherauszugeben", "resultaats-verplichtingen": two words so long are no third one when they are written together or apart. A
 * prefix may make one: "resign" and "re-sign".
 */
const areLong = ({ left, right }: Cut): boolean =>
  [left, right].every((word) => word.length >= MIN_LETTERS_OF_LONG && /^\p{L}+$/u.test(word));
const MIN_LETTERS_OF_LONG = 7;

/** "Nonprofit", "non-profit" and "non- profit" deny alike, "cooperative" and "co-operative" are one word. */
const isHyphenedPrefix = ({ gap, left, right }: Cut): boolean =>
  /^- ?$/.test(gap) && ((left === 'non' && right.length > 3) || isOneWithHyphen(left, right));

/** "و Pythonمن" for "وPython من": no word is written in both scripts, so that a space between them, or none, says nothing. */
const isBetweenScripts = ({ gap, left, right }: Cut): boolean =>
  /^ ?$/.test(gap) &&
  ((rightToLeftEnd.test(left) && /^[a-z]/u.test(right)) || (/[a-z]$/u.test(left) && rightToLeftStart.test(right)));
const rightToLeftEnd = /[\p{Script=Arabic}\p{Script=Hebrew}]$/u;
const rightToLeftStart = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const hangul = /\p{Script=Hangul}/u;
const hangulAtEnd = /\p{Script=Hangul}$/u;
/**
 * Korean breaks its lines between syllables, and leaves many spaces to the writer: "두 달" and "두달", "50만 원" and "50만원". Among its denials "못
 * 하다" and "못하다" are two words. Quotation marks before a particle are no letters of it: "‘근로자’란".
 */
const isKoreanSpace = ({ gap, left, right }: Cut): boolean =>
  /^["'\s]+$/.test(gap) &&
  hangulAtEnd.test(left) &&
  hangul.test(right.charAt(0)) &&
  (!/^[안못]$/u.test(left) || gap.includes('\n'));

const isAmbiguous = ({ left, right }: Cut): boolean => isAmbiguousJoin(left, right, isStopword(right));

/** Folded text has one kind of hyphen; `\n` marks a line end. */
const isLineEndHyphen = (gap: string): boolean => /^- *\n\s*$/.test(gap);
const isReadByOcr = (window: Window, source: readonly Token[]): boolean =>
  segmentOf(window, source[0].start).readBy === 'ocr';
/** Emphasis within a word: "**re**action". */
const isMarkupGap = (gap: string): boolean => /^[*_`~]+$/.test(gap);

const isWord = (window: Window, letters: string, atLeast: number): boolean =>
  isStopword(letters) || wordCount(window.index, letters) >= atLeast;

const deniesOnOneSide = (quoted: readonly Token[], source: readonly Token[]): boolean =>
  quoted.some((token) => isNegation(token.key)) !== source.some((token) => isNegation(token.key));

const isSpacedOut = (tokens: readonly Token[]): boolean =>
  tokens.length >= MIN_SPACED_LETTERS && tokens.every((token) => token.letters.length === 1);

/** "l'homme" beside "l homme": the other side has an apostrophe where this one has a space. */
const isApostropheIn = (tokens: readonly Token[], cut: Cut): boolean =>
  tokens.some((token) => token.key.includes(`${cut.left}'${cut.right}`)) && /^[\s*_`'’]+$/.test(cut.gap);

/** "Its" is not "it's": where one side has an apostrophe, the other has one too or separates the words. */
function haveSameApostrophes(
  quoted: readonly Token[],
  quotedCuts: readonly Cut[],
  source: readonly Token[],
  sourceCuts: readonly Cut[],
): boolean {
  const places = (cuts: readonly Cut[]): Set<number> => new Set(cuts.map((cut) => cut.at));
  const inQuoted = apostrophesOf(quoted);
  const inSource = apostrophesOf(source);
  return (
    inQuoted.isSubsetOf(inSource.union(places(sourceCuts))) && inSource.isSubsetOf(inQuoted.union(places(quotedCuts)))
  );
}

/** Letters before each apostrophe, from the start of the stretch. */
function apostrophesOf(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>();
  let letters = 0;
  for (const { key } of tokens) {
    for (const unit of key) {
      if (unit === "'") places.add(letters);
      else letters += unit.length;
    }
  }
  return places;
}

/** "U.S." beside "US". */
const isAbbreviation = (tokens: readonly Token[], cut: Cut): boolean =>
  cut.gap === '.' && tokens.length >= 2 && tokens.every((token) => token.letters.length === 1);

function cutsOf(tokens: readonly Token[], gapBetween: (from: number, to: number) => string): Cut[] {
  const cuts: Cut[] = [];
  let at = 0;
  for (let position = 1; position < tokens.length; position++) {
    const left = tokens[position - 1];
    const right = tokens[position];
    at += left.letters.length;
    cuts.push({ at, gap: gapBetween(left.end, right.start), left: left.letters, right: right.letters });
  }
  return cuts;
}
