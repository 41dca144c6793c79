/**
 * The punctuation with which a citing author separates what a table or form separates by space alone: "Iberia; 188.7; −2.4%" read along a
 * row, "Full name: Priya Raman" off a form. Only beside a whole number, and after the label that starts a line: between any other words,
 * punctuation makes another sentence.
 */
import { isGrouped } from '../source/groupedNumbers.ts';
import { isMonth } from '../language/dates.ts';
import { mayDeny } from '../language/negations.ts';
import { isUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { foldText } from '../text/foldText.ts';
import { oncePer } from '../text/oncePer.ts';
import { firstEndingAfter, type Token } from '../text/tokens.ts';
import { findExact } from '../source/findExact.ts';
import { lettersOf, type SourceIndex } from '../source/sourceIndex.ts';
import { rawWords, segmentAt, type Window } from '../source/window.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Gap } from './gap.ts';

/** Words of a label, and of a line that is a label with its value. */
const MAX_LABEL_WORDS = 5;
const MAX_FIELD_WORDS = 8;
/** Words of a value and the next label before a number: a closer number belongs to a row. */
const MIN_VALUE_WORDS = 3;

/** @param at the source's token after the gap */
export function setsCellsApart(text: QuotedText, window: Window, quoted: Gap, source: Gap, at: number): boolean {
  if (namesSpeaker(window, quoted, source)) return true;
  // Signs are compared as punctuation: "401.0; +6.0". So is the symbol in "Claim #: X2041" of "Claim # X2041".
  if (!/^(?:[^\S\n]?#)?[^\S\n]+\+?$/.test(source.text) || source.side === 'scan') return false;
  const plain = quoted.text.replace(/^\s?#(?=:)/, '').replace(/[*_`+"\ufdd0]/g, '');
  const mark = plain.trim();
  if (!/^(?:[,;:]|-{1,2})$/.test(mark) || (mark.startsWith('-') && !/^\s.*\s$/.test(plain))) return false;
  const { left, right, rightIsSmall } = source;
  if (right.kind === 'number' && isGrouped(window, at)) return false;
  const line = lineAround(window, source);
  if (isQuotedWhole(text, line) || (mark !== ':' && isRowOfFigures(line)))
    return !mayDeny(left.key) || !source.rightIsSmall;
  if (mayDeny(left.key)) return false;
  if (mark === ':' && source.text.includes('#')) return true;
  if (endsFigure(left) || startsFigure(right)) return areWholeCells(quoted, source);
  // "Site Reliability Engineer Feb. 2021".
  if (isMonth(right.key) && !rightIsSmall && window.tokens.at(at + 1)?.kind === 'number') return !isStopword(left.key);
  return (mark === ':' || mark.startsWith('-')) && isLabelOfLine(line, source);
}

/** "THE WITNESS. I did not see him." is quoted as "THE WITNESS: I did not see him." Capitals that begin several lines are a name. */
function namesSpeaker(window: Window, quoted: Gap, source: Gap): boolean {
  if (!/^\)?\.\s+$/.test(source.text) || !/^\)?[*_]*:[*_]*\s+$/.test(quoted.text.replaceAll('\ufdd0', '')))
    return false;
  const { text, tokens, index } = window;
  const last = firstEndingAfter(tokens, source.left.start);
  const first = firstStartingAt(tokens, text.lastIndexOf('\n', source.left.start) + 1);
  if (last - first >= MAX_LABEL_WORDS) return false;
  const name = rawWords(window, first, last + 1);
  return !/\p{Ll}/u.test(name) && /\p{Lu}{2}/u.test(name) && beginsSeveralLines(index, name);
}

/** Places of a speaker's name that are looked at. */
const MAX_PLACES = 2_000;
function beginsSeveralLines(index: SourceIndex, name: string): boolean {
  const lines = findExact(index, lettersOf(foldText(name).text), MAX_PLACES)
    .map((place) => segmentAt(index, place))
    .filter((line) => index.segments[line].text.trimStart().startsWith(name));
  return new Set(lines).size > 1;
}

interface Line {
  /** Where it begins in the window's text, and where it ends. */
  readonly start: number;
  readonly stop: number;
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A line is asked about once for each gap in it. */
const linesOf = oncePer((_window: Window) => new Map<number, Line>());

function lineAround(window: Window, { left, right }: Gap): Line {
  const { text, tokens } = window;
  const start = text.lastIndexOf('\n', left.start) + 1;
  const known = linesOf(window).get(start);
  if (known !== undefined && known.stop >= right.start) return known;
  const end = text.indexOf('\n', right.start);
  const stop = end < 0 ? text.length : end;
  const inside = tokens.slice(firstStartingAt(tokens, start), firstEndingAfter(tokens, stop));
  const line = { start, stop, text: text.slice(start, stop), tokens: inside };
  linesOf(window).set(start, line);
  return line;
}

/** A number may begin with a dash on the line before. */
function firstStartingAt(tokens: readonly Token[], offset: number): number {
  const at = firstEndingAfter(tokens, offset);
  return (tokens.at(at)?.start ?? offset) < offset ? at + 1 : at;
}

/** Punctuation of a quotation that reads a row. */
const MIN_BORDERS = 2;

const readsRow = oncePer(({ fold }: QuotedText): boolean => fold.text.split(/[,;:]|\s-\s/).length > MIN_BORDERS);
/** By line, whether the quotation has its letters. */
const quotedLines = oncePer((_quotation: QuotedText) => new WeakMap<Line, boolean>());

/** A line that is quoted from start to end, with no sentence on it and punctuation inserted throughout. */
function isQuotedWhole(quotation: QuotedText, line: Line): boolean {
  if (!readsRow(quotation) || endsSentence(line)) return false;
  const known = quotedLines(quotation).get(line);
  if (known !== undefined) return known;
  const isWhole = quotation.letters.includes(line.tokens.map(({ letters }) => letters).join(''));
  quotedLines(quotation).set(line, isWhole);
  return isWhole;
}

const endsSentence = oncePer(
  ({ text }: Line): boolean => /\p{L}{2}["')\]]*[.!?;,]["')\]]*\s*$/u.test(text) || /\p{L}{3}[.!?] /u.test(text),
);

/** Numbers on a line that make it a row, and the share of its words that may be of the kind that sentences are made of. */
const MIN_ROW_FIGURES = 2;
const MAX_ROW_STOPWORDS = 0.15;

const isRowOfFigures = oncePer((line: Line): boolean => {
  const { tokens, text } = line;
  // "12 500" may be one number.
  const figures = text.match(/\d[\d., ]*/g)?.length ?? 0;
  const stopwords = tokens.filter(({ key }) => isStopword(key)).length;
  return figures >= MIN_ROW_FIGURES && stopwords <= tokens.length * MAX_ROW_STOPWORDS && !endsSentence(line);
});

const endsFigure = ({ kind, key }: Token): boolean =>
  kind === 'number' || /^[%‰\p{Sc}]$/u.test(key) || (isUnit(key) && !isStopword(key));

const startsFigure = ({ kind, key }: Token): boolean =>
  kind === 'number' || (kind === 'symbol' && /^[\p{Sc}±≤≥]$/u.test(key));

/** Neither a number without its unit or noun, nor one after a month or a preposition. */
function areWholeCells(quoted: Gap, { left, right, rightIsSmall }: Gap): boolean {
  if (startsFigure(right)) return !isMonth(left.key) && !isStopword(left.key);
  if (right.kind !== 'word' || rightIsSmall || quoted.rightIsSmall) return false;
  return !isUnit(right.key) && !isMonth(right.key);
}

/** Two characters of an unspaced script count as one word. */
const WORDS_OF_GLYPH = 0.5;
const wordsIn = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { kind }) => sum + (kind === 'glyph' ? WORDS_OF_GLYPH : 1), 0);

/** "Full name Priya Raman": what the line starts with, and a capital after it, or a line that is not a sentence. */
function isLabelOfLine({ tokens }: Line, { left, right, rightIsSmall }: Gap): boolean {
  const label = tokens.slice(0, firstEndingAfter(tokens, left.end));
  if (label.length > MAX_LABEL_WORDS / WORDS_OF_GLYPH) return false;
  // In a row of numbers the label extends to the first of them.
  if (tokens.slice(label.length, label.length + MIN_VALUE_WORDS).some(({ kind }) => kind === 'number')) return false;
  if (wordsIn(label) > MAX_LABEL_WORDS || label.some(({ key }) => mayDeny(key)) || isStopword(left.key)) return false;
  if (!rightIsSmall) return right.kind === 'word' || right.kind === 'glyph';
  return tokens.length <= MAX_FIELD_WORDS && !tokens.some(({ key }) => isStopword(key) && !mayDeny(key));
}
