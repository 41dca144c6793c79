/**
 * Recognises footnote references and reference marks in a source: a quotation that leaves them out says the same. A number that might be
 * part of the sentence is not a reference: leaving it out would change what is said.
 */
import { wordsOf } from '../language/languages.ts';
import { precedesNumber } from '../source/footnotes.ts';
import { DIGIT, kindOf, LETTER } from '../text/characters.ts';
import {
  isCurrency,
  isDuration,
  isPercentWord,
  isRaisedUnit,
  isUnit,
  isUnitSymbol,
  namesInterval,
  takesNumber,
} from '../language/quantities.ts';
import { coordinates, isAuxiliary, isModal, wantsObject } from '../language/openWords.ts';
import { isStopword } from '../language/stopwords.ts';
import { isInBracketedReference } from './bracketedReferences.ts';
import { isInWikiMark } from './wikiMarks.ts';
import { isInNoteColumn } from './noteColumns.ts';
import { isIsotope } from './isotopes.ts';
import { isLetterReference } from './letterReferences.ts';
import { isInSeries, isReferenceNumber } from './referenceSeries.ts';
import { rawWords, segmentOf, type Window } from '../source/window.ts';
import { digitCount, firstEndingAfter, type Token } from '../text/tokens.ts';

/** Notes are counted up to 999; longer numbers are quantities. */
const MAX_MARK_DIGITS = 3;
/** Letters of a word that may carry a glued or raised reference: shorter ones are units and formulas (m², CO2, B12, x1). */
const MIN_WORD_LETTERS = 4;
/** Letters of an abbreviation whose full stop belongs to the number after it: "no.5", "vol.2", "art.12". */
const MAX_ABBREVIATION_LETTERS = 4;

/** Whether the token at this position of the window is the footnote reference, or is inside one. */
export function isFootnoteReference(window: Window, position: number): boolean {
  const token = window.tokens[position];
  if (isInWikiMark(window, position) || isInBracketedReference(window, position)) return true;
  if (token.kind === 'symbol') return token.key === '※' && !startsLine(window, token);
  if (token.kind !== 'number') return isLetterReference(window, position);
  if (window.text.charAt(token.start - 1) === '※' && position > 0 && isFootnoteReference(window, position - 1))
    return true;
  if (isInNoteColumn(window, position)) return true;
  if (isInReferenceBrackets(window, position)) return isProvenReference(window, position);
  // "¹⁻³", "¹–³": the last of several references.
  if (token.raised && /^\^?-\d{1,3}$/.test(token.key) && window.tokens.at(position - 1)?.raised === true) {
    return position > 0 && isFootnoteReference(window, position - 1);
  }
  if (digitCount(token) > MAX_MARK_DIGITS || !/^\^?\(?[1-9]\d{0,2}\)?$/.test(token.key)) return false;
  if ((token.raised || hasNote(window, token)) && startsNote(window, position)) return true;
  const previous = position > 0 ? window.tokens[position - 1] : undefined;
  if (previous === undefined) return false;
  if (token.raised) return isRaisedReference(window, token, previous);
  if (token.key.startsWith('(')) return refersToLine(window, position, token, previous);
  return token.start === previous.end
    ? isGluedMark(window, token, previous)
    : isAfterPunctuation(window, token, previous) || isLoneMark(window, position, token, previous);
}

/** "Brosio (5) proposes" if a line of the source begins with "(5)" and words, as its references or notes do. */
function refersToLine({ index, tokens, text }: Window, position: number, token: Token, previous: Token): boolean {
  if (previous.kind !== 'word' || tokens.at(position + 1)?.kind !== 'word' || takesNumber(previous.key)) return false;
  if (!/^\s+$/.test(text.slice(previous.end, token.start).replace('(', '')) || !token.key.endsWith(')')) return false;
  let numbers = numbersOfLines.get(index);
  if (numbers === undefined) {
    numbers = new Set(index.segments.map((segment) => numberedLine.exec(segment.text)?.[1] ?? ''));
    numbersOfLines.set(index, numbers);
  }
  return numbers.has(token.letters);
}
const numbersOfLines = new WeakMap<Window['index'], ReadonlySet<string>>();
const numberedLine = /^\s*\((\d{1,2})\)\s?\p{L}/u;

