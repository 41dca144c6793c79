/**
 * Finds what a citing author adds to say where a quotation is from: "[1]", "【5†source】", "[Source: page 12]", "(p. 12, line 4)". A mark is
 * recognised by its whole form: brackets around only names of pages, lines and files with their numbers. A bracket that says anything else
 * is part of the quotation.
 */
import { isMagnitudeWord } from '../language/numerals.ts';
import { isCurrency, isDuration, isPercentWord, isUnit } from '../language/quantities.ts';
import { BARE_LABEL, REFERENCE_LABEL } from '../language/referenceWords.ts';
import { isStopword } from '../language/stopwords.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** No page is 0.02, and "p 0,03" names none. */
const numbers = String.raw`\^?#?(?!0[.:,]\d)\d{1,5}(?:[:.]\d{1,4})?(?:\s*[-–—]\s*(?:${REFERENCE_LABEL}\.?\s*)?\d{1,5})?`;
const file = String.raw`[\p{L}\p{N}][\p{L}\p{N}_.()-]{0,80}\.(?:pdf|docx?|odt|html?|txt|md|xlsx?|csv|pptx?|json|xml|png|jpe?g)`;
const address = String.raw`(?:https?:\/\/|www\.)[^\s\])}]{3,300}`;
/** Names that chat programs give to what they looked up: "turn0search1". */
const handle = String.raw`turn\d{1,3}[a-z]{4,8}\d{1,3}`;
/** "p = 12", "Z 2.1" and "result 5:3" are results, unlike "page=12" and "result 5". */
const result = String.raw`\p{L}\s?=|(?:\p{L}|results?)\s?[.:：]?\s*\d+[.:]\d`;
const label = String.raw`(?!${result})${REFERENCE_LABEL}\s?[.:：#=_]?\s*`;
const counter = String.raw`\s*(?:页|頁|行|ページ|쪽|페이지|줄)?`;
/** "Page 12", "Source: p. 12", "L4", "report.pdf", but nothing without a label. */
const labelled = String.raw`(?:(?:${label}){1,3}(?:${numbers}${counter}|${file}|${address})|${numbers}\s*(?:페이지|쪽|줄|行|页|頁)|${file}|${address}|${handle})`;
const item = String.raw`(?:${labelled}|[dls]${numbers}|${numbers})`;
const separator = String.raw`(?:\s*[,;|·/:]\s*|\s+(?:and|und|et|y|e)\s+|\s+)`;
const see = String.raw`(?:(?:see|cf|vgl|siehe|voir|véase|vedi)\.?\s+)?`;
/** At least one item says what its number counts. */
const reference = String.raw`${see}(?=[^\n]*?(?:${labelled}))${item}(?:${separator}${item}){0,5}`;
/** Also in square brackets: numbers alone, Markdown's "^note", letters with a number ("S1"), a label alone, ChatGPT's "4:0†source". */
const shortNumbers = String.raw`(?!\d{1,3},\d{3}(?!\d))\^?#?\d{1,3}(?:\s*[,;–-]\s*\^?#?\d{1,3})*`;
const dagger = String.raw`\d{1,3}(?:\s*:\s*\d{1,3})?\s*†\s*(?:[\p{L}\d_.:-]{0,40}|[\p{L}\d _-]{1,40}\.\p{L}[\p{L}\d]{1,4})`;
const bracketed = String.raw`(?:${shortNumbers}|\^[\p{L}\d_-]{1,20}|\d{1,3}\s*:\s*\d{1,3}|${dagger}|${reference}|[dls]\d{1,4}|${BARE_LABEL}(?:\s?\d{1,4})?)`;

const whole = (pattern: string): RegExp => new RegExp(`^\\s*${pattern}\\s*$`, 'iu');
const isBracketed = whole(bracketed);
const isReference = whole(reference);

