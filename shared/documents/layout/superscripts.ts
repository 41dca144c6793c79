/**
 * Numbers that are drawn small and high are written as superscripts: as plain ones they would say something else ("10⁹" is not "109"), and
 * nothing would distinguish the footnote reference from a number of the sentence. The same applies to the letter of a note ("debtᵃ").
 */
import { isLetter } from './letters.ts';
import type { Glyph } from './glyph.ts';

/**
 * Text smaller than this part of its neighbour, and raised this far in its neighbour's font sizes, is a superscript. Of 302 pages .82 to
 * .95 change one at most, .78 four and 1.05 seven.
 */
const SUPERSCRIPT_SIZE_RATIO = 0.87;
const RAISED = 0.15;
/** In font sizes of the neighbour: a superscript follows its word at once. */
const SUPERSCRIPT_GAP = 0.35;
/** The same for a number that is set off from the words before and after it: references in grey pills have room around them. */
export const PILL_GAP = 1.2;
/** Digits of such a number. */
export const LONGEST_PILL = 3;

/** Small letters before the letter of a note: fewer may be an abbreviation. */
const LETTERS_BEFORE = 3;
const NOTE_LETTERS = new Map(Array.from('abcdefghijk', (letter, i) => [letter, Array.from('ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏ')[i]]));

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';

/** A number, or several as "1,2" and "3–5", followed by authors' symbols; the sign of an exponent before it. */
const MARK = /^[+−–-]?\d+(?:[,;–-]\d+)*,?[*∗†‡§¶]*$/;
/** Allowed in a superscript; a bar makes a raised number the upper part of a fraction. */
const SUPERSCRIPT_CHARACTER = /^[\d,;+−–*∗†‡§¶-]$/;
const FRACTION_BAR = /^[/⁄∕]$/;

export const isSuperscript = (text: string): boolean => text > '\x7f' && SUPERSCRIPTS.includes(text);

/** Whether the character is drawn small and high beside another. */
export const isRaised = (mark: Glyph, beside: Glyph): boolean =>
  mark.size <= SUPERSCRIPT_SIZE_RATIO * beside.size && beside.baseline - mark.baseline >= RAISED * beside.size;

/** Rewrites raised numbers and the letters of notes. The units are in order from left to right. */
export function writeSuperscripts(placed: readonly Glyph[]): void {
  for (let at = 0; at < placed.length; at++) {
    if (at > 0 && !isRaised(placed[at], placed[at - 1])) continue;
    const end = superscriptEnd(placed, at);
    if (at > 0 && !isNear(placed[at - 1], placed[at]) && !isPill(placed, at, end)) continue;
    const after = placed.at(Math.max(end, at + 1));
    if (at === 0 && (after === undefined || !isRaised(placed[at], after))) continue;
    const mark = placed.slice(at, end);
    if (MARK.test(mark.map(({ text }) => text).join('')) && !isNumerator(placed, end)) mark.forEach(raise);
    else if (isNoteLetter(placed, at)) placed[at].text = NOTE_LETTERS.get(placed[at].text) ?? placed[at].text;
    at = Math.max(at, end - 1);
  }
}

/** End of the run of characters of one size and height that may be a superscript. */
function superscriptEnd(placed: readonly Glyph[], start: number): number {
  let end = start;
  while (end < placed.length && SUPERSCRIPT_CHARACTER.test(placed[end].text) && isAlike(placed[end], placed[start]))
    end++;
  return end;
}

/**
 * A single letter after a word or number, or before the first word of a line, the note itself: the raised ones of "19th", "1er", "11e",
 * "XIXe" and "Mme" are several, make an ordinal or come after capitals.
 */
function isNoteLetter(placed: readonly Glyph[], at: number): boolean {
  const after = placed.at(at + 1);
  if (
    !NOTE_LETTERS.has(placed[at].text) ||
    (after !== undefined && isLetter(after.text) && isAlike(after, placed[at]))
  ) {
    return false;
  }
  if (at === 0) return true;
  if (isDigit(placed[at - 1])) {
    const isLong = at >= DIGITS_BEFORE && placed.slice(at - DIGITS_BEFORE, at).every(({ text }) => FIGURE.test(text));
    return isLong ? NOTE_OF_NUMBER.test(placed[at].text) : placed[at].text === 'b' || placed[at].text === 'c';
  }
  return at >= LETTERS_BEFORE && placed.slice(at - LETTERS_BEFORE, at).every(({ text }) => /^\p{Ll}$/u.test(text));
}

/** Digits of a long number, as `6/8/10ᵃ`; in short ones, as `11e`, `2d` and `3a`, the letter may say which. */
const DIGITS_BEFORE = 3;
const FIGURE = /^[\d.,%/]$/;
const NOTE_OF_NUMBER = /^[a-c]$/;
const isDigit = ({ text }: Glyph): boolean => /^\d$/.test(text);

const isNumerator = (placed: readonly Glyph[], end: number): boolean =>
  FRACTION_BAR.test(placed.at(end)?.text ?? '') && /\d/.test(placed.at(end + 1)?.text ?? '');

const isNear = (before: Glyph, mark: Glyph): boolean => mark.start - before.end <= SUPERSCRIPT_GAP * before.size;

/** Whether the run is a short number with room on either side, which is not much more than that of a space, after a word or a bracket. */
function isPill(placed: readonly Glyph[], start: number, end: number): boolean {
  const before = placed[start - 1];
  if (end === start || end - start > LONGEST_PILL || placed[start].start - before.end > PILL_GAP * before.size)
    return false;
  const isAfterWord = isLetter(before.text) && isLetter(placed.at(start - 2)?.text ?? '');
  if (start < 2 || !(isAfterWord || CLOSING.test(before.text))) return false;
  const after = placed.at(end);
  return placed.slice(start, end).every(isDigit) && (after === undefined || !isNear(placed[end - 1], after));
}
const CLOSING = /^[)\]”’"».,;:]$/;

const isAlike = (one: Glyph, other: Glyph): boolean =>
  Math.abs(one.size - other.size) < 0.1 && Math.abs(one.baseline - other.baseline) < 0.1;

/** The sign of an exponent is raised with it; a dash between two numbers stays. */
function raise(glyph: Glyph, position: number): void {
  if (/^\d$/.test(glyph.text)) glyph.text = SUPERSCRIPTS[Number(glyph.text)];
  else if (position === 0 && glyph.text === '+') glyph.text = '⁺';
  else if (position === 0 && /^[−–-]$/.test(glyph.text)) glyph.text = '⁻';
}