/** There "※" begins the note itself. */
const startsLine = ({ text }: Window, { start }: Token): boolean =>
  /^[(（]?$/u.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim());

/** "³The ideal size": a raised number that begins a line, glued to a word with which it does not form an isotope. */
function startsNote(window: Window, position: number): boolean {
  const { text, tokens } = window;
  const token = tokens[position];
  const next = tokens.at(position + 1);
  if (next?.kind !== 'word' || next.start !== token.end) return false;
  if (isIsotope(Number(token.key.replace(/\D/g, '')), rawWords(window, position + 1, position + 2))) return false;
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, token.start - MAX_GROUP_LENGTH), token.start));
}

/** Notes that one reference names with a dash between: [3–7]. A wider span is a range of values. */
const MAX_REFERENCE_SPAN = 10;
/** UTF-16 units of a group of references in brackets: [12, 14, 18–21]. */
const MAX_GROUP_LENGTH = 40;

/** "[12]", "[1, 3]", "[2–5]": square brackets around nothing but numbers, after a word or another such group. */
export function isInReferenceBrackets(window: Window, position: number): boolean {
  const { text, tokens } = window;
  const token = tokens[position];
  const first = Math.max(0, token.start - MAX_GROUP_LENGTH);
  const reach = text.slice(first, token.start + 1);
  const open = first + Math.max(reach.lastIndexOf('['), reach.lastIndexOf('【'));
  if (open < first) return false;
  const group = /^[[【]([\d\s,;−-]{1,40})[\]】]/.exec(text.slice(open, open + MAX_GROUP_LENGTH + 2));
  if (group === null || open + group[0].length <= token.start) return false;
  const [, numbers] = group;
  if (!numbers.split(/[,;]/).every((part) => isReference(part.trim()))) return false;
  // "[30] days" and "EUR [500]" are numbers that a draft leaves open.
  let after = position + 1;
  while (after < tokens.length && tokens[after].start < open + group[0].length) after++;
  if (after < tokens.length && isMeasure(tokens[after].key)) return false;
  let before = position - 1;
  while (before >= 0 && tokens[before].start >= open) before--;
  if (before >= 0 && isCurrency(tokens[before].key)) return false;
  if (before < 0) return true;
  const previous = tokens[before];
  if (previous.kind === 'word' || previous.kind === 'glyph') {
    if (namesInterval(previous.key) || refersTo(previous.key)) return false;
    // "buffer[1]" may be an element; "method[5]" is a reference if the source has others like it.
    return previous.end < open || isInSeries(window.index, Number(token.letters), previous.key);
  }
  return /^\s*$/.test(text.slice(previous.end + 1, open)) && isInReferenceBrackets(window, before);
}

/** Tokens before a number that include the verb for which a draft leaves it open: "shall pay [500]". */
const DUTY_TOKENS = 3;

/** "Appoint [2] directors" may be a number that a draft leaves open: something must prove that it is a reference. */
function isProvenReference(window: Window, position: number): boolean {
  const { index, tokens, text } = window;
  let before = position - 1;
  while (before >= 0 && tokens[before].kind === 'number') before--;
  if (before < 0) return true;
  const { key } = tokens[before];
  if (isReferenceNumber(index, Number(tokens[position].letters), key)) return true;
  const closes = /^[\d\s,;−-]*[\]】]\s*(?:[.;!?]|$)/.test(
    text.slice(tokens[position].end, tokens[position].end + MAX_GROUP_LENGTH),
  );
  const isOwed = tokens.slice(Math.max(0, before + 1 - DUTY_TOKENS), before + 1).some((token) => isModal(token.key));
  return (closes || isAside(window, before, position)) && !isOwed && !wantsObject(key);
}