/** UTF-16 units of a mark: longer brackets hold text. */
const MAX_MARK_LENGTH = 160;
/** Markdown's raised text. */
const raisedByCarets = /\^\d{1,3}\^/g;
const squareBrackets = /[[【［]([^[\]【】［］\n]{1,160})[\]】］]/gu;
const roundBracketsAtEnd = /[(（]([^()（）\n]{1,160})[)）]\s*["”’»'.。]*\s*$/u;
/** After the closing quotation mark everything is the citing author's: "…" – page 12. */
const afterQuotationMarks = /(?<=["”»’]\s*)(?:[—–-]{1,2}|,)\s*([^"”»’\n]{1,160})$/u;
/** A raised number after the last word or its punctuation; a square or cube only after punctuation. */
const raisedAtEnd = /(?:(?<=\p{L}{4}\s?)[⁰¹⁴-⁹][⁰¹²³⁴-⁹]{0,2}|(?<=[.,;:!?"”’»)\]]\s*)[⁰¹²³⁴-⁹]{1,3})\s*["”’»'.]*\s*$/u;

/** What editors add to a quotation in brackets; it says nothing about the source's words. */
const editorialNote =
  /[[(]\s*(?:sic!?|emphasis (?:added|mine|supplied|in original)|italics (?:added|mine|in original)|citations? omitted|footnotes? omitted|internal (?:quotation marks|citations?) omitted|hervorhebung (?:hinzugefügt|im original))\s*[\])]/giu;

const rangesOf = (text: string, pattern: RegExp): Range[] =>
  Array.from(text.matchAll(pattern), (found) => ({ start: found.index, end: found.index + found[0].length }));

export const editorialNotesIn = (raw: string): Range[] => rangesOf(raw, editorialNote);

/** Consecutive marks at the end of a quotation that are removed; more are not a citation. */
const MAX_MARKS_AT_END = 12;
/** Characters of which every mark has one: searched first, since most quotations have none. */
const mayHoldMarks = /[[【［(（^"”»’⁰¹²³⁴-⁹]/;
/**
 * "[1]5 percent", "[1] 300 mg", "710,000 [900]" and "300 [000] euros": digits in brackets that a reader takes as part of the adjacent
 * number.
 */
function makesFigure(raw: string, { 0: mark, 1: content, index }: RegExpExecArray): boolean {
  if (!/^\s*\d+\s*$/.test(content)) return false;
  if (/^\p{Sc}?[.,]?\d/u.test(raw.slice(index + mark.length))) return true;
  const before = raw.slice(Math.max(0, index - GROUP_REACH), index);
  const isGroupAfter = /^\s\d{3}(?![\d.,:/])/.test(raw.slice(index + mark.length, index + mark.length + GROUP_REACH));
  if (isGroupAfter && /[\p{L}\p{N}:=]\s*$/u.test(before)) return true;
  if (/\d[.,'’]\d{3}\s$/u.test(before) && /^\s*\d{3}\s*$/.test(content)) return true;
  return (
    /^\s*0+\s*$/.test(content) && (/\d$/.test(raw.slice(Math.max(0, index - 1), index)) || content.trim().length > 1)
  );
}

/** UTF-16 units of a group of digits with what is around it. */
const GROUP_REACH = 6;

/** UTF-16 units between a label and its value: searching everything before would cost as much for each mark. */
const LABEL_REACH = 40;

/** "Platelets: [130-175]", with nothing after it: numbers introduced by a label, or the border of a cell, are a value. */
const isValue = (raw: string, { 0: mark, 1: content, index }: RegExpExecArray): boolean =>
  /^[\d\s.,;–-]+$/.test(content) &&
  /[:：=|]$/.test(raw.slice(Math.max(0, index - LABEL_REACH), index).trimEnd()) &&
  /^[\s.|]*$/.test(raw.slice(index + mark.length));

/** UTF-16 units before a mark and after it in which the words beside it begin. */
const BEFORE_REACH = 3;
const AFTER_REACH = 40;
/** What a number counts in scripts without spaces. */
const countersUnspaced = /^[元円人年个個月日天万萬亿億名件次岁歳倍度例%％]/u;

/** "Rose by [50] percent", "paid [300] euros", "4 [20] g": a number put in before a unit is what it counts, and no citing author's. */
function isInserted(raw: string, { 0: mark, 1: content, index }: RegExpExecArray): boolean {
  if (!/^\s*\d+(?:\s*[–-]\s*\d+)?\s*$/.test(content)) return false;
  const next = raw.slice(index + mark.length, index + mark.length + AFTER_REACH);
  if (countersUnspaced.test(next)) return true;
  if (!/[\p{L}\d]\s$/u.test(raw.slice(Math.max(0, index - BEFORE_REACH), index))) return false;
  const word = /^\s(\p{L}+)/u.exec(next)?.[1].toLowerCase();
  if (word === undefined) return /^\s[\p{Sc}%‰°]/u.test(next);
  // Inches and "in".
  if (isStopword(word)) return false;
  return isUnit(word) || isCurrency(word) || isPercentWord(word) || isMagnitudeWord(word) || isDuration(word);
}

/** UTF-16 units of three letters of any plane, and a punctuation character. */
const NOTED_WORD_REACH = 7;

/** "debt[a]", glued to a word: in "contract[s]" a letter is part of it. */
const isNoteLetter = (raw: string, { 0: mark, 1: content, index }: RegExpExecArray): boolean =>
  /^[a-cf-m]$/.test(content) &&
  /\p{L}{3}[.,;:!?]?$/u.test(raw.slice(Math.max(0, index - NOTED_WORD_REACH), index)) &&
  !/^[\p{L}\d]/u.test(raw.slice(index + mark.length));

const nothingBetween = /^[\s."”’»']*$/u;

/** Every mark of a quotation, in order. */
export function citationMarksIn(raw: string): Range[] {
  if (!mayHoldMarks.test(raw)) return [];
  const inSquares = Array.from(raw.matchAll(squareBrackets))
    .filter(
      (found) =>
        (isBracketed.test(found[1]) && !makesFigure(raw, found) && !isValue(raw, found) && !isInserted(raw, found)) ||
        isNoteLetter(raw, found),
    )
    .map((found) => ({ start: found.index, end: found.index + found[0].length }));
  const marks = [...inSquares, ...rangesOf(raw, raisedByCarets), ...editorialNotesIn(raw)].sort(
    (a, b) => a.start - b.start,
  );
  const atEnd: Range[] = [];
  let end = raw.trimEnd().length;
  let next = marks.length - 1;
  while (atEnd.length < MAX_MARKS_AT_END) {
    const known = marks.at(next);
    if (next >= 0 && known !== undefined && nothingBetween.test(raw.slice(known.end, end))) {
      end = raw.slice(0, known.start).trimEnd().length;
      next--;
      continue;
    }
    const last = markAtEnd(raw.slice(0, end));
    if (last === undefined) break;
    atEnd.unshift(last);
    end = raw.slice(0, last.start).trimEnd().length;
    while (next >= 0 && marks[next].start >= last.start) next--;
  }
  return [...marks, ...atEnd].sort((a, b) => a.start - b.start);
}

function markAtEnd(text: string): Range | undefined {
  const tail = Math.max(0, text.length - MAX_MARK_LENGTH);
  for (const pattern of [roundBracketsAtEnd, afterQuotationMarks]) {
    const found = pattern.exec(text.slice(tail));
    if (found !== null && isReference.test(found[1].replace(/[.\s]+$/, ''))) {
      return { start: tail + found.index, end: text.length };
    }
  }
  const raised = raisedAtEnd.exec(text.slice(tail));
  return raised === null ? undefined : { start: tail + raised.index, end: text.length };
}

/** The last mark after the quotation's words; empty if there is none. */
export function lastMark(raw: string): string {
  const last = citationMarksIn(raw).at(-1);
  return last !== undefined && nothingBetween.test(raw.slice(last.end)) ? raw.slice(last.start, last.end) : '';
}

const bracketedAtStart = new RegExp(
  `^[\\s"'.,;]*(?:[[【{]\\s*${bracketed}\\s*[\\]】}]|\\(\\s*${reference}\\s*\\))`,
  'iu',
);
/** At the start of a line it numbers a paragraph. */
const numberedAtStart = /^(?:[^\S\n]|["'.,;])*\(\d{1,3}\)/;

const labelAtStart = new RegExp(`^[\\s,]*${label}\\d`, 'iu');

/**
 * Whether a text continues with a reference of its own, for which a citing author's mark would stand: "[13]" for "[12]", "(p. 3)" for ", p.
 * 5".
 */
export const goesOnWithReference = (text: string, mark: string): boolean =>
  bracketedAtStart.test(text) || (/\p{L}/u.test(mark) ? labelAtStart : numberedAtStart).test(text);
