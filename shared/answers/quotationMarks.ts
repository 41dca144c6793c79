/**
 * Words between quotation marks, in all languages that use marks in pairs. One pass over the text: a mark opens, or closes what
 * is open; only the outermost pair counts, since everything inside is part of the quotation.
 */
import { LONGEST_QUOTATION } from './quotation.ts';

/** By opening mark: all marks that close it. Book titles (《》) do not count. */
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '”': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹',
  '‘': '’',
  '‚': '‘’',
  '「': '」',
  '『': '』',
  '〝': '〞〟',
  '"': '"',
  "'": "'",
};
/** These are also apostrophes and symbols for feet, inches and seconds: they open only at the beginning of a word, and close at an end. */
const AMBIGUOUS = new Set([
  '"',
  "'",
  '’',
  '‘',
  '”',
  '»',
  '›',
]); /** Opens a quotation and has no other meaning at the beginning of a word. */
const ONLY_OPENING = new Set(['“', '„', '«', '「', '『', '"']);

const BEFORE_OPENING = /[\s([{<>|*_~—–\-:;,.!?/=\u3000-\u303f]/u;
const WORD = /[\p{L}\p{N}]/u;

export interface MarkedSpan {
  /** UTF-16 offsets of the words between the marks, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The marks are too far apart, or the closing one is missing: quotations between them are searched for separately. */
  readonly flaw?: 'too_long' | 'unclosed';
}

export function markedSpans(text: string): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  const closings = new Map<string, Uint32Array>();
  const closingAt = (opening: string, closing: string, from: number): number | undefined => {
    const places = closings.get(opening) ?? closingPlaces(text, opening, closing);
    closings.set(opening, places);
    return places[from] > 0 ? places[from] : undefined;
  };
  let tooLongUntil = 0;
  /** Where there is a mark that nothing closes, after the last pair. */
  let unclosed: number | undefined;
  let at = 0;
  while (at < text.length) {
    const closing = opens(text, at) ? CLOSING[text[at]] : undefined;
    if (closing === undefined) {
      at++;
      continue;
    }
    const end = closingAt(text[at], closing, at);
    if (end === undefined) {
      if (ONLY_OPENING.has(text[at])) unclosed ??= at;
      at++;
      continue;
    }
    unclosed = undefined;
    if (end - at <= LONGEST_QUOTATION) {
      spans.push({ start: at + 1, end });
      at = end + 1;
      continue;
    }
    // Only the outermost one: an answer may be nothing but marks.
    if (at >= tooLongUntil) {
      spans.push({ start: at + 1, end, flaw: 'too_long' });
      tooLongUntil = end;
    }
    at++;
  }
  if (unclosed !== undefined) spans.push({ start: unclosed + 1, end: text.length, flaw: 'unclosed' });
  return spans;
}

function opens(text: string, at: number): boolean {
  const mark = text[at];
  if (!(mark in CLOSING)) return false;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  const startsWord = before === '' || BEFORE_OPENING.test(before) || before in CLOSING;
  // French puts spaces inside its marks; straight ones have none.
  const isFollowed = mark === '«' || mark === '»' ? after !== '' : after !== '' && !/\s/.test(after);
  if (AMBIGUOUS.has(mark)) return startsWord && isFollowed;
  return isFollowed;
}

/**
 * For each position of the opening mark in the text, the position of the mark that closes it, 0 if none does; nested ones of
 * other kinds are skipped. One pass for all of them: an answer may be nothing but opening marks.
 */
function closingPlaces(text: string, opening: string, closing: string): Uint32Array {
  const places = new Uint32Array(text.length);
  const nests = !closing.includes(opening);
  let open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (closing.includes(mark) && closes(text, at)) {
      for (const from of nests ? open.splice(-1) : open) places[from] = at;
      if (!nests) open = [];
    }
    if (mark === opening) open.push(at);
  }
  return places;
}

/** An apostrophe inside a word closes nothing. */
function closes(text: string, at: number): boolean {
  const mark = text[at];
  if (mark !== "'" && mark !== '’') return true;
  return !(WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at + 1))) && !/\s/.test(text.charAt(at - 1));
}