/**
 * "40 litres [4, 5] and leaks", "near Lyon [12] and": several numbers, or one after a unit or a name, before a word that continues the
 * sentence.
 */
function isAside(window: Window, before: number, position: number): boolean {
  const { tokens, text } = window;
  const { end } = tokens[position];
  const group = /^[\d\s,;−-]*[\]】]\s+/.exec(text.slice(end, end + MAX_GROUP_LENGTH))?.[0];
  let at = position + 1;
  while (group !== undefined && at < tokens.length && tokens[at].start < end + group.length) at++;
  const next = group === undefined ? undefined : tokens.at(at);
  if (next === undefined || !(coordinates(next.key) || isAuxiliary(next.key))) return false;
  const isSeveral = /\d\s*[,;]/.test(text.slice(tokens[before].end, end + (group?.length ?? 0)));
  const { key, start } = tokens[before];
  const isName = start > 0 && /^\p{Lu}\p{Ll}/u.test(rawWords(window, before, before + 1));
  return (isSeveral && key.length > 1) || isMeasure(key) || isName;
}

const isMeasure = (key: string): boolean =>
  (isUnit(key) && !isStopword(key)) || isDuration(key) || isPercentWord(key) || key === 'per';

/** "See [3]" and "lies in [3, 5]": what these introduce is part of the sentence. */
const referringWords = wordsOf('introducesReference');
const refersTo = (key: string): boolean => referringWords.has(key);

function isReference(part: string): boolean {
  const span = /^([1-9]\d{0,2})(?:\s*[−-]\s*(\d{1,3}))?$/.exec(part);
  if (span === null) return false;
  return Number(span.at(2) ?? span[1]) - Number(span[1]) <= MAX_REFERENCE_SPAN;
}

/**
 * The powers of words ("distance²") and of numbers ("10⁶") are not references: where one may be meant, something must say that it is a
 * note.
 */
function isRaisedReference(window: Window, token: Token, previous: Token): boolean {
  if (previous.end !== token.start) {
    const between = window.text.slice(previous.end, token.start);
    return (
      (/^[*†‡]$/.test(between) && carriesMark(previous)) ||
      (/[.,;:!?)\]"'’”%]\s?$/.test(between) && !(between.endsWith(' ') && beginsWord(window, token))) ||
      (isAloneInBrackets(window, token) && !isRaisedUnit(previous.key)) ||
      hasNote(window, token)
    );
  }
  if (previous.kind === 'number') {
    // A number to the power of one is itself.
    if (token.letters === '1') return previous.key !== '10';
    return hasNote(window, token) && /^(?:1[5-9]|20)\d\d$|[.,]\d/.test(previous.key);
  }
  // Nor does anyone raise a unit to the power of one: "-15.0 dBm¹", "5 EUR¹".
  if (
    token.letters === '1' &&
    (isCurrency(previous.key) || ((isUnit(previous.key) || isUnitSymbol(previous.key)) && previous.letters.length > 1))
  )
    return true;
  // "Signed into law by¹": a word that only joins others has no power.
  const isMarkOfNote = isStopword(previous.key) && previous.letters.length > 1 && hasNote(window, token);
  if (isMarkOfNote && !isRaisedUnit(previous.key)) return true;
  // "The Code Act¹": short for a word, long for a unit or a variable.
  const isShortWord = previous.kind === 'word' && previous.letters.length === MIN_WORD_LETTERS - 1;
  if (isShortWord && !isRaisedUnit(previous.key) && !isUnit(previous.key))
    return token.letters === '1' || hasNote(window, token);
  if (!carriesMark(previous) && previous.kind !== 'glyph') return false;
  if (!isPower(token) || hasNote(window, token)) return true;
  const number = Number(token.letters);
  return isInSeries(window.index, number, previous.key) || isOfAuthor(window, token, previous);
}

