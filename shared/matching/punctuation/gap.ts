/** What is between two tokens: the folded characters there, and what must be known about their surroundings to say what they mean. */
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { isCurrency } from '../language/quantities.ts';
import { rawPieces, rawWords, segmentOf, type Window } from '../source/window.ts';
import { BLANK } from '../text/markdown.ts';
import type { Token } from '../text/tokens.ts';
import { marksName, marksCompany } from './namesInMarks.ts';

/** A stretch of punctuation, between two tokens or at one of them. */
export interface Stretch {
  /** Folded characters. */
  readonly text: string;
  readonly left?: Token;
  readonly right?: Token;
  /** Text up to the left token, in which a quotation mark may have been opened. */
  readonly before: string;
  readonly side: 'quotation' | 'source' | 'scan';
}

export interface Gap extends Stretch {
  readonly left: Token;
  readonly right: Token;
  /** The same with blanks in place of the citing author's mark-up. */
  readonly bare?: Stretch;
  /** The word after it starts with a lower-case letter: no sentence starts there. */
  readonly rightIsSmall: boolean;
  /** So does the word before it. */
  readonly leftIsSmall?: boolean;
  /** An amount or a code that begins with letters follows it: "P132 071.00", "EUR 500", "NJ0151100". */
  readonly opensNumber?: boolean;
  /** How it begins: a hyphen joins words, a long dash only ever separates them, one in between does either. */
  readonly dash: 'hyphen' | 'short' | 'long' | 'none';
  /** On a scan: a comma right after capitals, which is how OCR reads the lowered digit of "CO₂". */
  readonly mayBeFormula?: boolean;
  /** The right token is in quotation marks by itself: "«21» December". */
  readonly isMarkedAlone?: boolean;
  /** It opens or closes the marks around a name: one that the source has without them, too, or a company's. */
  readonly marksName?: boolean;
  readonly marksCompany?: boolean;
  /** Of Markdown as it is shown, at a line end: which of the lines on either side begin in bold. */
  readonly inBold?: { readonly above: boolean; readonly below: boolean };
}

/** UTF-16 units of a gap that are compared: more between two words is a rule or a joke. */
export const MAX_GAP_LENGTH = 400;
const shortened = (gap: string): string =>
  gap.length <= MAX_GAP_LENGTH ? gap : gap.slice(0, MAX_GAP_LENGTH / 2) + gap.slice(-MAX_GAP_LENGTH / 2);

