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
import type { Token } from '../text/tokens.ts';
import { rawWords, type Window } from '../source/window.ts';
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
  const { start } = lineAround(window, source);
  const last = window.tokens.findLastIndex(({ end }) => end <= source.left.end);
  const first = window.tokens.findIndex((token) => token.start >= start);
  const name = rawWords(window, first, last + 1);
  if (last - first >= MAX_LABEL_WORDS || /\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)) return false;
  return window.index.segments.filter(({ text }) => text.trimStart().startsWith(name)).length > 1;
}

interface Line {
  /** Where it begins in the window's text. */
  readonly start: number;
  readonly text: string;
  readonly tokens: readonly Token[];
}

function lineAround({ text, tokens }: Window, { left, right }: Gap): Line {
  const start = text.lastIndexOf('\n', left.start) + 1;
  const end = text.indexOf('\n', right.start);
  const stop = end < 0 ? text.length : end;
  return {
    start,
    text: text.slice(start, stop),
    tokens: tokens.filter((token) => token.start >= start && token.end <= stop),
  };
}

/** Punctuation of a quotation that reads a row. */
const MIN_BORDERS = 2;

/** A line that is quoted from start to end, with no sentence on it and punctuation inserted throughout. */
const isQuotedWhole = ({ letters, fold }: QuotedText, line: Line): boolean =>
  !endsSentence(line) &&
  fold.text.split(/[,;:]|\s-\s/).length > MIN_BORDERS &&
  letters.includes(line.tokens.map((token) => token.letters).join(''));

/** Numbers on a line that make it a row, and the share of its words that may be of the kind that sentences are made of. */
const MIN_ROW_FIGURES = 2;
const MAX_ROW_STOPWORDS = 0.15;

function isRowOfFigures(line: Line): boolean {
  const { tokens, text } = line;
  // "12 500" may be one number.
  const figures = text.match(/\d[\d., ]*/g)?.length ?? 0;
  const stopwords = tokens.filter(({ key }) => isStopword(key)).length;
  return figures >= MIN_ROW_FIGURES && stopwords <= tokens.length * MAX_ROW_STOPWORDS && !endsSentence(line);
}

const endsSentence = ({ text }: Line): boolean =>
  /\p{L}{2}["')\]]*[.!?;,]["')\]]*\s*$/u.test(text) || /\p{L}{3}[.!?] /u.test(text);

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
const wordsIn = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { kind }) => sum + (kind === 'glyph' ? 0.5 : 1), 0);

/** "Full name Priya Raman": what the line starts with, and a capital after it, or a line that is not a sentence. */
function isLabelOfLine({ tokens }: Line, { left, right, rightIsSmall }: Gap): boolean {
  const label = tokens.filter((token) => token.end <= left.end);
  // In a row of numbers the label extends to the first of them.
  if (tokens.slice(label.length, label.length + MIN_VALUE_WORDS).some(({ kind }) => kind === 'number')) return false;
  if (wordsIn(label) > MAX_LABEL_WORDS || label.some(({ key }) => mayDeny(key)) || isStopword(left.key)) return false;
  if (!rightIsSmall) return right.kind === 'word' || right.kind === 'glyph';
  return tokens.length <= MAX_FIELD_WORDS && !tokens.some(({ key }) => isStopword(key) && !mayDeny(key));
}