/** "Lindqvist¹ and Tanaka²": names are not squared, and if a word has a raised 1 the numbers on its line are references. */
function isOfAuthor(window: Window, token: Token, previous: Token): boolean {
  const { text } = segmentOf(window, token.end - 1);
  const word = firstEndingAfter(window.tokens, previous.start);
  return /\p{L}{3}¹/u.test(text) && /^\p{Lu}/u.test(rawWords(window, word, word + 1));
}

/** "³He". */
const beginsWord = ({ text }: Window, { end }: Token): boolean => /^\p{L}/u.test(text.slice(end, end + 2));

/** "Directive 2009/77/EC (³)": a power is never in brackets by itself. */
const isAloneInBrackets = ({ text }: Window, { start, end }: Token): boolean =>
  /[\p{L}\d"'”’] ?\($/u.test(text.slice(Math.max(0, start - 3), start)) && text[end] === ')';

const isPower = ({ letters }: Token): boolean => letters === '2' || letters === '3';

/** "word1": only if the page has a note of that number, or the source a series of references: "python3" is a name. */
function isGluedMark(window: Window, token: Token, previous: Token): boolean {
  if (!carriesMark(previous) || isFollowedByLetterOrDigit(window.text, token.end)) return false;
  if (hasNote(window, token)) return true;
  return !takesNumber(previous.key) && isInSeries(window.index, Number(token.letters), previous.key);
}

const carriesMark = (word: Token): boolean =>
  word.kind === 'word' && word.letters.length >= MIN_WORD_LETTERS && !isRaisedUnit(word.key);

/** "word.1 Next" and "word,”2": glued to the punctuation that is glued to a word. */
function isAfterPunctuation(window: Window, token: Token, previous: Token): boolean {
  const between = window.text.slice(previous.end, token.start);
  if (!/^[.,;:!?)\]"']{1,3}$/.test(between) || isFollowedByLetterOrDigit(window.text, token.end)) return false;
  if (hasNote(window, token)) return true;
  if (previous.kind === 'number' || previous.kind === 'symbol') return false;
  const isAbbreviation = between.startsWith('.') && previous.letters.length <= MAX_ABBREVIATION_LETTERS;
  if (isAbbreviation || takesNumber(previous.key) || between.startsWith(':')) return false;
  return isInSeries(window.index, Number(token.letters), previous.key);
}

/** "word 1 next" and "word. 1 Next": only if the page has a note of that number whose reference is printed that way. */
function isLoneMark(window: Window, position: number, token: Token, previous: Token): boolean {
  if (!hasLoneNote(window, token)) return false;
  const between = window.text.slice(previous.end, token.start);
  const next = window.tokens.at(position + 1);
  if (next !== undefined && (next.kind !== 'word' || (isUnit(next.key) && !isStopword(next.key)))) return false;
  if (/[.!?]["')\]]*\s+$/.test(between))
    return next === undefined || /^\p{Lu}/u.test(rawWords(window, position + 1, position + 2));
  if (/[,;:)"']\s+$/.test(between)) return true;
  return previous.kind === 'word' && !precedesNumber(previous.key);
}

function hasNote(window: Window, token: Token): boolean {
  const segment = segmentOf(window, token.end - 1);
  return window.index.notes.get(segment.pageNumber)?.all.includes(Number(token.letters)) ?? false;
}

function hasLoneNote(window: Window, token: Token): boolean {
  const segment = segmentOf(window, token.end - 1);
  return window.index.notes.get(segment.pageNumber)?.lone.includes(Number(token.letters)) ?? false;
}

function isFollowedByLetterOrDigit(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const kind = kindOf(text.charCodeAt(at));
  return kind === LETTER || kind === DIGIT || text[at] === '%';
}