/** A hyphen or dash without spaces around it, ignoring emphasis and quotation marks; at a line end it may break a word. */
export const isTightDash = (text: string): boolean =>
  /^-{1,3}$|^-[^\S\n]*\n\s*$/.test(text.replace(/["'()[\]*_\ufdd0]/g, ''));

/** UTF-16 units before a quotation mark that may hold the opening one. */
const QUOTATION_MARK_REACH = 300;
export const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - QUOTATION_MARK_REACH), at);

/** Brackets and symbols of an omitted reference mark go with it. */
const referenceMarks = /[[\]【】^*†]/g;

/** The folded characters between tokens `left` and `right`, without the footnote references and citations there. */
export function textBetween(text: string, tokens: readonly Token[], left: number, right: number): string {
  if (right === left + 1) return shortened(text.slice(tokens[left].end, tokens[right].start));
  let between = text.slice(tokens[left].end, tokens[left + 1].start);
  let last = text.slice(tokens[right - 1].end, tokens[right].start);
  // "EC (³)": brackets around only the reference mark.
  if (/ ?\($/.test(between) && last.startsWith(')')) {
    between = between.replace(/ ?\($/, '');
    last = last.slice(1);
  }
  // The full stop or bracket of a list number goes with it.
  if (/\n[^\S\n]*\(?$/.test(between)) return shortened(between.replace(/\($/, '') + last.replace(/^[.)]/, ''));
  for (let at = left + 1; at < right - 1; at++) {
    // A comma or dash between two reference marks ("¹,²", "[3–7]") separates them.
    between += text.slice(tokens[at].end, tokens[at + 1].start).replace(/[\s(){},;.-]|\?(?= ?\])/g, '');
  }
  // "[by whom?]" asks nothing in its sentence.
  between += last.replace(/^ ?\?(?=\])/, '');
  // The star of "word*¹" is the word's own.
  const own = tokens[left + 1].raised ? (/^[*†‡]/.exec(between)?.[0] ?? '') : '';
  return (
    own +
    shortened(between)
      .replace(referenceMarks, '')
      .replace(/([,;-])(?:\s*[,;-])+/gu, '$1')
  );
}

/** Between tokens `left` and `right` of a quotation. */
export function quotedGap(quoted: QuotedText, left: number, right: number): Gap {
  const { fold, bare, tokens, raw } = quoted;
  const ends = { left: tokens[left], right: tokens[right], side: 'quotation' as const };
  const stretch = (text: string): Stretch => ({
    ...ends,
    text: textBetween(text, tokens, left, right),
    before: textBefore(text, ends.left.end),
  });
  const start = fold.starts === null ? ends.left.end : fold.starts.at(ends.left.end);
  return {
    ...ends,
    ...stretch(fold.text),
    bare: stretch(bare),
    rightIsSmall: isSmall(quotedWords(quoted, right, right + 1)),
    opensNumber: opensNumber(tokens, right),
    dash: dashKind(raw.charAt(start ?? raw.length)),
  };
}

/** Between tokens `left` and `right` of a window. */
export function sourceGap(window: Window, left: number, right: number): Gap {
  const { text, tokens, index } = window;
  const ends = { left: tokens[left], right: tokens[right] };
  const piece = rawPieces(window, ends.left.end, ends.left.end + 1).at(0);
  const side = segmentOf(window, ends.left.end).readBy === 'ocr' ? 'scan' : 'source';
  const between = textBetween(text, tokens, left, right);
  return {
    ...ends,
    text: between,
    before: textBefore(text, ends.left.end),
    side,
    mayBeFormula: side === 'scan' && between.startsWith(',') && isSymbol(rawWords(window, left, left + 1)),
    isMarkedAlone: between.endsWith('"') && text.charAt(ends.right.end) === '"',
    marksName: marksName(window, left, right),
    marksCompany: marksCompany(window, left, right),
    rightIsSmall: isSmall(rawWords(window, right, right + 1)),
    opensNumber: opensNumber(tokens, right),
    leftIsSmall: isSmall(rawWords(window, left, left + 1)),
    ...(between.includes('\n') && {
      inBold: { above: beginsInBold(window, ends.left), below: beginsInBold(window, ends.right) },
    }),
    dash: piece === undefined ? 'none' : dashKind(index.segments[piece.segment].text.charAt(piece.start)),
  };
}

const beginsInBold = (window: Window, { start }: Token): boolean =>
  segmentOf(window, start)
    .text.trimStart()
    .startsWith(BLANK + BLANK);

/** "CO", "H", "SO": the symbols of a formula have no other letters; longer ones are abbreviations. */
const isSymbol = (words: string): boolean => /^\P{L}*\p{Lu}{1,3}\P{L}*$/u.test(words);

function opensNumber(tokens: readonly Token[], at: number): boolean {
  const [letters, number] = [tokens[at], tokens.at(at + 1)];
  if (letters.kind !== 'word' || number?.kind !== 'number' || number.raised) return false;
  return number.start === letters.end || (isCurrency(letters.key) && number.start === letters.end + 1);
}

const isSmall = (words: string): boolean => /^[^\p{L}]*\p{Ll}/u.test(words);

/** The last is what PDFium leaves in place of a hyphen that breaks a word. */
const hyphens = '-\u00ad\u2010\u2011\u0002';
const longDashes = '—―⸺⸻';

function dashKind(character: string): Gap['dash'] {
  if (character === '') return 'none';
  if (hyphens.includes(character)) return 'hyphen';
  if (longDashes.includes(character)) return 'long';
  return /^[\p{Pd}−]$/u.test(character) ? 'short' : 'none';
}
